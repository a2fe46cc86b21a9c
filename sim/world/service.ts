import { erasePassenger } from '../../bin/admin/erase-passenger.ts';
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
import { emptyObject } from '../../lambdas/issuing/google.ts';
import { queueDue } from '../../lambdas/jobs/due/queue-due.ts';
import { processDuePass } from '../../lambdas/jobs/due-work/process-due-pass.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import { updateGoogle } from '../../lambdas/jobs/google/update-google.ts';
import { type PushServices, pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import { processMessages, type WorkServices } from '../../lambdas/jobs/shared/process-messages.ts';
import { ListFiling } from '../../lambdas/storage/list-filing.ts';
import { type PushService, simulatedBuilder } from './apple.ts';
import { sendOf } from './aws.ts';
import type { Aws } from './aws-commands.ts';
import { textOf } from './bucket.ts';
import { environment, queueSettings } from './environment.ts';
import { type GoogleService, simulatedCallbacks } from './google.ts';
import { imageFetcherOf } from './images.ts';
import { queueMapping, StreamLane } from './mappings.ts';
import { Pool } from './pool.ts';
import type { Process } from './process.ts';
import { Queue } from './queue.ts';
import type { Scale } from './scale.ts';
import type { World } from './world.ts';

/** AWS, Apple and Google around the service. */
export interface Surroundings {
  readonly aws: Aws;
  readonly apple: PushService;
  readonly google: GoogleService;
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

export const queuesOf = (world: World) => ({
  fanOut: new Queue(world, queueSettings.fanOut),
  push: new Queue(world, queueSettings.push),
  priorityPush: new Queue(world, queueSettings.priorityPush),
  google: new Queue(world, queueSettings.google),
  due: new Queue(world, queueSettings.due),
  filing: new Queue(world, queueSettings.filing),
});

export type Queues = ReturnType<typeof queuesOf>;

/** Lists are filed in chunks of a few entries, so that there is something to file. */
const chunkSizes = { chunk: 4, transaction: 3 };

/** All functions of the service, several of each, with their queues and the stream. */
export function deploy(world: World, { aws, apple, google }: Surroundings, queues: Queues, run: Code, scale: Scale) {
  const lanesOf = <Lane>(lane: (name: number) => Lane) => Array.from({ length: scale.lanes }, (_, name) => lane(name));
  const messages = (usual: number) => scale.messages ?? usual;
  const overridesOf = (process: Process): Overrides => ({
    clock: process.clock,
    log: { info: () => {}, error: (code, error) => world.onError(code, error) },
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
      { name, instances: scale.pools?.[name] ?? (() => instances * scale.instances), timeoutSeconds },
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
    google: google.of(process),
    walletCallbacks: simulatedCallbacks(process),
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
    google: google.of(process),
  }));
  const due = pool('due', 1, 55, (overrides) => createDueContext(environment, overrides));
  const dueWork = pool('due-work', 2, 30, (overrides) => createDueWorkContext(environment, overrides));
  const filing = pool('filing', 2, 900, (overrides, process) => ({
    ...createListFilingContext(environment, overrides),
    filing: new ListFiling(
      tableOf(environment.TABLE_NAME, sdkConfig(overrides), process.clock),
      process.clock,
      chunkSizes,
    ),
  }));
  const operator = pool('operator', 1, 3_600, (overrides, process) => ({
    settings: createAccountSettings(environment, overrides),
    erasure: createErasure(environment, overrides, googleObjectsOf(process, google)),
  }));

  const worker =
    <Services extends WorkServices>(
      work: (body: string, services: Services, isRedelivered: boolean) => Promise<void>,
    ) =>
    (records: Parameters<typeof processMessages>[0], services: Services) =>
      processMessages(records, services, {
        retryCode: 'RETRY',
        run: (body, isRedelivered) => work(body, services, isRedelivered),
      });
  const pushing = worker<PushContext & { readonly ofMessage: () => Pushing }>((body, services) =>
    run.pushDevices(JSON.parse(body), { ...services, ...services.ofMessage() }),
  );
  /** Lanes of the stream's readers: an item is in the same lane of each. */
  const stream = {
    relay: lanesOf((name) => new StreamLane(world, `stream-${name}`, relay, run.relayRecords, scale.records)),
    events: lanesOf(
      (name) => new StreamLane(world, `stream-events-${name}`, events, run.publishRecords, scale.records),
    ),
  };
  for (const source of [
    ...stream.relay,
    ...stream.events,
    queueMapping(
      queues.fanOut,
      fanOut,
      messages(1),
      worker((body, services) => run.fanOutTemplate(JSON.parse(body), services)),
    ),
    queueMapping(queues.priorityPush, push, messages(2), pushing),
    queueMapping(queues.push, push, messages(1), pushing),
    queueMapping(
      queues.google,
      googleJobs,
      messages(2),
      worker((body, services, isRedelivered) => run.updateGoogle(services, JSON.parse(body), isRedelivered)),
    ),
    queueMapping(
      queues.due,
      dueWork,
      10,
      worker((body, services) => run.processDuePass(JSON.parse(body), services)),
    ),
    queueMapping(
      queues.filing,
      filing,
      1,
      worker((body, services) => services.filing.file(body)),
    ),
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
function pushingOf({ records }: PushContext, apple: PushService, process: Process): Pushing {
  const read: Registration[] = [];
  return {
    applePush: apple.of(process, read),
    records: {
      async find(targets) {
        const found = await records.find(targets);
        read.push(...found.registrations);
        return found;
      },
    },
  };
}

const googleObjectsOf = (process: Process, google: GoogleService) => ({
  blank: (...[template, pass]: Parameters<NonNullable<ErasureServices['google']>['blank']>) => {
    const services = { clock: process.clock, google: google.of(process), publicBaseUrl: environment.PUBLIC_BASE_URL };
    return emptyObject(services, {} as never, template, pass);
  },
});
