import { hasFetched } from '../../lambdas/domain/delivery/repeated-pushes.ts';
import { hasLeft } from '../../lambdas/domain/flight/departure.ts';
import { nextDue } from '../../lambdas/domain/pass/due.ts';
import { versionSum } from '../../lambdas/domain/pass/version-sum.ts';
import { hourMs, minuteMs } from '../../lambdas/domain/time/durations.ts';
import type { Workload } from '../workload/known.ts';
import type { PassengersPhone } from '../workload/phone.ts';
import { currentPasses, outdatedPhone } from './at-rest.ts';

/** An hour, and the time that the last change takes to Apple. */
export const deliveredWithinMs = hourMs + 5 * minuteMs;

/**
 * Checks that phones which can be reached have what has changed, an hour after the last change: none is in a drawer by then, and
 * none that the index of devices was late with, which has to be pulled down once. An expiry that is due counts as a change, and
 * a flight that has left is of no interest. Nobody can know that an answer was lost after its fetch was recorded: a phone that
 * gives up then is on record as current.
 */
export function checkDelivered(workload: Workload, phones: readonly PassengersPhone[]): void {
  const { history, universe } = workload;
  const { database, world } = universe;
  const current = new Map(
    [...currentPasses(workload)].filter(([, { pass, template }]) => {
      const due = nextDue(template, pass);
      const isDue = due !== undefined && due.at.getTime() <= world.nowMs;
      return !isDue && !hasLeft(template, new Date(world.nowMs));
    }),
  );
  const isOnRecord = ({ hashedId }: PassengersPhone) =>
    [...history.registrations.values()].some((registration) => {
      const record = registration.deviceId === hashedId && current.get(registration.passKey);
      return record && hasFetched(registration, versionSum(record.template, record.pass));
    });
  const reachable = phones.filter(
    (phone) => !database.lateDevices.has(phone.hashedId) && !(phone.hasGivenUp && isOnRecord(phone)),
  );
  const outdated = outdatedPhone(workload, reachable, current);
  if (outdated) workload.fail('a phone that can be reached is current within an hour', outdated);
}
