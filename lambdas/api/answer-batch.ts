import {
  ApiError,
  busySeconds,
  failureBody,
  fieldsRefused,
  repeatedIds,
  tooManyCalls,
} from '../domain/request/errors.ts';
import { isBlank } from '../domain/text/printable.ts';
import { bodyOf } from '../http/body.ts';
import { answeredRefusal } from '../http/refusal.ts';
import type { Caller } from '../ports/accounts.ts';
import { ServiceBusy } from '../ports/runtime.ts';
import type { ApiServices } from '../ports/services.ts';
import type { ImageFetcher } from '../ports/stores.ts';
import { limited } from '../retry/limited.ts';
import type { Batch, Call } from './action.ts';
import { batchIn } from './batch-body.ts';
import type { Repeatable } from './idempotency.ts';
import { parseBody } from './request-body.ts';
import { type ApiAnswer, type ApiRequest, rateLimitSeconds, runChecked, successBody, validated } from './run-action.ts';

/**
 * Rows that are worked on at a time: enough to fill the waits for AWS, with two uploads each, over 50 connections to S3.
 * A function then makes some hundred passes a second, of the 1,000 that DynamoDB takes into one list.
 */
const maxAtOnce = 16;
/** Images that are fetched at a time: each is unpacked at once, while nothing else of this process gets its turn. */
const maxImagesAtOnce = 4;
/** Time, ms, that a row must have left to be begun. */
const rowMs = 6_000;
/** Time, ms, left for the answer. */
const answerMs = 1_500;
/**
 * Maximum size of a row's failure, characters: 500 of them, with each quote escaped twice, must fit into Lambda's 6 MB.
 * A failure of a single call, whose every unknown field is named, may be 16 times as long as its request.
 */
const maxFailureLength = 4_096;

type Body = Readonly<Record<string, unknown>>;

/** A row as the request of its action. */
interface Row {
  /** JSON text as sent. */
  readonly text: string;
  readonly fields: Record<string, unknown>;
  /** Error of a row that cannot be read. */
  readonly problem?: unknown;
}

interface Result {
  readonly body: Body;
  /** Seconds until the row should be sent again; undefined if that would not help. */
  readonly againInSeconds?: number | undefined;
}

/** Services with the caller, and the account that the call is for. */
type Services = ApiServices &
  Pick<Call, 'account' | 'changedBy'> & { readonly key: Pick<Caller['key'], 'scopes' | 'ratePerMinute'> };

/**
 * Answers a call of many rows: each as its action answers a call of its own, by the same schemas and with the same
 * requests. Rows about one pass or flight are done in their order.
 * @throws the error of the whole call, before any row is begun.
 * Source: docs/api/many-in-one-call.md#many-in-one-call;
 * docs/decisions/many-in-one-call.md#rows-end-before-the-function
 */
export async function answerBatch(
  batch: Batch,
  request: ApiRequest,
  fields: Record<string, unknown>,
  found: readonly string[] | undefined,
  services: Services,
): Promise<ApiAnswer> {
  // A name that is spelled with escapes has been read as another action's body.
  const texts = found ?? (await batchIn(bodyOf(request)))?.rows;
  const { rowsField } = batch;
  const beside = { ...fields, [rowsField]: Array.isArray(fields[rowsField]) ? texts : fields[rowsField] };
  const { [rowsField]: sent, ...ids } = (await validated(batch, beside)) as Record<string, unknown>;
  const rows = (sent as readonly string[]).map((text) => rowOf(text, ids, batch));
  const run = new BatchRun(batch, request, services, await receiptsOf(batch, request, rows, services));
  const results = await run.results(rows);
  const succeeded = results.filter(({ body }) => body.status === 'success').length;
  const waitSeconds = Math.max(0, ...results.map(({ againInSeconds = 0 }) => againInSeconds));
  const status = succeeded === rows.length ? 'success' : succeeded > 0 ? 'partial' : 'failure';
  return {
    httpStatus: 200,
    headers: waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : undefined,
    body: { status, results: results.map(({ body }) => body) },
    action: batch.name,
  };
}

