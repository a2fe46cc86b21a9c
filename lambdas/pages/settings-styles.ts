import { css } from './style-sheet.ts';
import { baseStyles } from './styles.ts';

/** One column of cards. On phones, buttons fill the width, and ids and keys break anywhere to fit their card. */
export const settingsStyles = css`:root { --page: #F2F4F8; --ink: #1c1c1e; --quiet: #555c69; --accent: #1f4fd8; --danger: #b3261e; --line: #d5d9e2; --edge: #868d9b; --card: #fff; --on-accent: #fff; --well: #f2f4f8; --badge: #e7eaf1; --on-badge: #333a47; --good: #dff3e4; --on-good: #14532d; --bad: #fbe4e2; --on-bad: #7f1d1d; --note: #fff4d6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #111317; --ink: #f1f2f4; --quiet: #a9b0bd; --accent: #9db8ff; --danger: #ffb1a8; --line: #3b414d; --edge: #7f8796; --card: #1c1f26; --on-accent: #0b1220; --well: #272b34; --badge: #333945; --on-badge: #dfe3ea; --good: #123a24; --on-good: #c9f2d6; --bad: #4a1715; --on-bad: #ffd9d5; --note: #44380f; }
}
${baseStyles}
[hidden] { display: none !important; }
body { overflow-wrap: anywhere; }
main { display: grid; gap: 1rem; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.25rem; }
h3 { margin: 0; font-size: 1rem; line-height: 1.35; font-weight: 650; }
.quiet, small { color: var(--quiet); font-size: .875rem; line-height: 1.4; }
#settings { display: grid; gap: 1rem; }
header { flex-wrap: wrap; }
nav, nav form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; width: auto; }
nav a { display: inline-block; padding: .625rem 0; color: var(--accent); font-weight: 600; }
nav a[aria-current] { color: inherit; text-decoration: none; }
.card { display: grid; gap: .75rem; justify-items: start; padding: 1.25rem; border-radius: 1.25rem; background: var(--card); box-shadow: 0 0 0 1px rgb(0 0 0 / .06), 0 1px 2px rgb(0 0 0 / .05); }
code { white-space: nowrap; font: .9375em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.key { grid-column: 1 / -1; padding: .875rem 1rem; border-radius: .75rem; background: var(--well); font: 1rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; user-select: all; }
#notice, [role="alert"] { padding: .75rem 1rem; border-radius: .75rem; }
#notice, #problem { position: sticky; top: .75rem; z-index: 1; box-shadow: 0 2px 8px rgb(0 0 0 / .12); }
#notice:empty, [role="alert"]:empty { position: absolute; padding: 0; box-shadow: none; }
#notice { background: var(--good); color: var(--on-good); }
[role="alert"] { background: var(--bad); color: var(--on-bad); white-space: pre-line; }

button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.125rem; border: 1px solid var(--accent); border-radius: .75rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button.plain { border-color: var(--line); background: var(--card); color: var(--accent); }
button.danger { border-color: var(--danger); background: var(--danger); }
button.plain.danger { border-color: var(--line); background: var(--card); color: var(--danger); }
button:hover { text-decoration: underline; text-underline-offset: .2em; }
.button { text-decoration: none; }
button[aria-disabled="true"] { opacity: .6; cursor: progress; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
.buttons:not(:has(button:not([hidden]))) { display: none; }

.rows { display: grid; width: 100%; margin: 0; padding: 0; list-style: none; }
.rows li { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; padding: 1rem 0; border-top: 1px solid var(--line); }
.rows .buttons { grid-column: 1 / -1; }
.rows p:not(.key) { font-size: .875rem; line-height: 1.4; }
.badges { display: flex; flex-wrap: wrap; gap: .375rem; align-content: start; justify-content: end; }
.badge { padding: .125rem .625rem; border-radius: 1rem; background: var(--badge); color: var(--on-badge); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge.good { background: var(--good); color: var(--on-good); }
.bad { color: var(--danger); font-weight: 600; }

form { display: grid; gap: .875rem; width: 100%; }
.fields { display: grid; gap: .25rem; }
.fields > small, .fields > [role="alert"] { margin-bottom: .625rem; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; border: 0; }
#key-scopes, #invite-role { flex-direction: column; }
legend { padding: 0; font-weight: 600; }
label { font-weight: 600; }
label.choice { display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; font-weight: 400; }
input[type="radio"], input[type="checkbox"] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
input:not([type="radio"], [type="checkbox"]) { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); color: inherit; font: inherit; font-weight: 400; }
input[aria-invalid="true"]:not([type="radio"], [type="checkbox"]) { border: 2px solid var(--danger); }
input[type="file"]::file-selector-button { margin-right: .75rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--well); color: var(--accent); font: inherit; font-weight: 600; }
form > button { justify-self: start; }

dialog { background: var(--card); width: min(28rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 1.25rem; color: inherit; box-shadow: 0 16px 48px rgb(0 0 0 / .3); }
dialog::backdrop { background: rgb(20 24 33 / .5); }
dialog .buttons { justify-content: end; }
@media (max-width: 30rem) {
  nav { width: 100%; }
  nav > .quiet { flex: 1 1 3rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .card > button, .card > .buttons, dialog .buttons, form > button { width: 100%; }
  .buttons > button { flex: 1 1 auto; }
  .rows li { grid-template-columns: 1fr; }
  .badges { grid-row: 1; justify-content: start; }
}
`;
