import { readFileSync } from 'node:fs';
import type { appleNamesIn } from './apple-source.ts';

export type Wallet = 'apple' | 'google';

interface Property {
  readonly $ref?: string;
  readonly items?: Property;
  readonly deprecated?: boolean;
}

type Names<Each> = Readonly<Record<string, Each | undefined>>;

const read = (file: string) => readFileSync(`test/${file}`, 'utf8');
/** Written by `npm run wallet-names -- <folder>`. */
const apple: ReturnType<typeof appleNamesIn> = JSON.parse(read('vectors/apple-names.json'));
/** Google’s own description of its API. */
const schemas: Record<string, { readonly properties: Record<string, Property> }> = JSON.parse(
  read('vectors/walletobjects.v1.json'),
).schemas;
const properties = Object.entries(schemas).flatMap(([type, each]) =>
  Object.entries(each.properties).map(([name, property]) => ({ name: `${type}.${name}`, ...property })),
);

/** Names by type, types of the values of names, and types of what is sent. */
const defined: Readonly<Record<Wallet, { names: Names<string[]>; types: Names<string>; roots: string[] }>> = {
  apple: { ...apple, roots: ['Package'] },
  google: {
    names: Object.fromEntries(Object.entries(schemas).map(([type, each]) => [type, Object.keys(each.properties)])),
    types: Object.fromEntries(properties.map(({ name, $ref, items }) => [name, $ref ?? items?.$ref])),
    roots: ['FlightClass', 'FlightObject'],
  },
};

/** Names with the reason why they are not sent, or are sent though not defined. */
export interface Reason {
  readonly wallet: string;
  readonly kind: string;
  readonly reason: string;
  readonly names: readonly string[];
}

const [, ...lines] = read('wallets/names/reasons.tsv').trim().split('\n');
/** Reasons of reasons.tsv, and those that the vendors themselves give, also for names that are sent. */
export const reasons: readonly Reason[] = [
  ...lines.map((line) => {
    const [wallet = '', kind = '', reason = '', type, names = ''] = line.split('\t');
    return { wallet, kind, reason, names: names.split(' ').map((name) => `${type}.${name}`) };
  }),
  { wallet: 'apple', kind: 'vendor', reason: 'for events, by Apple’s comments', names: apple.events },
  { wallet: 'apple', kind: 'vendor', reason: 'for trains, by Apple’s comments', names: apple.trains },
  {
    ...{ wallet: 'google', kind: 'vendor', reason: 'deprecated by Google' },
    names: properties.filter(({ deprecated }) => deprecated).map(({ name }) => name),
  },
];

/** All names of the types that are sent. */
export function namesDefined(wallet: Wallet, sent: ReadonlySet<string>): string[] {
  const { names, types, roots } = defined[wallet];
  const reached = new Set([...roots, ...[...sent].flatMap((name) => types[name] ?? [])]);
  return [...reached].flatMap((type) => (names[type] ?? []).map((name) => `${type}.${name}`));
}

/** Keys of objects and values of enumerations in what is sent, each with its value. */
export function* namesIn(wallet: Wallet, type: string, value: unknown): Generator<[name: string, value: unknown]> {
  const { names, types } = defined[wallet];
  if (Array.isArray(value)) for (const each of value) yield* namesIn(wallet, type, each);
  else if (typeof value === 'string' && names[type]) yield [`${type}.${value}`, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      const name = `${type}.${key}`;
      const of = types[name];
      if (each === undefined || each === null) continue;
      yield [name, each];
      if (of) yield* namesIn(wallet, of, each);
    }
}
