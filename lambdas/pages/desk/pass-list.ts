import type { FlightKey } from '../../domain/flight/flight.ts';

/** A pass in a list. */
export interface PassRow {
  readonly passKey: string;
  readonly name: string;
  readonly status: string;
  /** Whether the wallets that have the pass show it as it is; absent where that is not read. */
  readonly phone?: 'current' | 'not current' | 'none' | undefined;
  /** Absent in a list of one flight. */
  readonly flight?: FlightKey;
  /** Absent for a role that sees names only. */
  readonly own?: {
    readonly seat: string | undefined;
    readonly kind: string;
    readonly sequence: string | undefined;
    readonly confirmation: string;
    readonly passId: string;
  };
}

/** Something to choose in a list. */
interface Choice<Value> {
  readonly label: string;
  /** True where it would tell what a role that sees names only does not see. */
  readonly isOfOwn?: true;
  readonly of: (row: PassRow) => Value;
}

type Choices<Value> = ReadonlyMap<string, Choice<Value>>;

const ofKind = (kind: string, label: string): [string, Choice<boolean>] => [
  kind,
  { label, isOfOwn: true, of: ({ own }) => own?.kind === kind },
];

const shows: Choices<boolean> = new Map([
  ['all', { label: 'all', of: () => true }],
  ['behind', { label: 'phone not current', of: ({ phone }) => phone === 'not current' }],
  ['absent', { label: 'on no phone', of: ({ phone }) => phone === 'none' }],
  ofKind('standby', 'standby'),
  ofKind('infant', 'infants'),
  ofKind('unseated', 'seat at gate'),
]);

const sorts: Choices<string> = new Map([
  ['name', { label: 'name', of: ({ name }) => name }],
  // Passengers without a seat are last.
  ['seat', { label: 'seat', isOfOwn: true, of: ({ own }) => own?.seat ?? '\uffff' }],
]);

/** Rows of a page. */
const rowsOfPage = 50;

/** View of a list, as its address says; anything else in an address is the first choice. */
export interface ListView {
  readonly show: string;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

type Labels = readonly (readonly [value: string, label: string])[];

/** A page of a list, with what people may choose. */
export interface PassList {
  readonly view: ListView;
  readonly rows: readonly PassRow[];
  /** Number of rows on all pages. */
  readonly found: number;
  readonly pages: number;
  readonly shows: Labels;
  readonly sorts: Labels;
}

/** The page of a list that an address asks for. @param seesAll false for a role that sees names only. */
export function passListOf(
  all: readonly PassRow[],
  asked: Readonly<Partial<Record<keyof ListView, string | undefined>>>,
  seesAll: boolean,
): PassList {
  const [show, isShown, showLabels] = chosen(shows, asked.show, seesAll);
  const [sort, textOf, sortLabels] = chosen(sorts, asked.sort, seesAll);
  const rows = sorted(all.filter(isShown), textOf);
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked.page)) || 1));
  return {
    view: { show, sort, page },
    rows: rows.slice((page - 1) * rowsOfPage, page * rowsOfPage),
    found: rows.length,
    ...{ pages, shows: showLabels, sorts: sortLabels },
  };
}

function chosen<Value>(choices: Choices<Value>, asked: string | undefined, seesAll: boolean) {
  const open = [...choices].filter(([, { isOfOwn }]) => seesAll || isOfOwn !== true);
  const [value, { of }] = open.find(([name]) => name === asked) ?? (open[0] as (typeof open)[number]);
  return [value, of, open.map(([name, { label }]) => [name, label] as const)] as const;
}

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** Rows in the order of a text, then of their names. */
const sorted = (rows: readonly PassRow[], textOf: (row: PassRow) => string) =>
  rows.toSorted((one, other) => compare(textOf(one), textOf(other)) || compare(one.name, other.name));
