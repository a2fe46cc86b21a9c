import { bundlesOf, type GroupMember, inOrder, saveLinksOf } from '../domain/group/group.ts';
import { installLink, parseGroupLink } from '../domain/pass/pass.ts';
import { servedAs } from '../domain/request/served-as.ts';
import { renderPkpass } from '../issuing/render.ts';
import { renderGroup } from '../issuing/render-group.ts';
import { equalsSecret } from '../links/equals-secret.ts';
import { unavailablePage, walletBusyPage } from '../pages/notices.ts';
import type { WebServices } from '../ports/services.ts';
import { GoogleWalletFailure } from '../ports/wallets.ts';
import { allEnded } from '../retry/all-ended.ts';
import { fileAnswer, htmlAnswer, noticeAnswer, withoutPage } from './answers.ts';
import { prepareSaving, redirectTo } from './google-link.ts';
import type { RoutedRequest } from './request.ts';

/**
 * The passes behind the link to a group's page, in order; undefined if there are none (any more). A wrong link costs no
 * request.
 */
async function findGroup(
  link: string,
  { groups, identity, templates }: Pick<WebServices, 'groups' | 'identity' | 'templates'>,
): Promise<readonly GroupMember[] | undefined> {
  const { group, secret } = parseGroupLink(link);
  if (!equalsSecret(secret, await identity.groupSecret(group))) return undefined;
  const passes = await groups.passesOf(group);
  const flights = await Promise.all(
    [...Map.groupBy(passes, ({ templateId }) => templateId)].map(async ([templateId, ofFlight]) => {
      const template = ofFlight[0] && (await templates.findLatest(ofFlight[0].account, templateId));
      return template ? ofFlight.map((pass) => ({ pass, template })) : [];
    }),
  );
  const members = inOrder(flights.flat());
  return members.length > 0 ? members : undefined;
}

/** `GET /g/{link}`: the passes of a booking. Rendered from the records and stored nowhere, so that it is never stale. */
export async function serveGroup({ params: { id = '' } }: RoutedRequest, services: WebServices) {
  const members = await findGroup(id, services);
  return members ? htmlAnswer(200, await renderGroup(services, id, members)) : noticeAnswer(404, unavailablePage);
}

/** `GET /g/{link}/{part}.pkpasses`: the .pkpass files of some passes of a group in one. */
export async function servePkpasses({ params: { id = '', part } }: RoutedRequest, services: WebServices) {
  const members = (await findGroup(id, services)) ?? [];
  const bundle = bundlesOf(members, services.clock.now())[Number(part) - 1];
  if (bundle === undefined) return noticeAnswer(404, unavailablePage);
  const pkpasses = await Promise.all(bundle.map((member) => pkpassOf(member, services)));
  return fileAnswer(await services.bundlePkpasses(pkpasses), servedAs.pkpasses);
}

/** The stored .pkpass of a pass, else one built from the record. */
async function pkpassOf({ pass, template }: GroupMember, services: WebServices): Promise<Uint8Array> {
  const stored = await services.renderings.findPkpass(installLink(pass));
  return stored ?? renderPkpass(services, template, pass);
}

/** `GET /g/{link}/walletb/{part}`: redirects to a link that saves some passes of a group in Google Wallet. */
export async function serveGroupGoogle({ params: { id = '', part }, method }: RoutedRequest, services: WebServices) {
  const members = (await findGroup(id, services)) ?? [];
  const saved = saveLinksOf(members, services.clock.now())[Number(part) - 1];
  if (saved === undefined) return noticeAnswer(404, unavailablePage);
  if (method === 'HEAD') return withoutPage(200);
  const saveLink = await saveLinkOf(saved, services);
  return saveLink ? redirectTo(saveLink) : noticeAnswer(503, walletBusyPage(`/g/${id}`, `/g/${id}/walletb/${part}`));
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
