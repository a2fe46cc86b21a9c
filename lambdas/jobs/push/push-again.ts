import {
  awaitsRepeat,
  hasFetched,
  needsNoRepeat,
  repeatDueMs,
  repeatMinutes,
} from '../../domain/delivery/repeated-pushes.ts';
import { hasLeft } from '../../domain/flight/departure.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import type { NotifiedDevice, PushWork } from '../../domain/updates/work.ts';
import type { Consistency } from '../../ports/work.ts';
import type { OutdatedDevice } from '../shared/outdated-devices.ts';
import { portionsOf } from '../shared/portions.ts';
import { type PushServices, sendPushes } from './send-pushes.ts';

/** Source: Amazon SQS quotas, message delay. What is due later is queued once more. */
const longestDelaySeconds = 900;

/** Time beyond the delay of a message, s, in which the pushes that it follows are paced and accepted. */
const marginSeconds = 5;

/** Registrations of a message: one request reads them. */
const perMessage = 100;

/** A device that is pushed to again, if it waits for that: passes are not read for it. */
type RepeatedDevice = Omit<OutdatedDevice, 'pass'>;

/**
 * Repeats pushes to devices that have not fetched since, and queues the next repetition of them first: a worker that dies then
 * loses none, and a message without its push is dropped. Nothing is pushed after the flight has left.
 * Source: docs/decisions/pushes.md#pushed-again.
 */
export async function pushAgain(
  work: PushWork,
  { repeat, devices }: NonNullable<PushWork['again']>,
  services: PushServices,
): Promise<void> {
  const waiting = await waitingDevices(devices, repeat, services);
  const nowMs = services.clock.now().getTime();
  const { due = [], early = [] } = Object.groupBy(waiting, ({ registration }) =>
    (repeatDueMs(registration, repeat) ?? 0) <= nowMs ? 'due' : 'early',
  );
  await queueRepeat(work, { repeat, dueMs: lastDueMs(early, repeat) }, early, services);
  await queueRepeat(work, { repeat: repeat + 1, dueMs: lastDueMs(due, repeat + 1) }, due, services);
  const pushes = due.map((each) => ({ ...each, repeat }));
  await sendPushes(work, pushes, services);
}

const lastDueMs = (pushes: readonly RepeatedDevice[], repeat: number) =>
  Math.max(...pushes.map(({ registration }) => repeatDueMs(registration, repeat) ?? 0));

interface Read {
  readonly notified: NotifiedDevice;
  readonly registration: Registration | undefined;
}

const idOf = ({ passKey, deviceId }: Pick<NotifiedDevice, 'passKey' | 'deviceId'>) => `${passKey} ${deviceId}`;

/** Devices of flights that have not left which wait for this repetition, those of each template with the latest version. */
async function waitingDevices(
  devices: readonly NotifiedDevice[],
  repeat: number,
  { clock, records, templates }: PushServices,
): Promise<RepeatedDevice[]> {
  const read = async (all: readonly NotifiedDevice[], consistency: Consistency) => {
    const found = new Map((await records.notified(all, consistency)).map((each) => [idOf(each), each]));
    return all.map((notified) => ({ notified, registration: found.get(idOf(notified)) }));
  };
  const waits = ({ notified, registration }: Read) => registration && awaitsRepeat(registration, notified, repeat);
  const first = await read(devices, 'eventual');
  // An old registration must not end the repetitions: one that gives no reason to is read again, as it is.
  const isUnclear = (each: Read) =>
    !waits(each) && !(each.registration && needsNoRepeat(each.registration, each.notified, repeat));
  const unclear = first.filter(isUnclear).map(({ notified }) => notified);
  const again = unclear.length > 0 ? await read(unclear, 'strong') : [];
  const waiting = [...first, ...again].flatMap((each) =>
    each.registration && waits(each) ? [{ registration: each.registration, sum: each.notified.sum }] : [],
  );
  const ofEach = new Map(waiting.map(({ registration }) => [registration.templateId, registration.account]));
  const latest = await Promise.all([...ofEach].map(([id, account]) => templates.findLatest(account, id)));
  const now = clock.now();
  return waiting.flatMap((each) => {
    const template = latest.find((one) => one?.id === each.registration.templateId);
    return template && !hasLeft(template, now) ? [{ ...each, template }] : [];
  });
}

/** Queues the first repetition of pushes that are sent next, before them. */
export const queueFirstRepeat = (work: PushWork, pushes: readonly RepeatedDevice[], services: PushServices) =>
  queueRepeat(
    work,
    { repeat: 1, dueMs: services.clock.now().getTime() + repeatMinutes[0] * minuteMs },
    pushes,
    services,
  );

/** Queues the repetition that follows pushes of which the records are late: it has been dropped if it came before them. */
export async function queueRepeatOfRecorded(work: PushWork, told: readonly NotifiedDevice[], services: PushServices) {
  const repeat = 1 + (told[0]?.repeat ?? 0);
  if (repeat <= repeatMinutes.length) await add(work, repeat, told, repeatMinutes[0] * minuteMs, services);
}

async function queueRepeat(
  work: PushWork,
  { repeat, dueMs }: { readonly repeat: number; readonly dueMs: number },
  pushes: readonly RepeatedDevice[],
  services: PushServices,
): Promise<void> {
  const now = services.clock.now();
  const devices = pushes
    .filter(({ registration, sum, template }) => !hasFetched(registration, sum) && !hasLeft(template, now))
    .map(({ registration: { passKey, deviceId, writeId }, sum }) => ({ passKey, deviceId, sum, writeId }));
  if (repeat > repeatMinutes.length || devices.length === 0) return;
  await add(work, repeat, devices, dueMs - now.getTime(), services);
}

/** Queues devices, the passes of each in one message, as they share a push. */
async function add(
  { account, templateId }: PushWork,
  repeat: number,
  notified: readonly NotifiedDevice[],
  inMs: number,
  { repeats }: PushServices,
): Promise<void> {
  const devices = [...Map.groupBy(notified, ({ deviceId }) => deviceId).values()];
  const messages = portionsOf(devices, ({ length }) => length, perMessage).map((portion) => ({
    ...{ account, templateId, targets: [] },
    again: { repeat, devices: portion.flat() },
  }));
  const delaySeconds = Math.min(longestDelaySeconds, Math.max(0, Math.ceil(inMs / 1_000)) + marginSeconds);
  await repeats.add(messages, { delaySeconds });
}
