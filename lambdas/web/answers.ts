import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { retryAfterBusy } from '../domain/errors.ts';
import { type Served, servedAs } from '../domain/served-as.ts';
import { compressed } from '../pages/compressed.ts';
import { outagePage } from '../pages/link-pages.ts';

type Answer = APIGatewayProxyStructuredResultV2;

export const htmlAnswer = (statusCode: number, html: string): Answer =>
  answerOf(statusCode, servedAs.page, compressed(html));

/** Of a request whose answer nobody reads as a page: HEAD, a redirect, a prefetch. */
export function withoutPage(statusCode: number): Answer {
  const { encoding, ...served } = servedAs.page;
  return { statusCode, headers: headersOf(served), body: '' };
}

/** 503 with Retry-After: a page for passengers; phones and Google Wallet act on the status and retry. */
export const retryAnswer = (page: string): Answer => withoutReferrer(htmlAnswer(503, page), retryAfterBusy);

/** After a failure of ours; phones and Google Wallet act on the status and retry. */
export const failedAnswer = (): Answer => withoutReferrer(htmlAnswer(500, outagePage()));

/** Prevents caching and referrers: the address may be an issuance link, which contains personal data. */
export function withoutReferrer(answer: Answer, headers: Readonly<Record<string, string>> = {}): Answer {
  return { ...answer, headers: { ...answer.headers, 'referrer-policy': 'no-referrer', ...headers } };
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
