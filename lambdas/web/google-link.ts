import { wordingsOf } from '../domain/languages/wordings.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { isTaken } from '../domain/pass/installs.ts';
import type { Pass } from '../domain/pass/pass.ts';
import type { Template } from '../domain/template/template.ts';
import { flightClassInput, flightObjectInput, makeInGoogle, passIdsOf } from '../issuing/google.ts';
import { takenPage, unavailablePage, walletBusyPage } from '../pages/notices.ts';
import type { GoogleIssuer } from '../ports/accounts.ts';
import type { WebServices } from '../ports/services.ts';
import { GoogleWalletFailure, type PassIds } from '../ports/wallets.ts';
import { noticeAnswer, withoutPage } from './answers.ts';
import { findLinkedPass } from './install-link.ts';
import type { RoutedRequest } from './request.ts';

/**
 * `GET /i/{link}/walletb`: creates class and object in Google Wallet unless they exist, and redirects to the save link.
 * The link is created at the click and not with the pass, because class and object must exist then. HEAD creates
 * nothing. A pass that has ended is not offered: its page says why.
 */
export async function serveGoogle({ params: { id = '' }, method }: RoutedRequest, services: WebServices) {
  const found = await findLinkedPass(id, services);
  if (found === undefined || found.template.issuerId === undefined) return noticeAnswer(404, unavailablePage);
  if (passAt(found.template, found.pass, services.clock.now()).status !== 'active') return redirectTo(`/i/${id}`);
  if (isTaken(found.template, found.pass)) return noticeAnswer(409, takenPage(`/i/${id}`));
  if (method === 'HEAD') return withoutPage(200);
  const saveLink = await saveLinkOf(services, found.template.issuerId, found);
  if (saveLink === undefined) return noticeAnswer(503, walletBusyPage(`/i/${id}`));
  return redirectTo(saveLink);
}

export const redirectTo = (location: string) => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

interface LinkedPass {
  readonly template: Template;
  readonly pass: Pass;
}

async function saveLinkOf(services: WebServices, issuerId: string, found: LinkedPass): Promise<string | undefined> {
  const { accounts, google, log } = services;
  const { account, id: templateId } = found.template;
  const issuer = await accounts.googleIssuer(account, issuerId);
  try {
    if (issuer === undefined) throw new GoogleWalletFailure('forbidden', undefined, 'NoActiveIssuer');
    return await google.saveLink(issuer, [await prepareSaving(services, issuer, found)]);
  } catch (error) {
    const { kind } = error instanceof GoogleWalletFailure ? error : {};
    log.error('WALLETB-NOT-MADE', error, { templateId, issuerId, kind });
    const isOutage = kind === 'busy' || kind === 'unreachable';
    return issuer && isOutage ? embeddedSaveLink(services, issuer, found) : undefined;
  }
}

/**
 * Makes sure that class and object of a pass are in Google Wallet, as a save link needs them.
 * @returns the ids for the link. @throws GoogleWalletFailure, Contended.
 */
export async function prepareSaving(services: WebServices, issuer: GoogleIssuer, found: LinkedPass): Promise<PassIds> {
  const made = await makeInGoogle(services, issuer, found);
  if (found.pass.googleObject !== undefined) await recreateIfLost(services, issuer, found);
  return passIdsOf(made);
}

/**
 * Recreates the object if Google Wallet has lost it, which a repeated click may indicate. A failed check is ignored, since it
 * most probably exists.
 */
async function recreateIfLost(services: WebServices, issuer: GoogleIssuer, { template, pass }: LinkedPass) {
  try {
    await services.google.makeObject(issuer, flightObjectInput(services, template, pass, await wordingsOf(template)));
  } catch (error) {
    if (!(error instanceof GoogleWalletFailure)) throw error;
    services.log.error('WALLETB-NOT-MADE', error, { templateId: template.id, kind: error.kind });
  }
}

/** A save link for an outage of the API: embeds class and object if they may not exist, as far as the length allows. */
async function embeddedSaveLink(services: WebServices, issuer: GoogleIssuer, { template, pass }: LinkedPass) {
  // Translations would not fit, and badges in words, which may tell of health, would stand in an address: both follow with
  // the next update.
  const unworded = { ...template, fields: { ...template.fields, 'walletb-badge-texts': false } };
  const [own] = await wordingsOf(template);
  return services.google.saveLinkWith(issuer, {
    flightClass: template.googleClass ? undefined : flightClassInput(services, template, [own]),
    flightObject: flightObjectInput(services, unworded, pass, [own]),
  });
}
