import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type Consequence, consequencesOf } from '../domain/consequences.ts';
import { installLink, type Pass } from '../domain/pass.ts';
import { eventsOf } from '../domain/pass-events.ts';
import type { RecordChange } from '../domain/record-change.ts';
import type { FanOutWork, PushWork, WalletBWork } from '../domain/work.ts';
import type { EventBus } from '../ports/event-bus.ts';
import type { Log } from '../ports/log.ts';
import type { Registrations } from '../ports/registrations.ts';
import type { Renderings } from '../ports/renderings.ts';
import type { Templates } from '../ports/templates.ts';
import type { WorkQueue } from '../ports/work-queue.ts';

export interface RelayTools {
  readonly events: EventBus;
  readonly fanOuts: WorkQueue<FanOutWork>;
  readonly log: Log;
  readonly priorityPushes: WorkQueue<PushWork>;
  readonly pushes: WorkQueue<PushWork>;
  /** What a record tells of; undefined for one that nobody has to hear of. */
  readonly readChange: (record: DynamoDBRecord) => RecordChange | undefined;
  readonly registrations: Pick<Registrations, 'ofPass' | 'remove'>;
  readonly renderings: Pick<Renderings, 'delete'>;
  readonly templates: Pick<Templates, 'findLatest'>;
  readonly walletB: WorkQueue<WalletBWork>;
}

/**
 * Follows the table's stream and brings about what committed changes still ask for, which repeats what a crash may
 * have left out. Records are taken in order; the first that fails is reported, and the stream comes back to it.
 */
export async function relayRecords(
  records: readonly DynamoDBRecord[],
  tools: RelayTools,
): Promise<DynamoDBBatchResponse> {
  for (const record of records) {
    try {
      const change = tools.readChange(record);
      if (change) await bringAbout(change, tools);
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber;
      tools.log.error('RELAY-RETRY', error, { sequenceNumber });
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function bringAbout(change: RecordChange, tools: RelayTools): Promise<void> {
  const events = eventsOf(change);
  await Promise.all([
    ...consequencesOf(change).map((consequence) => carryOut(consequence, tools)),
    events.length > 0 && tools.events.put(events),
  ]);
}

function carryOut(consequence: Consequence, tools: RelayTools): Promise<void> {
  switch (consequence.kind) {
    case 'stale-files':
      return tools.renderings.delete(consequence.link);
    case 'new-files':
      return removeIfOutdated(consequence.pass, tools);
    case 'forget-devices':
      return forgetDevices(consequence.passKey, tools);
    case 'push':
      return (consequence.isPriority ? tools.priorityPushes : tools.pushes).add([consequence.work]);
    case 'fan-out':
      return tools.fanOuts.add([consequence.work]);
    case 'walletb':
      return tools.walletB.add([consequence.work]);
  }
}

/** A warm function goes on with a template for 30 s. Whichever is written last, template or pass, sees the other. */
async function removeIfOutdated(pass: Pass, { templates, renderings }: RelayTools): Promise<void> {
  const template = await templates.findLatest(pass.account, pass.templateId);
  if (template && pass.renderedFrom < template.version) await renderings.delete(installLink(pass));
}

async function forgetDevices(passKey: string, { registrations }: RelayTools): Promise<void> {
  const devices = await registrations.ofPass(passKey);
  await Promise.all(devices.map((registration) => registrations.remove(registration, undefined)));
}
