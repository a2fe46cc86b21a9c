import ipaddr from 'ipaddr.js';
import { isWrongLink } from '../domain/link/wrong-link.ts';
import { installUrl } from '../issuing/render.ts';
import { verifyLink } from '../links/verify-link.ts';
import { busyLinkPage, wrongLinkPage } from '../pages/notices.ts';
import type { WebServices } from '../ports/services.ts';
import { noticeAnswer, withoutPage, withoutReferrer } from './answers.ts';
import { followLink } from './follow-link.ts';
import type { PublicRequest } from './request.ts';

/** Path prefix of issuance links; the id follows. */
export const issuanceLinks = '/l/';

/**
 * `GET /l/{issuance-link-id}?…`: issues or finds the link's pass and redirects to its install page, which also removes
 * the passenger's data from the address bar. HEAD requests have no effect and learn nothing.
 * Source: docs/links.md#following-a-link.
 */
export async function serveIssuanceLink(request: PublicRequest, services: WebServices) {
  const { method, path, rawQuery } = request;
  if (method === 'HEAD') return withoutReferrer(withoutPage(200));
  const id = path.slice(issuanceLinks.length);
  const link = await verifyLink(id, rawQuery, services);
  if (isWrongLink(link)) return withoutReferrer(noticeAnswer(404, wrongLinkPage));
  const waitSeconds = await overLimit(id, request, services);
  if (waitSeconds > 0) return withoutReferrer(noticeAnswer(429, busyLinkPage), { 'retry-after': String(waitSeconds) });
  const pass = await followLink(link, services);
  if (isWrongLink(pass)) return withoutReferrer(noticeAnswer(404, wrongLinkPage));
  return withoutReferrer(withoutPage(303), { location: installUrl(services.publicBaseUrl, pass) });
}

/**
 * Applies the rate limits of client and link. @returns the seconds to wait; 0 below the limits. Only verified links
 * count, so that forged ones can neither exhaust a limit nor create items. Fails open: passes matter more than the
 * limits.
 */
async function overLimit(id: string, { clientAddress }: PublicRequest, { log, rateLimits }: WebServices) {
  try {
    return (await rateLimits.take('client', clientNetwork(clientAddress))) || (await rateLimits.take('link', id));
  } catch (error) {
    log.error('LINK-RATE-UNCOUNTED', error);
    return 0;
  }
}

/**
 * Rate-limiting key of a client: the IPv4 address, also if mapped to IPv6, or the /64 network of an IPv6 address, all
 * of which belongs to one client. Text that is not an address is its own key.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
