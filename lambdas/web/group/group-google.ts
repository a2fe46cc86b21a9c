import { type GroupMember, saveLinksOf } from '../../domain/group.ts';
import { unavailablePage, walletBusyPage } from '../../pages/notices.ts';
import { GoogleWalletFailure } from '../../ports/google-wallet.ts';
import type { WebServices } from '../../ports/services.ts';
import { allEnded } from '../../retry/all-ended.ts';
import { noticeAnswer, withoutPage } from '../answers.ts';
import { prepareSaving, redirectTo } from '../google-link.ts';
import { findGroup } from './find-group.ts';

/** `GET /g/{link}/walletb/{part}`: redirects to a link that saves some passes of a group in Google Wallet. */
export async function serveGroupGoogle(link: string, part: number, services: WebServices, method: string) {
  const members = (await findGroup(link, services)) ?? [];
  const saved = saveLinksOf(members, services.clock.now())[part - 1];
  if (saved === undefined) return noticeAnswer(404, unavailablePage);
  if (method === 'HEAD') return withoutPage(200);
  const saveLink = await saveLinkOf(saved, services);
  return saveLink
    ? redirectTo(saveLink)
    : noticeAnswer(503, walletBusyPage(`/g/${link}`, `/g/${link}/walletb/${part}`));
}

/**
 * Creates what Google Wallet does not have yet; a pass that is new to it may be one of several of a class.
 * @returns undefined if Google Wallet does not answer or refuses: each pass has a button of its own.
 */
async function saveLinkOf(members: readonly GroupMember[], services: WebServices): Promise<string | undefined> {
  const { accounts, google, log } = services;
  const [{ template } = {}] = members;
  const { account = '', issuerId = '' } = template ?? {};
  try {
    const issuer = await accounts.googleIssuer(account, issuerId);
    if (issuer === undefined) throw new GoogleWalletFailure('forbidden', undefined, 'NoActiveIssuer');
    const saved = await allEnded(members.map((member) => prepareSaving(services, issuer, member)));
    return await google.saveLink(issuer, saved);
  } catch (error) {
    const { kind } = error instanceof GoogleWalletFailure ? error : {};
    log.error('WALLETB-NOT-MADE', error, { templateId: template?.id, issuerId, kind });
    return undefined;
  }
}
