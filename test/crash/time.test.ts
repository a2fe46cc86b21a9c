import { passesOf } from '../../lambdas/storage/list-keys.ts';
import { type TestApi, templateRequest } from '../helpers/api.ts';
import { type Flow, issuerId, startCrashTest } from '../helpers/crash/crash-test.ts';
import {
  answerOf,
  installOn,
  type MadePass,
  makePass,
  makeTemplate,
  saveToGoogle,
} from '../helpers/crash/passengers.ts';
import type { Service } from '../helpers/crash/service.ts';
import { withTimeSettings } from '../helpers/due.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const crashes = forAllTests(startCrashTest);

const hourMs = 3_600_000;

/** Makes a pass of a template with these settings of time only, with an expiration or without. */
async function timedPass(service: Service, api: TestApi, settings: object, expiration?: string): Promise<MadePass> {
  const request = withTimeSettings(templateRequest(api.images), settings);
  const templateId = String((await answerOf(service, request))['pass-template-id']);
  const timestamps = { 'expiration-timestamp': expiration, 'expiration-timezone': undefined };
  const data = { ...(exampleRequest('generate-pass')['pass-data'] as object), ...timestamps };
  return makePass(service, api, templateId, { 'pass-data': data });
}

type Doing = (service: Service) => Promise<void>;

const act: Flow<Doing>['act'] = (service, doing) => doing(service);

/** Runs the schedule so many hours later, and again a minute later. */
const later = (
  title: string,
  hours: number,
  prepare: (service: Service, api: TestApi) => Promise<unknown>,
): Flow<Doing> => ({
  title,
  prepare: async (service, api) => {
    await prepare(service, api);
    const atMs = service.world.clock.nowMs + hours * hourMs;
    return async ({ tick, world }) => {
      world.clock.nowMs = atMs;
      await tick();
    };
  },
  act,
});

const flows: Flow<Doing>[] = [
  later('an expiry that phones and Google Wallet hear of', 2, async (service, api) => {
    const pass = await timedPass(service, api, {}, '2027-03-10T09:00:00');
    await installOn(service, pass, 'device-1');
    await saveToGoogle(service, pass, issuerId);
  }),
  later('the archive of a pass that is on a phone, after its expiry', 8, async (service, api) => {
    const pass = await timedPass(service, api, { 'expired-pass-ttl': 2 }, '2027-03-10T09:00:00');
    await installOn(service, pass, 'device-1');
  }),
  later('the archive of passes that nobody installs', 8, async (service, api) => {
    await timedPass(service, api, { 'never-installed-ttl': 2 });
  }),
  {
    title: 'the filing of a list',
    prepare: async (service, api) => {
      const templateId = await makeTemplate(service, api);
      for (const passId of ['1', '2', '3']) await makePass(service, api, templateId, { 'pass-id': passId });
      service.world.clock.nowMs += hourMs;
      return async ({ world }) => void world.aws.listFilingQueue.send({ body: passesOf(templateId) });
    },
    act,
  },
];

test.each(flows)('$title ends the same wherever the process stops', (flow) => crashes.expectSameEnd(flow));