function rowOf(text: string, ids: Readonly<Record<string, unknown>>, { ownIds }: Batch): Row {
  try {
    const sent = parseBody(text);
    const isOwn = (name: string) => !isBlank(sent[name] ?? '');
    const shared = Object.fromEntries(
      Object.entries(ids).filter(([name]) => !isOwn(name) || !ownIds.includes(name as never)),
    );
    const fields = { ...sent, ...shared };
    if (!isOwn('pass-template-id') || !('pass-template-id' in ids) || ownIds.length > 0) return { text, fields };
    const problem = { field: 'pass-template-id', message: 'is not a field here: it stands beside passes' };
    return { text, fields, problem: fieldsRefused([problem]) };
  } catch (problem) {
    return { text, fields: { ...ids }, problem };
  }
}

/** Where the answer of each row is stored; undefined without an Idempotency-Key. */
async function receiptsOf({ name }: Batch, { idempotencyKey }: ApiRequest, rows: readonly Row[], services: Services) {
  if (idempotencyKey === undefined) return undefined;
  const { repeatable, reserve } = await import('./idempotency.ts');
  const whole = [name, rows.map(({ problem, text, fields }) => (problem ? text : fields))];
  const call = await repeatable(idempotencyKey, whole, services);
  return reserve(call, { ...services, trackingId: services.identity.newTrackingId() });
}

class BatchRun {
  readonly #batch: Batch;
  readonly #request: ApiRequest;
  readonly #services: Services;
  readonly #receiptOf: ((row: number) => Repeatable) | undefined;
  /** The last row about each pass or flight. */
  readonly #last = new Map<string, Promise<Result>>();
  /** The service's own failures by code; each code is logged once, with the number of its rows. */
  readonly #failures = new Map<string, { readonly error: unknown; readonly details: object; rows: number }>();
  #isOver = false;

  constructor(
    batch: Batch,
    request: ApiRequest,
    services: Services,
    receiptOf: ((row: number) => Repeatable) | undefined,
  ) {
    this.#batch = batch;
    this.#request = request;
    const inTurn = limited(maxImagesAtOnce);
    const fetchPng: ImageFetcher['fetchPng'] = (...image) => inTurn(() => services.imageFetcher.fetchPng(...image));
    this.#services = { ...services, imageFetcher: { fetchPng } };
    this.#receiptOf = receiptOf;
  }

