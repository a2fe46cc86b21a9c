import type { SQSRecord } from 'aws-lambda';
import { createEventsContext } from '../../lambdas/context/events.ts';
import { createFanOutContext } from '../../lambdas/context/fan-out.ts';
import { createPushContext } from '../../lambdas/context/push.ts';
import { createRelayContext } from '../../lambdas/context/relay.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import { fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import type { ApplePush } from '../../lambdas/ports/wallets.ts';
import type { Queue } from '../../local/aws/queue.ts';
import { systemAttributes } from '../../local/aws/sqs.ts';
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
  createEventsContext({ ...env, EVENT_BUS_NAME: 'events' }, { log: recordingLog(), ...overrides });

/** Runs the fan-out's worker until its queue has no message that can be received. */
export async function drainFanOut({ env, queues }: EmbeddedAws, overrides: Overrides = {}): Promise<void> {
  const url = queues['fan-out'].settings.url;
  const urls = { FAN_OUT_QUEUE_URL: url, QUEUE_URLS: url, PUSH_QUEUE_URL: queues.push.settings.url };
  const services = createFanOutContext({ ...env, ...urls }, { log: recordingLog(), ...overrides });
  const run = (body: string) => fanOutTemplate(JSON.parse(body), services);
  await drain(queues['fan-out'], (records) => processMessages(records, services, { retryCode: 'FAN-OUT-RETRY', run }));
}

/** The push worker on both its queues, with the test's Apple service. */
export function pushOn({ env, queues }: EmbeddedAws, applePush: ApplePush, overrides: Overrides = {}) {
  const PUSH_QUEUE_URL = queues.push.settings.url;
  const QUEUE_URLS = `${PUSH_QUEUE_URL},${queues['priority-push'].settings.url}`;
  const log = recordingLog();
  const services = { ...createPushContext({ ...env, PUSH_QUEUE_URL, QUEUE_URLS }, { log, ...overrides }), applePush };
  const run = (body: string) => pushDevices(JSON.parse(body), services);
  return {
    log,
    services,
    drain: async () => {
      for (const queue of [queues['priority-push'], queues.push])
        await drain(queue, (records) => processMessages(records, services, { retryCode: 'PUSH-RETRY', run }));
    },
  };
}

/** Hands over all receivable messages, and deletes those that succeed. */
export async function drain(
  queue: Queue,
  handle: (records: SQSRecord[]) => ReturnType<typeof processMessages>,
): Promise<void> {
  for (let messages = queue.receive(10); messages.length > 0; messages = queue.receive(10)) {
    const records = messages.map((message) => ({
      messageId: message.id,
      receiptHandle: message.receipt ?? '',
      body: message.body,
      attributes: systemAttributes(message),
      eventSourceARN: queue.settings.arn,
    }));
    const { batchItemFailures } = await handle(records as unknown as SQSRecord[]);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const { id, receipt } of messages) if (!failed.has(id)) queue.delete(receipt ?? '');
  }
}
