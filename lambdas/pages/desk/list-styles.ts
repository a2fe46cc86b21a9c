import { css } from '../style-sheet.ts';

/** Styles of a long list: a table, and on narrow screens a card for each row. */
export const listStyles = css`main:has(.broad) { max-width: 72rem; }
.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: .875rem 1rem; align-items: end; }
.broad form { width: 100%; }
.listing th span, .listing .behind, .listing .quiet { display: block; }
.listing th span { color: var(--quiet); font-weight: 400; }
.listing .behind { color: var(--danger); }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0 .5rem 0 0; vertical-align: middle; accent-color: var(--accent); }
.pages { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
@media (max-width: 48rem) {
  .filter button, .listing td:last-child { grid-column: 1 / -1; }
  .pages > .button { flex: 1 1 auto; padding-inline: .5rem; text-align: center; }
  .listing, .listing tbody { display: block; }
  .listing thead { position: absolute; clip-path: inset(50%); }
  .listing tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .25rem 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
  .listing th, .listing td { padding: 0; border: 0; }
  .listing tbody th { grid-column: 1 / 3; }
  .listing .choice { grid-column: 3; grid-row: 1; justify-self: end; }
  .listing td[data-label]::before { content: attr(data-label); display: block; color: var(--quiet); }
}
`;
