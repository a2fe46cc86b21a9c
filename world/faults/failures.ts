import type { Strike } from './faults.ts';

type Json = Readonly<Record<string, unknown>>;

/** A request over HTTP. */
interface Request {
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: Uint8Array;
}

/** An answer over HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Answer of a target in place of its work; undefined for a fault of another sort. */
type Failure = (strike: Pick<Strike, 'kind' | 'form'>, request: Request, now: number) => Answer | undefined;

const minuteMs = 60_000;

/** Reported difference between the clocks of a service and its client, ms. */
const skewMs = 15 * minuteMs;

/**
 * The failures of each target, in its own words.
 * Source: AWS, "Common errors" of each service's API reference, and the errors of its operations.
 */
export const failures = {
  dynamodb: ofJsonService({
    contentType: 'application/x-amz-json-1.0',
    error: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
    throttle: (request) =>
      String(request.headers['x-amz-target']).endsWith('.TransactWriteItems')
        ? cancelledByThrottling(request)
        : {
            __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
            message: 'The level of configured provisioned throughput for the table was exceeded.',
          },
  }),
  events: ofJsonService({ error: 'InternalException' }),
  secrets: ofJsonService({ error: 'InternalServiceError' }),
  // SQS's query-compatible protocol has the error's name in a header.
  sqs: ofJsonService({
    contentType: 'application/x-amz-json-1.0',
    error: 'com.amazonaws.sqs#InternalFailure',
    throttle: () => ({ __type: 'com.amazonaws.sqs#RequestThrottled', message: 'Request was throttled.' }),
    headers: ({ __type }, status) => ({
      'x-amzn-query-error': `${String(__type).split('#').at(-1)};${status < 500 ? 'Sender' : 'Receiver'}`,
    }),
  }),
  s3: (({ kind }, _request, now) => {
    if (kind === 'error') return xml(500, 'InternalError', 'We encountered an internal error. Please try again.');
    if (kind === 'throttle') return xml(503, 'SlowDown', 'Please reduce your request rate.');
    if (kind === 'clock-skew')
      return xml(
        403,
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
        dateHeader(now + skewMs),
      );
    return undefined;
  }) satisfies Failure,
  walletb: (({ kind, form }, { url = '', body }) => {
    const isToken = url === '/token';
    if (kind === 'error')
      return isToken
        ? json(500, { error: 'internal_failure' })
        : google(500 + (form < 0.5 ? 0 : 3), 'backendError', 'Backend Error');
    if (kind === 'throttle') return google(403, 'rateLimitExceeded', 'Rate Limit Exceeded');
    if (kind === 'quota') return google(429, 'rateLimitExceeded', 'Quota exceeded for quota metric');
    if (kind === 'clock-skew' && isToken)
      return json(400, {
        error: 'invalid_grant',
        error_description:
          'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
      });
    // Google's messages quote the refused value.
    if (kind === 'refusal' && url.startsWith('/walletobjects/'))
      return google(400, 'badRequest', `Invalid value: ${textOf(body)}`);
    return undefined;
  }) satisfies Failure,
  edge: (({ kind, form }) => {
    if (kind === 'throttle') return gateway(429, 'Too Many Requests', form);
    if (kind !== 'error') return undefined;
    if (form < 0.5)
      return form < 0.25 ? gateway(500, 'Internal Server Error', form) : gateway(503, 'Service Unavailable', form);
    return cloudFront(form < 0.75 ? 502 : 504, form);
  }) satisfies Failure,
};

interface JsonService {
  readonly contentType?: string;
  /** Failure by the name of the target's own error, status 500. */
  readonly error: string;
  readonly throttle?: (request: Request) => Json;
  readonly headers?: (body: Json, status: number) => Record<string, string>;
}

function ofJsonService({
  contentType = 'application/x-amz-json-1.1',
  error,
  throttle = () => ({ __type: 'ThrottlingException', message: 'Rate exceeded' }),
  headers = () => ({}),
}: JsonService): Failure {
  const answer = (status: number, body: Json, more = {}) =>
    json(status, body, { 'content-type': contentType, ...headers(body, status), ...more });
  return ({ kind }, request, now) => {
    if (kind === 'error') return answer(500, { __type: error, message: 'Internal server error' });
    if (kind === 'throttle') return answer(400, throttle(request));
    if (kind !== 'clock-skew') return undefined;
    const [requested, then, limit] = [now, now + skewMs, now + skewMs - 5 * minuteMs].map(amzDate);
    const message = `Signature expired: ${requested} is now earlier than ${limit} (${then} - 5 min.)`;
    return answer(400, { __type: 'InvalidSignatureException', message }, dateHeader(now + skewMs));
  };
}

/** Throttling of one write cancels the others. Source: DynamoDB API reference, TransactWriteItems. */
function cancelledByThrottling({ body }: Request): Json {
  const { TransactItems = [] } = JSON.parse(textOf(body)) as { TransactItems?: readonly object[] };
  const reasons = TransactItems.map((_, place) => ({ Code: place === 0 ? 'ThrottlingError' : 'None' }));
  return {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    CancellationReasons: reasons,
  };
}

const textOf = (body: Uint8Array = Buffer.alloc(0)) => Buffer.from(body).toString();

/** Id by which a failure is found in a log, from the chance that chose it. */
const idOf = (form: number) => form.toString(36).slice(2);

const amzDate = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const dateHeader = (at: number) => ({ date: new Date(at).toUTCString() });

const json = (status: number, body: Json, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

const xml = (status: number, code: string, message: string, headers = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/xml', ...headers },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  ),
});

const google = (code: number, reason: string, message: string) =>
  json(code, { error: { code, message, errors: [{ message, domain: 'global', reason }] } });

const gateway = (status: number, message: string, form: number) =>
  json(status, { message }, { 'apigw-requestid': idOf(form) });

const cloudFront = (status: number, form: number): Answer => ({
  status,
  headers: {
    'content-type': 'text/html',
    server: 'CloudFront',
    'x-cache': 'Error from cloudfront',
    'x-amz-cf-id': idOf(form),
  },
  body: Buffer.from(`<html><body><h1>${status} ERROR</h1><h2>The request could not be satisfied.</h2></body></html>`),
});
