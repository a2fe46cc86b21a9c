import { shownStatusOf } from '../domain/flight/flight-status.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { PassStatus } from '../domain/pass/pass.ts';
import type { Airport, BoardingPass } from '../domain/shown/boarding-pass.ts';
import type { Change } from '../domain/shown/changes.ts';
import { type FactName, facts } from '../domain/shown/facts.ts';
import type { MarkedTime } from '../domain/shown/marked-time.ts';
import { heroFacts } from '../domain/shown/placement.ts';
import { clockTime, displayIn, type LocalDateTime } from '../domain/time/dates.ts';
import { dayMs } from '../domain/time/durations.ts';
import { type Html, html } from './html.ts';
import { planeIcon } from './icons.ts';
import { nextStepLine } from './next-step.ts';

/** The airline's logo on its color: whose page this is. @param about stands at the other end. */
export function brandBar({ airlineName }: BoardingPass, logoUrl: string | undefined, about?: Html): Html {
  return html`<header class="bar">
<div class="carrier">
${airline(airlineName, logoUrl)}
${about && html`${about}\n`}</div>
</header>`;
}

export const flightAndDate = (pass: BoardingPass): Html =>
  html`<p class="number"><b dir="auto">${pass.flight}</b><br>${departureDate(pass)}</p>`;

export function departureDate(pass: BoardingPass): Html {
  const date = calendarDate(pass.departureTime, wordsOf(pass).locale);
  return html`<time datetime="${pass.departureTime.slice(0, 10)}">${date}</time>`;
}

/** The hero line: facts that matter at the airport, in large letters. */
export const hero = (pass: BoardingPass): Html => html`<dl class="hero">
${heroFacts.map((name) => html`${fact(name, pass)}\n`)}</dl>`;

interface FlightParts {
  readonly hasHero: boolean;
  readonly changes: readonly Change[];
  /** Set for a pass that has ended. */
  readonly stamp: string | undefined;
}

/** The hero line on the airline's color, with the route as its context. */
export function flightSection(pass: BoardingPass, { hasHero, changes, stamp }: FlightParts): Html {
  return html`<section class="flight" aria-label="${pass.flight}">
${hasHero && html`${hero(pass)}\n`}${nextStepLine(pass)}${changes.map((each) => changeMark(each, pass))}${statusOf(pass)}${route(pass)}
${stamp && html`<p class="stamp"><span>${stamp}</span></p>\n`}</section>`;
}

/** `Gate 14 › K17 · 09:12`: browsers turn this arrow around in languages from the right. */
const changeMark = ({ name, from, to, at }: Change, pass: BoardingPass): Html =>
  html`<p class="changed">${facts[name](pass).label} <s><bdi>${from}</bdi></s> › <b><bdi>${to}</bdi></b> · ${at}</p>\n`;

/** Where from and where to, and when. */
export const route = (pass: BoardingPass): Html => html`<div class="route">
<p class="codes"><b>${pass.origin.code}</b><span class="unseen"> ${wordsOf(pass).page.to} </span>${planeIcon}<b>${pass.destination.code}</b></p>
${cities(pass)}
<dl class="ends">
${departure(pass)}
${arrival(pass)}
</dl>
</div>`;

/** Facts in one grid. @param before stands at its beginning. */
export const factsGrid = (
  pass: BoardingPass,
  names: readonly FactName[],
  before?: Html,
): Html => html`<dl class="facts">
${before}${names.map((name) => html`${fact(name, pass)}\n`)}</dl>
<p class="note">${wordsOf(pass).page.localTimes}</p>
`;

export function airline(name: string, logoUrl: string | undefined): Html {
  return logoUrl
    ? html`<img class="logo" src="${logoUrl}" alt="${name}">`
    : html`<p class="airline" dir="auto">${name}</p>`;
}

/** Omitted if neither airport has a label: the codes are shown already. */
function cities(pass: BoardingPass): Html | undefined {
  const { origin, destination } = pass;
  const named = ({ code, name }: Airport) => name !== code;
  if (!named(origin) && !named(destination)) return undefined;
  return html`<p class="ends"><span dir="auto">${origin.name}</span><span class="unseen"> ${wordsOf(pass).page.to} </span><span dir="auto">${destination.name}</span></p>`;
}

