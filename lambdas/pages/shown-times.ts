import { shownStatusOf, statusWordOf } from '../domain/flight/flight-status.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { currentTimesOf } from '../domain/shown/current-times.ts';
import { type Fact, facts } from '../domain/shown/facts.ts';
import { timeNames } from '../domain/shown/marked-time.ts';
import { clockTime, displayIn, type LocalDateTime } from '../domain/time/dates.ts';
import { type Html, html } from './html.ts';

export const isCancelled = (pass: BoardingPass) => shownStatusOf(pass) === 'cancelled';

/** The pass is good for a flight that goes, as far as anybody knows. */
const isAwaited = (pass: BoardingPass) => pass.status === 'active' && !isCancelled(pass);

export function isLate(pass: BoardingPass): boolean {
  const times = currentTimesOf(pass);
  return times !== undefined && times.current.departure > times.original.departure;
}

/** Delayed, and no later departure is known. */
export const isUntilFurtherNotice = (pass: BoardingPass) => shownStatusOf(pass) === 'delayed' && !isLate(pass);

/** The departure that passengers wait for is another one than that of the timetable. */
export function isMoved(pass: BoardingPass): boolean {
  const { marked, value } = facts.departure(pass);
  const expected = marked ? marked.estimate : value;
  return isAwaited(pass) && expected !== undefined && expected !== pass.departureTime;
}

/** Says once what the estimates of a page follow from. */
export function estimatesNote(pass: BoardingPass): Html | undefined {
  const estimated = isAwaited(pass) ? timeNames.filter((name) => facts[name](pass).marked?.estimate) : [];
  if (estimated.length === 0) return undefined;
  const { fromBoarding, fromDeparture } = wordsOf(pass).page;
  return html`<p class="estimated">≈ ${estimated.includes('departure') ? fromBoarding : fromDeparture}</p>\n`;
}

/** Arrival, boarding and the closing of the gate. @param scheduled absent if no other time was announced before. */
export const shownTime = (fact: Fact, pass: BoardingPass, scheduled?: LocalDateTime): Html =>
  html`<div><dt>${fact.label}</dt><dd>${isCancelled(pass) ? struck(clockTime(fact.value ?? ''), pass) : expected(fact, pass, scheduled)}</dd></div>`;

/** In large letters where it has moved. */
export function shownDeparture(pass: BoardingPass): Html {
  const { departureTime } = pass;
  const fact = facts.departure(pass);
  const isVain = isCancelled(pass) || isUntilFurtherNotice(pass);
  return html`<div${isMoved(pass) && html` class="moved"`}><dt>${fact.label}</dt><dd>${isVain ? struck(clockTime(departureTime), pass) : expected(fact, pass, departureTime)}</dd></div>`;
}

/**
 * A fact that holds no more: readers of screens, which do not say that it is struck, hear the status before it. The word does not
 * decide the direction of the text.
 */
export const struck = (text: string, pass: BoardingPass): Html =>
  html`<s><bdi class="unseen">${statusWordOf(pass)} </bdi>${text}</s>`;

/**
 * A time as it is expected now, with a sign if it is our estimate, and beside it the one that it replaces. Where none is
 * expected any more, readers of screens hear a sentence in place of the struck time.
 */
function expected({ value = '', marked }: Fact, pass: BoardingPass, scheduled = value): Html {
  const { locale, page } = wordsOf(pass);
  const [time, former] = marked ? [marked.estimate, marked.sent] : [value, scheduled];
  if (time === undefined)
    return html`<s aria-hidden="true">${clockTime(former)}</s><span class="unseen">${marked?.sentence}</span>`;
  const isSameDay = time.slice(0, 10) === pass.departureTime.slice(0, 10);
  return html`<time datetime="${time}">${marked && html`<i>≈</i>\u00a0`}${clockTime(time)}</time>${
    time !== former && html` <s><span class="unseen">${page.insteadOf} </span>${clockTime(former)}</s>`
  }${!isSameDay && html` <small>${calendarDate(time, locale)}</small>`}`;
}

/** `Mon, 15 Mar`: with the month's name, because 03/04 is a different day in different countries. */
export function calendarDate(local: LocalDateTime, locale: string, year?: 'numeric'): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year } as const;
  return displayIn(locale === 'en' ? 'en-GB' : locale, local, style);
}
