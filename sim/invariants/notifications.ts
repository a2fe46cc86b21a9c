import type { LastNotification } from '../../lambdas/domain/template/template.ts';
import { dayMs } from '../../lambdas/domain/time/durations.ts';
import type { PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import type { State } from '../universe/history.ts';
import type { Workload } from '../workload/known.ts';
import type { PassengersPhone } from '../workload/phone.ts';
import type { Notification, StoredObject } from '../world/google.ts';

const most = 3;

/** Clocks differ by 4 s at most: a day may be as much shorter. */
const toleranceMs = 5_000;

/** Checks each notification of Wallet B. */
export function watchNotifications(workload: Workload): void {
  const sent = new Map<string, Notification[]>();
  /** Notifications of the classes that an object had, by object. */
  const ofFlights = new Map<string, Notification[]>();
  const { history, universe } = workload;
  universe.google.onNotification = (notification) => {
    const { kind, id, text, atMs, startStep } = notification;
    const before = sent.get(id) ?? [];
    // A status comes again, and so does the seat of a link that is followed twice: each change has a time of its own.
    const times = before.filter((each) => each.text === text).length + 1;
    if (times > changesTo(text, history[kind === 'flightObject' ? 'passes' : 'templates'].get(id)))
      workload.fail('Wallet B notifies of a change once', `${kind} ${id}: ${text}`);
    const all = [...before, notification];
    sent.set(id, all);
    for (const object of kind === 'flightClass' ? universe.google.objects() : []) {
      const { passKey, isReplaced, templateId } = object;
      if (!isReplaced && templateId === id && isRecorded(history.pass(passKey), object))
        ofFlights.set(passKey, [...(ofFlights.get(passKey) ?? []), notification]);
    }
    // The class notifies of a flight, whatever its objects have used up or use up meanwhile (docs/decisions/google-objects.md#recorded-before-and-after).
    const ofClass = (ofFlights.get(id) ?? []).filter(({ step }) => step < startStep);
    const counted = kind === 'flightObject' ? [...all, ...ofClass] : all;
    const recent = counted.filter((each) => atMs - each.atMs < dayMs - toleranceMs);
    if (recent.length > most)
      workload.fail(
        'no fourth notification in 24 hours in Wallet B',
        `${kind} ${id}: ${recent.map((each) => `${each.kind} ${each.text} at step ${each.step}`).join(', ')}`,
      );
  };
}

/** True if the record knows of the object. Otherwise no passenger has a link to it, or it is about to end. */
const isRecorded = (pass: PassItem | undefined, { number }: StoredObject) =>
  pass?.walletBObject !== undefined && pass.walletBObject.number === number;

/** Number of times that a record changed to this text, in any of its languages. */
function changesTo(
  text: string,
  states: readonly State<{ readonly lastNotification?: LastNotification | undefined } | object>[] = [],
) {
  const changes = states.flatMap(({ item }) => ('lastNotification' in item ? (item.lastNotification ?? []) : []));
  return new Set(
    changes
      .filter((each) => [each.text, ...Object.values(each.translations ?? {})].includes(text))
      .map(({ atUtc }) => atUtc),
  ).size;
}

/** Checks each message on a lock screen: a push says nothing, so that a repeated one shows nothing again. */
export function watchMessages({ fail, history }: Workload, phones: readonly PassengersPhone[]): void {
  for (const phone of phones)
    phone.onShown = (passKey, text, times) => {
      const ofPass = history.passes.get(passKey) ?? [];
      const [flight, ...others] = new Set(ofPass.map(({ item }) => item.templateId));
      const ofFlight = history.templates.get(flight ?? '') ?? [];
      // A pass that has had several flights shows the message of each again.
      if (others.length === 0 && times > changesTo(text, [...ofPass, ...ofFlight]))
        fail('nobody reads a message twice', `${phone.id} shows ${text} of ${passKey} again`);
    };
}
