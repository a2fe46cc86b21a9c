import { shownStatusOf } from '../domain/flight/flight-status.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { Airport, BoardingPass } from '../domain/shown/boarding-pass.ts';
import { type FactName, facts } from '../domain/shown/facts.ts';
import type { MarkedTime } from '../domain/shown/marked-time.ts';
import { pageFacts } from '../domain/shown/placement.ts';
import { clockTime, type LocalDateTime } from '../domain/time/dates.ts';
import { type Html, html } from './html.ts';
import { planeIcon } from './icons.ts';
import { calendarDate, dayShift } from './local-time.ts';

interface CardLook {
  readonly logoUrl?: string | undefined;
  /** Set for a pass that has ended: the card is then gray. */
  readonly stamp?: string | undefined;
}

/**
 * The boarding pass as a ticket: route and times on the airline's color, below them the facts that are needed at the
 * gate.
 */
export function boardingPassCard(pass: BoardingPass, { logoUrl, stamp }: CardLook): Html {
  return html`<article class="card${stamp && ' ended'}" aria-label="${pass.flight}">
${flightHead(pass, logoUrl)}
${stamp && html`<p class="stamp"><span>${stamp}</span></p>\n`}${statusOf(pass)}<dl class="facts">
${pageFacts.map((name) => html`${fact(name, pass)}\n`)}</dl>
<p class="note">${wordsOf(pass).page.localTimes}</p>
</article>`;
}

/** Airline, route and times, on the airline's color. */
export function flightHead(pass: BoardingPass, logoUrl: string | undefined): Html {
  const { locale, page } = wordsOf(pass);
  return html`<div class="flight">
<div class="carrier">
${airline(pass.airlineName, logoUrl)}
<p class="number"><b dir="auto">${pass.flight}</b><br><time datetime="${pass.departureTime.slice(0, 10)}">${calendarDate(pass.departureTime, locale)}</time></p>
</div>
<div>
<p class="codes"><b>${pass.origin.code}</b><span class="unseen"> ${page.to} </span>${planeIcon}<b>${pass.destination.code}</b></p>
${cities(pass)}
</div>
<dl class="ends">
${departure(pass)}
${arrival(pass)}
</dl>
</div>`;
}

function airline(name: string, logoUrl: string | undefined): Html {
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

function fact(name: FactName, pass: BoardingPass): Html | undefined {
  const { label, value, timeZone, marked } = facts[name](pass);
  if (!value) return undefined;
  if (marked) return contradicted(label, marked);
  if (name === 'boarding' && pass.day?.estimatedBoardingTime)
    return time(label, pass, pass.day.originalBoardingTime, value);
  if (timeZone !== undefined) return time(label, pass, value);
  const isLong = name === 'passenger' || value.length > 12 || value.includes(' ');
  return html`<div${isLong && longFact}><dt dir="auto">${label}</dt><dd dir="auto">${value}</dd></div>`;
}

/** A line of its own, and a smaller font. */
const longFact = html` class="long"`;

/** The status in a sentence, which repeats the times: crossed-out digits are small. */
export function statusOf(pass: BoardingPass): Html | undefined {
  const { value } = facts['flight-status-text'](pass);
  return value === undefined ? undefined : html`<p class="status ${shownStatusOf(pass)}" dir="auto">${value}</p>\n`;
}

const isCancelled = (pass: BoardingPass) => shownStatusOf(pass) === 'cancelled';

/** The departure, with its estimate unless the flight is cancelled; marked also if delayed until further notice. */
function departure(pass: BoardingPass): Html {
  const { marked } = facts.departure(pass);
  if (marked) return contradicted(wordsOf(pass).labels.departure, marked);
  const { departureTime, estimatedDepartureTime } = pass;
  const { labels, flightStatus } = wordsOf(pass);
  if (isCancelled(pass)) return time(labels.departure, pass, departureTime, departureTime, flightStatus.cancelled);
  const isLate = shownStatusOf(pass) === 'delayed';
  return time(labels.departure, pass, departureTime, estimatedDepartureTime, isLate ? flightStatus.delayed : undefined);
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

/** Shows the estimated time next to the crossed-out scheduled one, and marks a delay. */
function time(
  label: string,
  pass: BoardingPass,
  scheduled: LocalDateTime,
  estimated = scheduled,
  mark = estimated > scheduled ? wordsOf(pass).flightStatus.delayed : undefined,
): Html {
  const { locale, page } = wordsOf(pass);
  const shift = dayShift(estimated, pass.departureTime, locale);
  return html`<div><dt>${label}</dt><dd><time datetime="${estimated}">${clockTime(estimated)}</time>${
    estimated !== scheduled && html` <s><span class="unseen">${page.insteadOf} </span>${clockTime(scheduled)}</s>`
  }${shift && html` <small>${shift}</small>`}${mark && html` <b class="late">${mark}</b>`}</dd></div>`;
}
