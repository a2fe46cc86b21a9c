import { createHash } from 'node:crypto';
import { CallFailed, type Client, createClient, type RequestOf } from '../../clients/typescript/client.ts';
import { within } from '../../lambdas/retry/within.ts';
import { type Attempt, type Follow, type LinkHistory, type Listing, refusals } from '../../world/promises/history.ts';
import type { Service } from '../smoke/service.ts';

/** An attempt as its caller describes it. */
export interface Requested extends Pick<Attempt, 'does' | 'values' | 'status' | 'expires' | 'idempotencyKey'> {
  readonly caller: number;
  readonly request: Parameters<Client['call']>[0];
}

/** Outcome of one attempt; busy: it was refused for a moment, and has no effect. */
export type Outcome = Attempt['outcome'] | 'busy';

/** Outcome with the answer of a call that was done. */
export type Answered = readonly [Outcome, Record<string, unknown> | undefined];

/** A call waits as long as a caller would; the service may go on for longer. */
const timeoutMs = 15_000;
/** The answer to a status that its pass cannot have, since it has expired. Source: docs/errors.md#errors. */
const staysExpired = 'E9018';

/** Sends attempts, and records requests and answers. */
export class Recorder {
  readonly passes = new Map<string, Attempt[]>();
  readonly templates = new Map<string, Attempt[]>();
  readonly links = new Map<string, LinkHistory & { readonly follows: Follow[]; made: readonly string[] }>();
  readonly listings: Listing[] = [];
  /** Answers that the documentation allows for none of the calls, each once. */
  readonly undocumented = new Set<string>();
  readonly counts = { requested: 0, unknown: 0, busy: 0 };
  readonly stage: Service;
  readonly #client: Client;
  #place = 0;

  constructor(stage: Service) {
    this.stage = stage;
    this.#client = createClient({ ...stage, attempts: 1, timeoutMs });
  }

  pass(passId: string, requested: Requested): Promise<Outcome> {
    return this.#attempt(this.passes, passId, requested, 'pass-data');
  }

  template(templateId: string, requested: Requested): Promise<Outcome> {
    return this.#attempt(this.templates, templateId, requested, 'pass-template');
  }

  async follow(linkId: string, passId: string, url: string): Promise<Outcome> {
    const from = this.#next();
    const { clock, fetch } = this.stage;
    const answer = await within(clock, timeoutMs, (signal) => fetch(url, { redirect: 'manual', signal })).catch(
      () => {},
    );
    const outcome = followed[answer?.status ?? 0] ?? 'unknown';
    const location = answer?.headers.get('location') ?? '';
    await answer?.body?.cancel();
    this.#count(outcome);
    if (outcome === 'busy') return outcome;
    const until = outcome === 'unknown' ? Infinity : this.#next();
    this.links.get(linkId)?.follows.push({ passId, from, until, outcome, answer: hashOf(location) });
    return outcome;
  }

  /** Reads a list of up to 1,000 in one page; a longer one is not judged, as its pages are read at several moments. */
  async list(templateId: string): Promise<Outcome> {
    const [from, startedAt] = [this.#next(), this.#now()];
    const all = { 'pass-template-id': templateId, 'items-per-page': 1_000 };
    const [outcome, answer] = await this.call({ action: 'getpassids', ...all });
    if (outcome !== 'done' || answer === undefined) return outcome;
    const passIds = (answer['pass-ids'] as { 'pass-id': string }[]).map((each) => each['pass-id']);
    if (passIds.length < 1_000)
      this.listings.push({ passIds, from, startedAt, until: this.#next(), endedAt: this.#now() });
    return 'done';
  }

  /** An attempt that is not recorded. @param refusal the code that its caller expects; other failures are reported. */
  async call(
    request: Requested['request'],
    { idempotencyKey, refusal }: { readonly idempotencyKey?: string | undefined; readonly refusal?: string } = {},
  ): Promise<Answered> {
    const [outcome, answer] = await this.#call(request, idempotencyKey, refusal);
    this.#count(outcome);
    return [outcome, answer];
  }

  /** @param shownIn the part of an answer that has the fields. */
  async #attempt(all: Map<string, Attempt[]>, of: string, requested: Requested, shownIn: string): Promise<Outcome> {
    const { request, idempotencyKey, does, caller, values, status, expires } = requested;
    const [from, startedAt] = [this.#next(), this.#now()];
    const refusal = request.action === 'generatepassbyid' ? refusals.update : refusals[does];
    const [outcome, answer] = await this.call(request, { idempotencyKey, refusal });
    if (outcome === 'busy' || (outcome === 'unknown' && does === 'get')) return outcome;
    const seen = does === 'get' && answer ? namedIn(answer, shownIn) : values;
    const { 'pass-install-url': link, 'pass-status': shown } = answer ?? {};
    const attempt: Attempt = {
      ...{ does, caller, from, outcome, startedAt },
      until: outcome === 'unknown' ? Infinity : this.#next(),
      endedAt: this.#now(),
      ...{ status: does === 'get' ? (shown as string | undefined) : status, expires },
      ...(typeof link === 'string' && { link: hashOf(link) }),
      ...(seen && { values: seen }),
      ...(idempotencyKey && { idempotencyKey }),
      ...(answer && does !== 'get' && { answer: hashOf(JSON.stringify(answer)) }),
    };
    const earlier = all.get(of);
    if (earlier) earlier.push(attempt);
    else all.set(of, [attempt]);
    return outcome;
  }

  async #call(
    request: Requested['request'],
    idempotencyKey: string | undefined,
    refusal: string | undefined,
  ): Promise<Answered> {
    try {
      const answer = await this.#client.call(request as RequestOf<'getpassdata'>, {
        ...(idempotencyKey && { idempotencyKey }),
      });
      return ['done', answer];
    } catch (error) {
      if (!(error instanceof CallFailed)) return ['unknown', undefined];
      const { code, httpStatus } = error;
      if (code !== undefined && code === refusal) return ['refused', undefined];
      if (code === staysExpired && 'pass-status' in request) return ['declined', undefined];
      if (httpStatus === 429 || code === 'E9016') return ['busy', undefined];
      if (httpStatus < 400 || httpStatus >= 500) return ['unknown', undefined];
      this.undocumented.add(`${request.action} was answered ${httpStatus} ${code ?? 'without a code'}`);
      return ['unknown', undefined];
    }
  }

  #count(outcome: Outcome): void {
    this.counts.requested += 1;
    if (outcome === 'unknown' || outcome === 'busy') this.counts[outcome] += 1;
  }

  #next(): number {
    return ++this.#place;
  }

  #now(): number {
    return this.stage.clock.now().getTime();
  }
}

/** Source: docs/api.md#public-addresses. */
const followed: Readonly<Record<number, Outcome>> = { 303: 'done', 404: 'refused', 429: 'busy' };

/** The fields that histories write, of those that an answer shows. */
function namedIn(answer: object, group: string): Attempt['values'] {
  const fields = (answer as Record<string, Record<string, string>>)[group] ?? {};
  const names: readonly string[] = group === 'pass-data' ? passFields : templateFields;
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? '']] : [])));
}

/** Two fields of a pass, and two of a template, that callers change independently of each other. */
export const passFields = ['seat-number', 'boarding-position'] as const;
export const templateFields = ['origin-gate', 'origin-terminal'] as const;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
