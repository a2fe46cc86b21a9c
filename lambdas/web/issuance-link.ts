import { isWrongLink } from '../domain/wrong-link.ts';
import { installUrl } from '../issuing/render.ts';
import { verifyLink } from '../links/verify-link.ts';
import { busyLinkPage, wrongLinkPage } from '../pages/link-pages.ts';
import type { WebServices } from '../ports/services.ts';
import { htmlAnswer } from './answers.ts';
import { followLink } from './follow-link.ts';
import { networkOf } from './network-of.ts';
import type { PublicRequest } from './request.ts';

/** Addresses of issuance links; the id follows. */
export const issuanceLinks = '/l/';

/**
 * `GET /l/{issuance-link-id}?…`: makes the pass that the link is about, or finds it, and leads to its install page, so
 * that what the link says of the passenger leaves the address bar. HEAD, and a browser that fetches before anybody has
 * clicked, make nothing and learn nothing.
 * Source: docs/links.md#following-a-link.
 */
export async function serveIssuanceLink(request: PublicRequest, services: WebServices) {
  const { method, path, rawQuery, headers } = request;
  if (method === 'HEAD') return withoutTrace(htmlAnswer(200, ''));
  // Browsers drop an answer that is no success, and ask again at the click.
  if (isAheadOfClick(headers)) return withoutTrace(htmlAnswer(403, ''));
  const id = path.slice(issuanceLinks.length);
  const link = await verifyLink(id, rawQuery, services);
  if (isWrongLink(link)) return withoutTrace(htmlAnswer(404, wrongLinkPage()));
  const waitSeconds = await overLimit(id, request, services);
  if (waitSeconds > 0) return withoutTrace(htmlAnswer(429, busyLinkPage()), { 'retry-after': String(waitSeconds) });
  const pass = await followLink(link, services);
  if (isWrongLink(pass)) return withoutTrace(htmlAnswer(404, wrongLinkPage()));
  return withoutTrace(htmlAnswer(303, ''), { location: installUrl(services.publicBaseUrl, pass) });
}

/** The address holds personal data: nobody keeps the answer, and no other site hears of the address. */
function withoutTrace(answer: ReturnType<typeof htmlAnswer>, headers: Readonly<Record<string, string>> = {}) {
  return {
    ...answer,
    headers: { ...answer.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers },
  };
}

/** What Chrome, Safari and Firefox, now and in older versions, say when they fetch on suspicion. */
function isAheadOfClick(headers: PublicRequest['headers']): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(headers[name] ?? ''),
  );
}

/**
 * For how many seconds a client, or a link, has to wait: 0 below the limits. Only right links count: what nobody has verified can neither use up somebody's limit nor make an item. A limit that
 * cannot be counted lets through: passengers need their passes more than the limit is needed.
 */
async function overLimit(id: string, { clientAddress }: PublicRequest, { log, rateLimits }: WebServices) {
  try {
    return (await rateLimits.take('client', networkOf(clientAddress))) || (await rateLimits.take('link', id));
  } catch (error) {
    log.error('LINK-RATE-UNCOUNTED', error);
    return 0;
  }
}
