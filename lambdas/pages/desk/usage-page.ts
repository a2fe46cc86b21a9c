import { type UsageKind, usageKinds } from '../../domain/updates/usage.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import type { BrandUse } from '../../ports/usage.ts';
import { type Html, html } from '../html.ts';
import { type Staff, staffPage } from '../staff-page.ts';
import { csvOf } from './csv.ts';
import { dayText } from './times.ts';

export interface UsagePage {
  /** `2027-03`. */
  readonly month: string;
  /** Present month, after which there is none. */
  readonly thisMonth: string;
  readonly uses: readonly BrandUse[];
  /** Names of brands by their ids, in the order of the page. */
  readonly brands: ReadonlyMap<string, string>;
}

const titles: Readonly<Record<UsageKind, string>> = {
  issued: 'Issued',
  changed: 'Changed',
  walleta: 'Saved in Apple Wallet',
  walletb: 'Saved in Google Wallet',
  notified: 'Notified',
  fetched: 'Fetched',
};

const usagePath = (month: string, file = '') => `${staffPaths.usage}${file}?month=${month}`;

/** Usage of a month, with a table for each brand. */
export const usagePage = (view: UsagePage, staff: Staff): string => {
  const brands = usedBrands(view);
  return staffPage({
    title: `Usage in ${monthText(view.month)}`,
    staff,
    here: staffPaths.usage,
    beside: html`<span class="quiet">Days are in UTC.</span>`,
    content: html`<div class="pages">${monthLink(view, -1)}${view.month < view.thisMonth && monthLink(view, 1)}<a href="${usagePath(view.month, '.csv')}">As CSV</a></div>
${brands.length > 1 && table('All brands', view.uses)}
${brands.map(([id, name]) => table(name, usesOf(view, id)))}
${brands.length === 0 && html`<section class="card broad"><p>No pass was used in this month.</p></section>`}`,
  });
};

function monthLink({ month }: UsagePage, step: 1 | -1): Html {
  const to = new Date(`${month}-15T00:00Z`);
  to.setUTCMonth(to.getUTCMonth() + step);
  const other = to.toISOString().slice(0, month.length);
  return html`<a class="button plain" rel="${step < 0 ? 'prev' : 'next'}" href="${usagePath(other)}">${monthText(other)}</a>`;
}

const monthText = (month: string) =>
  new Date(`${month}-15T00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Brands that were used: those of the account in their order, then templates without one. */
function usedBrands({ uses, brands }: UsagePage): [id: string, name: string][] {
  const used = new Set(uses.map(({ brand }) => brand));
  const ids = new Set([...brands.keys(), ...[...used].sort().reverse()]);
  return [...ids].filter((id) => used.has(id)).map((id) => [id, brands.get(id) ?? (id || 'Without a brand')]);
}

const usesOf = ({ uses }: UsagePage, id: string) => uses.filter(({ brand }) => brand === id);

const sumOf = (uses: readonly BrandUse[], kind: UsageKind) =>
  uses.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0);

const days = (uses: readonly BrandUse[]) =>
  [...Map.groupBy(uses, ({ dayUtc }) => dayUtc)].sort(([one], [other]) => (one < other ? -1 : 1));

/** Roles of the table stay where narrow screens show cards. */
function table(name: string, uses: readonly BrandUse[]): Html {
  const row = (title: string, of: readonly BrandUse[]) =>
    html`<tr role="row"><th scope="row" role="rowheader" class="nowrap">${title}</th>${usageKinds.map((kind) => html`<td role="cell" data-label="${titles[kind]}">${sumOf(of, kind).toLocaleString('en-GB')}</td>`)}</tr>\n`;
  return html`<section class="card broad" aria-label="${name}"><h2>${name}</h2>
<table role="table" class="listing"><thead role="rowgroup"><tr role="row">${['Day', ...usageKinds.map((kind) => titles[kind])].map((title) => html`<th scope="col" role="columnheader">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">${row('Month', uses)}${days(uses).map(([day, ofDay]) => row(dayText(day), ofDay))}</tbody></table>
</section>`;
}

/** The same for a spreadsheet: a row for each day and brand. */
export const usageCsv = (view: UsagePage): string =>
  csvOf([
    [
      'day (UTC)',
      'brand',
      'brand id',
      ...usageKinds.map((kind) => titles[kind].replace(/^./, (letter) => letter.toLowerCase())),
    ],
    ...usedBrands(view).flatMap(([id, name]) =>
      days(usesOf(view, id)).map(([day, uses]) => [day, name, id, ...usageKinds.map((kind) => sumOf(uses, kind))]),
    ),
  ]);
