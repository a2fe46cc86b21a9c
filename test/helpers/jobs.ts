import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { createEventsContext } from '../../lambdas/context/events.ts';
import { createFanOutContext } from '../../lambdas/context/fan-out.ts';
import { createPushContext } from '../../lambdas/context/push.ts';
import { createRelayContext } from '../../lambdas/context/relay.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import { fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import { pushMessages } from '../../lambdas/jobs/push/push-messages.ts';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import type { ApplePush } from '../../lambdas/ports/wallets.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import type { EmbeddedAws } from './embedded-aws.ts';
import { recordingLog } from './recording-log.ts';

/** Services of the relay, on the embedded queues. */
export function relayOn({ env, queues }: EmbeddedAws, overrides: Overrides = {}) {
  const urls = {
    FAN_OUT_QUEUE_URL: queues['fan-out'].settings.url,
    PRIORITY_PUSH_QUEUE_URL: queues['priority-push'].settings.url,
    PUSH_QUEUE_URL: queues.push.settings.url,
    GOOGLE_QUEUE_URL: queues.google.settings.url,
  };
  return createRelayContext({ ...env, ...urls }, { log: recordingLog(), ...overrides });
}

/** Services of the function that publishes events, on the embedded event bus. */
export const eventsOn = ({ env }: EmbeddedAws, overrides: Overrides = {}) =>
  createEventsContext({ ...env, EVENT_BUS_NAME: 'events', HISTORY_DAYS: '90' }, { log: recordingLog(), ...overrides });

/** Runs the fan-out's worker until its queue has no message that can be received. */
export async function drainFanOut({ env, queues }: EmbeddedAws, overrides: Overrides = {}): Promise<void> {
  const url = queues['fan-out'].settings.url;
  const urls = { FAN_OUT_QUEUE_URL: url, QUEUE_URLS: url, PUSH_QUEUE_URL: queues.push.settings.url };
  const services = createFanOutContext({ ...env, ...urls }, { log: recordingLog(), ...overrides });
  const run = (body: string) => fanOutTemplate(JSON.parse(body), services);
  await drain(queues['fan-out'], (records) => processMessages(records, services, { retryCode: 'FAN-OUT-RETRY', run }));
}

/** A pace of pushes that never waits. */
export const paceEnv = {
  ...{ PUSH_CALLS_PER_SECOND: '1000000', PUSH_CALLS_AT_ONCE: '1000000' },
  REPEAT_CALLS_PER_SECOND: '1000000',
};

/** The push worker on both its queues, with the test's Apple service. */
export function pushOn({ env, queues }: EmbeddedAws, applePush: ApplePush, overrides: Overrides = {}) {
  const PUSH_QUEUE_URL = queues.push.settings.url;
  const REPEAT_QUEUE_URL = queues.repeat.settings.url;
  const QUEUE_URLS = `${PUSH_QUEUE_URL},${queues['priority-push'].settings.url},${REPEAT_QUEUE_URL}`;
  const log = recordingLog();
  const context = createPushContext(
    { ...env, ...paceEnv, PUSH_QUEUE_URL, REPEAT_QUEUE_URL, QUEUE_URLS },
    { log, ...overrides },
  );
  const services = { ...context, applePush, pace: { turn: async () => {} } };
  return {
    log,
    services,
    drain: async () => {
      for (const queue of [queues['priority-push'], queues.push, queues.repeat])
        await drain(queue, (records) => pushMessages(records, services));
    },
  };
}

/**
 * Hands over all receivable messages, and deletes those that succeed.
 * @throws what the handler throws
 */
export async function drain(
  queue: Queue,
  handle: (records: SQSRecord[]) => ReturnType<typeof processMessages>,
): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  const invoke = async (event: unknown) => {
    try {
      return await handle((event as SQSEvent).Records);
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  const settings = { batchSize: 10, maxConcurrency: 1, functionArn: 'arn:worker', reportsItems: true };
  await new QueueMapping(queue, { invoke }, { ...settings, isEnabled: () => failure === undefined }).drain();
  if (failure) throw failure.error;
}
