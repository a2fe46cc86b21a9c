import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { bodyOf } from '../http/body.ts';

/** What an endpoint sees of a request. */
export interface PublicRequest {
  /** API Gateway's, by which the logs find the request. */
  readonly requestId: string;
  readonly method: string;
  /** As API Gateway gives it, with the percent-encoding taken off once. */
  readonly path: string;
  /** As it was sent. */
  readonly rawQuery: string;
  /** By lower-case name; one that was sent twice is joined with commas. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Address of who asks, as far as CloudFront knows it. */
  readonly clientAddress: string;
}

/** Characters of a body as they come, perhaps in base64: more than any endpoint takes. */
const maxBodyLength = 128 * 1024;

/** @returns undefined for a body that no endpoint takes: it is not even decoded, as anybody may send 6 MB. */
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
 * What comes before the last address is whatever the client wrote; the last but one is what CloudFront saw, and API
 * Gateway puts CloudFront's own behind it. Source: CloudFront, "Request and response behavior for custom origins".
 */
function clientAddressOf({ headers, requestContext: { http } }: APIGatewayProxyEventV2): string {
  const addresses = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  if (addresses.length > 1 && addresses.at(-1) === http.sourceIp) addresses.pop();
  return addresses.at(-1) || http.sourceIp;
}
