import { readFileSync } from 'node:fs';

/** The columns of docs/arriving.md. */
export const columnsOfDocs = (): Record<string, unknown> =>
  JSON.parse(/```json\n(.*?)```/s.exec(readFileSync('docs/arriving.md', 'utf8'))?.[1] ?? '');

/** A passenger as another vendor has them, by the names of its columns. */
export type VendorRow = Readonly<Record<string, string>>;

/** The first day of the file, on which, as on the four after it, one flight leaves. */
const firstDay = 13;

/** A passenger of the file; every fifth is of the same flight. */
export const vendorRow = (place: number, changes: VendorRow = {}): VendorRow => ({
  TICKET: String(2_201_234_500_000 + place),
  COUPON: '1',
  SURNAME: place % 7 === 0 ? `O'Hara, "Müller" ${place}` : `Mustermann ${place}`,
  GIVEN_NAME: 'Erika',
  BOOKING: `B${String(place).padStart(5, '0')}`,
  CARRIER: 'LH',
  FLIGHT: '2724',
  DATE: `2030-03-${firstDay + (place % 5)}`,
  TIME: '17:35',
  FROM: 'MUC',
  TO: 'BER',
  SEAT: `${1 + (place % 30)}C`,
  GROUP: '2',
  POSITION: String(place),
  REMARK: place % 11 === 0 ? 'asked for\r\na window' : '',
  ...changes,
});

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** The rows as Excel writes them: with a byte order mark, CRLF, and quotes where they are needed. */
export const csvOf = (rows: readonly VendorRow[]): string =>
  `\uFEFF${[Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((fields) => `${fields.map(quoted).join(',')}\r\n`)
    .join('')}`;
