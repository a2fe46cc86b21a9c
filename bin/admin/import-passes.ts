import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, rmSync, statSync } from 'node:fs';
import type { Client, RequestOf } from '../../clients/typescript/client.ts';
import { maxRows } from '../../lambdas/api/batch.ts';
import { isRecord, parsedAsSent } from '../../lambdas/domain/text/json.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { bar, cutTo, ProgressFile, pace } from './progress-file.ts';

/** Bytes of the rows of one call, of the 2 MB that it may have. */
const maxBytes = 1_500_000;
/** Time after which a call that is still running is reported, again and again. */
const reportMs = 10_000;
/** Calls for the same rows, while some are to be sent again. */
const maxAttempts = 20;
/** Answers after which a row is sent again. */
const passing = new Set<unknown>(['E809', 'E830', 'E9016', 'E9021', 'E9022']);

/** Meaning of the lines of a file: rows of generatepasses for a template, or else events, rows of putpasses. */
export interface Target {
  readonly templateId?: string | undefined;
  /** Brand of events that name none; by default the account's oldest. */
  readonly brand?: string | undefined;
}

export interface Import extends Target {
  /** Path of a file with one row on each line. */
  readonly file: string;
  /** Passes a second, at most. */
  readonly rate: number;
  readonly client: Pick<Client, 'call'>;
  readonly clock: Pick<Clock, 'now' | 'wait' | 'after'>;
  progress(line: string): void;
}

interface State extends Target {
  /** Size of the file at the start: a changed file cannot be resumed. */
  readonly size: number;
  readonly bytes: number;
  readonly lines: number;
  readonly made: number;
  readonly failed: number;
  /** Bytes of the file of errors so far. */
  readonly errorBytes: number;
  /** Rows of the call under way, whose Idempotency-Key depends on them; absent in a file of an older version. */
  readonly rowsPerCall?: number;
}

