import type { DynamoDBBatchResponse, DynamoDBRecord, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { erasePassenger } from '../../bin/admin/erase-passenger.ts';
import { createGoogleObjects } from '../../bin/admin/google-objects.ts';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import { createDueContext } from '../../lambdas/context/due.ts';
import { createDueWorkContext } from '../../lambdas/context/due-work.ts';
import { createEventsContext } from '../../lambdas/context/events.ts';
import { createFanOutContext } from '../../lambdas/context/fan-out.ts';
import { createGoogleContext } from '../../lambdas/context/google.ts';
import { createListFilingContext } from '../../lambdas/context/list-filing.ts';
import { createAccountSettings, createErasure, type ErasureServices } from '../../lambdas/context/operator.ts';
import { createPushContext } from '../../lambdas/context/push.ts';
import { createRelayContext } from '../../lambdas/context/relay.ts';
import { type Overrides, sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { createWebContext } from '../../lambdas/context/web.ts';
import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { minuteMs } from '../../lambdas/domain/time/durations.ts';
import { queueDue } from '../../lambdas/jobs/due/queue-due.ts';
import { processDuePass } from '../../lambdas/jobs/due-work/process-due-pass.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import { updateGoogle } from '../../lambdas/jobs/google/update-google.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { pushMessages } from '../../lambdas/jobs/push/push-messages.ts';
import type { PushServices } from '../../lambdas/jobs/push/send-pushes.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import { processMessages, type WorkServices } from '../../lambdas/jobs/shared/process-messages.ts';
import { ListFiling } from '../../lambdas/storage/list-filing.ts';
import { pushBatches } from '../../lib/push-pace.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import { StreamLane } from '../../world/aws/stream-lane.ts';
import { type PushesInProcess, simulatedBuilder } from './apple.ts';
import { sendOf } from './aws.ts';
import type { Aws } from './aws-commands.ts';
import { textOf } from './bodies.ts';
import { environment } from './environment.ts';
import type { SimulatedGoogle } from './google.ts';
import { imageFetcherOf } from './images.ts';
import { Pool } from './pool.ts';
import type { Process } from './process.ts';
import type { Queues } from './queues.ts';
import type { Scale } from './scale.ts';
import type { World } from './world.ts';

/** AWS, Apple and Google around the service. */
export interface Surroundings {
  readonly aws: Aws;
  readonly apple: PushesInProcess;
  readonly google: SimulatedGoogle;
}

/** The code that a function works with; a mistake replaces some of it. */
export const code = {
  dispatch,
  erasePassenger,
  fanOutTemplate,
  processDuePass,
  publishRecords,
  pushDevices,
  queueDue,
  relayRecords,
  updateGoogle,
};

export type Code = typeof code;

type Reader<Services> = (
  records: DynamoDBRecord[],
  services: Services,
  shard?: string,
) => Promise<DynamoDBBatchResponse>;

type Work<Services> = (body: string, services: Services, isRedelivered: boolean) => Promise<void>;

export const streamArn = 'arn:aws:dynamodb:eu-central-1:0:table/passes/stream/1';

/** Properties of the event source mappings in lib/constructs/stream-function.ts. */
const streamSettings = {
  streamArn,
  bisectOnError: true,
  reportsItems: true,
  maxRetries: -1,
  maxAgeMs: 22 * 3_600_000,
};

/** Lists are filed in chunks of a few entries, so that there is something to file. */
const chunkSizes = { chunk: 4, transaction: 3 };

/** All functions of the service, several of each, with their queues and the stream. */
export function deploy(world: World, { aws, apple, google }: Surroundings, queues: Queues, run: Code, scale: Scale) {
  const messages = (usual: number) => scale.messages ?? usual;
  const overridesOf = (process: Process): Overrides => ({
    clock: process.clock,
    log: { info: () => {}, error: (code, error, details) => world.onError(code, error, details) },
    send: sendOf(world, aws, process),
  });
  const pool = <Services>(
    name: string,
    instances: number,
    timeoutSeconds: number,
    start: (overrides: Overrides, process: Process) => Services,
  ) =>
    new Pool(
      world,
      { name, instances: scale.pools?.[name] ?? instances * scale.instances, timeoutSeconds },
      (process) => start(overridesOf(process), process),
    );

  const api = pool('api', 3, 29, (overrides, process) => ({
    ...createApiContext(environment, overrides),
    apple: simulatedBuilder,
    imageFetcher: imageFetcherOf(process),
  }));
  const web = pool('web', 3, 15, (overrides, process) => ({
    ...createWebContext(environment, overrides),
    apple: simulatedBuilder,
    bundlePkpasses: async (pkpasses: readonly Uint8Array[]) =>
      Buffer.from(`[${pkpasses.map((each) => textOf(Buffer.from(each)))}]`),
    google: google.of(process, 'click'),
    walletCallbacks: google.callbacksOf(process),
  }));
  const relay = pool('relay', 3, 60, (overrides) => createRelayContext(environment, overrides));
  const events = pool('events', 3, 60, (overrides) => createEventsContext(environment, overrides));
  const fanOut = pool('fan-out', 2, 60, (overrides) => createFanOutContext(environment, overrides));
  const push = pool('push', 3, 60, (overrides, process) => {
    const services = createPushContext(environment, overrides);
    return { ...services, ofMessage: () => pushingOf(services, apple, process) };
  });
  const googleJobs = pool('google', 2, 300, (overrides, process) => ({
    ...createGoogleContext(environment, overrides),
    google: google.of(process, 'work'),
  }));
  const due = pool('due', 1, 55, (overrides) => createDueContext(environment, overrides));
  const dueWork = pool('due-work', 2, 30, (overrides) => createDueWorkContext(environment, overrides));
  const filing = pool('list-filing', 2, 900, (overrides, process) => ({
    ...createListFilingContext(environment, overrides),
    filing: new ListFiling(
      tableOf(environment.TABLE_NAME, sdkConfig(overrides), process.clock),
      process.clock,
      chunkSizes,
    ),
  }));
  const operator = pool('operator', 1, 3_600, (overrides, process) => ({
    settings: createAccountSettings(environment, overrides),
    erasure: createErasure(
      environment,
      overrides,
      createGoogleObjects(environment, process.clock, {
        sdk: sdkConfig(overrides),
        google: google.of(process, 'work'),
      }),
    ),
  }));

  const lanesOf = <Services>(name: string, pool: Pool<Services>, read: Reader<Services>, windowMs?: number) =>
    Array.from({ length: scale.lanes }, (_, lane) => {
      const settings = { ...streamSettings, batchSize: scale.records, windowMs, isEnabled: () => pool.hasFree };
      return new StreamLane(`${name}-${lane}`, world.ports, pool.invoker(read), { ...settings, onFailure });
    });
  const onFailure = (details: object) => {
    world.failure ??= new Error('Records of the stream are given up', { cause: details });
  };
  /** Lanes of the stream's readers: an item is in the same lane of each. */
  const stream = {
    relay: lanesOf('stream', relay, run.relayRecords),
    events: lanesOf(
      'stream-events',
      events,
      async (...batch) => ({ ...(await run.publishRecords(...batch)), state: {} }),
      15 * minuteMs,
    ),
  };
  const delivering = <Services>(
    queue: Queue,
    pool: Pool<Services>,
    batchSize: number,
    process: (records: SQSRecord[], services: Services) => Promise<SQSBatchResponse>,
  ) =>
    new QueueMapping(queue, pool.invoker(process), {
      ...{ batchSize, maxConcurrency: Number.POSITIVE_INFINITY, isEnabled: () => pool.hasFree },
      ...{ functionArn: pool.name, reportsItems: true },
    });
  const mapping = <Services extends WorkServices>(
    queue: Queue,
    pool: Pool<Services>,
    batchSize: number,
    work: Work<Services>,
  ) =>
    delivering(queue, pool, batchSize, (records, services) =>
      processMessages(records, services, {
        retryCode: 'RETRY',
        run: (body, isRedelivered) => work(body, services, isRedelivered),
      }),
    );
  const pushing = (records: SQSRecord[], { ofMessage, ...services }: PushContext & { ofMessage: () => Pushing }) =>
    pushMessages(records, services, (work, paced) => run.pushDevices(work, { ...paced, ...ofMessage() }));
  for (const source of [
    ...stream.relay,
    ...stream.events,
    mapping(queues.fanOut, fanOut, messages(1), (body, services) => run.fanOutTemplate(JSON.parse(body), services)),
    delivering(queues.priorityPush, push, messages(pushBatches.urgentBatchSize), pushing),
    delivering(queues.push, push, messages(pushBatches.batchSize), pushing),
    delivering(queues.repeat, push, messages(1), pushing),
    mapping(queues.google, googleJobs, messages(2), (body, services, isRedelivered) =>
      run.updateGoogle(services, JSON.parse(body), isRedelivered),
    ),
    mapping(queues.due, dueWork, 10, (body, services) => run.processDuePass(JSON.parse(body), services)),
    mapping(queues.filing, filing, 1, (body, services) => services.filing.file(body)),
  ])
    world.addSource(source);

  return {
    api,
    web,
    stream,
    /** A run of the schedule. */
    tick: () => due.invoke((services) => run.queueDue(services)),
    /** A command of an operator's. */
    erasePassenger: run.erasePassenger,
    dispatch: run.dispatch,
    operate: <Result>(command: (services: OperatorServices) => Promise<Result>) => operator.invoke(command),
  };
}

export type Service = ReturnType<typeof deploy>;

interface OperatorServices {
  readonly settings: ReturnType<typeof createAccountSettings>;
  readonly erasure: ErasureServices;
}

type PushContext = ReturnType<typeof createPushContext>;
type Pushing = Pick<PushServices, 'applePush' | 'records'>;

/** Apple's service for one message, with the registrations that the worker read for it. */
function pushingOf({ records }: PushContext, apple: PushesInProcess, process: Process): Pushing {
  const message: Record<'read' | 'again', Registration[]> = { read: [], again: [] };
  return {
    applePush: apple.of(process, message),
    records: {
      async find(targets) {
        const found = await records.find(targets);
        message.read.push(...found.registrations);
        return found;
      },
      async notified(...of) {
        const found = await records.notified(...of);
        message.again.push(...found);
        return found;
      },
    },
  };
}
