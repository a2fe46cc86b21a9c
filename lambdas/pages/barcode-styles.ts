import { css } from './css.ts';

/**
 * Styles of the barcode, on pages that show it. A scanner needs dark on white in every theme: neither forced colours
 * nor a browser that darkens pages may touch the panel. Square codes are as large as a phone shows them without
 * scrolling, the others as wide as they get; on paper each side is at least 3 cm, or 15 mm for bars.
 */
export const barcodeStyles = css`
.scan { padding: 1.25rem var(--inside) 1rem; background: #fff; color: #000; color-scheme: only light; forced-color-adjust: none; }
.scan dl { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 2rem; margin: .5rem 0; }
.scan dl > * { max-width: 100%; }
.scan dl > :first-child { flex-basis: 100%; }
.scan dt { color: #3c3f45; }
.scan dd { font-size: min(1.5rem, 9.5vw); line-height: 1.2; font-weight: 700; }
.scan svg { display: block; width: 100%; max-width: 17rem; height: auto; margin: 0 auto; }
.scan :is(.pdf417, .code128) { width: calc(100% + 2 * var(--inside)); max-width: none; margin: 0 calc(-1 * var(--inside)); }
.scan .code128 { height: 6rem; }
.typed { margin-top: .25rem; font: .75rem/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }

@media (min-width: 56rem) {
  .scan { grid-area: 3 / 1 / span 2; align-self: start; }
  .scan ~ .card { grid-area: 1 / 1 / span 2; }
}

@media print {
  .scan { border-radius: 0; }
  .scan dd { font-size: 1.75rem; }
  .scan svg { width: 45mm; max-width: none; }
  .scan :is(.pdf417, .code128) { width: 100%; margin: 0; }
  .scan .pdf417 { min-height: 30mm; }
  .scan .code128 { height: 30mm; }
  .scan ~ .card { max-width: 24rem; }
  main:has(.scan) { max-width: none; }
}
`;