/** A fact as label and value; longer values have a line of their own. */
export function fact(name: FactName, pass: BoardingPass): Html | undefined {
  const { label, value, timeZone, marked } = facts[name](pass);
  if (!value) return undefined;
  if (marked) return contradicted(label, marked);
  const { estimatedBoardingTime: estimate, originalBoardingTime: original } = pass.day ?? {};
  if (name === 'boarding' && estimate && original) return time(label, pass, original, value);
  if (timeZone !== undefined) return time(label, pass, value);
  const isLong = name === 'passenger' || value.length > 8 || value.includes(' ');
  return html`<div${isLong && longFact}><dt dir="auto">${label}</dt><dd dir="auto">${value}</dd></div>`;
}

/** A line of its own, and a smaller font. */
const longFact = html` class="long"`;

/**
 * The status in a sentence, which repeats the times: crossed-out digits are small. Of a pass that has ended only what ended
 * the flight, too.
 */
export function statusOf(pass: BoardingPass): Html | undefined {
  const value = statusTextOf(pass);
  if (value === undefined || (pass.status !== 'active' && !isCancelled(pass))) return undefined;
  return html`<p class="status ${shownStatusOf(pass)}" dir="auto">${value}</p>\n`;
}

const statusTextOf = (pass: BoardingPass) => facts['flight-status-text'](pass).value;

export const isCancelled = (pass: BoardingPass) => shownStatusOf(pass) === 'cancelled';

/** The departure, with its estimate unless the flight is cancelled. */
function departure(pass: BoardingPass): Html {
  const { marked } = facts.departure(pass);
  if (marked) return contradicted(wordsOf(pass).labels.departure, marked);
  const { departureTime, estimatedDepartureTime } = pass;
  const { labels } = wordsOf(pass);
  return time(labels.departure, pass, departureTime, isCancelled(pass) ? undefined : estimatedDepartureTime);
}

function arrival(pass: BoardingPass): Html | undefined {
  const { label, marked } = facts.arrival(pass);
  if (marked) return contradicted(label, marked);
  const { arrivalTime, estimatedArrivalTime } = pass;
  return arrivalTime ? time(label, pass, arrivalTime, isCancelled(pass) ? undefined : estimatedArrivalTime) : undefined;
}

/**
 * Strikes a time that no longer fits the others, beside its estimate, and says why. The sentence repeats the time, for
 * screen readers and for times without an estimate.
 */
function contradicted(label: string, { sent, about = '', sentence }: MarkedTime): Html {
  const place = sentence.indexOf(about);
  const estimate = about && html`<s aria-hidden="true">${clockTime(sent)}</s> <b>${about}</b>`;
  return html`<div class="why"><dt>${label}</dt><dd>${sentence.slice(0, place)}${estimate}${sentence.slice(place + about.length)}</dd></div>`;
}

/** Shows the estimated time next to the crossed-out scheduled one, and marks a delay that no status sentence tells. */
function time(label: string, pass: BoardingPass, scheduled: LocalDateTime, estimated = scheduled): Html {
  const { flightStatus, locale, page } = wordsOf(pass);
  const mark = estimated > scheduled && statusTextOf(pass) === undefined && flightStatus.delayed;
  const shift = dayShift(estimated, pass.departureTime, locale);
  return html`<div><dt>${label}</dt><dd><time datetime="${estimated}">${clockTime(estimated)}</time>${
    estimated !== scheduled && html` <s><span class="unseen">${page.insteadOf} </span>${clockTime(scheduled)}</s>`
  }${shift && html` <small>${shift}</small>`}${mark && html` <b class="late">${mark}</b>`}</dd></div>`;
}

/** `Mon, 15 Mar 2027`: with the month's name, because 03/04 is a different day in different countries. */
function calendarDate(local: LocalDateTime, locale: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return displayIn(locale === 'en' ? 'en-GB' : locale, local, style);
}

/** `+1 day` for a time on the calendar day after the reference; empty on the same day. */
function dayShift(local: LocalDateTime, reference: LocalDateTime, locale: string): string {
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(reference.slice(0, 10))) / dayMs;
  if (days === 0) return '';
  const inWords = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return `${days > 0 ? '+' : '−'}${inWords.format(Math.abs(days))}`;
}

interface EndedPass {
  readonly heading: string;
  /** One word across the card. */
  readonly stamp: string;
  /** The passenger's options, in place of the wallet buttons. */
  readonly advice: Html;
}

/**
 * Texts for a pass that is no longer valid for boarding. The pass stays visible, so that the passenger can tell which
 * it is, but cannot be installed.
 */
export function endedPass(status: Exclude<PassStatus, 'active'>, { page }: Words): EndedPass {
  const { heading, stamp, advice } = page.ended[status];
  return {
    heading,
    stamp,
    advice: html`<section class="actions"><p>${advice}</p></section>`,
  };
}
