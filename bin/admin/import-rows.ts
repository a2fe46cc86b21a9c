import { createReadStream } from 'node:fs';
import { isRecord, parsedAsSent } from '../../lambdas/domain/text/json.ts';

/** A row of a file: one of the API, or why it is none. */
export interface FileRow {
  /** From 1; the header of a CSV file is the first. */
  readonly number: number;
  /** Byte behind it, at which the next one begins. */
  readonly end: number;
  /** Size as JSON, bytes. */
  readonly size: number;
  readonly sent?: Readonly<Record<string, unknown>>;
  readonly problem?: string;
}

/** The place in a file up to which rows have been read. */
interface Place {
  readonly bytes: number;
  readonly rows: number;
}

/**
 * Row of the API whose texts have columns of a CSV file in braces, such as `{DATE}T{TIME}:00`, and are otherwise constants.
 * Source: docs/arriving.md#a-file-of-columns.
 */
export type Columns = Readonly<Record<string, unknown>>;

/** Size of a CSV row, characters: more is a quote that is never closed. */
const maxRecord = 64 * 1024;

const bracedColumns = /\{([^{}]+)\}/g;

/**
 * The rows of a file from a place on, without blank ones; only one block of it is in memory.
 * @param columns of a CSV file; undefined for one with a JSON object on each line.
 * @throws Error if a CSV file lacks a header or a column. It names no value, as a file without a header begins with a passenger.
 */
export async function* rowsOf(file: string, place: Place, columns?: Columns): AsyncGenerator<FileRow> {
  const { header, of } = columns === undefined ? jsonRows : await csvRows(file, columns);
  const start = place.bytes === 0 ? header : place;
  let number = start.rows;
  for await (const { text, end } of recordsOf(file, start.bytes, columns !== undefined)) {
    number += 1;
    if (text.trim() === '') continue;
    const row = text.includes('\uFFFD') ? { problem: 'The row is not in UTF-8.' } : of(text);
    yield { number, end, size: 0, ...row };
  }
}

type Read = Pick<FileRow, 'sent' | 'problem'> & Partial<Pick<FileRow, 'size'>>;

const jsonRows = { header: { bytes: 0, rows: 0 }, of: jsonRow };

function jsonRow(text: string): Read {
  const notJson = { problem: 'The row is not a JSON object.' };
  try {
    const sent = parsedAsSent(text);
    return isRecord(sent) ? { sent, size: Buffer.byteLength(text) } : notJson;
  } catch {
    return notJson;
  }
}

/** The reader of a file's rows, and the place behind its header. */
async function csvRows(file: string, columns: Columns) {
  const lines = recordsOf(file, 0, true);
  const { value: first } = await lines.next();
  await lines.return(undefined);
  const names = first && fieldsIn(first.text);
  if (!Array.isArray(names) || (names.length === 1 && /[;\t]/.test(names[0])))
    throw new Error(`${file} must begin with a row of column names, with commas between them, in UTF-8`);
  const requireOne = (name: string) => {
    if (names.filter((each) => each === name).length === 1) return '';
    throw new Error(`The first row of ${file} must name one column ${name}`);
  };
  filled(columns, { get: requireOne });
  const of = (text: string): Read => {
    const fields = fieldsIn(text);
    if (!Array.isArray(fields)) return { problem: 'The row is not CSV as of RFC 4180: see its quotes.' };
    if (fields.length !== names.length)
      return { problem: `The row has ${fields.length} fields, and the first one ${names.length}.` };
    const sent = filled(columns, new Map(names.map((name, at) => [name, fields[at] ?? '']))) as Columns;
    return { sent, size: Buffer.byteLength(JSON.stringify(sent)) };
  };
  return { header: { bytes: first?.end ?? 0, rows: 1 }, of };
}

/**
 * The columns with the values of a row. A text with an empty column is empty, which the API takes as missing: half a pass-id would be
 * that of several passengers.
 */
function filled(value: unknown, values: Pick<ReadonlyMap<string, string>, 'get'>): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, values));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, values)]));
  if (typeof value !== 'string') return value;
  const named = [...value.matchAll(bracedColumns)].map(([, name = '']) => values.get(name));
  if (named.includes('')) return '';
  return value.replaceAll(bracedColumns, (_, name) => values.get(name) ?? '');
}

/** A field with what ends it. Source: RFC 4180, section 2. */
const csvField = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r]*))(,|\r?$)/y;
const openField = /^"[^"]*(?:""[^"]*)*$/;

/** The fields of a CSV row; `open` if a quote goes on in the next line, undefined if it is no CSV. */
function fieldsIn(record: string): readonly string[] | 'open' | undefined {
  const fields: string[] = [];
  for (let at = 0; ; at = csvField.lastIndex) {
    csvField.lastIndex = at;
    const match = csvField.exec(record);
    if (match === null) return openField.test(record.slice(at)) ? 'open' : undefined;
    const [, quoted, plain = '', end] = match;
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') return fields;
  }
}

interface Line {
  readonly text: string;
  /** Byte behind it. */
  readonly end: number;
}

/** The lines of a file from a byte on; those of a CSV row together. */
async function* recordsOf(file: string, start: number, isCsv: boolean): AsyncGenerator<Line> {
  let begun: string | undefined;
  let end = start;
  for await (const line of linesOf(file, start)) {
    const text: string = begun === undefined ? line.text : `${begun}\n${line.text}`;
    end = line.end;
    begun = isCsv && text.length < maxRecord && fieldsIn(text) === 'open' ? text : undefined;
    if (begun === undefined) yield { text, end };
  }
  if (begun !== undefined) yield { text: begun, end };
}

async function* linesOf(file: string, start: number): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0);
  let end = start;
  // A byte order mark, with which Excel begins a file.
  const lineOf = (bytes: Buffer) => bytes.toString().replace(/^\uFEFF/, '');
  for await (const block of createReadStream(file, { start })) {
    const bytes = Buffer.concat([rest, block as Buffer]);
    let from = 0;
    for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
      end += to + 1 - from;
      yield { text: lineOf(bytes.subarray(from, to)), end };
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield { text: lineOf(rest), end: end + rest.length };
}
