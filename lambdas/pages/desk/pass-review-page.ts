import { changeablePassFields, type PassEnding, passEndings } from '../../domain/desk/changeable.ts';
import type { FieldChanges } from '../../domain/desk/changes.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { type Html, html } from '../html.ts';
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
import { flightName } from './flight-texts.ts';
import { passPath } from './pass-path.ts';

/** A change or an end of a pass, with what it means. */
export interface PassReview {
  readonly passKey: string;
  readonly name: string | undefined;
  /** The pass template that a move is to, if the flight has several. */
  readonly target?: string | undefined;
  /** Undefined for a change of fields. */
  readonly ending: PassEnding | undefined;
  readonly change: FieldChanges;
  /** The change with names in place of ids. */
  readonly shown: FieldChanges;
  readonly version: number;
  /** Flights of the passes that it is about, one for each. */
  readonly flights: readonly FlightKey[];
  readonly notices: readonly LockScreenText[];
  readonly isInstalled: boolean;
  readonly warnings: readonly string[];
}

/** A move that is refused for one of the flight's templates. */
interface RefusedTarget {
  readonly target: string;
  readonly problem: string;
}

interface PassReviewPage extends Review {
  /** One; or those of a move to a flight of several templates, of which one is sent. */
  readonly reviews: readonly (PassReview | RefusedTarget)[];
  readonly staff: Staff;
}

/** The review: what a change or an end of a pass means, before it is done. */
export const passReviewPage = ({ reviews, staff, ...facts }: PassReviewPage): string =>
  staffPage({
    title: 'Pass',
    staff,
    content: html`${reviews.length > 1 && html`<p>The flight has several pass templates: send one of these moves.</p>\n`}${reviews.map(
      (review, place) => ('problem' in review ? refusedCard(review) : reviewCard(review, place, staff, facts)),
    )}`,
  });

const refusedCard = ({ target, problem }: RefusedTarget) =>
  html`<section class="card"><h2>${target}</h2><p>${problem}</p></section>\n`;

function reviewCard(review: PassReview, place: number, staff: Staff, facts: Review): Html {
  const { passKey, name, target, flights, ending, change, shown, warnings } = review;
  const id = `review-${place}`;
  return html`<section class="card" aria-labelledby="${id}">
${target && html`<h2>${target}</h2>`}${ending ? html`<h2 id="${id}">${passEndings[ending]}?</h2>` : readersOf(review, id)}
<p>${name ?? '–'}, ${flights.map(flightName).join(' and ')}</p>
${!ending && changeList(shown, changeablePassFields)}
${consequencesOf(review).map((each) => html`<p>${each}</p>\n`)}${warningNotes(warnings)}<form method="post" action="${passPath(passKey)}/change" autocomplete="off">
${csrfField(staff.csrfToken)}${ending ? endingFields(review, ending) : changeFields(change)}
${reviewFields(facts)}
<div class="buttons"><button${place === 0 && html` accesskey="s"`}${ending && html` class="danger"`}>${ending ? passEndings[ending] : 'Send'}</button><a class="button plain" href="${passPath(passKey)}">Cancel</a></div>
</form>
</section>
`;
}

const endingFields = ({ version, flights }: PassReview, ending: PassEnding): Html =>
  html`<input type="hidden" name="ending" value="${ending}"><input type="hidden" name="was-version" value="${version}"><input type="hidden" name="was-passes" value="${flights.length}">`;

function readersOf({ notices, isInstalled }: PassReview, id: string): Html {
  if (notices.length === 0) return html`<h2 id="${id}">Nobody is notified</h2>`;
  return html`<h2 id="${id}">${isInstalled ? 'The passenger will read' : 'No phone has the pass yet. One with it would read'}</h2>
${lockScreens(notices)}`;
}

const ofStatus: Readonly<Record<string, string>> = {
  voided: 'Wallets show the pass as void, with a faded barcode. It stays on the phone, and can be reinstated.',
  redeemed: 'Wallets show the pass as used, with a faded barcode. It stays on the phone, and can be reinstated.',
  active: 'Wallets show the pass as valid again.',
};

const ofEndings: Readonly<Record<PassEnding, readonly string[]>> = {
  delete: [
    'The record, the install link and its files are deleted for good. The pass-id cannot be used again.',
    'A pass that a phone has stays there as it is, with its barcode, and is not updated any more. To stop it, void it first.',
    'Google Wallet keeps its copy. To remove the passenger’s data from the wallets, erase the passenger instead.',
  ],
  erase: [
    'The pass is voided for good and emptied of everything about the passenger: name, seat, booking, barcode, contact. Its files go at once, and its link leads to the empty, void pass.',
    'Phones and Google Wallet get the empty, void pass in its place, as they get any change. A phone that stays off keeps what it has.',
  ],
};

/** Sentences on what follows for the passenger, and whether it can be taken back. */
function consequencesOf({ ending, change, flights }: PassReview): readonly string[] {
  if (ending && flights.length > 1) return [ofBooking(flights.length), ...ofEndings[ending], never];
  if (ending) return [...ofEndings[ending], never];
  const status = ofStatus[change['pass-status']?.[1] ?? ''];
  return [
    ...(status ? [status] : []),
    ...('pass-template-id' in change ? [ofMove] : []),
    ...('send-again' in change ? [ofSending] : []),
    ...('pass-update-notification' in change ? ['What passengers have read cannot be taken back.'] : []),
  ];
}

const ofBooking = (passes: number) =>
  `${passes} passes: this one, and the others of the booking with the same name and contact.`;
const never = 'This cannot be taken back.';
const ofMove =
  'The pass becomes one of the other flight, on the same phone and under the same link. Its barcode stays as it is, until your system sends another one.';
const ofSending =
  'Phones are told, without a sound, to fetch the pass as it is, and Google Wallet gets it once more. A phone that is off or offline fetches it later. This page says what is known of each.';
