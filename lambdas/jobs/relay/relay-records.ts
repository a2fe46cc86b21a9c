import type { DynamoDBRecord } from 'aws-lambda';
import { installLink, type Pass } from '../../domain/pass/pass.ts';
import type { RecordChange } from '../../domain/pass/record-change.ts';
import { type Consequence, consequencesOf } from '../../domain/updates/consequences.ts';
import type { FanOutWork, GoogleWork } from '../../domain/updates/work.ts';
import type { Registrations } from '../../ports/passes.ts';
import type { Renderings } from '../../ports/stores.ts';
import type { WorkQueue } from '../../ports/work.ts';
import { processRecords, type RecordServices } from '../shared/process-records.ts';
import { type PushQueues, queueMissedPushes, queuePushes } from './queue-pushes.ts';

const codes = { retry: 'RELAY-RETRY', parked: 'RELAY-PARKED', parkedBehind: 'RELAY-PARKED-BEHIND' };

/** Relays records of the table's stream: starts the follow-up work of committed changes. */
export const relayRecords = (records: readonly DynamoDBRecord[], services: RecordServices & ConsequenceServices) =>
  processRecords(records, services, { codes, perform: (changes) => performConsequences(changes, services) });

export interface ConsequenceServices extends PushQueues {
  readonly fanOuts: WorkQueue<FanOutWork>;
  /** True for an error that means an outage of a dependency. */
  readonly isOutage: (error: unknown) => boolean;
  readonly registrations: Pick<Registrations, 'ofPass' | 'remove'>;
  readonly renderings: Pick<Renderings, 'deleteAll'>;
  readonly google: WorkQueue<GoogleWork>;
}

type Kind = Consequence['kind'];
type OfKind<Name extends Kind> = Extract<Consequence, { readonly kind: Name }>;

/**
 * Performs the consequences of changes of different items, batched by kind. Idempotent.
 * @throws after all have been tried: an outage's error if there is one, else the first error.
 */
export async function performConsequences(changes: readonly RecordChange[], services: ConsequenceServices) {
  const consequences = changes.flatMap(consequencesOf);
  const ofKind = <Name extends Kind>(kind: Name) =>
    consequences.filter((consequence): consequence is OfKind<Name> => consequence.kind === kind);
  const staleLinks = ofKind('stale-files').map(({ link }) => link);
  const newPasses = ofKind('new-files').map(({ pass }) => pass);
  const results = await Promise.allSettled([
    ifAny(staleLinks, (links) => services.renderings.deleteAll(links)),
    removeOutdated(newPasses, services),
    ...ofKind('forget-devices').map(({ passKey }) => forgetDevices(passKey, services)),
    queuePushes(
      ofKind('push').map(({ pass }) => pass),
      services,
    ),
    queueMissedPushes(
      ofKind('new-device').map(({ registration }) => registration),
      services,
    ),
    queue(services.fanOuts, ofKind('fan-out')),
    queue(services.google, ofKind('google')),
  ]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw errors.find(services.isOutage) ?? errors[0];
}

async function ifAny<Each>(all: readonly Each[], use: (all: readonly Each[]) => Promise<void>): Promise<void> {
  if (all.length > 0) await use(all);
}

function queue<Work extends FanOutWork | GoogleWork>(
  to: WorkQueue<Work>,
  consequences: readonly { readonly work: Work }[],
): Promise<void> {
  const all = consequences.map(({ work }) => work);
  return ifAny(all, (work) => to.add(work));
}

/**
 * Removes files that were rendered from an outdated template, which warm functions cache for 30 s. Runs after both
 * kinds of changes: the later write, of template or pass, sees the other.
 */
async function removeOutdated(passes: readonly Pass[], { templates, renderings }: ConsequenceServices): Promise<void> {
  const byTemplate = [...Map.groupBy(passes, ({ account, templateId }) => `${account} ${templateId}`).values()];
  const outdated = await Promise.all(
    byTemplate.map(async (ofOne) => {
      const template = ofOne[0] && (await templates.findLatest(ofOne[0].account, ofOne[0].templateId));
      return ofOne.filter(({ renderedFrom }) => template && renderedFrom < template.version);
    }),
  );
  await ifAny(outdated.flat().map(installLink), (links) => renderings.deleteAll(links));
}

async function forgetDevices(passKey: string, { registrations }: ConsequenceServices): Promise<void> {
  const devices = await registrations.ofPass(passKey);
  await Promise.all(devices.map((registration) => registrations.remove(registration, undefined)));
}