interface Row {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Makes a pass of each line of a file, or of each event what putpass makes of it. Rows that fail go to a file beside it, with their lines. After an interruption,
 * the next run continues there: the rows under way are sent with their former Idempotency-Key.
 */
export async function importPasses(order: Import): Promise<Pick<State, 'made' | 'failed'>> {
  const { file, templateId, brand, rate, clock } = order;
  const progressFile = new ProgressFile<State>(file);
  const { size } = statSync(file);
  const rowsPerCall = Math.min(maxRows.passes, Math.max(1, rate));
  const begin: State = { templateId, brand, size, bytes: 0, lines: 0, made: 0, failed: 0, errorBytes: 0, rowsPerCall };
  let state = progressFile.read() ?? begin;
  if (state.templateId !== templateId || state.brand !== brand || state.size !== size) {
    if (state.bytes !== 0) throw new Error(`${file}.progress is of another import: remove it to begin anew`);
    state = begin;
  }
  cutTo(errorsOf(file), state.errorBytes);
  progressFile.write(state);
  const startedAt = clock.now().getTime();
  const before = state;
  for await (const rows of chunksOf(file, state, rowsPerCall)) {
    const underWay = (seconds: number) =>
      `${bar(state.bytes / size)}  ${countsOf(order, state)}, ${rows.rows.length} under way for ${seconds} s`;
    const stop = reported(clock, (seconds) => order.progress(underWay(seconds)));
    const failures = await failuresOf(order, rows.rows).finally(stop);
    const text = failures.map((failure) => `${JSON.stringify(failure)}\n`).join('');
    appendFileSync(errorsOf(file), text);
    state = {
      ...state,
      bytes: rows.end,
      lines: rows.lines,
      made: state.made + rows.rows.length - failures.length,
      failed: state.failed + failures.length,
      errorBytes: state.errorBytes + Buffer.byteLength(text),
      rowsPerCall,
    };
    progressFile.write(state);
    const passes = state.lines - before.lines;
    const dueMs = (passes / rate) * 1_000;
    const aheadMs = startedAt + dueMs - clock.now().getTime();
    const done = (state.bytes - before.bytes) / size;
    const howFast = pace({ passes, elapsedMs: dueMs - Math.min(0, aheadMs), done, left: 1 - state.bytes / size });
    order.progress(`${bar(state.bytes / size)}  ${countsOf(order, state)}${howFast}`);
    if (aheadMs > 0) await clock.wait(aheadMs);
  }
  progressFile.remove();
  if (state.failed === 0) rmSync(errorsOf(file));
  return state;
}

/** Reports again and again for how long something has been running. @returns a function that ends it. */
function reported(clock: Pick<Clock, 'after'>, report: (seconds: number) => void): () => void {
  let cancel = () => {};
  const next = (ms: number) => {
    cancel = clock.after(reportMs, () => {
      report(ms / 1_000);
      next(ms + reportMs);
    });
  };
  next(reportMs);
  return () => cancel();
}

/** How many lines have been taken, in words. */
export const countsOf = ({ templateId }: Target, { made, failed }: Pick<State, 'made' | 'failed'>) =>
  `${made} ${templateId === undefined ? 'events taken' : 'passes made'}, ${failed} failed`;

export const errorsOf = (file: string) => `${file}.errors`;

interface Chunk {
  readonly rows: readonly Row[];
  /** Lines of the file up to here. */
  readonly lines: number;
  /** Byte behind the last line. */
  readonly end: number;
}

/** Rows for one call each, from where the import has come to; first as many as were under way, whatever the rate is now. */
async function* chunksOf(file: string, from: State, rowsPerCall: number): AsyncGenerator<Chunk> {
  const { bytes, lines: done } = from;
  let most = from.rowsPerCall ?? rowsPerCall;
  let rows: Row[] = [];
  let size = 0;
  let [lines, end] = [done, bytes];
  for await (const line of linesOf(file, bytes)) {
    const isFull = rows.length >= most || size + line.text.length * 3 > maxBytes;
    if (isFull && rows.length > 0) {
      yield { rows, lines, end };
      [rows, size, most] = [[], 0, rowsPerCall];
    }
    lines += 1;
    end = line.end;
    if (line.text.trim() === '') continue;
    rows.push({ line: lines, text: line.text });
    size += Buffer.byteLength(line.text);
  }
  if (rows.length > 0) yield { rows, lines, end };
}

/** Failures with the numbers of their lines. Rows that may succeed later are sent again. */
async function failuresOf({ templateId, brand, client, clock }: Import, rows: readonly Row[]): Promise<object[]> {
  const read = rows.map(({ line, text }) => ({ line, row: rowIn(text) }));
  const unreadable = read.filter(({ row }) => row === undefined);
  const sent = read.filter(({ row }) => row !== undefined);
  const notJson = unreadable.map(({ line }) => ({ line, 'error-message': 'The line is not a JSON object.' }));
  if (sent.length === 0) return notJson;
  const passes = sent.map(({ row }) => row);
  const request = (
    templateId === undefined
      ? { action: 'putpasses', ...(brand !== undefined && { brand }), passes }
      : { action: 'generatepasses', 'pass-template-id': templateId, passes }
  ) as RequestOf<'generatepasses' | 'putpasses'>;
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  for (let attempt = 1; ; attempt++) {
    const { results } = await client.call(request, { idempotencyKey: `import-${digest}` });
    const failed = results.flatMap((result, place) =>
      result.status === 'failure' ? [{ line: sent[place]?.line, ...result }] : [],
    );
    if (attempt === maxAttempts || !failed.some((result) => passing.has(result['error-code']))) {
      return [...notJson, ...failed];
    }
    await clock.wait(Math.min(15_000, 500 * 2 ** attempt));
  }
}

function rowIn(text: string): object | undefined {
  try {
    const row = parsedAsSent(text);
    return isRecord(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

interface Line {
  readonly text: string;
  /** Byte behind it, at which the next one begins. */
  readonly end: number;
}

/** The lines of a file from a byte on; only one block of it is in memory. */
async function* linesOf(file: string, start: number): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0);
  let end = start;
  for await (const block of createReadStream(file, { start })) {
    const bytes = Buffer.concat([rest, block as Buffer]);
    let from = 0;
    for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
      end += to + 1 - from;
      yield { text: bytes.toString('utf8', from, to), end };
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield { text: rest.toString(), end: end + rest.length };
}
