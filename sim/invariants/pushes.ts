import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { versionSum } from '../../lambdas/domain/pass/version-sum.ts';
import type { Workload } from '../workload/known.ts';
import type { AcceptedPush } from '../world/apple.ts';
import { repeatsOf } from './repeated-pushes.ts';

const promise = 'a change is pushed at most five times, each at its minute';

/** True if nobody may know that Apple has accepted a push. */
const isUnknown = ({ invocation: { died, failed }, isAnswered }: AcceptedPush) =>
  died || !isAnswered || (failed.has('table') && failed.has('sqs'));

/**
 * Finds pushes without news: each of their registrations had been notified before, and it is not their minute to be notified
 * again. One is allowed where the service could not know of the last one: its worker died (docs/decisions/expiry.md#same-end-after-a-crash), it has not been
 * recorded yet, Apple's answer was lost, or neither table nor queue took the record (docs/decisions/pushes.md#an-accepted-push-is-recorded-or-queued).
 */
export function watchPushes(workload: Workload): void {
  const { history, universe } = workload;
  /** The step of the last change that a registration's device could see, and the last push for it. */
  const changed = new Map<string, number>();
  const last = new Map<string, AcceptedPush>();
  /** The step at which it was recorded that a device is notified. */
  const recorded = new Map<string, number>();
  const idOf = ({ passKey, deviceId }: Registration) => `${passKey} ${deviceId}`;
  /** Registrations, removed ones included: a worker may have read them before. */
  const registered = new Map<string, Registration>();
  const now = () => universe.world.step;

  universe.observers.push(({ key, before, after }) => {
    const { PK, SK } = key as { PK: string; SK: string };
    if (before?.version === after?.version || (SK !== 'PASS' && SK !== 'TEMPLATE')) return;
    for (const each of registered.values())
      if (PK.endsWith(SK === 'PASS' ? each.passKey : each.templateId)) changed.set(idOf(each), now());
  });
  history.onRegistration = (after, before) => {
    if (after) registered.set(idOf(after), after);
    // The record of an older push, whose worker read the flight before its last change, does not count for a newer one.
    if (after && after.pushedSum !== before?.pushedSum && !isOutdated(after)) recorded.set(idOf(after), now());
    if (after && after.pushToken !== before?.pushToken) changed.set(idOf(after), now());
    // A phone that has removed the pass is not recorded as notified, and a worker that read it before may push once
    // more.
    if (!after && before) changed.set(idOf(before), now());
  };

  const faultOfRepeat = repeatsOf(workload, (registration, push) => isUnknown(push) || isQueued(registration));
  universe.apple.onAccepted = (push) => {
    if (push.again.length > 0) {
      const fault = faultOfRepeat(push);
      if (fault) workload.fail(promise, `${push.token}: ${fault}`);
      return;
    }
    const read = push.read.filter(({ pushToken }) => pushToken === push.token);
    const outdated = read.filter(isOutdated);
    if (!outdated.some((registration) => isDue(registration, push)))
      workload.fail(promise, `${push.token}, which has ${outdated.map(idOf)}`);
    for (const registration of outdated) last.set(idOf(registration), push);
  };

  function isOutdated({ passKey, pushedSum }: Registration): boolean {
    const pass = history.pass(passKey);
    const template = pass && history.template(pass.templateId);
    return !template || (pushedSum ?? pass.renderedFrom + 1) < versionSum(template, pass);
  }

  /** True if the record of the notification waits as a message of its own. */
  const isQueued = ({ passKey, deviceId }: Registration) =>
    universe.queues.push.bodies.some(
      (body) => body.includes('"told"') && body.includes(passKey) && body.includes(deviceId),
    );

  function isDue(registration: Registration, push: AcceptedPush): boolean {
    const before = last.get(idOf(registration));
    if (before === undefined || (changed.get(idOf(registration)) ?? 0) >= before.invocation.startStep) return true;
    const { endStep } = before.invocation;
    if (isUnknown(before)) return true;
    const recordedStep = recorded.get(idOf(registration)) ?? -1;
    if (recordedStep >= before.step) return recordedStep >= push.invocation.startStep;
    return endStep === undefined || endStep >= push.invocation.startStep || isQueued(registration);
  }
}
