import type { DynamoDBStreamEvent, SQSRecord } from 'aws-lambda';
import { dispatch } from '../../../lambdas/api/dispatch.ts';
import type { ApiAnswer } from '../../../lambdas/api/run-action.ts';
import { createApiContext } from '../../../lambdas/context/api.ts';
import { createDueContext } from '../../../lambdas/context/due.ts';
import { createDueWorkContext } from '../../../lambdas/context/due-work.ts';
import { createFanOutContext } from '../../../lambdas/context/fan-out.ts';
import { createGoogleContext } from '../../../lambdas/context/google.ts';
import { createListFilingContext } from '../../../lambdas/context/list-filing.ts';
import { createPushContext } from '../../../lambdas/context/push.ts';
import type { Overrides } from '../../../lambdas/context/sdk.ts';
import { createWebContext } from '../../../lambdas/context/web.ts';
import { queueDue } from '../../../lambdas/jobs/due/queue-due.ts';
import { processDuePass } from '../../../lambdas/jobs/due-work/process-due-pass.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { fanOutTemplate } from '../../../lambdas/jobs/fan-out/fan-out-template.ts';
import { updateGoogle } from '../../../lambdas/jobs/google/update-google.ts';
import { fileOrCount } from '../../../lambdas/jobs/list-filing/file-or-count.ts';
import { pushMessages } from '../../../lambdas/jobs/push/push-messages.ts';
import { relayRecords } from '../../../lambdas/jobs/relay/relay-records.ts';
import { processMessages, type WorkServices } from '../../../lambdas/jobs/shared/process-messages.ts';
import type { WebEnv } from '../../../lambdas/runtime/env.ts';
import type { PublicRequest } from '../../../lambdas/web/request.ts';
import { answerPublic } from '../../../lambdas/web/router.ts';
import { apiKey, noRates } from '../../helpers/api.ts';
import type { QueueName } from '../../helpers/embedded-aws.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { drain, eventsOn, paceEnv, relayOn } from '../../helpers/jobs.ts';
import { publicRequest } from '../../helpers/public-request.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import type { World } from './world.ts';

/** All functions of the service. */
export interface Service {
  readonly world: World;
  readonly log: ReturnType<typeof recordingLog>;
  /** Calls the API as the account `demo`. */
  send(body: object, idempotencyKey?: string): Promise<ApiAnswer>;
  open(method: string, target: string, more?: Partial<PublicRequest>): ReturnType<typeof answerPublic>;
  /** Runs the schedule. */
  tick(): Promise<void>;
  /** Follows the stream and works off the queues, with their delayed messages, until nothing is left but pushes to repeat. */
  drain(): Promise<void>;
}

/** Longest wait of a message, s, at most: delay, visibility timeout, or turn after a failure. */
const longSeconds = 180;
const maxRounds = 30;

/** Functions by the constructs that declare them. */
export type FunctionName =
  | 'ActionApi'
  | 'PublicWeb'
  | 'Relay'
  | 'DueJobsFunction'
  | 'DueJobsWork'
  | 'EventJobs'
  | 'FanOut'
  | 'ListFiling'
  | 'PushJobs'
  | 'WalletBJobs';

interface More {
  /** Overrides of single functions. */
  readonly of?: (name: FunctionName) => Overrides;
  readonly webSettings?: Partial<WebEnv>;
}

