import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { retryAfterBusy } from '../domain/errors.ts';
import { type Served, servedAs } from '../domain/served-as.ts';
import { compressed } from '../pages/compressed.ts';
import { noticeWordingIn } from '../pages/notice-wording.ts';
import type { Notice } from '../pages/notices.ts';
import { languageFor } from './accept-language.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Headers = Readonly<Record<string, string>>;

/** An answer whose page is rendered when the language of its reader is known. */
export interface NoticeAnswer {
  readonly statusCode: number;
  readonly notice: Notice;
  readonly headers?: Headers;
}

export const htmlAnswer = (statusCode: number, html: string): Answer =>
  answerOf(statusCode, servedAs.page, compressed(html));

/** Of a request whose answer nobody reads as a page: HEAD, a redirect, a prefetch. */
export function withoutPage(statusCode: number): Answer {
  const { encoding, ...served } = servedAs.page;
  return { statusCode, headers: headersOf(served), body: '' };
}

export const noticeAnswer = (statusCode: number, notice: Notice): NoticeAnswer => ({ statusCode, notice });

/** An answer with its page; others stay as they are. @param acceptLanguage header of the request. */
export async function inLanguageOf(acceptLanguage: string | undefined, answer: Answer | NoticeAnswer): Promise<Answer> {
  if (!('notice' in answer)) return answer;
  const { statusCode, notice, headers } = answer;
  const wording = await noticeWordingIn(languageFor(acceptLanguage));
  const page = htmlAnswer(statusCode, notice(wording));
  // Nothing may keep it, but what did would have to know.
  return { ...page, headers: { ...page.headers, ...headers, vary: 'accept-language' } };
}

/** 503 with Retry-After: a page for passengers; phones and Google Wallet act on the status and retry. */
export const retryAnswer = (notice: Notice): NoticeAnswer => withoutReferrer(noticeAnswer(503, notice), retryAfterBusy);

/** Prevents caching and referrers: the address may be an issuance link, which contains personal data. */
export function withoutReferrer<Kind extends Answer | NoticeAnswer>(answer: Kind, headers: Headers = {}): Kind {
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
