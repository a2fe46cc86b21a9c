import { textAnswer } from '../../../local/edge/exchange.ts';
import { type FaultSettings, faultSettings, type LocalFaults } from '../../../local/faults/fault-settings.ts';
import { faultyInvoker } from '../../../local/faults/faulty-invoker.ts';
import { faultyOrigin } from '../../../local/faults/faulty-origin.ts';
import { Faults } from '../../../world/faults/faults.ts';

function faultsWith(settings: Partial<FaultSettings>): LocalFaults {
  const faults: LocalFaults = new Faults();
  faults.set(faultSettings.parse(settings));
  return faults;
}

/** Deliveries of one batch to a function. */
async function delivered(settings: Partial<FaultSettings>, target: 'sqs' | 'dynamodb'): Promise<string[]> {
  const events: string[] = [];
  const invoker = {
    async invoke(event: unknown) {
      events.push((event as { Records: string[] }).Records.join(' '));
      return events.length;
    },
  };
  await faultyInvoker(faultsWith(settings), target, invoker).invoke({ Records: ['a', 'b'] });
  return events;
}

test.each(['sqs', 'dynamodb'] as const)('a batch of %s may come twice', async (target) => {
  expect(await delivered({ target, kind: 'duplicate' }, target)).toEqual(['a b', 'a b']);
});

test('a queue may turn the order round, a stream never does', async () => {
  expect(await delivered({ target: 'sqs', kind: 'disorder', 'latency-ms': 1 }, 'sqs')).toEqual(['b a']);
  expect(await delivered({ target: 'sqs', kind: 'disorder', 'latency-ms': 1 }, 'dynamodb')).toEqual(['a b']);
});

test.each([
  ['error', 500],
  ['throttle', 503],
  ['lost-answer', 502],
  ['clock-skew', 200],
] as const)('while S3 has the fault %s, CloudFront gets %s from it', async (kind, status) => {
  const origin = faultyOrigin(faultsWith({ target: 's3', kind }), async () => textAnswer(200, 'text/plain', 'page'));
  const request = { method: 'GET', target: '/i/link', headers: {}, body: Buffer.alloc(0), sourceIp: '192.0.2.1' };
  expect((await origin(request)).status).toBe(status);
});
