import type { NotifiedDevice, PushWork } from '../../domain/updates/work.ts';
import { outdatedDevices } from '../shared/outdated-devices.ts';
import { pushAgain, queueFirstRepeat, queueRepeatOfRecorded } from './push-again.ts';
import { type PushServices, sendPushes } from './send-pushes.ts';

/**
 * Pushes changes of passes to devices, unless they have been notified already.
 * @throws the first error if some pushes failed; the others were sent.
 */
export async function pushDevices(work: PushWork, services: PushServices): Promise<void> {
  if (work.again) return pushAgain(work, work.again, services);
  if (work.told) {
    await Promise.all(work.told.map((notified) => recordNotified(notified, services)));
    await queueRepeatOfRecorded(work, work.told, services);
  }
  const outdated = await outdatedDevices(work.targets, services);
  await queueFirstRepeat(work, outdated, services);
  const pushes = outdated.map((each) => ({ ...each, repeat: 0, changed: each }));
  await sendPushes(work, pushes, services);
}

/** Records a push that an earlier message has sent. */
async function recordNotified(
  { passKey, deviceId, sum, writeId, atUtc, repeat }: NotifiedDevice,
  { clock, registrations }: PushServices,
) {
  const registration = await registrations.find(passKey, deviceId);
  const at = atUtc === undefined ? clock.now() : new Date(atUtc);
  if (registration?.writeId === writeId) await registrations.recordPush(registration, sum, at, repeat);
}
