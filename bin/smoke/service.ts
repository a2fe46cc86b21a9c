import type { Clock } from '../../lambdas/ports/runtime.ts';
import { within } from '../../lambdas/retry/within.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';

/** Timeout of a request, ms: as long as API Gateway waits for a function. */
const timeoutMs = 30_000;

/** The part of a stage under test. */
export interface Service {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
}

/** The stage of a command line, whose key may be in API_KEY. @throws Error that says what is missing, with the usage */
export function serviceNamed(
  { url, 'api-key': apiKey = process.env.API_KEY }: { readonly url?: string; readonly 'api-key'?: string },
  usage: string,
): Service {
  if (!url || !/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(`--url must be the base URL of a stage, such as https://passes.example.com\n${usage}`);
  if (!apiKey) throw new Error(`The API key is missing: set API_KEY\n${usage}`);
  return { baseUrl: url.replace(/\/+$/, ''), apiKey, clock: systemClock, fetch };
}

/**
 * Sends a request that must be answered with one of these statuses. Addresses are not in errors: they open the pass.
 * @throws Error with the request's id; fetch's own without an answer.
 */
export async function request(
  { clock, fetch }: Pick<Service, 'clock' | 'fetch'>,
  expected: readonly number[],
  address: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: Buffer }> {
  return within(clock, timeoutMs, async (signal) => {
    const answer = await fetch(address, { ...init, redirect: 'manual', signal });
    const body = Buffer.from(await answer.arrayBuffer());
    if (expected.includes(answer.status)) return { status: answer.status, headers: answer.headers, body };
    const id = requestIdOf(answer.headers);
    throw new Error(`answered ${answer.status} instead of ${expected.join(' or ')}${id && ` (request ${id})`}`);
  });
}

/** The id by which the logs of the service, API Gateway or CloudFront name a request. */
function requestIdOf(headers: Headers): string {
  const ids = ['x-request-id', 'apigw-requestid', 'x-amz-cf-id'].map((name) => headers.get(name));
  return ids.find((id) => id !== null) ?? '';
}
