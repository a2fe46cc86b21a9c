import { equalAsJson } from '../fields/changes.ts';
import { clockOnDay, isAboutDeparture } from '../flight/flight-status.ts';
import { inEnglish, isolatedIn, type Wording, type Wordings, wordsOf } from '../languages/languages.ts';
import { arePassesVoid, passAt, voidedWithFlight } from '../pass/expiration.ts';
import type { Pass } from '../pass/pass.ts';
import { samplePassOf } from '../pass/sample-pass.ts';
import { type BoardingPass, boardingPassOf } from '../shown/boarding-pass.ts';
import { formerValuesOf } from '../shown/changes.ts';
import { departureOf, type FactName, facts, inWords } from '../shown/facts.ts';
import { lastNotificationOf } from '../shown/last-notification.ts';
import { notifiedFacts } from '../shown/placement.ts';
import { type LastNotification, type Template, watchedByGoogle } from '../template/template.ts';
import type { LocalDateTime } from '../time/dates.ts';

type Change = Pick<LastNotification, 'text' | 'about' | 'former'> & {
  /** Absent for a change that has no words of its own. */
  readonly name?: FactName;
};

/** Maximum length, that of the field pass-update-notification: a lock screen shows no more. */
const maxLength = 250;

/**
 * The notification of a change: "label: new value" of the most important changed fact; undefined if the visible pass is
 * the same. Source: docs/api/notifications.md#notification-of-updates.
 */
function changeOf(before: BoardingPass, after: BoardingPass): Change | undefined {
  for (const name of notifiedFacts) {
    const { value } = facts[name](after);
    if (!value || value === facts[name](before).value) continue;
    const isDeparture = name === 'flight-status-text' && isAboutDeparture(after);
    const about = isDeparture ? 'departure' : watchedByGoogle.find((watched) => watched === name);
    return { text: notificationOf(after, before.departureTime, name), about, name };
  }
  // A group only orders passes, and a field of the flight shows in a fact or not at all.
  const isSame = equalAsJson({ ...before, group: after.group, fields: after.fields }, after);
  const isSameFact = (name: FactName) => equalAsJson(facts[name](before), facts[name](after));
  return isSame && (Object.keys(facts) as FactName[]).every(isSameFact) ? undefined : otherChange(after);
}

/**
 * The notification of a changed fact in the language of a pass.
 * @param expected departure that passengers knew: a time on its day is told without the day.
 * Source: docs/decisions/apple-passes.md#one-lock-screen-message
 */
function notificationOf(after: BoardingPass, expected: LocalDateTime, name?: FactName): string {
  const { notices, page, sentences } = wordsOf(after);
  if (name === undefined) return notices.updated;
  if (name === 'status') return after.status === 'active' ? notices.validAgain : page.ended[after.status].heading;
  const fact = facts[name](after);
  const value = inWords(fact, after, expected) ?? '';
  return shortened(fact.isSentence ? value : sentences.labelled(fact.label, isolatedIn(after, value)));
}

const otherChange = (after: BoardingPass): Change => ({ text: wordsOf(after).notices.updated });

/**
 * The next version of a template with the notification of its passengers.
 * @param wordings of the next version.
 */
export function notifyingTemplate(before: Template, after: Template, wordings: Wordings = [inEnglish]): Template {
  // Passenger data stays the same.
  const pass = samplePassOf(before);
  const isVoid = arePassesVoid(after);
  const [own, ...others] = wordings;
  const shown = (template: Template, wording = own) =>
    boardingPassOf(template, isVoid && arePassesVoid(template) ? voidedWithFlight(template, pass) : pass, wording);
  // Each pass has its own status then, which one text for all of them cannot name.
  const isValidAgain = arePassesVoid(before) && !isVoid;
  const appearance = ({ fields, images }: Template) => [fields['background-color'], fields['text-color'], images];
  const change =
    changeOf(shown(before), shown(after)) ??
    (!isValidAgain && equalAsJson(appearance(before), appearance(after)) ? undefined : otherChange(shown(after)));
  const expected = before.fields['departure-time'];
  const textIn = (wording: Wording) =>
    [wording.language, notificationOf(shown(after, wording), expected, change?.name)] as const;
  const translations = change ? others.map(textIn) : [];
  const last = before.lastNotification;
  const former = formerValuesOf(shown(before), shown(after), last?.former, after.updatedAtUtc);
  return {
    ...after,
    lastNotification: next(last, change && { ...change, former }, translations, after.updatedAtUtc),
  };
}

