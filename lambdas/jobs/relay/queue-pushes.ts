import type { Pass } from '../../domain/pass/pass.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import type { PushTarget, PushWork } from '../../domain/updates/work.ts';
import type { Templates } from '../../ports/stores.ts';
import type { PushRecords, WorkQueue } from '../../ports/work.ts';
import { devicesPerPush, outdatedDevices } from '../shared/outdated-devices.ts';
import { portionsOf } from '../shared/portions.ts';

export interface PushQueues {
  readonly priorityPushes: WorkQueue<PushWork>;
  readonly pushes: WorkQueue<PushWork>;
  readonly records: Pick<PushRecords, 'find'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/** Queues the pushes to all devices of changed passes: urgent ones in a queue of their own. */
export async function queuePushes(passes: readonly Pass[], { priorityPushes, pushes }: PushQueues): Promise<void> {
  const isUrgent = ({ isPriority = false }: Pass) => isPriority;
  await Promise.all([
    add(priorityPushes, messagesFor(passes.filter(isUrgent))),
    add(pushes, messagesFor(passes.filter((pass) => !isUrgent(pass)))),
  ]);
}

/** By then the fan-out of a change that has just been made has pushed to the new device, too, and the message finds that. */
const missedAfterSeconds = 3;

/**
 * Queues pushes to new devices that have missed a change. Read after their registrations were committed: a later change
 * finds them there. Hardly any has missed one, and a message would cost more than the reads.
 * Source: docs/decisions/registrations.md#a-new-device-is-judged-by-the-relay.
 */
export async function queueMissedPushes(devices: readonly Registration[], services: PushQueues): Promise<void> {
  if (devices.length === 0) return;
  const outdated = await outdatedDevices(devices.map(targetOf), services);
  const registrations = outdated.map(({ registration }) => registration);
  const messages = [...Map.groupBy(registrations, ({ account }) => account)].map(([account, ofOne]) => ({
    account,
    targets: ofOne.map(targetOf),
  }));
  await add(services.pushes, messages, { delaySeconds: missedAfterSeconds });
}

const targetOf = ({ passKey, deviceId }: Registration): PushTarget => ({ passKeys: [passKey], deviceId });

const add = async (queue: WorkQueue<PushWork>, messages: readonly PushWork[], options?: { delaySeconds: number }) =>
  messages.length > 0 ? queue.add(messages, options) : undefined;

/** The fewest messages for these passes, each of one account; one with too many devices gets a message of its own. */
function messagesFor(passes: readonly Pass[]): PushWork[] {
  return [...Map.groupBy(passes, ({ account }) => account)].flatMap(([account, ofOne]) =>
    portionsOf(ofOne, ({ devices = 0 }) => devices, devicesPerPush).map((portion) => ({
      account,
      targets: portion.map(({ passKey }) => ({ passKeys: [passKey] })),
    })),
  );
}