export function startService(world: World, { of = () => ({}), webSettings }: More = {}): Service {
  const log = recordingLog();
  const overrides: Overrides = {
    clock: fixedClock(() => new Date(world.clock.nowMs)),
    log,
    packPng: async () => undefined,
  };
  const { aws, env } = world;
  const api = once(() => createApiContext(env, { ...overrides, ...of('ActionApi') }));
  const web = once(() =>
    createWebContext(
      { ...env, ...noRates, ORIGIN_SECRET_ARN: 'origin', ...webSettings },
      { ...overrides, ...of('PublicWeb') },
    ),
  );
  const relay = once(() => relayOn(aws, { ...overrides, ...of('Relay') }));
  const due = once(() =>
    createDueContext(
      { ...env, DUE_QUEUE_URL: aws.queues.due.settings.url },
      { ...overrides, ...of('DueJobsFunction') },
    ),
  );
  const workers = workersOf(world, (name) => ({ ...overrides, ...of(name) }));
  const events = once(() => eventsOn(aws, { ...overrides, ...of('EventJobs') }));
  const streams = [
    world.followStream('relay', {
      invoke: (event) => relayRecords((event as DynamoDBStreamEvent).Records, relay()),
    }),
    world.followStream('events', {
      invoke: (event) => publishRecords((event as DynamoDBStreamEvent).Records, events(), 'shard'),
    }),
  ];
  const delivered = () => streams.reduce((sum, stream) => sum + stream.delivered, 0);
  return {
    world,
    log,
    send: (body, idempotencyKey) =>
      dispatch({ apiKey, idempotencyKey, body: JSON.stringify(body), requestId: 'request-1' }, api()),
    open: (method, target, more) => answerPublic(publicRequest(method, target, more), web()),
    tick: () => queueDue(due()),
    async drain() {
      for (let round = 0; round < maxRounds; round++) {
        let worked = false;
        for (const [name, work] of workers)
          await drain(aws.queues[name], (records) => {
            worked = true;
            return work(records);
          });
        const before = delivered();
        for (const stream of streams) await stream.poll();
        if (worked || delivered() > before) continue;
        if (waitingIn(world) === 0) return;
        aws.passTime(longSeconds);
      }
      throw new Error(`It does not come to rest: ${JSON.stringify(log.lines)}`);
    },
  };
}

const noMessages = { visible: 0, invisible: 0 };

/** Messages in all queues but that of repeated pushes, which come back until the clock, which stands, has reached their minute. */
function waitingIn({ aws: { queues } }: World): number {
  const counts = Object.values({ ...queues, repeat: undefined }).map((queue) => queue?.counts() ?? noMessages);
  return counts.reduce((sum, { visible, invisible }) => sum + visible + invisible, 0);
}

type Worker = (records: SQSRecord[]) => ReturnType<typeof processMessages>;

function workersOf(
  { aws, env, goneTokens, pushedTokens }: World,
  of: (name: FunctionName) => Overrides,
): [QueueName, Worker][] {
  const urlOf = (name: QueueName) => aws.queues[name].settings.url;
  const urls = {
    FAN_OUT_QUEUE_URL: urlOf('fan-out'),
    PUSH_QUEUE_URL: urlOf('push'),
    REPEAT_QUEUE_URL: urlOf('repeat'),
    GOOGLE_QUEUE_URL: urlOf('google'),
    GOOGLE_RATE: '10',
    ...paceEnv,
    QUEUE_URLS: Object.values(aws.queues)
      .map(({ settings }) => settings.url)
      .join(),
  };
  const all = { ...env, ...urls };
  const push = async (token: string) => !goneTokens.has(token) && pushedTokens.push(token) > 0;
  const pushServices = once(() => ({ ...createPushContext(all, of('PushJobs')), applePush: { push } }));
  const pushWorker: Worker = (records) => pushMessages(records, pushServices());
  return [
    [
      'fan-out',
      worker(
        () => createFanOutContext(all, of('FanOut')),
        (body, services) => fanOutTemplate(JSON.parse(body), services),
      ),
    ],
    ['priority-push', pushWorker],
    ['push', pushWorker],
    ['repeat', pushWorker],
    [
      'google',
      worker(
        () => createGoogleContext(all, of('WalletBJobs')),
        (body, services, isRedelivered) => updateGoogle(services, JSON.parse(body), isRedelivered),
      ),
    ],
    [
      'due',
      worker(
        () => createDueWorkContext(all, of('DueJobsWork')),
        (body, services) => processDuePass(JSON.parse(body), services),
      ),
    ],
    [
      'list-filing',
      worker(
        () => createListFilingContext(all, of('ListFiling')),
        (body, services) => fileOrCount(body, services),
      ),
    ],
  ];
}

function worker<Services extends WorkServices>(
  create: () => Services,
  run: (body: string, services: Services, isRedelivered: boolean) => Promise<void>,
): Worker {
  const servicesOnce = once(create);
  return (records) => {
    const services = servicesOnce();
    return processMessages(records, services, {
      retryCode: 'RETRY',
      run: (body, isRedelivered) => run(body, services, isRedelivered),
    });
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
