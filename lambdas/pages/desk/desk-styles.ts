import { css } from '../style-sheet.ts';

/** Styles of the desk's pages, besides those of the settings page. */
export const deskStyles = css`.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem 1rem; width: 100%; }
.facts dt { color: var(--quiet); font-size: .875rem; }
.facts dd { font-weight: 600; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: .875rem 1rem; align-items: end; }
.seek { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
.seek > p { grid-column: 1 / -1; }
@media (max-width: 30rem) { .seek { grid-template-columns: minmax(0, 1fr); } }
.wide { grid-column: 1 / -1; }
.reach { font-size: 1.125rem; }
progress { width: 100%; height: .75rem; accent-color: var(--accent); }
a { color: var(--accent); }
select, textarea { display: block; margin-top: .25rem; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); color: inherit; font: inherit; }
.lock-screen { width: 100%; padding: .875rem 1rem; border-radius: 1rem; background: var(--badge); font-weight: 600; }
.changes { margin: 0; padding-left: 1.25rem; }
.changes del { color: var(--quiet); }
.changes ins { font-weight: 600; text-decoration: none; }
.findings { display: grid; gap: .75rem; margin: 0; padding-left: 1.25rem; }
.findings em { display: block; color: var(--quiet); font-style: normal; }
.warning { width: 100%; padding: .75rem 1rem; border-radius: .75rem; background: var(--note); }
.done .changes del, .done a { color: inherit; }
.done { background: var(--good); color: var(--on-good); }
.button.plain { border-color: var(--line); background: var(--card); color: var(--accent); }
pre { max-width: 100%; margin: .5rem 0 0; padding: .875rem 1rem; border-radius: .75rem; background: var(--well); color: var(--ink); font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
details { width: 100%; }
.timeline { display: grid; gap: .75rem; width: 100%; margin: 0; padding: 0; list-style: none; }
.timeline time { color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums; }
.timeline .changes { overflow-wrap: anywhere; }
summary { padding: .625rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
.buttons form { width: auto; }
.keys { display: none; }
@media (hover: hover) and (pointer: fine) {
  .keys { display: block; }
  [accesskey]::after { content: attr(accesskey) / ""; display: inline-block; margin-left: .5rem; padding: 0 .375rem; border: 1px solid; border-radius: .25rem; font-size: .75rem; font-weight: 400; text-transform: uppercase; }
}
.faces { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.faces section { display: grid; gap: .75rem; align-content: start; }
.table { width: 100%; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
td:first-child { white-space: nowrap; }
th, td { padding: .5rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`;
