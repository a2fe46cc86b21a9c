import { type BoardingPass, boardingPassOf, displayTime } from './boarding-pass.ts';
import { equalAsJson } from './changes.ts';
import { passAt } from './expiration.ts';
import { lastNotificationOf } from './last-notification.ts';
import type { Pass } from './pass.ts';
import { plainText } from './rich-text.ts';
import { samplePassOf } from './sample-pass.ts';
import type { LastNotification, Template } from './template.ts';
import type { WatchedByGoogle } from './watched-flight.ts';

const statusNames = { active: 'Active', redeemed: 'Redeemed', expired: 'Expired', voided: 'Voided' };

type Told = readonly [label: string, value: string | undefined, about?: WatchedByGoogle];

/** What a passenger can be told of, as label and value, the most important first. */
const tellable: readonly ((pass: BoardingPass) => Told)[] = [
  (pass) => ['Status', statusNames[pass.status]],
  (pass) => ['Gate', pass.origin.gate, 'gate'],
  (pass) => ['Boarding', displayTime(pass.boardingTime), 'boarding'],
  (pass) => ['Departure', displayTime(pass.estimatedDepartureTime ?? pass.departureTime), 'departure'],
  (pass) => ['Gate closes', displayTime(pass.gateClosingTime)],
  (pass) => ['Terminal', pass.origin.terminal, 'terminal'],
  (pass) => ['Seat', pass.seatNumber],
  (pass) => [pass.seatClassLabel, pass.seatClass],
  (pass) => [pass.boardingGroupLabel, pass.boardingGroup],
  (pass) => ['Position', pass.boardingPosition],
  (pass) => ['Boarding door', pass.boardingDoor],
  (pass) => ['Flight', pass.flight],
  (pass) => ['From', pass.origin.name],
  (pass) => ['To', pass.destination.name],
  (pass) => ['Arrival', displayTime(pass.estimatedArrivalTime ?? pass.arrivalTime)],
  (pass) => ['Arrival gate', pass.destination.gate],
  (pass) => ['Arrival terminal', pass.destination.terminal],
  ...(['message1', 'message2', 'text-module', 'info-module'] as const).map((field) => (pass: BoardingPass) => {
    const message = pass.messages.find((each) => each.field === field);
    return [message?.label ?? '', message && plainText(message.html)] as const;
  }),
  (pass) => ['Passenger', pass.passengerName],
];

type Change = Pick<LastNotification, 'text' | 'about'>;

const otherChange: Change = { text: 'Your boarding pass has been updated' };

/** As pass-update-notification: more does not fit on a lock screen. */
const maxLength = 250;

/**
 * What a change is told as: "label: new value" of the most important that is new; undefined when what the pass shows is
 * the same. Source: DECISIONS.md, Last Notification.
 */
function changeOf(before: BoardingPass, after: BoardingPass): Change | undefined {
  for (const tell of tellable) {
    const [label, value, about] = tell(after);
    if (value && value !== tell(before)[1]) return { text: shortened(`${label}: ${value}`), about };
  }
  return equalAsJson(before, after) ? undefined : otherChange;
}

/** The next version of a template with what its passengers are told of it. */
export function notifyingTemplate(before: Template, after: Template): Template {
  // Whatever is a passenger's own stays the same.
  const pass = samplePassOf(before);
  const appearance = ({ fields, images }: Template) => [fields['background-color'], fields['text-color'], images];
  const change =
    changeOf(boardingPassOf(before, pass), boardingPassOf(after, pass)) ??
    (equalAsJson(appearance(before), appearance(after)) ? undefined : otherChange);
  return { ...after, lastNotification: next(before.lastNotification, change, after.updatedAtUtc) };
}

/**
 * The next version of a pass with what its passenger is told of it.
 * @param ownText what the caller wants him to be told, whatever has changed.
 */
export function notifyingPass(template: Template, before: Pass, after: Pass, ownText: string | undefined): Pass {
  const at = new Date(after.updatedAtUtc);
  const shown = (pass: Pass) => boardingPassOf(template, passAt(template, pass, at));
  const change = ownText === undefined ? changeOf(shown(before), shown(after)) : { text: ownText };
  if (change === undefined) return after;
  return { ...after, lastNotification: next(lastNotificationOf(template, before), change, after.updatedAtUtc) };
}

/**
 * Wallet shows a message when its field has another value than before, so the same text again gets a space that
 * nobody sees.
 */
function next(last: LastNotification | undefined, change: Change | undefined, atUtc: string) {
  if (change === undefined) return last;
  const { text, about } = change;
  return { text: text === last?.text ? `${text}\u200B` : text, atUtc, about };
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
