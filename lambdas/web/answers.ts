import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { retryAfterBusy } from '../domain/errors.ts';
import { servedAs } from '../domain/served-as.ts';
import { busyLinkPage } from '../pages/link-pages.ts';

export function htmlAnswer(statusCode: number, html: string): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: headersOf(servedAs.page), body: html };
}

/** 503 with Retry-After: a page for passengers; phones and Google Wallet act on the status and retry. */
export function busyAnswer(): APIGatewayProxyStructuredResultV2 {
  const answer = htmlAnswer(503, busyLinkPage());
  // The address may be an issuance link, which contains personal data.
  const headers = { ...retryAfterBusy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export function fileAnswer(
  file: Uint8Array,
  served: (typeof servedAs)['image' | 'pkpass' | 'pkpasses'],
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: headersOf(served),
    body: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
    isBase64Encoded: true,
  };
}

function headersOf({ type, cacheControl }: { type: string; cacheControl: string }) {
  return { 'content-type': type, 'cache-control': cacheControl };
}
