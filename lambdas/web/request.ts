import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { bodyOf } from '../http/body.ts';
import type { PathParams } from '../http/routes.ts';

/** A request as endpoints see it. */
export interface PublicRequest {
  /** API Gateway's request id, as in the logs. */
  readonly requestId: string;
  readonly method: string;
  /** Percent-decoded once, by API Gateway. */
  readonly path: string;
  /** Query string as sent. */
  readonly rawQuery: string;
  /** Lower-case names; values of repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** The client's address as seen by CloudFront. */
  readonly clientAddress: string;
}

/** A request at its endpoint. */
export interface RoutedRequest extends PublicRequest {
  readonly params: PathParams;
}

/** Maximum length of an encoded body, beyond the limit of every endpoint. */
const maxBodyLength = 128 * 1024;

/** @returns undefined for a body that is too large for every endpoint: it is not even decoded, as it may have 6 MB. */
export function publicRequestOf(event: APIGatewayProxyEventV2): PublicRequest | undefined {
  const { method, path } = event.requestContext.http;
  if ((event.body ?? '').length > maxBodyLength) return undefined;
  return {
    requestId: event.requestContext.requestId,
    method,
    path,
    rawQuery: event.rawQueryString,
    headers: event.headers,
    body: bodyOf(event).toString(),
    clientAddress: clientAddressOf(event),
  };
}

/**
 * The last but one address is the client's as seen by CloudFront; API Gateway appends CloudFront's own, and those
 * before are the client's claim. Source: CloudFront, "Request and response behavior for custom origins".
 */
function clientAddressOf({ headers, requestContext: { http } }: APIGatewayProxyEventV2): string {
  const addresses = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  if (addresses.length > 1 && addresses.at(-1) === http.sourceIp) addresses.pop();
  return addresses.at(-1) || http.sourceIp;
}
