import type { MadeChange } from '../../domain/desk/changes.ts';
import { html } from '../html.ts';
import { type Staff, staffPage } from '../staff-page.ts';
import { type TimelineLine, timeline, utcTimes } from './timeline.ts';
import { instantText } from './times.ts';

/** A pass that is no more. */
export interface PassGone {
  readonly became: 'deleted' | 'archived' | 'erased';
  readonly atUtc: string;
  /** True if the operator's command finds it, and other passes of the person: by e-mail address or phone number. */
  readonly hasContact: boolean;
}

/** A pass that is no more, with the receipt of what ended it. @param past latest first; an archived one keeps it for a time. */
export const passGonePage = (
  { became, atUtc, hasContact }: PassGone,
  made: MadeChange | undefined,
  past: readonly TimelineLine[],
  staff: Staff,
): string =>
  staffPage({
    title: 'Pass',
    staff,
    content: html`<section class="card" aria-labelledby="gone">
<div role="status"><h2 id="gone">This pass was ${became} at ${instantText(atUtc)}</h2></div>
${made && html`<p>Receipt: entry ${made.id} of the audit trail, by ${made.by} at ${instantText(made.atUtc)}${made.change.passes && html`; passes: ${made.change.passes[0]}`}.</p>`}
${became === 'erased' && erasure(hasContact)}</section>
${became === 'archived' && html`<section class="card" aria-labelledby="history"><h2 id="history">History</h2>${timeline(past, utcTimes)}</section>`}`,
  });

const erasure = (hasContact: boolean) => html`<h3>Erased at once</h3>
<ul class="findings"><li>Everything about the passenger in the record: name, seat, booking, barcode, contact, services</li><li>Page and files of the pass: its link leads to the empty, void pass</li></ul>
<h3>Follows by itself</h3>
<ul class="findings"><li>Phones and Google Wallet get the empty, void pass. Which of them have it is not known here.</li><li>The history of the pass goes.</li><li>Changes of the last 24 hours leave the database’s stream, encrypted answers of repeated calls theirs.</li></ul>
<h3>Remains</h3>
<ul class="findings"><li>An empty record with the pass-id${hasContact && ', and keyed hashes of e-mail address and phone number'}</li><li>A change that the service could not pass on, if there was one: the operator of the service is told of each, and “passenger erase” empties it, too</li><li>Backups of the database, for 35 days</li><li>The audit trail: who did what, for a year; with seats and statuses until “passenger erase” takes them out</li><li>Events that your systems have received</li></ul>
<p>${
  hasContact
    ? 'For the rest of what is known of the person, ask the operator of the service: “passenger erase” finds all passes by e-mail address or phone number, archived ones too, and deletes the empty records after a day.'
    : 'The pass had neither e-mail address nor phone number, by which the operator of the service would find other passes of the person: erase each here.'
}</p>`;
