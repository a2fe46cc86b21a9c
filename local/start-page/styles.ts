import { css } from '../../lambdas/pages/style-sheet.ts';

/** The start page's own rules, after those of the pages for staff. */
export const startPageStyles = css`
main:has(.broad) { max-width: 80rem; grid-template-columns: minmax(0, 1fr); }
#notice, #problem { position: sticky; top: .75rem; z-index: 1; width: 100%; margin: 0; padding: .75rem 1rem; border-radius: .5rem; box-shadow: 0 2px 8px rgb(0 0 0 / .12); }
#notice { background: var(--good); color: var(--on-good); }
#notice:empty, #problem:empty { position: absolute; padding: 0; box-shadow: none; }
pre { width: 100%; margin: 0; padding: .875rem 1rem; border-radius: .75rem; background: var(--well); font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
.card { grid-template-columns: minmax(0, 1fr); }
.card a { color: var(--accent); }
.card .pass { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: center; }
.steering, .doors, .inside { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; width: 100%; align-content: start; }
.doors { gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
.doors .card { align-content: start; }
.inside { gap: 1rem; }
.inside > .card { margin-top: 1rem; }
@media (min-width: 70rem) {
  .first { grid-template-columns: minmax(0, 1fr) 27rem; column-gap: 2rem; }
  .first > h2 { grid-column: 1 / -1; }
}
summary { padding: .625rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
.card ul { display: grid; gap: .375rem; margin: 0; padding-left: 1.25rem; }
.qr-code { max-width: 100%; height: auto; image-rendering: pixelated; border-radius: .5rem; box-shadow: 0 0 0 1px var(--line); }
.phones { display: flex; flex-wrap: wrap; gap: 1rem; width: 100%; }
.phone { flex: 1 1 18rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; align-content: start; justify-items: center; }
.phone .w-screen { border-radius: 1.5rem; box-shadow: 0 0 0 1px var(--line); }
.steps { display: grid; gap: .5rem; margin: 0; padding-left: 1.5rem; }
.steps small { display: block; }
.steps li[data-done] { font-weight: 650; }
.steps small { font-weight: 400; }
#timeline { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
#timeline li { padding-inline-start: .75rem; border-inline-start: 3px solid var(--line); }
#timeline li.failed { border-color: var(--danger); }
#timeline small { display: block; }
.pass ul { flex: 1 1 12rem; }
.controls > div { min-width: 0; max-width: 100%; }
.controls { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.controls label { font-weight: 600; }
select { display: block; width: 100%; max-width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); color: inherit; font: inherit; }
.scroll { max-height: 24rem; overflow: auto; width: 100%; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-variant-numeric: tabular-nums; }
th, td { overflow-wrap: normal; }
td:first-child { white-space: nowrap; }
code { white-space: normal; }
@media (max-width: 30rem) {
  .phones { width: calc(100% + 2rem); margin-inline: -1rem; }
  .phone .w-screen { padding: 6px; }
}
`;
