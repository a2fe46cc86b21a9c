import { changeableFields } from '../../domain/desk/changeable.ts';
import type { FieldChanges } from '../../domain/desk/changes.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { html } from '../html.ts';
import type { Drawing } from '../phones/drawing.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import {
  changeFields,
  changeList,
  type LockScreenText,
  lockScreens,
  type Review,
  reviewFields,
  warningNotes,
} from './changes.ts';
import { type FlightView, flightName, flightPath, keyFields } from './flight-texts.ts';

interface ReviewPage extends Review {
  readonly key: FlightKey;
  readonly flight: FlightView;
  readonly change: FieldChanges;
  readonly notices: readonly LockScreenText[];
  readonly warnings: readonly string[];
  /** Number that has to be typed, for a change that cannot be made good. */
  readonly countToType: number | undefined;
  /** Fronts of the changed pass, with the passenger of its example values. */
  readonly fronts: readonly Drawing[];
  readonly staff: Staff;
}

/** The review: a change with what it says to how many passengers, before it is sent. */
export function reviewPage({
  key,
  flight,
  change,
  notices,
  warnings,
  countToType,
  fronts,
  staff,
  ...review
}: ReviewPage): string {
  return staffPage({
    title: flightName(key),
    staff,
    styles: [...new Set(fronts.flatMap(({ styles }) => styles))].join(''),
    content: html`<div class="beside${fronts.length > 0 && ' broad'}"><section class="card" aria-labelledby="review">
<h2 id="review">${notices.length > 0 ? `${readersOf(flight)} will read` : 'Nobody is notified'}</h2>
${lockScreens(notices)}${notices.length === 0 && html`<p>Passes show the change, without a notification.</p>`}
${changeList(change, changeableFields, key.date)}
${warningNotes(warnings)}<form method="post" action="${staffPaths.desk}/flight/change" autocomplete="off">
${csrfField(staff.csrfToken)}${keyFields(key)}${changeFields(change)}
${reviewFields(review)}
${countToType !== undefined && html`<input type="hidden" name="passes" value="${countToType}"><div class="fields"><label for="count">This is for all. Type ${countToType}, the number of passes</label><input type="text" id="count" name="count" inputmode="numeric" required autofocus></div>`}
<div class="buttons"><button accesskey="s"${countToType !== undefined && html` class="danger"`}>Send</button><a class="button plain" href="${flightPath(key)}">Cancel</a></div>
</form>
</section>
${fronts.length > 0 && html`<div class="faces">${fronts.map((front) => front.html)}</div>`}</div>`,
  });
}

/** Passengers whose wallets have the pass, as far as that is counted. */
function readersOf(flight: FlightView): string {
  const { 'installed-walleta': apple, 'installed-walletb': google } = flight;
  if (apple === undefined || google === undefined) return `Up to ${flight.passes} passengers`;
  const readers = apple + google;
  if (readers === 0) return 'No phone has a pass yet. One with a pass';
  return readers === 1 ? '1 passenger' : `${readers} passengers`;
}
