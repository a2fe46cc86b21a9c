import { reasonOf, reasonTextOf, shownStatusOf } from '../domain/flight/flight-status.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { PassStatus } from '../domain/pass/pass.ts';
import type { Airport, BoardingPass } from '../domain/shown/boarding-pass.ts';
import type { Change } from '../domain/shown/changes.ts';
import { type FactName, facts } from '../domain/shown/facts.ts';
import { heroFacts } from '../domain/shown/placement.ts';
import { type Html, html } from './html.ts';
import { planeIcon } from './icons.ts';
import { nextStepLine } from './next-step.ts';
import {
  calendarDate,
  estimatesNote,
  isCancelled,
  isLate,
  isMoved,
  isUntilFurtherNotice,
  shownDeparture,
  shownTime,
  struck,
} from './shown-times.ts';

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
  const date = calendarDate(pass.departureTime, wordsOf(pass).locale, 'numeric');
  return html`<time datetime="${pass.departureTime.slice(0, 10)}">${date}</time>`;
}

/** The hero line: facts that matter at the airport, in large letters. */
export const hero = (pass: BoardingPass): Html => html`<dl class="hero">
${heroFacts.map((name) => html`${fact(name, pass, 5)}\n`)}</dl>`;

interface FlightParts {
  readonly hasHero: boolean;
  readonly changes: readonly Change[];
  /** Set for a pass that has ended. */
  readonly stamp: string | undefined;
}

/**
 * What is new on the airline's color, then the hero line with the route as its context; a departure that has moved goes
 * before both.
 * Source: docs/decisions/install-page.md#the-bad-day
 */
export function flightSection(pass: BoardingPass, { hasHero, changes, stamp }: FlightParts): Html {
  const airport = [hasHero && html`${hero(pass)}\n`, nextStepLine(pass)];
  const journey = html`${route(pass)}\n`;
  return html`<section class="flight" aria-label="${pass.flight}">
${statusOf(pass)}${changes.map((each) => changeMark(each, pass))}${isMoved(pass) ? [journey, ...airport] : [...airport, journey]}${estimatesNote(pass)}${stamp && html`<p class="stamp"><span>${stamp}</span></p>\n`}</section>`;
}

/** `Gate 14 › K17 since 09:12`: browsers turn this arrow around in languages from the right. */
const changeMark = ({ name, from, to, at }: Change, pass: BoardingPass): Html =>
  html`<p class="changed">${facts[name](pass).label} <s><bdi>${from}</bdi></s> › <b><bdi>${to}</bdi></b> ${wordsOf(pass).page.since(at)}</p>\n`;

/** Where from and where to, and when. */
export const route = (pass: BoardingPass): Html => html`<div class="route">
<p class="codes"><b>${pass.origin.code}</b><span class="unseen"> ${wordsOf(pass).page.to} </span>${planeIcon}<b>${pass.destination.code}</b></p>
${cities(pass)}
<dl class="ends">
${shownDeparture(pass)}
${pass.arrivalTime && shownTime(facts.arrival(pass), pass, pass.arrivalTime)}
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

/** A fact as label and value. @param most letters of a value that needs no line of its own, or a smaller font. */
export function fact(name: FactName, pass: BoardingPass, most = 8): Html | undefined {
  const shown = facts[name](pass);
  const { label, value } = shown;
  if (!value) return undefined;
  const { estimatedBoardingTime, originalBoardingTime } = pass.day ?? {};
  const scheduled = name === 'boarding' && estimatedBoardingTime ? originalBoardingTime : undefined;
  if (shown.timeZone !== undefined) return shownTime(shown, pass, scheduled);
  const isLong = name === 'passenger' || value.length > most || value.includes(' ');
  const isVain = isCancelled(pass) && (name === 'gate' || name === 'terminal');
  return html`<div${isLong && html` class="long"`}><dt dir="auto">${label}</dt><dd dir="auto">${isVain ? struck(value, pass) : value}</dd></div>`;
}

/**
 * The status in a word, and its reason: the times stand beside it. A sentence where they do not say it all. Of a pass
 * that has ended only what ended the flight, too.
 */
export function statusOf(pass: BoardingPass): Html | undefined {
  const status = shownStatusOf(pass) ?? (isLate(pass) ? 'delayed' : undefined);
  if (status === undefined || (pass.status !== 'active' && status !== 'cancelled')) return undefined;
  const { sentences, flightStatus } = wordsOf(pass);
  const [word, reason = ''] = [flightStatus[status], reasonTextOf(pass)];
  // Some languages have the reason first: there it stands apart, as the airline's words do.
  const isJoined = reasonOf(pass)?.words === 'ours' && sentences.because(word, reason) === `${word} ${reason}`;
  const text =
    status === 'diverted' || isUntilFurtherNotice(pass)
      ? facts['flight-status-text'](pass).value
      : html`<b>${word}</b>${reason && html`${isJoined ? ' ' : ' · '}<bdi>${reason}</bdi>`}`;
  return html`<p class="status ${status}" dir="auto">${text}</p>\n`;
}

interface EndedPass {
  readonly heading: string;
  /** One word across the card. */
  readonly stamp: string;
  /** The passenger's options, in place of the wallet buttons. */
  readonly advice: string;
}

/**
 * Texts for a pass that is no longer valid for boarding. The pass stays visible, so that the passenger can tell which
 * it is, but cannot be installed.
 */
export function endedPass(status: PassStatus, { page }: Words): EndedPass | undefined {
  const ended: Readonly<Partial<Record<PassStatus, EndedPass>>> = page.ended;
  return ended[status];
}
