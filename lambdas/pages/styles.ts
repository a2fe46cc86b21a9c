import { css } from './style-sheet.ts';

/**
 * Shared by all pages. A page sets its colors as custom properties: `--page`, and colors that are readable on it.
 * The theme is that of the device; paper is always light.
 */
export const baseStyles = css`
*, ::before, ::after { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: min(1.5rem, 10vw); line-height: 1.2; text-wrap: balance; }
h2 { font-size: min(1.125rem, 9vw); line-height: 1.3; font-weight: 650; }
.icon { width: 1.5em; flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/**
 * One column on phones, under the airline's color from edge to edge; wide screens have the color on one half, with the pass
 * on it, and the actions on the other. The script
 * sets `html[data-device]` and `html[data-download]`: without it, everything is shown.
 *
 * Text may be twice as large, or the screen half as wide (WCAG 2.2, 1.4.4): rows wrap by the width of their longest
 * word, as items of a flexible row that are never narrower than it, and values shrink with the screen (vw) before a
 * word of 12 letters has to break. Only words longer than a line break. Arabic letters join: spacing, which not every
 * browser leaves out of them, would part them. Sides are the page's, whichever direction a value's own letters have.
 */
export const installPageStyles = css`${baseStyles}
main, .flight, .side, .actions, .message, .phone { display: grid; grid-template-columns: minmax(0, 1fr); }
main { --inside: min(1.25rem, 4vw); --edges: max(var(--inside), 50% - 13.5rem); gap: 1.25rem 0; align-content: start; padding-bottom: 2rem; }
main > * { margin-inline: var(--edges); }
.bar, .flight { background: var(--brand); color: var(--brand-ink); }
main > :is(.bar, .flight) { margin: 0; padding-inline: var(--edges); }
main > .flight { margin-top: -1.25rem; }
.side { gap: 1rem; align-content: start; }
h1, .actions, .phone, figcaption, .scan h2 { text-align: center; }
h1 { font-size: min(1.25rem, 10vw); font-weight: 600; }

[dir=rtl] { --start: right; --end: left; }
main :is(p, dt, dd, span)[dir] { text-align: var(--start, left); }
.bar { padding-block: .75rem; }
.flight { gap: 1rem; padding-block: .5rem 1.25rem; }
.carrier, .codes, .ends, .hero { display: flex; flex-wrap: wrap; }
:is(.carrier, .codes, .ends, .facts, .hero) > * { max-width: 100%; }
.carrier { align-items: center; justify-content: space-between; gap: .5rem 1rem; min-height: 2.75rem; }
.logo { max-width: min(9.5rem, 100%); max-height: 2.75rem; object-fit: contain; object-position: left; }
[dir=rtl] .logo { object-position: right; }
.airline { flex: 1 1 0; font-size: min(1.125rem, 9vw); font-weight: 600; }
.number { margin-inline-start: auto; text-align: end; font-size: .8125rem; }
.number b { font-size: min(1rem, 9vw); }
.codes { align-items: center; gap: 0 min(.625rem, 2vw); font-size: min(1.375rem, 10vw); line-height: 1.2; }
.codes::before, .codes::after { content: ""; order: 1; flex: 1; border-top: 1px solid; opacity: .5; }
.codes .icon { order: 2; width: 1.25rem; }
.codes::after { order: 3; }
.codes b:last-child { order: 4; margin-inline-start: auto; }
[dir=rtl] .codes .icon { scale: -1 1; }
.ends { gap: .25rem 1rem; }
dl.ends { margin-top: .5rem; }
.ends > :not(.unseen) { flex: 1 1 0; }
main .ends > :last-child:not(:first-child) { text-align: var(--end, right); }
p.ends { font-size: .875rem; line-height: 1.3; }

dt { font-size: min(.75rem, 8vw); line-height: 1.3; }
dd { font-size: min(1.0625rem, 9.5vw); line-height: 1.3; font-weight: 600; font-variant-numeric: tabular-nums; }
.hero { justify-content: space-between; gap: .5rem .75rem; }
.hero dd { display: flow-root; font-size: min(2.5rem, 10.5vw); line-height: 1.15; }
.hero .long dd { font-size: min(1.5rem, 9vw); }
.hero time { display: block; }
.hero s, .hero small { float: inline-start; margin-inline-end: .5rem; }
.ends > .moved { flex-grow: 2; }
.moved time { font-size: min(3.75rem, 15vw); line-height: 1; letter-spacing: -.03em; }
dd i, dd s, dd small { font-weight: 400; }
dd i { font-size: .8em; font-style: normal; }
dd small, time ~ s, .estimated { font-size: .8125rem; }
.moved s { margin-inline-start: .25rem; font-size: min(1.25rem, 6vw); }
dd small { white-space: nowrap; }
.ends small { display: block; }
.next, .changed b { font-weight: 600; }
.changed, .status { justify-self: start; padding: .25rem .75rem; border-radius: .75rem; }
.changed { background: var(--brand-ink); color: var(--brand); }
.status { background: #eef1f6; color: #1c1c1e; }
.delayed { background: #fff3dc; color: #5f3b00; }
.cancelled, .diverted { background: #fdeceb; color: #8c1d18; }

.card { border-radius: 1.25rem; background: var(--card); color: var(--text); box-shadow: 0 0 0 1px var(--edge); }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(5.625rem, 100%), 1fr)); gap: .875rem .75rem; padding: 1.25rem var(--inside) .75rem; }
.facts dt, .note { color: var(--quiet); }
.facts .long { grid-column: 1 / -1; }
.note { padding: 0 var(--inside) 1rem; font-size: .75rem; }

