import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';

/** Forms for what somebody looks for. @param date `YYYY-MM-DD`. */
export const findCards = (staff: Staff, date: string): Html => html`<section class="card" aria-labelledby="find">
<h2 id="find">Find a flight</h2>
<form method="get" action="${staffPaths.desk}/flight">
<div class="fields"><label for="airline">Airline</label><input type="text" id="airline" name="airline" maxlength="10" required autofocus autocapitalize="characters"></div>
<div class="fields"><label for="number">Flight number</label><input type="text" id="number" name="number" maxlength="4" required></div>
<div class="fields"><label for="origin">From</label><input type="text" id="origin" name="origin" maxlength="3" required autocapitalize="characters"></div>
<div class="fields"><label for="date">Day of departure there</label><input type="date" id="date" name="date" value="${date}" required></div>
<button>Show</button>
</form>
</section>
<section class="card" aria-labelledby="find-pass">
<h2 id="find-pass">Find a pass</h2>
<form method="post" action="${staffPaths.desk}/find" autocomplete="off">${csrfField(staff.csrfToken)}
<div class="fields"><label for="pass">Pass-id or install link</label><input type="text" id="pass" name="pass" maxlength="2000" required></div>
<button>Find</button>
</form>
</section>`;

/** The way to the audit trail. */
export const auditCard: Html = html`<section class="card" aria-labelledby="audit"><h2 id="audit">What was done</h2><p>Every change, with who made it.</p><a class="button plain" href="${staffPaths.desk}/audit">Audit trail</a></section>`;
