import { maxLinkBytes } from '../../domain/link/link-length.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';

/**
 * The form for what somebody looks for.
 * @param date that of a flight without one, `YYYY-MM-DD`.
 * @param seesAll false for a role that finds passengers by name only.
 */
export const findCard = (
  staff: Staff,
  date: string,
  seesAll: boolean,
): Html => html`<section class="card" aria-labelledby="find">
<h2 id="find">Find a flight or a passenger</h2>
<form method="post" action="${staffPaths.desk}/find" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}<input type="hidden" name="date" value="${date}">
<div class="fields"><label for="sought">Flight, passenger on it, pass-id or link</label><input type="search" id="sought" name="sought" maxlength="${maxLinkBytes}" required autofocus aria-describedby="examples"></div>
<button>Find</button>
<p class="quiet" id="examples">LH400, ${seesAll && 'LH400 12A, '}LH400 2027-03-15 Smith, a pass-id, or the link of a pass or group</p>
</form>
<p class="quiet keys">A letter in a box is a key: press it with Alt; in Firefox with Alt and Shift, on a Mac with Control and Option.</p>
</section>`;

/** The way to the audit trail. */
export const auditCard: Html = html`<section class="card" aria-labelledby="audit"><h2 id="audit">What was done</h2><p>Every change, with who made it.</p><a class="button plain" href="${staffPaths.desk}/audit">Audit trail</a></section>`;
