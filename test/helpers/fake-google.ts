/** A request that Google received. */
export interface GoogleRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

type Answer = { readonly status: number; readonly reason?: string; readonly body?: object } | 'no answer';

export interface FakeGoogle {
  readonly fetch: typeof globalThis.fetch;
  /** Requests to classes and objects. */
  readonly requests: GoogleRequest[];
  readonly tokenRequests: URLSearchParams[];
  /** Answers to the next requests; afterwards 200, for a GET with the last body sent. */
  readonly answers: Answer[];
  readonly tokenAnswers: Answer[];
  /** Runs before the next request arrives. */
  meanwhile: (() => Promise<void>) | undefined;
  /** Number of requests for the keys of callbacks. */
  keyRequests: number;
}

/** Google's token endpoint, wallet API and root keys as a function in place of fetch. */
export function fakeGoogle(rootKeys: object = {}): FakeGoogle {
  const fetch = async (input: string, init: RequestInit = {}) => {
    if (input === 'https://pay.google.com/gp/m/issuer/keys') {
      google.keyRequests += 1;
      return Response.json(rootKeys);
    }
    const isToken = input.endsWith('/token');
    if (isToken) google.tokenRequests.push(init.body as URLSearchParams);
    else {
      const { meanwhile } = google;
      google.meanwhile = undefined;
      await meanwhile?.();
      const authorization = new Headers(init.headers).get('authorization');
      google.requests.push({
        method: init.method ?? '',
        url: input,
        authorization,
        body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      });
    }
    const answer = (isToken ? google.tokenAnswers : google.answers).shift() ?? { status: 200 };
    if (answer === 'no answer') throw new TypeError('fetch failed');
    const token = { access_token: `token-${google.tokenRequests.length}`, expires_in: 3_599 };
    const sent = google.requests.findLast(({ url, body }) => url === input && body !== undefined)?.body;
    const body = answer.body ?? (isToken || !sent ? token : sent);
    const error = { error: { code: answer.status, errors: [{ reason: answer.reason }] } };
    return Response.json(answer.status < 300 ? body : error, { status: answer.status });
  };
  const google: FakeGoogle = {
    fetch: fetch as typeof globalThis.fetch,
    requests: [],
    tokenRequests: [],
    answers: [],
    tokenAnswers: [],
    meanwhile: undefined,
    keyRequests: 0,
  };
  return google;
}
