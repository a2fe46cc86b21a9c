import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';

/** The form for what somebody looks for. @param date that of a flight without one, `YYYY-MM-DD`. */
export const findCard = (staff: Staff, date: string): Html => html`<section class="card" aria-labelledby="find">
<h2 id="find">Find a flight or a passenger</h2>
<form method="post" action="${staffPaths.desk}/find" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}<input type="hidden" name="date" value="${date}">
<div class="fields"><label for="sought">Flight, passenger on it, pass-id or link</label><input type="search" id="sought" name="sought" maxlength="2000" required autofocus aria-describedby="examples"></div>
<button>Find</button>
<p class="quiet" id="examples">LH400, LH400 12A, LH400 2027-03-15 Smith, a pass-id, or the link of a pass or group</p>
</form>
</section>`;

/** The way to the audit trail. */
export const auditCard: Html = html`<section class="card" aria-labelledby="audit"><h2 id="audit">What was done</h2><p>Every change, with who made it.</p><a class="button plain" href="${staffPaths.desk}/audit">Audit trail</a></section>`;