.pass.ended > :is(.bar, .flight) { background: #5f6570; color: #fff; }
.pass.ended .logo { filter: grayscale(1); }
.ended .facts { color: var(--quiet); }
.stamp { position: relative; z-index: 1; margin-bottom: -2.25rem; text-align: center; }
.stamp span { display: inline-block; max-width: 90%; padding: .125rem .75rem; border: 3px solid; border-radius: .5rem; background: #fff; color: #b3261e; font-size: min(1.375rem, 9vw); line-height: 1.25; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; rotate: -5deg; }
[dir=rtl] .stamp span { letter-spacing: 0; }
.pass.ended .side { padding-top: .75rem; }

.actions { gap: .75rem; }
.message, .actions > p { text-wrap: balance; }
.button { display: grid; place-items: center; min-height: 3.25rem; padding: .625rem min(1.25rem, 4vw); border: 1px solid var(--edge); border-radius: 1rem; background: var(--brand); color: var(--brand-ink); font-size: 1.0625rem; line-height: 1.25; font-weight: 600; text-align: center; text-decoration: none; }
.again .button:not(.first) { background: none; color: inherit; border-color: currentColor; }
a.button:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
nav.actions { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem 1.25rem; }
nav a { color: inherit; min-width: 0; }
.message { gap: .5rem; justify-items: center; }
.message div, .message p { unicode-bidi: plaintext; }
.message p + p { margin-top: .5rem; }
.wait, .thanks, .printed, [data-download] .help, [data-device=ios] #walletb, [data-device=android] #walleta:has(+ #walletb), [data-device=desktop] #walleta, [data-device=ios] .phone, [data-device=android] .phone { display: none; }
[data-download=waiting] .wait, [data-download=done] .thanks { display: grid; }
.thanks .icon { width: 2.5rem; }
.phone { gap: .25rem; justify-items: center; }
figure { margin: .75rem 0 0; max-width: 100%; padding: .75rem; border-radius: 1rem; background: #fff; color: #1c1c1e; box-shadow: 0 0 0 1px #0002; }
.qr-code { display: block; margin: 0 auto; max-width: 100%; height: auto; image-rendering: pixelated; }
.address { font-size: .75rem; overflow-wrap: anywhere; user-select: all; }
figcaption { font-size: .875rem; font-weight: 600; }

@media (pointer: coarse) { .phone { display: none; } }

@media screen and (min-width: 56rem) {
  .pass { --inside: 1.5rem; grid-template: 5.5rem 1fr auto auto auto minmax(2rem, 2fr) / 50% 50%; row-gap: 0; min-height: 100vh; padding: 0; }
  .pass > :not(.bar, .side), .pass .carrier { grid-column: 1; width: min(27rem, 100% - 6rem); margin: 0; margin-inline: auto 4rem; }
  .pass > .bar { grid-area: 1 / 1 / -1; padding-inline: 0; }
  .pass > .flight { grid-row: 3; padding: 0 0 2rem; }
  .pass > section { grid-row: 4; }
  .pass > .side { grid-area: 3 / 2 / -1; max-width: 27rem; margin: 0 4rem; }
  .pass > nav { grid-row: 5; justify-content: start; padding-block: 1.5rem; color: var(--brand-ink); }
  .side { gap: 1.5rem; }
  h1 { font-size: 2rem; }
  h1, .actions, .phone { text-align: start; }
  .phone, .message { justify-items: start; }
  [data-device=desktop] .actions:not(.again) { order: 1; }
}

@media (forced-colors: active) {
  .card, .button, .bar, .flight { border: 1px solid; }
  .logo { padding: .25rem; background: var(--brand); forced-color-adjust: none; }
}

@media print {
  :root:root { --page: #fff; --ink: #000; }
  main { display: block; max-width: 27rem; margin: 0 auto; }
  main > :is(.bar, .flight, *) { margin: 0 0 1rem; padding-inline: var(--inside); }
  main > .bar { margin: 0; }
  main:not(.ended) .side, .actions.actions, .next { display: none; }
  .bar, .flight, .card, .scan { border: 1px solid; box-shadow: none; break-inside: avoid; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .printed { display: block; padding: .75rem; border: 3px solid; font-size: 1.25rem; line-height: 1.3; font-weight: 600; text-align: center; }
}

@media screen and (prefers-color-scheme: dark) {
  .status { background: #2b2f38; color: #f2f3f5; }
  .delayed { background: #3d2e0a; color: #ffdf9e; }
  .cancelled, .diverted { background: #4a1f1b; color: #ffdad5; }
}

`;
