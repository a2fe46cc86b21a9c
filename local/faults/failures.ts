import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { minuteMs } from '../../lambdas/domain/time/durations.ts';
import type { Strike } from './faults.ts';
import type { Answer } from './unsent-answer.ts';

type Json = Readonly<Record<string, unknown>>;

/** Answer of a target in place of its work; undefined for a fault of another sort. */
type Failure = (strike: Strike, request: IncomingMessage, body: Buffer, now: number) => Answer | undefined;

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
    throttle: (request, body) =>
      operationOf(request) === 'TransactWriteItems'
        ? cancelledByThrottling(body)
        : {
            __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
            message: 'The level of configured provisioned throughput for the table was exceeded.',
          },
  }),
  events: ofJsonService({
    contentType: 'application/x-amz-json-1.1',
    error: 'InternalException',
    throttle: () => ({ __type: 'ThrottlingException', message: 'Rate exceeded' }),
  }),
  secrets: ofJsonService({
    contentType: 'application/x-amz-json-1.1',
    error: 'InternalServiceError',
    throttle: () => ({ __type: 'ThrottlingException', message: 'Rate exceeded' }),
  }),
  // SQS's query-compatible protocol has the error's name in a header.
  sqs: ofJsonService({
    contentType: 'application/x-amz-json-1.0',
    error: 'com.amazonaws.sqs#InternalFailure',
    throttle: () => ({ __type: 'com.amazonaws.sqs#RequestThrottled', message: 'Request was throttled.' }),
    headers: ({ __type }, status) => ({
      'x-amzn-query-error': `${String(__type).split('#').at(-1)};${status < 500 ? 'Sender' : 'Receiver'}`,
    }),
  }),
  s3: (({ kind }, _request, _body, now) => {
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
  walletb: (({ kind, form }, { url = '' }, body) => {
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
      return google(400, 'badRequest', `Invalid value: ${body}`);
    return undefined;
  }) satisfies Failure,
  edge: (({ kind, form }) => {
    if (kind === 'throttle') return gateway(429, 'Too Many Requests');
    if (kind !== 'error') return undefined;
    if (form < 0.5) return form < 0.25 ? gateway(500, 'Internal Server Error') : gateway(503, 'Service Unavailable');
    return cloudFront(form < 0.75 ? 502 : 504);
  }) satisfies Failure,
};

interface JsonService {
  readonly contentType: string;
  /** Failure by the name of the target's own error, status 500. */
  readonly error: string;
  readonly throttle: (request: IncomingMessage, body: Buffer) => Json;
  readonly headers?: (body: Json, status: number) => Record<string, string>;
}

function ofJsonService({ contentType, error, throttle, headers = () => ({}) }: JsonService): Failure {
  const answer = (status: number, body: Json, more = {}) =>
    json(status, body, { 'content-type': contentType, ...headers(body, status), ...more });
  return ({ kind }, request, body, now) => {
    if (kind === 'error') return answer(500, { __type: error, message: 'Internal server error' });
    if (kind === 'throttle') return answer(400, throttle(request, body));
    if (kind !== 'clock-skew') return undefined;
    const [requested, then, limit] = [now, now + skewMs, now + skewMs - 5 * minuteMs].map(amzDate);
    const message = `Signature expired: ${requested} is now earlier than ${limit} (${then} - 5 min.)`;
    return answer(400, { __type: 'InvalidSignatureException', message }, dateHeader(now + skewMs));
  };
}

/** Throttling of one write cancels the others. Source: DynamoDB API reference, TransactWriteItems. */
function cancelledByThrottling(body: Buffer): Json {
  const { TransactItems = [] } = JSON.parse(body.toString()) as { TransactItems?: readonly object[] };
  const reasons = TransactItems.map((_, place) => ({ Code: place === 0 ? 'ThrottlingError' : 'None' }));
  return {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    CancellationReasons: reasons,
  };
}

const operationOf = ({ headers }: IncomingMessage) => String(headers['x-amz-target']).split('.').at(-1) ?? '';

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

const gateway = (status: number, message: string) => json(status, { message }, { 'apigw-requestid': randomUUID() });

const cloudFront = (status: number): Answer => ({
  status,
  headers: {
    'content-type': 'text/html',
    server: 'CloudFront',
    'x-cache': 'Error from cloudfront',
    'x-amz-cf-id': randomUUID(),
  },
  body: Buffer.from(`<html><body><h1>${status} ERROR</h1><h2>The request could not be satisfied.</h2></body></html>`),
});
