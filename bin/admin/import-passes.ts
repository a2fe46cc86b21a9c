import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Client, RequestOf } from '../../clients/typescript/client.ts';
import { maxRows } from '../../lambdas/api/batch.ts';
import { localDate } from '../../lambdas/domain/flight/flight-request.ts';
import { isRecord } from '../../lambdas/domain/text/json.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { type Columns, type FileRow, rowsOf } from './import-rows.ts';
import { bar, cutTo, ProgressFile, pace } from './progress-file.ts';

/** Bytes of the rows of one call, of the 2 MB that it may have. */
const maxBytes = 1_500_000;
/** Time after which a call that is still running is reported, again and again. */
const reportMs = 10_000;
/** Calls for the same rows, while some are to be sent again. */
const maxAttempts = 20;
/** Answers after which a row is sent again. */
const passing = new Set<unknown>(['E809', 'E830', 'E9016', 'E9021', 'E9022']);

/** Meaning of the rows of a file: rows of generatepasses for a template, or else events, rows of putpasses. */
export interface Target {
  readonly templateId?: string | undefined;
  /** Brand of events that name none; by default the account's oldest. */
  readonly brand?: string | undefined;
  /** The first day of departure of events that are taken, local to the origin, `YYYY-MM-DD`. */
  readonly departuresFrom?: string | undefined;
  /** The day of departure before which events are taken. */
  readonly departuresBefore?: string | undefined;
  /** Text of the JSON of a CSV file's columns; undefined for a file with a JSON object on each line. */
  readonly columns?: string | undefined;
}

export interface Import {
  /** Path of the file. */
  readonly file: string;
  readonly target: Target;
  /** True if the client only tries the rows: all of them, with each run. */
  readonly isDryRun?: boolean;
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
  /** Events of other departures. */
  readonly skipped: number;
  /** Passes of the events of a dry run. */
  readonly passes?: number;
  /** Bytes of the file of errors so far. */
  readonly errorBytes: number;
  /** Rows of the call under way, whose Idempotency-Key depends on them. */
  readonly rowsPerCall: number;
}

/**
 * Makes a pass of each row of a file, or of each event what putpass makes of it. Rows that fail go to a file beside it, by their
 * numbers and without values. After an interruption, the next run continues there: the rows under way are sent with their former
 * Idempotency-Key.
 */