  /** The results by the time that the call must be answered. */
  async results(rows: readonly Row[]): Promise<Result[]> {
    const results: (Result | undefined)[] = rows.map(() => undefined);
    const { clock } = this.#services;
    const turns = this.#turnsOf(rows).values();
    const work = async () => {
      for (const place of turns) results[place] = await this.#afterEarlier(rows[place] as Row, place);
    };
    const all = Promise.all(Array.from({ length: maxAtOnce }, work));
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const ms = clock.msLeft() - answerMs;
    const cancel = Number.isFinite(ms) ? clock.after(ms, resolve) : resolve;
    await Promise.race([all, late]).finally(cancel);
    this.#isOver = true;
    this.#logFailures();
    return results.map((result, place) => result ?? this.#failure(new ApiError('serviceBusy'), rows[place] as Row));
  }

  /** Places of the rows, in the order in which they are begun. */
  #turnsOf(rows: readonly Row[]): readonly number[] {
    const { orderOf } = this.#batch;
    const turns = rows.map((row, place) => ({ place, at: orderOf?.(row.fields) ?? '' }));
    return turns.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))).map(({ place }) => place);
  }

  /** Runs rows about one pass or flight one after the other; if one is to be sent again, so are the later ones. */
  #afterEarlier(row: Row, place: number): Promise<Result> {
    const subject = this.#batch.subjectOf(row.fields);
    const earlier = subject === undefined ? undefined : this.#last.get(subject);
    const result = (async () => {
      const isAgain = earlier && (await earlier).againInSeconds !== undefined;
      return isAgain ? this.#failure(new ApiError('serviceBusy'), row) : this.#resultOf(row, place);
    })();
    if (subject !== undefined) this.#last.set(subject, result);
    return result;
  }

  /** Never throws. */
  async #resultOf(row: Row, place: number): Promise<Result> {
    const { rowAction } = this.#batch;
    try {
      if (row.problem) throw row.problem;
      if (this.#services.clock.msLeft() < rowMs) throw new ApiError('serviceBusy');
      const waitSeconds = place === 0 ? 0 : await this.#rateLimitSeconds();
      if (waitSeconds > 0) throw tooManyCalls(waitSeconds);
      const input = await validated(rowAction, row.fields);
      return { body: successBody(await this.#run(input, place)) };
    } catch (error) {
      const { name: action, internalError } = rowAction;
      const services = { ...this.#services, log: this.#log };
      return this.#failure(answeredRefusal(error, 'API', services, { action }, internalError), row);
    }
  }

  /** A row counts as a call; the first has been counted with the call itself. */
  async #rateLimitSeconds(): Promise<number> {
    const { apiKey = '' } = this.#request;
    return rateLimitSeconds(apiKey, this.#services.key, { ...this.#services, log: this.#log });
  }

  async #run(input: unknown, place: number): Promise<object> {
    const services = this.#services;
    const call: Call = { ...services, trackingId: services.identity.newTrackingId(), receiptOf: () => undefined };
    const run = (tracked: Call) =>
      runChecked(this.#batch.rowAction, input, {
        ...tracked,
        receiptOf: (answer) => {
          // Every write requests its receipt: one after the answer, in a possibly frozen function, is refused.
          if (this.#isOver) throw new ServiceBusy('The call has been answered');
          return tracked.receiptOf(answer);
        },
      });
    if (this.#receiptOf === undefined) return run(call);
    const { runOnce } = await import('./idempotency.ts');
    return runOnce(this.#receiptOf(place), call, run);
  }

  #failure(refusal: ApiError, { fields }: Row): Result {
    const { requestId } = this.#request;
    const { docsUrl } = this.#services;
    const context = { requestId, docsUrl, messageField: this.#batch.rowAction.messageField, fields };
    const whole = failureBody(refusal, context);
    const isShort = JSON.stringify(whole).length <= maxFailureLength;
    const isAgain = refusal.httpStatus >= 500 || refusal.code === 'E9016';
    return {
      body: isShort ? whole : failureBody(shortened(refusal), { ...context, fields: withShortIds(fields) }),
      againInSeconds: refusal.retryAfterSeconds ?? (isAgain ? busySeconds : undefined),
    };
  }

  /** Counts failures, of which an outage has one for each row. */
  get #log(): Services['log'] {
    return {
      ...this.#services.log,
      error: (code, error, details = {}) => {
        const known = this.#failures.get(code);
        if (known) known.rows += 1;
        else this.#failures.set(code, { error, details, rows: 1 });
      },
    };
  }

  #logFailures(): void {
    for (const [code, { error, details, rows }] of this.#failures)
      this.#services.log.error(code, error, { ...details, rows });
  }
}

/** The error without the parts that would not fit into the answer. */
function shortened({ code, message, fields, details }: ApiError): Parameters<typeof failureBody>[0] {
  const maxLength = maxFailureLength / 8;
  const errors = fields.map(({ field, message }) => ({ field: field.slice(0, 100), message: message.slice(0, 200) }));
  return { code, message: message.slice(0, maxLength), fields: errors.slice(0, 10), details };
}

/** The ids that a failure repeats, without values too long for an id. */
const withShortIds = (fields: Row['fields']) =>
  Object.fromEntries(
    repeatedIds.map((name) => [name, String(fields[name] ?? '').length > 64 ? undefined : fields[name]]),
  );
