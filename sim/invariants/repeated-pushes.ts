import { hasFetched, repeatDueMs, repeatMinutes } from '../../lambdas/domain/delivery/repeated-pushes.ts';
import { hasLeft } from '../../lambdas/domain/flight/departure.ts';
import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import type { Workload } from '../workload/known.ts';
import type { AcceptedPush } from '../world/apple.ts';
import { skewMs } from '../world/process.ts';

/** Longest time between what a worker reads and its push, ms: its timeout, and that by which eventual reads lag. */
const unseenMs = 60_000 + 90_000 + 2 * skewMs;

/** Repeated pushes of a version that were accepted, and the last of them. */
interface Repeated {
  readonly count: number;
  readonly push: AcceptedPush;
}

/**
 * Judges repeated pushes: each at its minute after the first one and once, at most four; none to a device that has fetched, has gone
 * or has had a later version pushed, and none after its flight has left, as far as a worker could know.
 * @returns why a push should not have been sent; undefined if one of its registrations explains it
 */
export function repeatsOf(
  { history, universe }: Workload,
  isUnknown: (of: Registration, push: AcceptedPush) => boolean,
) {
  const { world } = universe;
  const last = new Map<string, Repeated>();
  /** Time at which a registration came to be as it is, by what it then had on record. */
  const since = new Map<string, number>();
  const idOf = ({ passKey, deviceId }: Registration) => `${passKey} ${deviceId}`;
  // A device that registers anew, or with another token, begins anew: its records have gone.
  const versionOf = (read: Registration) => `${idOf(read)} ${read.writeId} ${read.pushedSum}`;
  const isSince = (what: string) => world.nowMs - (since.get(what) ?? world.nowMs) > unseenMs;
  universe.observers.push(({ key, before, after }) => {
    const { PK, SK } = key as unknown as { PK: string; SK: string };
    if (!SK.startsWith('DEVICE#')) return;
    const [was, is] = [before, after] as unknown as (Registration | undefined)[];
    const id = idOf((is ?? was) as Registration);
    if (is === undefined) since.set(`${id} gone`, world.nowMs);
    else since.delete(`${id} gone`);
    if (is && is.fetched?.sum !== was?.fetched?.sum) since.set(`${PK}${SK} ${is.fetched?.sum}`, world.nowMs);
    if (is && is.pushedSum !== was?.pushedSum) since.set(`${id} ${is.pushedSum}`, world.nowMs);
  });

  function fault(read: Registration): string | undefined {
    const id = idOf(read);
    const { pushedSum: sum = 0, templateId } = read;
    const before = last.get(versionOf(read));
    const count = before?.count ?? 0;
    const isAgain = before !== undefined && isUnknown(read, before.push);
    const dueMs = repeatDueMs(read, isAgain ? count : count + 1);
    if (dueMs === undefined) return `more than ${repeatMinutes.length} times`;
    if (world.nowMs < dueMs - 2 * skewMs) return `${dueMs - world.nowMs} ms early, after ${count}`;
    const now = history.registrations.get(`PASS#${read.passKey}DEVICE#${read.deviceId}`);
    if (now === undefined) return isSince(`${id} gone`) ? 'the device has gone' : undefined;
    if (hasFetched(now, sum) && isSince(`PASS#${read.passKey}DEVICE#${read.deviceId} ${now.fetched?.sum}`))
      return 'the device has fetched';
    if ((now.pushedSum ?? 0) > sum && isSince(`${id} ${now.pushedSum}`)) return 'a later version was pushed';
    const template = history.template(templateId);
    const at = new Date(world.nowMs - unseenMs);
    const isKnown = template && Date.parse(template.updatedAtUtc) < at.getTime();
    return isKnown && hasLeft(templateOf(template), at) ? 'the flight has left' : undefined;
  }

  /** True for a registration whose repetition was begun since it was read: an earlier one is another worker's, which may have died. */
  const isBegun = ({ passKey, deviceId, repeating }: Registration) => {
    const now = history.registrations.get(`PASS#${passKey}DEVICE#${deviceId}`)?.repeating;
    return now !== undefined && now !== repeating;
  };

  return (push: AcceptedPush): string | undefined => {
    const ofToken = push.again.filter(({ pushToken }) => pushToken === push.token);
    // The worker decided by the last copy of a registration that it read.
    const read = [...new Map(ofToken.map((each) => [idOf(each), each])).values()];
    const faults = read.map((each) => [each, fault(each)] as const);
    const explained = faults.flatMap(([each, why]) => (why === undefined ? each : []));
    // A worker that read several of a device's passes pushes for those that it has begun to repeat.
    const begun = explained.filter(isBegun);
    for (const each of begun.length > 0 ? begun : explained) {
      const before = last.get(versionOf(each));
      const count = before ? before.count + Number(!isUnknown(each, before.push)) : 1;
      last.set(versionOf(each), { count, push });
    }
    return explained.length > 0 ? undefined : faults.map(([, why]) => why).join() || 'nothing was read';
  };
}
