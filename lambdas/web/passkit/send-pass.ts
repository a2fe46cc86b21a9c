import { figuresOfFetch } from '../../domain/delivery/delivery.ts';
import { isFetchKnown } from '../../domain/pass/registration.ts';
import { lastModifiedOf, versionSum } from '../../domain/pass/version-sum.ts';
import { servedAs } from '../../domain/request/served-as.ts';
import { renderPkpass } from '../../issuing/render.ts';
import type { WebServices } from '../../ports/services.ts';
import { fileAnswer } from '../answers.ts';
import type { PublicRequest } from '../request.ts';
import { authenticatedPass, emptyAnswer, type PassPath, recorded, unauthorized } from './phone-request.ts';

/**
 * `GET passes/{passType}/{serial}`: the pass, built from the current record; 304 if the phone has exactly this version.
 * What a phone has thereby is recorded, unless that is known, or the wallet is not Apple's and so none of the pass's devices.
 * Source: docs/decisions/knowledge-of-phones.md#what-is-known-of-each-phone.
 */
export async function sendPass(params: PassPath, request: PublicRequest, services: WebServices) {
  const found = await authenticatedPass(params, request, services);
  if (found === undefined) return unauthorized();
  const { pass, registrations, template, isAppleWallet } = found;
  const lastModified = lastModifiedOf(template, pass);
  const dated = { 'last-modified': lastModified.toUTCString() };
  const sum = versionSum(template, pass);
  // Compared for equality: a phone with a later version has it from a record that was lost, and needs the current one.
  const hasIt = Date.parse(request.headers['if-modified-since'] ?? '') === lastModified.getTime();
  const isKnown = !isAppleWallet || (hasIt && isFetchKnown(registrations, sum));
  const fetched = hasIt ? undefined : fileAnswer(await renderPkpass(services, template, pass), servedAs.pkpass);
  const { account, passKey } = pass;
  if (request.method !== 'HEAD' && !isKnown) {
    services.metrics.put(figuresOfFetch(found, registrations, services.clock.now()));
    await recorded(services, { account, passKey }, () => services.deliveries.recordFetch(registrations, sum));
  }
  return fetched ? { ...fetched, headers: { ...fetched.headers, ...dated } } : emptyAnswer(304, dated);
}
