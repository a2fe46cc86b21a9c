import { type GoogleFault, type GoogleRequest, GoogleService } from '../../world/wallets/google.ts';
import { requestOf, responseOf } from '../../world/wallets/google-fetch.ts';

type Answer = { readonly status: number; readonly reason?: string; readonly body?: object } | 'no answer';

/** Google Wallet as a function in place of fetch. */
export class FakeGoogle {
  /** Faults that strike every request. */
  readonly faults = new Set<GoogleFault>();
  readonly service: GoogleService;
  /** Requests to classes and objects. */
  readonly requests: (GoogleRequest & { readonly url: string })[] = [];
  readonly tokenRequests: URLSearchParams[] = [];
  /** Answers to the next requests in place of the service's; status 200 without a body is the service's. */
  readonly answers: Answer[] = [];
  readonly tokenAnswers: Answer[] = [];
  /** Runs before the next request arrives. */
  meanwhile: (() => Promise<void>) | undefined;
  /** Number of requests for the keys of callbacks. */
  keyRequests = 0;

  constructor(rootKeys: object = {}) {
    this.service = new GoogleService({ rootKeys, strikes: (fault) => this.faults.has(fault) });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const request = requestOf(url, init);
    if (url.endsWith('/keys')) this.keyRequests += 1;
    else if (url.endsWith('/token')) this.tokenRequests.push(init.body as URLSearchParams);
    else {
      const { meanwhile } = this;
      this.meanwhile = undefined;
      await meanwhile?.();
      this.requests.push({ ...request, url });
    }
    const answers = url.endsWith('/token') ? this.tokenAnswers : url.endsWith('/keys') ? [] : this.answers;
    const answer = answers.shift();
    if (answer === 'no answer') throw new TypeError('fetch failed');
    if (answer === undefined || (answer.status === 200 && !answer.body))
      return responseOf(this.service.answer(request));
    const { status, reason, body = { error: { code: status, errors: [{ reason }] } } } = answer;
    return responseOf({ status, body });
  };
}