/**
 * The next version of a pass with the notification of its passenger.
 * @param ownText the caller's text, in place of the generated one; it is not translated.
 */
export function notifyingPass(
  template: Template,
  before: Pass,
  after: Pass,
  ownText: string | undefined,
  [own, ...others]: Wordings = [inEnglish],
): Pass {
  const at = new Date(after.updatedAtUtc);
  const shown = (pass: Pass, wording = own) => boardingPassOf(template, passAt(template, pass, at), wording);
  const change: Change | undefined = ownText === undefined ? changeOf(shown(before), shown(after)) : { text: ownText };
  if (change === undefined) return after;
  const expected = template.fields['departure-time'];
  const textIn = (wording: Wording) =>
    [wording.language, notificationOf(shown(after, wording), expected, change.name)] as const;
  const translations = ownText === undefined ? others.map(textIn) : [];
  const last = lastNotificationOf(template, before);
  const former = formerValuesOf(shown(before), shown(after), before.lastNotification?.former, after.updatedAtUtc);
  return { ...after, lastNotification: next(last, { ...change, former }, translations, after.updatedAtUtc) };
}

/** The notification of a pass that has moved to another flight, with what the passenger looks for next. */
function movedIn(after: BoardingPass, before: BoardingPass): string {
  const { sentences } = wordsOf(after);
  const departure = departureOf(after);
  const seat = after.seatNumber ? sentences.seat(isolatedIn(after, after.seatNumber)) : facts.kind(after).value;
  const when = clockOnDay(after, departure, departureOf(before));
  const parts = [isolatedIn(after, after.flight), when, ...(seat ? [seat] : [])];
  return shortened(sentences.nowOn(parts.reduce((first, next) => sentences.joined(first, next))));
}

/**
 * The next version of a pass with the notification that it has moved.
 * @param ownText the caller's text, in place of the generated one; it is not translated.
 * @param wordings of the flight that it has moved to.
 */
export function notifyingMove(
  { from, to }: { readonly from: Template; readonly to: Template },
  before: Pass,
  after: Pass,
  ownText: string | undefined,
  [own, ...others]: Wordings = [inEnglish],
): Pass {
  const at = new Date(after.updatedAtUtc);
  const shown = boardingPassOf(from, passAt(from, before, at));
  const textIn = (wording: Wording) => movedIn(boardingPassOf(to, passAt(to, after, at), wording), shown);
  const last = lastNotificationOf(from, before);
  const change = { text: ownText ?? textIn(own) };
  const translations =
    ownText === undefined ? others.map((wording) => [wording.language, textIn(wording)] as const) : [];
  return { ...after, lastNotification: next(last, change, translations, after.updatedAtUtc) };
}

/**
 * Wallet shows a message only if its field's value changes, so a repeated text gets an invisible character.
 * @param translations the text in the template's other languages.
 */
function next(
  last: LastNotification | undefined,
  change: Change | undefined,
  translations: readonly (readonly [language: string, text: string])[],
  atUtc: string,
): LastNotification | undefined {
  if (change === undefined) return last;
  const { text, about, former } = change;
  const unlike = text === last?.text ? '\u200B' : '';
  const texts = translations.map(([language, each]) => [language, each + unlike]);
  return {
    text: text + unlike,
    ...(texts.length > 0 && { translations: Object.fromEntries(texts) }),
    atUtc,
    about,
    ...(former && { former }),
  };
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
