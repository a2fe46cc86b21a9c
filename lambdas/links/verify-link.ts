import { type IssuanceLink, isOpenAt } from '../domain/link/link.ts';
import { type LinkData, linkDataOf } from '../domain/link/link-data.ts';
import { type LinkQuery, readLinkQuery } from '../domain/link/link-query.ts';
import { variableNames } from '../domain/link/link-variables.ts';
import { isWrongLink, type WrongLink } from '../domain/link/wrong-link.ts';
import type { Template } from '../domain/template/template.ts';
import type { LinkedPass, LinkedPasses } from '../ports/passes.ts';
import type { Services } from '../ports/services.ts';
import type { Links } from '../ports/stores.ts';
import { plainValues, wrongChecksum } from './link-secrets.ts';

/** A valid link with the records that it leads to. */
export interface VerifiedLink {
  readonly link: IssuanceLink;
  readonly template: Template;
  readonly data: LinkData;
  readonly passId: string;
  readonly passKey: string;
  /** The named pass as it was read before the decision. */
  readonly linked: LinkedPass;
}

/** Read-only access: verifying a link changes nothing. */
export interface VerifyingServices extends Pick<Services, 'clock' | 'identity'> {
  /** Every base URL that links may have been built with, without a trailing slash. */
  readonly baseUrls: readonly string[];
  readonly links: Pick<Links, 'findFollowed'>;
  readonly linkedPasses: Pick<LinkedPasses, 'find'>;
  readonly templates: Pick<Services['templates'], 'find'>;
}

/**
 * Verifies a link in everything except the pass that it names.
 * @returns the first problem. In that case the table has been read as often as for a valid link. Values are decrypted
 * only under the right checksum: with HMAC-SHA256, only values that the airline has written.
 * Source: docs/links.md#following-a-link;
 * docs/decisions/following-links.md#following-a-link
 */
export async function verifyLink(
  id: string,
  rawQuery: string,
  services: VerifyingServices,
): Promise<VerifiedLink | WrongLink> {
  const { baseUrls, clock, identity, links, linkedPasses, templates } = services;
  const found = await links.findFollowed(/^[A-Za-z0-9]{1,64}$/.test(id) ? id : 'none');
  const template = found && (await templates.find(found.account, found.templateId));
  const link = found ?? noLink;
  const query = readLinkQuery(rawQuery);
  const addresses = baseUrls.map((baseUrl) => `${baseUrl}/l/${id}`);
  const isRead = !isWrongLink(query);
  const checksum = wrongChecksum(link.fields['link-protection'], addresses, isRead ? query : noQuery);
  const plain = plainValues(link.fields, isRead && checksum === undefined ? query.values : noQuery.values);
  const data = template && linkDataOf(link.fields, template.fields, plain.values);
  const isReadable = data !== undefined && !isWrongLink(data);
  const passId =
    (isReadable && data.passId) || (await identity.linkPassId(link.id, isReadable ? data.canonical : rawQuery));
  const passKey = await identity.passKey(link.account, passId);
  const linked = await linkedPasses.find(passKey);
  if (found === undefined) return { rule: 'link-unknown' };
  if (template === undefined || data === undefined) return { rule: 'template-unknown' };
  if (!isRead) return query;
  if (checksum !== undefined) return checksum;
  if (!isOpenAt(link.fields, clock.now()))
    return { rule: link.fields['link-status'] === 'INACTIVE' ? 'link-inactive' : 'link-expired' };
  if (plain.wrong !== undefined) return { rule: 'encryption-wrong', variable: plain.wrong };
  if (isWrongLink(data)) return data;
  return { link, template, data: await withGroupKey(data, link.account, identity), passId, passKey, linked };
}

/** The data as they are stored: of group-id only its keyed hash. */
async function withGroupKey(data: LinkData, account: string, identity: Services['identity']): Promise<LinkData> {
  const { 'group-id': groupId } = data.fields;
  if (groupId === undefined) return data;
  const group = { 'group-id': await identity.groupKey(account, groupId) };
  return { ...data, fields: { ...data.fields, ...group }, provided: { ...data.provided, ...group } };
}

const noQuery: LinkQuery = { covered: '', checksum: undefined, values: new Map() };

/** Placeholder for an unknown link, so that it takes as much work as a known one. */
const noLink: IssuanceLink = {
  id: 'none',
  account: 'none',
  templateId: 'none',
  version: 1,
  createdAtUtc: '',
  updatedAtUtc: '',
  trackingId: '',
  generated: 0,
  fields: {
    'link-name': 'none',
    'encryption-settings': { 'encryption-name': 'AES-CBC', 'secret-key': '0'.repeat(32), iv: '0'.repeat(16) },
    'link-protection': { checksum: 'SHA256', 'checksum-applied': 'full-link' },
    'pass-variables': Object.fromEntries(
      variableNames.map((name) => [name, { 'is-required': true, 'value-encryption': true }]),
    ),
  },
};
