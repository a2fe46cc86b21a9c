import { css } from './css.ts';

/**
 * Shared by all pages. A page sets its colors as custom properties: `--page`, and colors that are readable on it.
 * The theme is that of the device; paper is always light.
 */
export const baseStyles = css`
*, ::before, ::after { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: min(1.5rem, 10vw); line-height: 1.2; letter-spacing: -.02em; text-wrap: balance; }
h2 { font-size: min(1.125rem, 9vw); line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.icon { width: 1.5em; flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/**
 * One column on phones; on wide screens the ticket beside its actions. The script sets `html[data-device]` and
 * `html[data-download]`: without it, everything is shown.
 *
 * Text may be twice as large, or the screen half as wide (WCAG 2.2, 1.4.4): rows wrap by the width of their longest
 * word, as items of a flexible row that are never narrower than it, and values shrink with the screen (vw) before a
 * word of 12 letters has to break. Only words longer than a line break. Arabic letters join: spacing, which not every
 * browser leaves out of them, would part them. Sides are the page's, whichever direction a value's own letters have.
 */
export const installPageStyles = css`${baseStyles}
main, .flight, .actions, .message, .phone { display: grid; grid-template-columns: minmax(0, 1fr); }
main { --inside: min(1.25rem, 4vw); gap: 1.25rem; max-width: 27rem; margin: 0 auto; padding: 1.25rem min(1rem, 4vw) 2rem; }
h1, .actions, .phone, figcaption, .scan { text-align: center; }

.card, .scan { border-radius: 1.25rem; background: var(--card); color: var(--text); overflow: hidden; box-shadow: 0 0 0 1px var(--edge), 0 12px 32px rgb(0 0 0 / .14); }
[dir=rtl] { --start: right; --end: left; }
.card [dir] { text-align: var(--start, left); }
.card :is(.carrier, .codes, .ends, .facts) > * { max-width: 100%; }
.flight { position: relative; gap: 1.25rem; padding: 1.25rem var(--inside) 1.5rem; background: var(--brand); color: var(--brand-ink); }
.flight::before, .flight::after { content: ""; position: absolute; bottom: -.625rem; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--page); }
.flight::before { left: -.625rem; }
.flight::after { right: -.625rem; }
.carrier, .codes, .ends, .facts { display: flex; flex-wrap: wrap; }
.carrier { align-items: center; justify-content: space-between; gap: .5rem 1rem; min-height: 2.75rem; }
.logo { display: block; width: auto; max-height: 2.75rem; object-fit: contain; object-position: left; }
[dir=rtl] .logo { object-position: right; }
.carrier > .logo { max-width: min(9.5rem, 100%); }
.airline { flex: 1 1 0; font-size: min(1.125rem, 9vw); line-height: 1.25; font-weight: 700; }
.number { margin-inline-start: auto; text-align: end; font-size: .8125rem; line-height: 1.35; }
.number b, .facts .long dd { font-size: min(1.0625rem, 9vw); font-weight: 650; }
.codes { align-items: center; gap: 0 min(.625rem, 2vw); font-size: clamp(2rem, 12.5vw, 3.25rem); line-height: 1; letter-spacing: -.02em; }
.codes::before, .codes::after { content: ""; order: 1; flex: 1; border-top: 2px dotted; }
.codes .icon { order: 2; width: min(1.75rem, 8vw); }
.codes::after { order: 3; }
.codes b:last-child { order: 4; margin-inline-start: auto; }
[dir=rtl] .codes .icon { scale: -1 1; }
.ends { gap: .25rem 1rem; }
dl.ends { row-gap: .75rem; }
.ends > :not(.unseen) { flex: 1 1 0; }
.card .ends > :last-child:not(:first-child) { text-align: var(--end, right); }
p.ends { margin-top: .375rem; font-size: .9375rem; line-height: 1.3; }

dt { font-size: min(.75rem, 8vw); line-height: 1.3; font-weight: 500; }
dd { font-size: min(1.25rem, 9.5vw); line-height: 1.3; font-weight: 650; font-variant-numeric: tabular-nums; }
dd s { font-size: .75em; font-weight: 400; }
.card .why { flex: 1 1 100%; }
.card .why > * { text-align: var(--start, left); }
.card .why dd { font-size: .8125rem; line-height: 1.4; font-weight: 400; }
.why s { margin-inline-end: .125rem; font-size: min(1rem, 7.5vw); }
.why b { font-size: min(1.25rem, 9.5vw); line-height: 1.2; font-weight: 650; }
dd small { font-size: .6em; font-weight: 500; white-space: nowrap; }
.late { display: inline-block; padding: 0 .5em; border: 1px solid; border-radius: 1em; font-size: .6em; font-weight: 600; vertical-align: .15em; }
.facts { gap: .875rem min(1rem, 4vw); margin: -2px var(--inside) 0; padding: 1.25rem 0 1rem; border-top: 2px dashed var(--brand-ink); position: relative; }
.facts dt, .note { color: var(--quiet); }
.facts > * { flex: 1 1 26%; }
.facts .long { flex-basis: 100%; }
.note { padding: 0 var(--inside) 1.125rem; font-size: .75rem; }

