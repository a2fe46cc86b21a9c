import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type Headers = Readonly<Record<string, string>>;

/** An answer that is never cached. */
export function jsonAnswer(statusCode: number, body: object, headers: Headers = {}): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

export function textAnswer(statusCode: number, body: string, headers: Headers = {}): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { 'content-type': 'text/plain', ...headers }, body };
}

/** The header Retry-After of a refusal after which the same request may be sent again. */
export const retryAfterOf = ({ retryAfterSeconds: seconds }: { readonly retryAfterSeconds: number | undefined }) =>
  seconds === undefined ? undefined : { 'retry-after': String(seconds) };

export const methodNotAllowed = (allow: string) => textAnswer(405, `Method not allowed: use ${allow}`, { allow });
