import { css } from './style-sheet.ts';
import { baseStyles } from './styles.ts';

/**
 * Styles of all pages for staff. Sizes of type: 13, 15 and 17 px, 22 for a page's title, 28 for a figure; space in steps of 4 px.
 * A status has a word and a shape, so that its color says nothing alone. Fields and buttons are 44 px high for a finger.
 */
export const staffStyles = css`:root { --page: #f5f6f8; --ink: #16181d; --quiet: #57606e; --accent: #1d4ed8; --danger: #b3261e; --line: #e1e4ea; --edge: #868d9b; --card: #fff; --on-accent: #fff; --well: #f1f3f6; --badge: #e9ecf2; --on-badge: #333a47; --good: #e0f3e6; --on-good: #14532d; --bad: #fbe4e2; --on-bad: #7f1d1d; --note: #fff1d0; --on-note: #5f3b00; --asked: #7da2f5; --notified: #c9d6f5; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0f1115; --ink: #eceef2; --quiet: #a5adba; --accent: #9db8ff; --danger: #ffb1a8; --line: #2c313b; --edge: #7f8796; --card: #181b21; --on-accent: #0b1220; --well: #22262e; --badge: #2f3541; --on-badge: #dfe3ea; --good: #123a24; --on-good: #c9f2d6; --bad: #4a1715; --on-bad: #ffd9d5; --note: #3d2e0a; --on-note: #ffdf9e; --asked: #5674bd; --notified: #37456b; }
}
${baseStyles}
[hidden] { display: none !important; }
body { font-size: .9375rem; font-variant-numeric: tabular-nums; }
a { color: var(--accent); }
ul, ol { margin: 0; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1.0625rem; }
h3 { margin: 0; font-size: .9375rem; line-height: 1.35; font-weight: 650; }
.quiet, small, .facts dt, .board dt, thead th { color: var(--quiet); font-size: .8125rem; line-height: 1.4; font-weight: 400; }
s, del { color: var(--quiet); }
ins { font-weight: 600; text-decoration: none; }

.top { border-bottom: 1px solid var(--line); background: var(--card); }
.top nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; max-width: 76rem; margin: 0 auto; padding: .25rem 1rem; }
.top a { padding: .625rem 0; color: inherit; font-weight: 600; text-decoration: none; }
.top a:hover, .top a[aria-current] { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .375em; }
.top .quiet { flex: 1 1 6rem; min-width: 0; overflow: hidden; text-align: end; text-overflow: ellipsis; white-space: nowrap; }
.top form { width: auto; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; max-width: 76rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
main:not(:has(.broad)) > * { max-width: 46rem; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; justify-items: start; align-content: start; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
.card > :is(form, table, dl, ul, ol, details, .parts) { width: 100%; }
.parts, .beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start; }
.done { background: var(--good); color: var(--on-good); }
.done :is(del, a, dt) { color: inherit; }
code, pre, .key { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.key, pre { width: 100%; max-width: 100%; margin: 0; padding: .75rem 1rem; border-radius: .5rem; background: var(--well); color: var(--ink); white-space: pre-wrap; }
.key { user-select: all; }
.facts .key { padding: 0; background: none; }
.notice, .warning, [role="alert"] { width: 100%; padding: .75rem 1rem; border-radius: .5rem; }
.notice { background: var(--good); color: var(--on-good); }
.warning { background: var(--note); color: var(--on-note); }
[role="alert"]:empty { display: none; }
[role="alert"] { background: var(--bad); color: var(--on-bad); white-space: pre-line; }
.lock-screen { width: 100%; padding: .75rem 1rem; border-radius: .75rem; background: var(--badge); font-weight: 600; }
.changes, .findings { display: grid; gap: .25rem; padding-inline-start: 1.25rem; }
.findings { gap: .75rem; }
.findings em { display: block; color: var(--quiet); font-style: normal; }

button, .button { display: inline-block; min-height: 2.75rem; padding: .5625rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.plain.plain { border-color: var(--line); background: var(--card); color: var(--accent); }
button.danger { border-color: var(--danger); background: var(--danger); }
.plain.danger.danger { color: var(--danger); }
:is(button, .button):hover { text-decoration: underline; text-underline-offset: .2em; }
.top button { min-height: 2.25rem; padding: .25rem 0; border: 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
.buttons form { width: auto; }

form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; justify-items: start; }
form > :not(button) { width: 100%; }
.seek { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
.seek > p { grid-column: 1 / -1; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: .75rem 1rem; align-items: end; }
.wide { grid-column: 1 / -1; }
.fields { display: grid; gap: .25rem; min-width: 0; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; border: 0; }
label, legend { padding: 0; font-weight: 600; font-size: .8125rem; line-height: 1.4; }
label.choice { overflow-wrap: anywhere; display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; font-size: inherit; font-weight: 400; }
input:not([type="radio"], [type="checkbox"]), select, textarea { display: block; width: 100%; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: inherit; font: inherit; font-size: max(1rem, 16px); font-weight: 400; }
::placeholder { color: var(--quiet); opacity: 1; }
input[type="radio"], input[type="checkbox"] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
input[aria-invalid="true"]:not([type="radio"], [type="checkbox"]) { border: 2px solid var(--danger); }
input[type="file"]::file-selector-button { margin-right: .75rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--well); color: var(--accent); font: inherit; font-weight: 600; }
summary { padding: .5rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }

.rows { display: grid; padding: 0; list-style: none; }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .5rem 1rem; padding: 1rem 0; border-top: 1px solid var(--line); }
.rows :is(.buttons, .key) { grid-column: 1 / -1; }
.badges { display: flex; flex-wrap: wrap; gap: .375rem; align-content: start; justify-content: end; }
.badge { display: inline-block; padding: .125rem .625rem; border-radius: 1rem; background: var(--badge); color: var(--on-badge); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge::first-letter { text-transform: uppercase; }
.badge.good { background: var(--good); color: var(--on-good); }
.bad { color: var(--danger); font-weight: 600; }

.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .75rem 1rem; }
.facts dd { font-weight: 600; }
.board { display: flex; flex-wrap: wrap; gap: .75rem 2rem; }
.board dd { font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -.01em; }
.board s { font-size: .6em; font-weight: 400; }
.board small { font-size: .9375rem; }
.status { font-weight: 600; white-space: nowrap; }
.status::before { content: "●" / ""; display: inline-block; width: 1.25em; font-size: .8em; }
.boarding, .gate-closed { color: var(--accent); }
.delayed { color: var(--on-note); }
.cancelled, .diverted { color: var(--danger); }
.departed, .arrived { color: var(--quiet); }
.boarding::before { content: "▶" / ""; }
.gate-closed::before { content: "■" / ""; }
.delayed::before { content: "▲" / ""; }
.cancelled::before { content: "✕" / ""; }
.diverted::before { content: "◆" / ""; }
.departed::before { content: "↗" / ""; }
.arrived::before { content: "✓" / ""; }
.bar { display: block; width: 100%; margin-top: .25rem; height: .5rem; border-radius: .25rem; background: var(--badge); fill: var(--notified); }
.bar .asked { fill: var(--asked); }
.bar .current { fill: var(--accent); }

table { width: 100%; border-collapse: collapse; }
th, td { padding: .625rem .75rem .625rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: baseline; overflow-wrap: break-word; }
thead th { padding-block: 0 .375rem; border: 0; white-space: nowrap; }
th { font-weight: 600; }
thead td { border: 0; }
td:first-child, .nowrap { white-space: nowrap; }
.time { font-weight: 600; }
td .quiet, td .behind { display: block; }
.behind { color: var(--danger); font-size: .8125rem; }
td.choice { vertical-align: middle; }
td s { display: block; font-size: .8125rem; font-weight: 400; }
.filter { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem; }
.filter > :not(.fields) { width: auto; }
.filter .fields { flex: 1 1 8rem; }
.pages { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
.change { padding: 1rem; border-radius: .5rem; background: var(--well); }
form:not(:has(.choice :checked)) .change { display: none; }

.timeline { display: grid; gap: .5rem; padding: 0; list-style: none; }
.timeline > li { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: 0 .5rem; }
.timeline > .day { display: block; margin-top: .5rem; font-weight: 650; }
.timeline time { color: var(--quiet); }
.timeline .changes { padding: 0; list-style: none; color: var(--quiet); }
.faces { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.faces section { display: grid; gap: .75rem; align-content: start; }

.keys { display: none; }
@media (hover: hover) and (pointer: fine) {
  .keys { display: block; }
  [accesskey]::after { content: attr(accesskey) / ""; display: inline-block; margin-inline-start: .5rem; padding: 0 .375rem; border: 1px solid; border-radius: .25rem; font-size: .75rem; line-height: 1.3; font-weight: 400; text-transform: uppercase; }
}
@media (min-width: 60rem) {
  .beside { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); align-items: start; }
  .beside.face { grid-template-columns: 23rem minmax(0, 1fr); }
  .face > :last-child { order: -1; }
}
@media (max-width: 48rem) {
  .listing, .listing tbody { display: block; }
  .listing thead { position: absolute; clip-path: inset(50%); }
  .listing tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: .25rem 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
  .listing :is(th, td) { padding: 0; border: 0; }
  .listing :is(tbody th, td:has(code)) { grid-column: 1 / -1; }
  .listing td[data-label]::before { content: attr(data-label); display: block; color: var(--quiet); font-size: .8125rem; }
}
@media (max-width: 48rem) {
  .flights.flights tr { grid-template-columns: 5rem minmax(0, 1fr) auto; }
  .flights.flights tbody th { grid-column: 2; grid-row: 1; }
  .flights .choice { grid-column: 3; grid-row: 1; justify-self: end; }
  .flights .time { grid-row: 1; }
  .flights .gate { grid-column: 1; grid-row: 2; }
  .flights .state { grid-column: 2 / 4; grid-row: 3; }
  .flights .phones { grid-column: 1 / 4; grid-row: 4; }
  .flights td.none, .flights td:is(.time, .route, .state, .phones)::before { display: none; }
  .flights .passes { white-space: nowrap; }
  .flights td:is(.gate, .passes)::before { display: inline; margin-inline-end: .375rem; }
}
@media (max-width: 48rem) {
  .entries.entries tr { grid-template-columns: minmax(0, 1fr); }
  .entries td:is(:first-child, :empty)::before, .entries td:empty { display: none; }
  .entries td:not(:first-child)::before { display: inline; margin-inline-end: .375rem; }
}
@media (max-width: 30rem) {
  .card { padding: 1rem; }
  .seek, .rows li { grid-template-columns: minmax(0, 1fr); }
  .badges { grid-row: 1; justify-content: start; }
  .buttons > :is(button, .button, form), .buttons button, form > button { flex: 1 1 auto; }
  form > button, .card > .button, .pages > .button { width: 100%; }
  .pages > .button { flex: 1 1 40%; width: auto; }
}
`;