export async function importPasses(order: Import): Promise<Counts> {
  const { file, target, rate, clock } = order;
  const errorsFile = errorsOf(order);
  const progressFile = new ProgressFile<State>(order.isDryRun ? `${file}.dry-run` : file);
  if (order.isDryRun) progressFile.remove();
  const { size } = statSync(file);
  const rowsPerCall = Math.min(maxRows.passes, Math.max(1, rate));
  const same = { ...target, size };
  const begin: State = { ...same, bytes: 0, lines: 0, made: 0, failed: 0, skipped: 0, errorBytes: 0, rowsPerCall };
  let state = progressFile.read() ?? begin;
  if (Object.entries(same).some(([name, value]) => state[name as keyof State] !== value)) {
    if (state.bytes !== 0) throw new Error(`${file}.progress is of another import: remove it to begin anew`);
    state = begin;
  }
  cutTo(errorsFile, state.errorBytes);
  progressFile.write(state);
  const startedAt = clock.now().getTime();
  const before = state;
  const passIds = new Set<unknown>();
  for await (const rows of chunksOf(order, state, rowsPerCall)) {
    const underWay = (seconds: number) =>
      `${bar(state.bytes / size)}  ${countsOf(order, state)}, ${rows.rows.length} under way for ${seconds} s`;
    const stop = reported(clock, (seconds) => order.progress(underWay(seconds)));
    const failures = await failuresOf(order, rows.rows).finally(stop);
    const failed = new Set(failures.map(({ row }) => row));
    for (const { number, sent } of order.isDryRun ? rows.rows : [])
      if (!failed.has(number)) passIds.add(sent?.['pass-id'] ?? number);
    const text = failures.map((failure) => `${JSON.stringify(failure)}\n`).join('');
    appendFileSync(errorsFile, text);
    state = {
      ...state,
      bytes: rows.end,
      lines: rows.lines,
      made: state.made + rows.rows.length - failures.length,
      failed: state.failed + failures.length,
      skipped: state.skipped + rows.skipped,
      ...(order.isDryRun && { passes: passIds.size }),
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
  if (state.failed === 0) rmSync(errorsFile);
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

export type Counts = Pick<State, 'made' | 'failed' | 'skipped' | 'passes'>;

/** How many rows have been taken, in words; if some share a pass, also of how many passes: a spreadsheet may have rounded their ids. */
export function countsOf({ target, isDryRun }: Pick<Import, 'target' | 'isDryRun'>, counts: Counts) {
  const [what, would] = target.templateId === undefined ? ['events', 'taken'] : ['passes', 'made'];
  const others = counts.skipped ? `, ${counts.skipped} of other departures left out` : '';
  const { made, passes = made } = counts;
  const shared = passes < made ? ` of only ${passes} ${passes === 1 ? 'pass' : 'passes'}` : '';
  return `${made} ${what}${shared} ${isDryRun ? 'would be ' : ''}${would}, ${counts.failed} failed${others}`;
}

export const errorsOf = ({ file, isDryRun }: Pick<Import, 'file' | 'isDryRun'>) =>
  isDryRun ? `${file}.dry-run.errors` : `${file}.errors`;

/** The reasons in a file of errors, the most frequent first, each with the number of its rows and the first of them. */
export function reasonsIn(errorsFile: string): string[] {
  const failures: Failure[] = readFileSync(errorsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const reasons = failures.flatMap(({ row, errors, 'error-message': message }) =>
    (errors ?? [{ field: '', message }]).map((each) => ({ row, text: `${each.field} ${each.message}`.trim() })),
  );
  return [...Map.groupBy(reasons, ({ text }) => text)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([text, rows]) => `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}, first ${rows[0]?.row}: ${text}`);
}

interface Chunk {
  readonly rows: readonly FileRow[];
  /** Events of other departures among them. */
  readonly skipped: number;
  /** Lines of the file up to here. */
  readonly lines: number;
  /** Byte behind the last line. */
  readonly end: number;
}

/** Rows for one call each, from where the import has come to; first as many as were under way, whatever the rate is now. */
async function* chunksOf({ file, target }: Import, from: State, rowsPerCall: number): AsyncGenerator<Chunk> {
  const columns = target.columns === undefined ? undefined : (JSON.parse(target.columns) as Columns);
  let most = from.rowsPerCall;
  let rows: FileRow[] = [];
  let [size, skipped] = [0, 0];
  let [lines, end] = [from.lines, from.bytes];
  for await (const row of rowsOf(file, { bytes: end, rows: lines }, columns)) {
    if (rows.length > 0 && (rows.length >= most || size + row.size > maxBytes)) {
      yield { rows, skipped, lines, end };
      [rows, size, skipped, most] = [[], 0, 0, rowsPerCall];
    }
    [lines, end] = [row.number, row.end];
    if (row.sent && !isOfDepartures(row.sent, target)) {
      skipped += 1;
      continue;
    }
    rows.push(row);
    size += row.size;
  }
  if (rows.length > 0 || skipped > 0) yield { rows, skipped, lines, end };
}

/** True also for an event without a day of departure, which the API refuses. */
function isOfDepartures({ flight }: NonNullable<FileRow['sent']>, { departuresFrom = '', departuresBefore }: Target) {
  const { data: date } = localDate.safeParse(isRecord(flight) ? flight['departure-date'] : undefined);
  return date === undefined || (date >= departuresFrom && (departuresBefore === undefined || date < departuresBefore));
}

/** A row that failed: no value of it, and no id. */
interface Failure {
  readonly row: number | undefined;
  readonly 'error-code'?: unknown;
  readonly 'error-message': unknown;
  readonly errors?: readonly { readonly field: string; readonly message: string }[] | undefined;
}

/** Failures with the numbers of their rows. Rows that may succeed later are sent again. */
async function failuresOf(order: Import, rows: readonly FileRow[]): Promise<Failure[]> {
  const { client, clock, isDryRun } = order;
  const { templateId, brand } = order.target;
  const unreadable = rows.flatMap(({ number, problem }) =>
    problem === undefined ? [] : [{ row: number, 'error-message': problem }],
  );
  const sent = rows.filter(({ problem }) => problem === undefined);
  if (sent.length === 0) return unreadable;
  const passes = sent.map((row) => row.sent);
  const request = (
    templateId === undefined
      ? { action: 'putpasses', ...(brand !== undefined && { brand }), passes }
      : { action: 'generatepasses', 'pass-template-id': templateId, passes }
  ) as RequestOf<'generatepasses' | 'putpasses'>;
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  for (let attempt = 1; ; attempt++) {
    const { results } = await client.call(request, { idempotencyKey: `import-${digest}` });
    const failed = results.flatMap((result, place): Failure[] => {
      if (result.status !== 'failure') return [];
      const { 'error-code': code, 'error-message': message, errors } = result;
      return [{ row: sent[place]?.number, 'error-code': code, 'error-message': message, errors }];
    });
    const isAgain = failed.some((each) => passing.has(each['error-code']));
    if (isDryRun || attempt === maxAttempts || !isAgain) return [...unreadable, ...failed];
    await clock.wait(Math.min(15_000, 500 * 2 ** attempt));
  }
}
