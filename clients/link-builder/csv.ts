/**
 * Parses the rows of a streamed CSV text, of which the first is the header. Source: RFC 4180. Beyond it, a byte order
 * mark and empty lines are skipped, line feeds alone end rows, and semicolons separate if the header has them and no
 * comma.
 *
 * @throws Error with the line number if quotes do not match or a row is longer than the header.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let rest = '';
  let line = 1;
  let separator: string | undefined;
  for await (const piece of withEnd(pieces)) {
    const isEnd = piece === undefined;
    rest = line === 1 && separator === undefined ? (rest + (piece ?? '')).replace(/^\uFEFF/, '') : rest + (piece ?? '');
    if (separator === undefined) {
      if (!isEnd && !/[\r\n]/.test(rest)) continue;
      const header = /^[^\r\n]*/.exec(rest)?.[0] ?? '';
      separator = header.includes(';') && !header.includes(',') ? ';' : ',';
    }
    let start = 0;
    for (let end = endOfRow(rest, start, isEnd); end !== undefined; end = endOfRow(rest, start, isEnd)) {
      const text = rest.slice(start, end).replace(/\r$/, '');
      if (text !== '') yield { line, cells: cellsOf(text, separator, line) };
      line += 1 + (text.match(/\n/g)?.length ?? 0);
      start = end + 1;
      if (start >= rest.length) break;
    }
    rest = rest.slice(start);
    if (isEnd && rest !== '') throw new Error(`Line ${line}: a quote is not closed`);
  }
}

export interface CsvRow {
  /** Line of its first character, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Encodes a cell, quoted if necessary. */
export function csvCell(value: string): string {
  return /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

async function* withEnd(pieces: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  yield* pieces;
  yield undefined;
}

/** Index of the line feed that ends a row, or of the end of the text; undefined if the row is incomplete. */
function endOfRow(text: string, start: number, isEnd: boolean): number | undefined {
  if (start >= text.length) return undefined;
  let end = text.indexOf('\n', start);
  let quotes = 0;
  for (let from = start; ; from = end + 1, end = text.indexOf('\n', from)) {
    const to = end < 0 ? text.length : end;
    for (let quote = text.indexOf('"', from); quote >= 0 && quote < to; quote = text.indexOf('"', quote + 1)) quotes++;
    if (quotes % 2 === 0) return end < 0 ? (isEnd ? text.length : undefined) : end;
    if (end < 0) return undefined;
  }
}

function cellsOf(row: string, separator: string, line: number): string[] {
  if (!row.includes('"')) return row.split(separator);
  const cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(${separator}|$)`, 'y');
  for (let isLast = false; !isLast; ) {
    const [, quoted, plain, end] = cell.exec(row) ?? [];
    if (end === undefined) throw new Error(`Line ${line}: a quote stands inside a cell`);
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    isLast = end === '';
  }
  return cells;
}
