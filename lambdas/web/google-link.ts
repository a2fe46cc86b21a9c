import { statusAt } from '../domain/expiration.ts';
import type { Pass } from '../domain/pass.ts';
import { isTaken } from '../domain/sharing.ts';
import type { Template } from '../domain/template.ts';
import { flightClassInput, flightObjectInput, makeInGoogle } from '../issuing/google.ts';
import { unavailablePage } from '../pages/unavailable-page.ts';
import { takenPage, walletBusyPage } from '../pages/wallet-pages.ts';
import type { GoogleIssuer } from '../ports/accounts.ts';
import { GoogleWalletFailure } from '../ports/google-wallet.ts';
import type { WebServices } from '../ports/services.ts';
import { htmlAnswer } from './answers.ts';
import { findLinkedPass } from './linked-pass.ts';

/**
 * `GET /i/{link}/walletb`: makes class and object in Google Wallet where it has none, and leads there. The link that
 * saves is made now and not with the pass: what it names has to exist, also when it was made before. HEAD makes
 * nothing. A pass that has ended is not offered: its page says why.
 */
export async function serveGoogle(link: string, services: WebServices, method: string) {
  const found = await findLinkedPass(link, services);
  if (found === undefined || found.template.issuerId === undefined) return htmlAnswer(404, unavailablePage());
  if (statusAt(found.template, found.pass, services.clock.now()) !== 'active') return backToPage(link);
  if (isTaken(found.template, found.pass)) return htmlAnswer(409, takenPage(`/i/${link}`));
  if (method === 'HEAD') return htmlAnswer(200, '');
  const saveLink = await saveLinkOf(services, found.template.issuerId, found);
  if (saveLink === undefined) return htmlAnswer(503, walletBusyPage(`/i/${link}`));
  return { statusCode: 303, headers: { location: saveLink, 'cache-control': 'no-store' }, body: '' };
}

const backToPage = (link: string) => ({
  statusCode: 303,
  headers: { location: `/i/${link}`, 'cache-control': 'no-store' },
  body: '',
});

interface Found {
  readonly template: Template;
  readonly pass: Pass;
}

async function saveLinkOf(services: WebServices, issuerId: string, found: Found): Promise<string | undefined> {
  const { accounts, google, log } = services;
  const { account, id: templateId } = found.template;
  const issuer = await accounts.googleIssuer(account, issuerId);
  try {
    if (issuer === undefined) throw new GoogleWalletFailure('forbidden', undefined, 'NoActiveIssuer');
    await makeInGoogle(services, issuer, found);
    if (found.pass.googleObject !== undefined) await makeAgainIfLost(services, issuer, found);
    return await google.saveLink(issuer, { templateId, passKey: found.pass.passKey });
  } catch (error) {
    const { kind } = error instanceof GoogleWalletFailure ? error : {};
    log.error('WALLETB-NOT-MADE', error, { templateId, issuerId, kind });
    const isOut = kind === 'busy' || kind === 'unreachable';
    return issuer && isOut ? linkWithout(services, issuer, found) : undefined;
  }
}

/**
 * Who comes back may have been shown an error: Google Wallet may have lost what it had. Not being able to look keeps
 * nobody from saving what is most probably there.
 */
async function makeAgainIfLost(services: WebServices, issuer: GoogleIssuer, { template, pass }: Found): Promise<void> {
  try {
    await services.google.makeObject(issuer, flightObjectInput(services, template, pass));
  } catch (error) {
    if (!(error instanceof GoogleWalletFailure)) throw error;
    services.log.error('WALLETB-NOT-MADE', error, { templateId: template.id, kind: error.kind });
  }
}

/** The link for while the API is out of reach: it brings what may not exist yet, where that is short enough. */
async function linkWithout(
  services: WebServices,
  issuer: GoogleIssuer,
  { template, pass }: Found,
): Promise<string | undefined> {
  return services.google.saveLinkWith(issuer, {
    flightClass: template.googleClass ? undefined : flightClassInput(services, template),
    flightObject: flightObjectInput(services, template, pass),
  });
}
