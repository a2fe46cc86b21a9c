import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import { pathOf } from './exchange.ts';

/** Seconds, as in CloudFront's managed cache policy CachingOptimized. */
const [minimumTtl, defaultTtl, maximumTtl] = [1, 86_400, 31_536_000];
/** Limit at which the oldest answer is evicted; a real cache evicts answers that are seldom requested. */
const maxAnswers = 200;

interface Cached {
  readonly answer: EdgeAnswer;
  readonly at: number;
  readonly until: number;
}

/**
 * The cache of CloudFront, one for all edge locations, with the policy CachingOptimized: the path is the key, Cache-Control
 * says how long. Errors are not cached (see refuseUnknown).
 * Source: CloudFront Developer Guide, "Manage how long content stays in the cache (expiration)".
 */
export class EdgeCache {
  readonly #now: () => number;
  readonly #cached = new Map<string, Cached>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The cached answer to GET or HEAD, else that of the origin. */
  async answer(request: EdgeRequest, fetch: () => Promise<EdgeAnswer>): Promise<EdgeAnswer> {
    const path = pathOf(request.target);
    const cached = this.#cached.get(path);
    const now = this.#now();
    if (cached && now < cached.until) {
      const age = String(Math.floor((now - cached.at) / 1_000));
      return { ...cached.answer, headers: { ...cached.answer.headers, age, 'x-cache': 'Hit from cloudfront' } };
    }
    const answer = await fetch();
    if (request.method !== 'GET' || answer.status !== 200) return answer;
    this.#cached.delete(path);
    this.#cached.set(path, { answer, at: now, until: now + ttlOf(answer) * 1_000 });
    for (const oldest of [...this.#cached.keys()].slice(0, -maxAnswers)) this.#cached.delete(oldest);
    return answer;
  }
}

/** Seconds for which an answer may be cached. */
function ttlOf({ headers }: EdgeAnswer): number {
  const control = String(headers['cache-control'] ?? '');
  if (/\b(no-store|no-cache|private)\b/.test(control)) return minimumTtl;
  const maxAge = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1] ?? defaultTtl;
  return Math.min(maximumTtl, Math.max(minimumTtl, Number(maxAge)));
}
