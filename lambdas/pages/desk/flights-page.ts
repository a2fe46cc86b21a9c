import { changeableFields } from '../../domain/desk/changeable.ts';
import type { FieldChanges } from '../../domain/desk/changes.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeList, type LockScreenText, lockScreens, type Review, reviewFields, warningNotes } from './changes.ts';
import { flightName, flightPath } from './flight-texts.ts';
import { dayText } from './times.ts';
import { type DayFilter, todayPath } from './today-page.ts';

/** A flight that is left as it is. */
export interface LeftOut {
  readonly key: FlightKey;
  /** Why. */
  readonly problem: string;
}

/** A flight with what a change would make of it. */
export type ReviewedFlight =
  | LeftOut
  | {
      readonly key: FlightKey;
      readonly change: FieldChanges;
      readonly passes: number;
      readonly notices: readonly LockScreenText[];
      readonly warnings: readonly string[];
    };

interface ReviewFlightsPage extends Review {
  readonly flights: readonly ReviewedFlight[];
  /** True for a change that asks for the number of passes. */
  readonly isMass: boolean;
  readonly filter: DayFilter;
  readonly staff: Staff;
}

/** The review of a change of several flights: what each says to its passengers, before it is sent. */
export function reviewFlightsPage({ flights, isMass, filter, staff, ...review }: ReviewFlightsPage): string {
  const all = flights.flatMap((each) => ('change' in each ? [each] : []));
  const passes = all.reduce((sum, each) => sum + each.passes, 0);
  const changes = all.map(({ key: { airline, number, origin }, change }) => {
    return html`<input type="hidden" name="change" value="${JSON.stringify({ airline, number, origin, change })}">`;
  });
  const hidden = Object.entries(filter);
  return staffPage({
    title: `Flights on ${dayText(filter.date)}`,
    staff,
    content: html`<section class="card" aria-labelledby="review">
<h2 id="review">${flightsText(all.length)} with ${passes === 1 ? '1 pass' : `${passes} passes`} will change</h2>
${
  all.length > 0 &&
  html`<form method="post" action="${staffPaths.desk}/flights/change" autocomplete="off">
${csrfField(staff.csrfToken)}${changes}${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${reviewFields(review)}
${isMass && html`<input type="hidden" name="passes" value="${passes}"><div class="fields"><label for="count">This is for many. Type ${passes}, the number of passes</label><input type="text" id="count" name="count" inputmode="numeric" required autofocus></div>`}
<div class="buttons"><button accesskey="s"${isMass && html` class="danger"`}>Send</button><a class="button plain" href="${todayPath(filter)}">Cancel</a></div>
</form>`
}
</section>
${leftOutCard(
  flights.flatMap((each) => ('problem' in each ? [each] : [])),
  'Left as they are',
)}
${all.map(
  ({ key, change, notices, warnings, passes }, place) => html`<section class="card" aria-labelledby="flight-${place}">
<h3 id="flight-${place}">${flightName(key)}, ${passes === 1 ? '1 pass' : `${passes} passes`}</h3>
${notices.length > 0 ? lockScreens(notices) : html`<p>Nobody is notified.</p>`}
${changeList(change, changeableFields, key.date)}
${warningNotes(warnings)}</section>
`,
)}${all.length === 0 && html`<div><a class="button" href="${todayPath(filter)}">Back</a></div>`}`,
  });
}

interface ChangedPage {
  /** Flights that were changed, each with the id of its entry in the audit trail. */
  readonly done: readonly { readonly key: FlightKey; readonly id: string }[];
  readonly leftOut: readonly LeftOut[];
  readonly filter: DayFilter;
  readonly staff: Staff;
}

/** The result of a change of several flights. Each leads to its page, which offers the undo. */
export const changedPage = ({ done, leftOut, filter, staff }: ChangedPage): string =>
  staffPage({
    title: `Flights on ${dayText(filter.date)}`,
    staff,
    content: html`<section class="card${done.length > 0 && html` done`}" aria-labelledby="done">
<h2 id="done">${flightsText(done.length)} changed</h2>
<ul class="changes">${done.map(({ key, id }) => html`<li><a href="${flightPath(key, id)}">${flightName(key)}</a></li>\n`)}</ul>
</section>
${leftOutCard(leftOut, 'Not changed')}
<div><a class="button" href="${todayPath(filter)}">To the flights of the day</a></div>`,
  });

const flightsText = (count: number) => (count === 1 ? '1 flight' : `${count} flights`);

const leftOutCard = (flights: readonly LeftOut[], title: string): Html | false =>
  flights.length > 0 &&
  html`<section class="card" aria-labelledby="out"><h2 id="out">${title}</h2>
<ul class="findings">${flights.map(({ key, problem }) => html`<li><a href="${flightPath(key)}">${flightName(key)}</a> <em>${problem}</em></li>\n`)}</ul></section>`;