.ended .flight { background: #6a707a; color: #fff; }
.ended .logo { filter: grayscale(1); }
.ended .facts { color: var(--quiet); }
.status + *, .stamp + * { border-color: transparent; }
.stamp { position: relative; z-index: 1; margin: -.75rem 0 .25rem; text-align: center; }
.stamp span { display: inline-block; max-width: 90%; padding: .125rem .75rem; border: 3px solid; border-radius: .5rem; background: #fff; color: #b3261e; font-size: min(1.5rem, 9vw); line-height: 1.25; font-weight: 800; letter-spacing: .06em; text-transform: uppercase; rotate: -5deg; }
[dir=rtl] .stamp span { letter-spacing: 0; }

.actions { gap: .75rem; align-content: start; }
.message, .actions > p { text-wrap: balance; }
.button { display: flex; align-items: center; justify-content: center; gap: .625rem; min-height: 3.5rem; padding: .75rem min(1.25rem, 4vw); border-radius: 1rem; font-size: 1.0625rem; line-height: 1.25; font-weight: 650; text-decoration: none; }
a.button { background: var(--ink); color: var(--on-ink); }
a.button:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.message { gap: .5rem; justify-items: center; }
.message div, .message p { unicode-bidi: plaintext; }
.message p + p { margin-top: .5rem; }
.wait, .thanks, .printed, [data-download] .help, [data-device=ios] #walletb, [data-device=android] #walleta:has(+ #walletb), [data-device=desktop] #walleta, [data-device=ios] .phone, [data-device=android] .phone { display: none; }
[data-download=waiting] .wait, [data-download=done] .thanks { display: grid; }
.thanks .icon { width: 2.5rem; }
.phone { gap: .25rem; justify-items: center; }
figure { margin: .75rem 0 0; max-width: 100%; padding: .75rem; border: 2px dashed; border-radius: 1rem; background: #fff; color: #1c1c1e; }
.qr-code { display: block; margin: 0 auto; max-width: 100%; height: auto; image-rendering: pixelated; }
figcaption { margin-top: .25rem; font-size: .875rem; line-height: 1.35; font-weight: 600; }

@media (min-width: 56rem) {
  main { grid-template-columns: minmax(0, 27rem) 22rem; grid-template-rows: repeat(3, auto); gap: 1.5rem 4.5rem; place-content: center; max-width: none; min-height: 100vh; min-height: 100svh; }
  h1 { font-size: 1.875rem; }
  .card { grid-area: 1 / 1 / -1; align-self: start; }
  h1, .actions, .phone { grid-column: 2; text-align: start; }
  .phone, .message { justify-items: start; }
  [data-device=desktop] .phone { grid-row: 2; }
}

@media (forced-colors: active) {
  .card, .button { border: 1px solid; }
  .logo { padding: .25rem; background: var(--brand); forced-color-adjust: none; }
  .flight::before, .flight::after { display: none; }
}

@media print {
  :root:root { --page: #fff; --ink: #000; }
  main { display: block; max-width: 24rem; }
  .actions, .phone { display: none; }
  .card, .scan { margin: 1rem 0; border: 1px solid; box-shadow: none; break-inside: avoid; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .printed { display: block; padding: .75rem; border: 3px solid; font-size: 1.25rem; line-height: 1.3; font-weight: 700; text-align: center; }
}

.status { margin: 1rem var(--inside); padding: .625rem .875rem; border-radius: .75rem; background: #eef1f6; color: #1c1c1e; line-height: 1.4; font-weight: 600; }
.card .status { text-align: center; }
.delayed { background: #fff3dc; color: #5f3b00; }
.cancelled, .diverted { background: #fdeceb; color: #8c1d18; }
.ended .status { background: #eef1f6; color: #1c1c1e; }
@media screen and (prefers-color-scheme: dark) {
  .status, .ended .status { background: #2b2f38; color: #f2f3f5; }
  .delayed { background: #3d2e0a; color: #ffdf9e; }
  .cancelled, .diverted { background: #4a1f1b; color: #ffdad5; }
}

@media screen { nav.actions { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem 1.25rem; } }
@media screen and (min-width: 56rem) { nav.actions { justify-content: start; } }
nav a { color: inherit; min-width: 0; }
`;
