import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { retryAfterBusy } from '../domain/errors.ts';
import { type Served, servedAs } from '../domain/served-as.ts';
import { compressed } from '../pages/compressed.ts';
import { busyLinkPage } from '../pages/link-pages.ts';

type Answer = APIGatewayProxyStructuredResultV2;

export const htmlAnswer = (statusCode: number, html: string): Answer =>
  answerOf(statusCode, servedAs.page, compressed(html));

/** Of a request whose answer nobody reads as a page: HEAD, a redirect, a prefetch. */
export function withoutPage(statusCode: number): Answer {
  const { encoding, ...served } = servedAs.page;
  return { statusCode, headers: headersOf(served), body: '' };
}

/** 503 with Retry-After: a page for passengers; phones and Google Wallet act on the status and retry. */
export function busyAnswer(): Answer {
  const answer = htmlAnswer(503, busyLinkPage());
  // The address may be an issuance link, which contains personal data.
  const headers = { ...retryAfterBusy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export const fileAnswer = (file: Uint8Array, served: Served): Answer => answerOf(200, served, file);

function answerOf(statusCode: number, served: Served, file: Uint8Array): Answer {
  const body = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64');
  return { statusCode, headers: headersOf(served), body, isBase64Encoded: true };
}

const headersOf = ({ type, encoding, cacheControl }: Served) => ({
  'content-type': type,
  ...(encoding && { 'content-encoding': encoding }),
  'cache-control': cacheControl,
});
