import { requestLog } from '../../lambdas/runtime/request-log.ts';
import { recordingLog } from '../helpers/recording-log.ts';

test.each([
  [200, []],
  [404, []],
  [429, []],
  [500, ['500']],
  [503, ['503']],
])('an answer of %i is logged as a failure of its build only if it counts as one', async (statusCode, failures) => {
  const log = recordingLog();
  const event = { requestContext: { requestId: 'request-1' }, routeKey: 'POST /v3' };
  await requestLog({ log }, 'build').after?.({ event, response: { statusCode } } as never);
  const line = { build: 'build', route: 'POST /v3', requestId: 'request-1' };
  expect(log.lines).toEqual(failures.map((status) => ['ANSWER-FAILED', { ...line, status }]));
});
