import { readFileSync } from 'node:fs';
import { pageTable } from '../../../bin/page-table.ts';
import { actionLinks } from '../../../lambdas/domain/fields/action-links.ts';
import { namesDefined, reasons, type Wallet } from './defined.ts';
import type { Origins } from './sent.ts';

/** Page with a table for each wallet. */
export const page = 'docs/phones.md';

/** How names of these types are written there; it has no others. */
const written: Readonly<Record<string, string>> = {
  ...{ Package: 'file:', Pass: '', Semantics: '' },
  ...{ FlightClass: 'class.', FlightObject: 'object.' },
};

const typeOf = (name: string) => name.split('.')[0] ?? '';

/** Longer lists are cut. */
const [mostFields, mostNames] = [5, 20];

const listOf = (names: readonly string[]) =>
  names.length > mostNames ? `${names[0]} and ${names.length - 1} others` : names.join(', ');

function sourceOf(fields: readonly string[]): string {
  if (fields.length === 0) return 'the service';
  if (fields.every((field) => field in actionLinks)) return '[action links](api/action-links.md)';
  return fields.length > mostFields ? 'many fields' : fields.join(', ');
}

/** The table of a wallet: names that have their fields or their reason in common share a row. */
function tableOf(wallet: Wallet, { sent, fieldsOf }: Origins): string {
  const reasonOf = (name: string) =>
    reasons.find((each) => each.wallet === wallet && each.names.includes(name))?.reason;
  const names = [...new Set([...sent, ...namesDefined(wallet, sent)])].filter((name) => typeOf(name) in written);
  const rows = Map.groupBy(names, (name) => (sent.has(name) ? sourceOf(fieldsOf(name)) : `*${reasonOf(name)}*`));
  const shown = (name: string) => `${written[typeOf(name)]}${name.split('.')[1]}`;
  return pageTable(
    ['Name', 'From, or *why not*'],
    [...rows].map(([answer, each]) => [listOf(each.map(shown)), answer]),
  );
}

/** The page with its tables, which stand between `<!-- apple: npm run wallet-names -->` and an end. */
export function writtenPage(origins: Readonly<Record<Wallet, Origins>>): string {
  return readFileSync(page, 'utf8').replaceAll(
    /(<!-- (apple|google): npm run wallet-names -->)[\s\S]*?<!-- end -->/g,
    (_, start, wallet: Wallet) => `${start}\n\n${tableOf(wallet, origins[wallet])}\n\n<!-- end -->`,
  );
}
