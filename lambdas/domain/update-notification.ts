import { type BoardingPass, boardingPassOf, departureOf, facts } from './boarding-pass.ts';
import { equalAsJson } from './changes.ts';
import { clockTime, dayAndMonth } from './dates.ts';
import { passAt } from './expiration.ts';
import { inWords } from './fact.ts';
import { isAboutDeparture } from './flight-status.ts';
import { lastNotificationOf } from './last-notification.ts';
import type { Pass } from './pass.ts';
import { notifiedFacts } from './placement.ts';
import { samplePassOf } from './sample-pass.ts';
import type { LastNotification, Template } from './template.ts';
import { arePassesVoid, voidedWithFlight } from './void-passes.ts';
import { watchedByGoogle } from './watched-flight.ts';

type Change = Pick<LastNotification, 'text' | 'about'>;

const otherChange: Change = { text: 'Your boarding pass has been updated' };

/** As pass-update-notification: a lock screen shows no more. */
const maxLength = 250;

/**
 * The notification of a change: "label: new value" of the most important changed fact; undefined if the visible pass is
 * the same. Source: docs/api.md#notification-of-updates.
 */
function changeOf(before: BoardingPass, after: BoardingPass): Change | undefined {
  for (const name of notifiedFacts) {
    const fact = facts[name](after);
    const value = inWords(fact);
    if (!value || value === inWords(facts[name](before))) continue;
    const isDeparture = name === 'flight-status-text' && isAboutDeparture(after);
    return {
      text: shortened(fact.isSentence ? value : `${fact.label}: ${value}`),
      about: isDeparture ? 'departure' : watchedByGoogle.find((watched) => watched === name),
    };
  }
  // A group only orders passes.
  return equalAsJson({ ...before, group: after.group }, after) ? undefined : otherChange;
}

/** The next version of a template with the notification of its passengers. */
export function notifyingTemplate(before: Template, after: Template): Template {
  // Passenger data stays the same.
  const pass = samplePassOf(before);
  const isVoid = arePassesVoid(after);
  const shown = (template: Template) =>
    boardingPassOf(template, isVoid && arePassesVoid(template) ? voidedWithFlight(template, pass) : pass);
  // Each pass has its own status then, which a text for all of them cannot tell.
  const isValidAgain = arePassesVoid(before) && !isVoid;
  const appearance = ({ fields, images }: Template) => [fields['background-color'], fields['text-color'], images];
  const change =
    changeOf(shown(before), shown(after)) ??
    (!isValidAgain && equalAsJson(appearance(before), appearance(after)) ? undefined : otherChange);
  return { ...after, lastNotification: next(before.lastNotification, change, after.updatedAtUtc) };
}

/**
 * The next version of a pass with the notification of its passenger.
 * @param ownText the caller's text, in place of the generated one.
 */
export function notifyingPass(template: Template, before: Pass, after: Pass, ownText: string | undefined): Pass {
  const at = new Date(after.updatedAtUtc);
  const shown = (pass: Pass) => boardingPassOf(template, passAt(template, pass, at));
  const change = ownText === undefined ? changeOf(shown(before), shown(after)) : { text: ownText };
  if (change === undefined) return after;
  return { ...after, lastNotification: next(lastNotificationOf(template, before), change, after.updatedAtUtc) };
}

/** The notification of a pass that has moved to another flight, with what the passenger looks for next. */
function moveOf(before: BoardingPass, after: BoardingPass): Change {
  const from = departureOf(before);
  const departure = departureOf(after);
  const isSameDay = from.slice(0, 10) === departure.slice(0, 10);
  const { seatNumber } = after;
  const seat = seatNumber ? `seat ${seatNumber}` : facts.kind(after).value;
  const when = isSameDay ? clockTime(departure) : `${dayAndMonth(departure)}, ${clockTime(departure)}`;
  return {
    text: shortened(`You are now on ${[after.flight, when, seat].filter(Boolean).join(', ')}`),
  };
}

/**
 * The next version of a pass with the notification that it has moved.
 * @param ownText the caller's text, in place of the generated one.
 */
export function notifyingMove(
  { from, to }: { readonly from: Template; readonly to: Template },
  before: Pass,
  after: Pass,
  ownText: string | undefined,
): Pass {
  const text = ownText ?? moveOf(boardingPassOf(from, before), boardingPassOf(to, after)).text;
  return { ...after, lastNotification: next(lastNotificationOf(from, before), { text }, after.updatedAtUtc) };
}

/** Wallet shows a message only if its field's value changes, so a repeated text gets an invisible character. */
function next(last: LastNotification | undefined, change: Change | undefined, atUtc: string) {
  if (change === undefined) return last;
  const { text, about } = change;
  return { text: text === last?.text ? `${text}\u200B` : text, atUtc, about };
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
