import { figuresOfPush } from '../../domain/delivery/delivery.ts';
import { withOneDeviceLess } from '../../domain/pass/installs.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import type { NotifiedDevice, PushWork } from '../../domain/updates/work.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Passes, Registrations } from '../../ports/passes.ts';
import type { Clock, Log, Metrics } from '../../ports/runtime.ts';
import type { Templates } from '../../ports/stores.ts';
import { type ApplePush, PushRefused } from '../../ports/wallets.ts';
import type { PushRecords, WorkQueue } from '../../ports/work.ts';
import { allEnded } from '../../retry/all-ended.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import type { OutdatedDevice } from '../shared/outdated-devices.ts';
import type { Pace } from './pace.ts';

export interface PushServices {
  readonly accounts: Pick<Accounts, 'appleCertificate'>;
  readonly applePush: ApplePush;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly newWriteId: () => string;
  readonly pace: Pick<Pace, 'turn'>;
  readonly passes: Pick<Passes, 'find' | 'update'>;
  /** The worker's own queue, for pushes that could not be recorded. */
  readonly pushes: WorkQueue<PushWork>;
  readonly records: PushRecords;
  readonly registrations: Pick<Registrations, 'find' | 'beginRepeat' | 'recordPush' | 'recordRefusal' | 'remove'>;
  /** The worker's queue of pushes that are to be repeated. */
  readonly repeats: WorkQueue<PushWork>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/** A push to send: of a version for the first time, or repeated for so many. */
interface Push extends Pick<OutdatedDevice, 'registration' | 'sum'> {
  readonly repeat: number;
  /** For figures, in which only the first push of a version counts. */
  readonly changed?: Pick<OutdatedDevice, 'template' | 'pass'>;
}

/** A push that Apple has accepted. */
interface AcceptedPush extends Push {
  readonly at: Date;
}

interface SentPushes {
  readonly accepted: AcceptedPush[];
  readonly unrecorded: AcceptedPush[];
}

/** Another worker repeats this push, or has died over it: its message comes back until that is known. */
class RepeatBegun extends Error {
  override readonly name = 'RepeatBegun';
}

/**
 * Sends a push to each device. The version sum is recorded after Apple's answer, so that repeated messages, and others
 * about the same change, push only once. If it cannot be recorded, this alone is queued again.
 *
 * @throws the first error if some pushes failed; the others were sent.
 */
export async function sendPushes(work: PushWork, pushes: readonly Push[], services: PushServices): Promise<void> {
  // A device has one push token for all its passes of a type.
  const byPushToken = Map.groupBy(pushes, ({ registration }) => registration.pushToken);
  const sent: SentPushes = { accepted: [], unrecorded: [] };
  try {
    await allEnded([...byPushToken.values()].map((each) => pushTo(each, sent, services)));
  } finally {
    services.metrics.put(sent.accepted.flatMap(figuresOf));
    await queueUnrecorded(work, sent.unrecorded, services);
  }
}

const figuresOf = ({ changed, registration, at }: AcceptedPush) =>
  changed ? figuresOfPush({ ...changed, registration }, at) : [];

/**
 * Age, ms, from which the index of a device's passes surely shows a registration. DynamoDB promises a fraction of a second.
 * Source: docs/decisions/pushes.md#notified-when-it-can-be-answered.
 */
const indexLagMs = 1_000;

/** Sends one push for all of a device's passes: the phone then requests all changes. */
async function pushTo(all: readonly Push[], sent: SentPushes, services: PushServices) {
  const [first] = all;
  if (first === undefined) return;
  const { account, passKey, passTypeId, pushToken } = first.registration;
  const certificate = await services.accounts.appleCertificate(account, passTypeId);
  try {
    if (certificate === undefined) throw new PushRefused('NoActiveCertificate');
    await untilListed(all, services.clock);
    // The phone requests its list, and each pass of it.
    await services.pace.turn(1 + all.length);
    const begun = await begin(all, services);
    if (begun.length === 0) throw new RepeatBegun();
    const isThere = await services.applePush.push(pushToken, certificate);
    const at = services.clock.now();
    await Promise.all(
      begun.map((push) =>
        isThere
          ? recordPush({ ...push, at }, sent, services)
          : untilWritten(services.clock, () => forget(push.registration, services)),
      ),
    );
    if (begun.length < all.length) throw new RepeatBegun();
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error;
    services.log.error('PUSH-REFUSED', error, { account, passKey });
    await Promise.all(all.map(({ registration }) => recordRefusal(registration, error, services)));
    throw error;
  }
}

/** Pushes that no other worker sends: two copies of a message may be processed at once. */
async function begin(pushes: readonly Push[], { clock, newWriteId, registrations }: PushServices): Promise<Push[]> {
  const areBegun = await Promise.all(
    pushes.map(
      ({ registration, sum, repeat }) =>
        repeat === 0 || registrations.beginRepeat(registration, sum, repeat, clock.now(), newWriteId()),
    ),
  );
  return pushes.filter((_, place) => areBegun[place]);
}

/** Records a refusal unless that is no news: a message is tried many times. */
async function recordRefusal(registration: Registration, { reason }: PushRefused, services: PushServices) {
  if (registration.refusal?.reason === reason) return;
  const { account, passKey } = registration;
  const atUtc = services.clock.now().toISOString();
  await services.registrations
    .recordRefusal(registration, { reason, atUtc })
    .catch((error) => services.log.error('DELIVERY-NOT-RECORDED', error, { account, passKey }));
}

/** Waits until the phone's request, which follows a push, will be answered with all of its passes. */
async function untilListed(pushes: readonly Push[], clock: Clock): Promise<void> {
  const newest = Math.max(...pushes.map(({ registration }) => Date.parse(registration.registeredAtUtc)));
  const leftMs = newest + indexLagMs - clock.now().getTime();
  if (leftMs > 0) await clock.wait(Math.min(leftMs, indexLagMs));
}

/**
 * Records an accepted push, or adds it to those that could not be recorded. It counts unless another worker has recorded this
 * version meanwhile, as after a redrive: the phone fetches once.
 */
async function recordPush(
  push: AcceptedPush,
  { accepted, unrecorded }: SentPushes,
  { log, registrations }: PushServices,
): Promise<void> {
  const { account, passKey } = push.registration;
  try {
    if (await registrations.recordPush(push.registration, push.sum, push.at, push.repeat)) accepted.push(push);
  } catch (error) {
    accepted.push(push);
    log.error('PUSH-NOT-NOTED', error, { account, passKey });
    unrecorded.push(push);
  }
}

/** Queues pushes that could not be recorded. @throws if that fails, too: the pushes will be repeated. */
async function queueUnrecorded(
  { account, templateId }: PushWork,
  unrecorded: readonly AcceptedPush[],
  { pushes }: PushServices,
): Promise<void> {
  if (unrecorded.length === 0) return;
  const notified = unrecorded.map(({ registration, sum, at, repeat }): NotifiedDevice => {
    const { passKey, deviceId, writeId } = registration;
    return { passKey, deviceId, sum, writeId, atUtc: at.toISOString(), ...(repeat > 0 && { repeat }) };
  });
  await pushes.add([{ account, templateId, targets: [], told: notified }]);
}

/** Removes the registration of a device that Apple no longer knows, unless it has registered a new token meanwhile. */
async function forget({ passKey, deviceId, pushToken }: Registration, services: PushServices) {
  const { clock, passes, registrations, templates } = services;
  const [current, pass] = await Promise.all([registrations.find(passKey, deviceId), passes.find(passKey)]);
  if (current?.pushToken !== pushToken) return undefined;
  const template = pass && (await templates.findLatest(pass.account, pass.templateId));
  if (template && (await recordExpiry(services, template, pass, services.newWriteId()))) return contended;
  const event = { writeId: services.newWriteId(), at: clock.now(), isGone: true as const };
  const without = template && withOneDeviceLess(template, pass, event);
  return (await registrations.remove(current, without)) ? undefined : contended;
}
