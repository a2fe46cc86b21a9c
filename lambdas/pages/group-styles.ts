import { css } from './css.ts';
import { installPageStyles } from './styles.ts';

/** Styles of an install page, with a card for each flight and in it a row for each traveller. */
export const groupPageStyles = css`${installPageStyles}
.flights { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; align-content: start; }
.travellers { margin: -2px var(--inside) 0; padding: 0; border-top: 2px dashed var(--brand-ink); position: relative; list-style: none; }
.travellers li { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding: 1rem 0; border-bottom: 1px solid var(--edge); }
.travellers .name { font-size: min(1.0625rem, 9vw); font-weight: 650; color: inherit; }
.single { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .25rem; }
.single .button { flex: 1 1 8rem; min-height: 2.75rem; padding: .5rem min(1rem, 4vw); border: 2px solid; border-radius: .75rem; background: none; color: inherit; font-size: .9375rem; }
.seat, li.ended { color: var(--quiet); }
li .stamp { margin: .25rem 0; text-align: start; }
li .stamp span { font-size: min(1rem, 8vw); }
.flights .note { padding-top: 1rem; }

[data-device=ios] .walletb, [data-device=android] .single .walleta:has(+ .walletb), [data-device=android] .actions:has(.walletb) > .walleta, [data-device=desktop] .walleta { display: none; }

@media print { .single { display: none; } }

@media (min-width: 56rem) {
  main { grid-template-rows: repeat(3, auto) 1fr; }
  .flights { grid-area: 1 / 1 / -1; }
  .flights .card { grid-area: auto; }
}
`;
