import { withOneDeviceLess } from '../../domain/pass/installs.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import type { NotifiedDevice, PushWork } from '../../domain/updates/work.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Passes, Registrations } from '../../ports/passes.ts';
import type { Clock, Log } from '../../ports/runtime.ts';
import type { Templates } from '../../ports/stores.ts';
import { type ApplePush, PushRefused } from '../../ports/wallets.ts';
import type { PushRecords, WorkQueue } from '../../ports/work.ts';
import { allEnded } from '../../retry/all-ended.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type OutdatedDevice, outdatedDevices } from '../shared/outdated-devices.ts';

export interface PushServices {
  readonly accounts: Pick<Accounts, 'appleCertificate'>;
  readonly applePush: ApplePush;
  readonly clock: Clock;
  readonly log: Log;
  readonly newWriteId: () => string;
  readonly passes: Pick<Passes, 'find' | 'update'>;
  /** The worker's own queue, for pushes that could not be recorded. */
  readonly pushes: WorkQueue<PushWork>;
  readonly records: PushRecords;
  readonly registrations: Pick<Registrations, 'find' | 'recordPush' | 'remove'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/**
 * Age, ms, from which the index of a device's passes surely shows a registration. DynamoDB promises a fraction of a second.
 * Source: docs/decisions/0141-notified-when-it-can-be-answered.md.
 */
const indexLagMs = 1_000;

/**
 * Pushes changes of passes to devices. The version sum is recorded after Apple's answer, so that repeated messages, and
 * others about the same change, push only once. If it cannot be recorded, this alone is queued again.
 *
 * @throws the first error if some pushes failed; the others were sent.
 */
export async function pushDevices(work: PushWork, services: PushServices): Promise<void> {
  await Promise.all((work.told ?? []).map((notified) => recordNotified(notified, services)));
  const outdated = await outdatedDevices(work.targets, services);
  // A device has one push token for all its passes of a type.
  const byPushToken = Map.groupBy(outdated, ({ registration }) => registration.pushToken);
  const unrecorded: OutdatedDevice[] = [];
  try {
    await allEnded([...byPushToken.values()].map((each) => pushTo(each, unrecorded, services)));
  } finally {
    await queueUnrecorded(work, unrecorded, services);
  }
}

/** Sends one push for all of a device's passes: the phone then requests all changes. */
async function pushTo(
  outdated: readonly OutdatedDevice[],
  unrecorded: OutdatedDevice[],
  services: PushServices,
): Promise<void> {
  const [first] = outdated;
  if (first === undefined) return;
  const { account, passKey, passTypeId, pushToken } = first.registration;
  const certificate = await services.accounts.appleCertificate(account, passTypeId);
  try {
    if (certificate === undefined) throw new PushRefused('NoActiveCertificate');
    await untilListed(outdated, services.clock);
    const isThere = await services.applePush.push(pushToken, certificate);
    await Promise.all(
      outdated.map(({ registration, sum }) =>
        isThere
          ? recordPush({ registration, sum }, unrecorded, services)
          : untilWritten(services.clock, () => forget(registration, services)),
      ),
    );
  } catch (error) {
    if (error instanceof PushRefused) services.log.error('PUSH-REFUSED', error, { account, passKey });
    throw error;
  }
}

/** Waits until the phone's request, which follows a push, will be answered with all of its passes. */
async function untilListed(outdated: readonly OutdatedDevice[], clock: Clock): Promise<void> {
  const newest = Math.max(...outdated.map(({ registration }) => Date.parse(registration.registeredAtUtc)));
  const leftMs = newest + indexLagMs - clock.now().getTime();
  if (leftMs > 0) await clock.wait(Math.min(leftMs, indexLagMs));
}

/** Records an accepted push, or adds it to those that could not be recorded. */
async function recordPush(
  { registration, sum }: OutdatedDevice,
  unrecorded: OutdatedDevice[],
  { log, registrations }: PushServices,
): Promise<void> {
  const { account, passKey } = registration;
  try {
    await registrations.recordPush(registration, sum);
  } catch (error) {
    log.error('PUSH-NOT-NOTED', error, { account, passKey });
    unrecorded.push({ registration, sum });
  }
}

/** Queues pushes that could not be recorded. @throws if that fails, too: the pushes will be repeated. */
async function queueUnrecorded(
  { account, templateId }: PushWork,
  unrecorded: readonly OutdatedDevice[],
  { pushes }: PushServices,
): Promise<void> {
  if (unrecorded.length === 0) return;
  const notified = unrecorded.map(({ registration: { passKey, deviceId, writeId }, sum }): NotifiedDevice => {
    return { passKey, deviceId, sum, writeId };
  });
  await pushes.add([{ account, templateId, targets: [], told: notified }]);
}

/** Records a push that an earlier message has sent. */
async function recordNotified(
  { passKey, deviceId, sum, writeId }: NotifiedDevice,
  { registrations }: PushServices,
): Promise<void> {
  const registration = await registrations.find(passKey, deviceId);
  if (registration?.writeId === writeId) await registrations.recordPush(registration, sum);
}

/** Removes the registration of a device that Apple no longer knows, unless it has registered a new token meanwhile. */
async function forget(
  { passKey, deviceId, pushToken }: Registration,
  services: PushServices,
): Promise<typeof contended | undefined> {
  const { clock, passes, registrations, templates } = services;
  const [current, pass] = await Promise.all([registrations.find(passKey, deviceId), passes.find(passKey)]);
  if (current?.pushToken !== pushToken) return undefined;
  const template = pass && (await templates.findLatest(pass.account, pass.templateId));
  if (template && (await recordExpiry(services, template, pass, services.newWriteId()))) return contended;
  const event = { writeId: services.newWriteId(), at: clock.now() };
  const without = template && withOneDeviceLess(template, pass, event);
  return (await registrations.remove(current, without)) ? undefined : contended;
}
