import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ownLanguageOf } from '../domain/languages/languages.ts';
import { busySeconds } from '../domain/request/errors.ts';
import { type Served, servedAs } from '../domain/request/served-as.ts';
import { compressed } from '../pages/document.ts';
import { type Notice, noticeWordingIn } from '../pages/notices.ts';

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

/** Answer without a body, for requests that show no page: HEAD, a redirect, a prefetch. */
export function withoutPage(statusCode: number): Answer {
  const { encoding, ...served } = servedAs.page;
  return { statusCode, headers: headersOf(served), body: '' };
}

export const noticeAnswer = (statusCode: number, notice: Notice): NoticeAnswer => ({ statusCode, notice });

/** Parts of a request that the form of a page depends on. */
export interface Reader {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** An answer with its page, in a language and a coding of its reader. Vary is for caches, though no-store keeps them away. */
export async function forReader(reader: Reader, answer: Answer | NoticeAnswer): Promise<Answer> {
  if (!('notice' in answer)) return inCodingOf(reader, answer, 'accept-encoding');
  const { statusCode, notice, headers } = answer;
  const wording = await noticeWordingIn(languageFor(reader.headers['accept-language']));
  const page = htmlAnswer(statusCode, notice(wording));
  const named = { ...page, headers: { ...page.headers, ...headers } };
  return inCodingOf(reader, named, 'accept-language, accept-encoding');
}

function inCodingOf({ path, headers }: Reader, answer: Answer, vary: string): Answer {
  const { 'content-encoding': coding, ...others } = answer.headers ?? {};
  // An answer with a header Vary has its coding already.
  if (coding === undefined || others.vary !== undefined) return answer;
  // Under /i/ the header is not forwarded: the edge has read it, and says by the path whether the client takes gzip.
  const isForGzip = path.startsWith('/i/') ? pageAtTheEdge.test(path) : acceptsGzip(headers['accept-encoding']);
  if (isForGzip) return { ...answer, headers: { ...answer.headers, vary } };
  const body = gunzipSync(Buffer.from(answer.body ?? '', 'base64')).toString();
  return { ...answer, headers: { ...others, vary }, body, isBase64Encoded: false };
}

/** Path of a page for gzip: the edge adds no /identity. Source: docs/decisions/public-addresses.md#readable-without-gzip. */
const pageAtTheEdge = /^\/i\/[a-z2-7]+\/*$/;

/** 503 with Retry-After: a page for passengers; phones and Google Wallet act on the status and retry. */
export const retryAnswer = (notice: Notice): NoticeAnswer =>
  withoutReferrer(noticeAnswer(503, notice), { 'retry-after': String(busySeconds) });

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

/**
 * True for a client that names gzip with a weight above 0. Any other one gets pages uncompressed, which every client reads:
 * programs that send no such header, such as curl, decode nothing. Source: RFC 9110, section 12.5.3.
 * The same rule as of the edge under /i/*: lib/edge/install-page.js.
 */
export const acceptsGzip = (acceptEncoding = '') =>
  /(^|,)\s*gzip\s*(;\s*q=(1(\.0{0,3})?|0?\.\d{0,2}[1-9]\d{0,2})\s*)?(,|$)/i.test(acceptEncoding);

/** Longer lists are no person's. */
const maxRanges = 20;

/** Language, script and region of a range: these are all that a choice of words takes. */
const range = /^([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)(?:-[a-z0-9-]*)?(?:\s*;\s*q=([01](?:\.\d{1,3})?))?$/i;

/**
 * The first of a browser's languages that we have words in; English if there is none.
 * Source: RFC 9110, section 12.5.4; docs/decisions/languages.md#notices-in-the-language-of-the-reader
 */
export function languageFor(acceptLanguage = ''): NonNullable<ReturnType<typeof ownLanguageOf>> {
  const wanted = acceptLanguage
    .split(',', maxRanges)
    .flatMap((each) => {
      const [, tag, weight = '1'] = range.exec(each.trim()) ?? [];
      return tag ? [{ tag, weight: Number(weight) }] : [];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const own = ownLanguageOf(tag);
    if (own) return own;
  }
  return 'en';
}
