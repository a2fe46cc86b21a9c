import { ApiError } from '../domain/errors.ts';
import { type IssuanceLink, isExhausted, isOpenAt } from '../domain/link.ts';
import { type LinkData, linkDataOf } from '../domain/link-data.ts';
import { readLinkQuery } from '../domain/link-query.ts';
import { variableNames } from '../domain/link-variables.ts';
import { installLink, type Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';
import { updatedPass } from '../domain/updated-pass.ts';
import { withContactHashes } from '../issuing/contact-hashes.ts';
import { issuePass } from '../issuing/issue-pass.ts';
import { LinkExhausted } from '../ports/passes.ts';
import type { Services, WebServices } from '../ports/services.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { hasItsChecksum, plainValues } from './link-secrets.ts';

type LinkServices = Services & Pick<WebServices, 'baseUrls'>;

/** What somebody who follows a right link gets a pass from. */
interface Followed {
  readonly link: IssuanceLink;
  readonly template: Template;
  readonly data: LinkData;
  readonly passId: string;
}

/**
 * The pass that a link leads to: a new one, or the one that it has led to before.
 * @returns undefined for a wrong link, whatever is wrong with it. Then the same has been read from the table and the
 * same been computed as for a right one of which the pass exists.
 * Source: specification, 2.9; DECISIONS.md, Links.
 */
export async function followLink(id: string, rawQuery: string, services: LinkServices): Promise<Pass | undefined> {
  const { baseUrls, clock, identity, links, passes, templates } = services;
  const found = await links.findFollowed(/^[A-Za-z0-9]{1,64}$/.test(id) ? id : 'none');
  const template = found && (await templates.find(found.account, found.templateId));
  const link = found ?? noLink;
  const query = readLinkQuery(rawQuery) ?? noQuery;
  const addresses = baseUrls.map((baseUrl) => `${baseUrl}/l/${id}`);
  const hasChecksum = hasItsChecksum(link.fields['link-protection'], addresses, query);
  const plain = plainValues(link.fields, query.values);
  const data = template && linkDataOf(link.fields, template.fields, plain.values);
  const isRight = hasChecksum && plain.isRight && query !== noQuery && isOpenAt(link.fields, clock.now());
  const passId = data?.passId ?? (await identity.linkPassId(link.id, data?.canonical ?? rawQuery));
  const pass = await passes.find(await identity.passKey(link.account, passId));
  if (!isRight || template === undefined || data === undefined) return undefined;
  const followed = { link, template, data, passId };
  try {
    return pass ? await openPass(pass, followed, services) : await makePass(followed, services);
  } catch (error) {
    // What a caller of the API would be told is wrong with his fields.
    if (error instanceof LinkExhausted || error instanceof ApiError) return undefined;
    throw error;
  }
}

/** @throws LinkExhausted. */
async function makePass(followed: Followed, services: Services): Promise<Pass | undefined> {
  const { identity, passes } = services;
  const { link, template, data, passId } = followed;
  if (isExhausted(link)) return undefined;
  const { fields, contact } = data;
  const trackingId = identity.newTrackingId();
  const made = await issuePass(services, template, { passId, fields, contact, trackingId, linkId: link.id });
  if (made) return made;
  // Somebody was faster, or a pass that is gone has had this pass-id.
  const winner = await passes.find(await identity.passKey(link.account, passId));
  return winner && openPass(winner, followed, services);
}

/** A pass that exists is opened, or updated, only for who knows whose it is. */
function openPass(read: Pass, followed: Followed, services: Services): Promise<Pass | undefined> {
  return untilWritten(services.clock, async (round) => {
    const pass = round === 0 ? read : await services.passes.find(read.passKey);
    return pass && openAsRead(pass, followed, services);
  });
}

async function openAsRead(
  pass: Pass,
  followed: Followed,
  services: Services,
): Promise<Pass | undefined | typeof contended> {
  const { clock, identity, log, passes, renderings } = services;
  const { link, template, data } = followed;
  const isSamePassenger = (['passenger-name', 'confirmation-number'] as const).every(
    (field) => pass.fields[field] === data.fields[field],
  );
  if (pass.templateId !== template.id || !isSamePassenger || pass.erasedAtUtc !== undefined) return undefined;
  if (!link.fields['update-pass-data']) return pass;
  const update = {
    reference: { 'pass-id': pass.passId, 'pass-template-id': template.id },
    data: { set: data.brought, clear: [] },
    contact: { set: data.contact, clear: [] },
    priority: false,
    status: undefined,
    notification: undefined,
  };
  const trackingId = identity.newTrackingId();
  const updated = updatedPass(template, pass, update, { trackingId, at: clock.now() });
  if (updated === pass) return pass;
  if (!(await passes.update(await withContactHashes(identity, pass, updated)))) return contended;
  // The pass is changed. Files that stay behind now are removed by the relay.
  await renderings.delete(installLink(updated)).catch((error) => log.error('API-FILES-LEFT', error));
  return updated;
}

const noQuery: NonNullable<ReturnType<typeof readLinkQuery>> = { covered: '', checksum: undefined, values: new Map() };

/** Stands in for a link that there is not, so that it takes as much work as one that there is. */
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
