import { css } from '../style-sheet.ts';

/** Styles of a day of flights: a table, and on narrow screens a card for each flight. */
export const todayStyles = css`main:has(.day) { max-width: 72rem; }
.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: .875rem 1rem; align-items: end; }
.day form { width: 100%; }
.flights th span, .flights .behind, .flights .quiet { display: block; }
.flights th span { color: var(--quiet); font-weight: 400; }
.flights .behind { color: var(--danger); }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0 .5rem 0 0; vertical-align: middle; accent-color: var(--accent); }
.pages { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
@media (max-width: 48rem) {
  .filter button, .flights td:last-child { grid-column: 1 / -1; }
  .pages > .button { flex: 1 1 auto; padding-inline: .5rem; text-align: center; }
  .flights, .flights tbody { display: block; }
  .flights thead { position: absolute; clip-path: inset(50%); }
  .flights tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .25rem 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
  .flights th, .flights td { padding: 0; border: 0; }
  .flights tbody th { grid-column: 1 / 3; }
  .flights .choice { grid-column: 3; grid-row: 1; justify-self: end; }
  .flights td[data-label]::before { content: attr(data-label); display: block; color: var(--quiet); }
}
`;
