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
): Html => html`<section class="card" aria-label="Find">
<form method="post" action="${staffPaths.desk}/find" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}<input type="hidden" name="date" value="${date}">
<div class="fields"><label for="sought">Find a flight or a passenger</label><input type="search" id="sought" name="sought" maxlength="${maxLinkBytes}" required autofocus aria-describedby="examples"></div>
<button>Find</button>
<p class="quiet" id="examples">LH400 · ${seesAll && 'LH400 12A · '}LH400 2027-03-15 Smith · ${seesAll && 'a booking code · a ticket number · '}FRA, for all flights from there · a pass-id · the link of a pass or group. <span class="keys">Boxed letters are shortcuts: press Alt and the letter; in Firefox Alt and Shift, on a Mac Control and Option.</span></p>
</form>
</section>`;
