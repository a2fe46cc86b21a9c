import { ApiError } from '../domain/errors.ts';
import { isExhausted } from '../domain/link.ts';
import { isCodeGuessable, isSigned } from '../domain/link-fields.ts';
import { installLink, type Pass } from '../domain/pass.ts';
import { updatedPass } from '../domain/updated-pass.ts';
import { maxWrongCodes } from '../domain/wrong-codes.ts';
import type { WrongLink } from '../domain/wrong-link.ts';
import { withContactHashes } from '../issuing/contact-hashes.ts';
import { issuePass } from '../issuing/issue-pass.ts';
import type { LinkedPass } from '../ports/linked-passes.ts';
import { LinkExhausted } from '../ports/passes.ts';
import type { WebServices } from '../ports/services.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { VerifiedLink } from './verify-link.ts';

type FoundPass = LinkedPass & { readonly pass: Pass };

/**
 * The pass that a right link leads to: a new one, or the one that it has led to before.
 * @returns what is wrong, where the pass that it names is another passenger's, or none can be made.
 * Source: docs/links.md, Following a link.
 */
export async function followLink(followed: VerifiedLink, services: WebServices): Promise<Pass | WrongLink> {
  const { pass } = followed.linked;
  try {
    return pass ? await openPass({ ...followed.linked, pass }, followed, services) : await makePass(followed, services);
  } catch (error) {
    if (error instanceof LinkExhausted) return { rule: 'link-exhausted' };
    // What a caller of the API would be told is wrong with their fields.
    if (error instanceof ApiError) return { rule: 'pass-refused' };
    throw error;
  }
}

/** @throws LinkExhausted. */
async function makePass(followed: VerifiedLink, services: WebServices): Promise<Pass | WrongLink> {
  const { identity, linkedPasses } = services;
  const { link, template, data, passId, passKey } = followed;
  if (isExhausted(link)) return { rule: 'link-exhausted' };
  const { fields, contact } = data;
  const trackingId = identity.newTrackingId();
  const made = await issuePass(services, template, { passId, fields, contact, trackingId, linkId: link.id });
  if (made) return made;
  // Somebody was faster, or a pass that is gone has had this pass-id.
  const { pass, wrongCodes } = await linkedPasses.find(passKey);
  return pass ? openPass({ pass, wrongCodes }, followed, services) : { rule: 'pass-id-used' };
}

/** A pass that exists is opened, or updated, only for those who know whose it is. */
function openPass(read: FoundPass, followed: VerifiedLink, services: WebServices): Promise<Pass | WrongLink> {
  const { clock, linkedPasses } = services;
  return untilWritten<Pass | WrongLink>(clock, async (round) => {
    const { pass, wrongCodes } = round === 0 ? read : await linkedPasses.find(followed.passKey);
    return pass ? openAsRead({ pass, wrongCodes }, followed, services) : { rule: 'pass-id-used' };
  });
}

async function openAsRead(
  { pass, wrongCodes }: FoundPass,
  followed: VerifiedLink,
  services: WebServices,
): Promise<Pass | WrongLink | typeof contended> {
  const { link, template, data } = followed;
  const isGuessable = isCodeGuessable(link.fields);
  // Looked at first: from then on right and wrong codes are the same, answer and work.
  if (isGuessable && wrongCodes >= maxWrongCodes) return { rule: 'code-guessed-too-often' };
  if (pass.templateId !== template.id || pass.erasedAtUtc !== undefined) return { rule: 'pass-id-used' };
  const isSamePassenger = (['passenger-name', 'confirmation-number'] as const).every(
    (field) => pass.fields[field] === data.fields[field],
  );
  if (isSamePassenger) return link.fields['update-pass-data'] ? updateAsRead(pass, followed, services) : pass;
  if (isGuessable) await countWrongCode(followed, services);
  return { rule: 'passenger-differs' };
}

async function updateAsRead(
  pass: Pass,
  followed: VerifiedLink,
  services: WebServices,
): Promise<Pass | typeof contended> {
  const { clock, identity, log, passes, renderings } = services;
  const { template } = followed;
  const update = {
    reference: { 'pass-id': pass.passId, 'pass-template-id': template.id },
    ...changesBy(followed),
    priority: false,
    status: undefined,
    notification: undefined,
  };
  const trackingId = identity.newTrackingId();
  const updated = updatedPass(template, pass, update, { trackingId, at: clock.now() });
  if (updated === pass) return pass;
  if (!(await passes.update(await withContactHashes(identity, pass, updated)))) return contended;
  if (updated.version === pass.version) return updated;
  // The pass is changed. Files that stay behind now are removed by the relay.
  await renderings.delete(installLink(updated)).catch((error) => log.error('API-FILES-LEFT', error));
  return updated;
}

/**
 * What a link may change on a pass that exists. How the passenger is reached, and a picture from somebody's server, only
 * where the airline has signed the link. Source: docs/links.md, What a link can write.
 */
function changesBy({ link, data: { brought, contact } }: VerifiedLink) {
  if (isSigned(link.fields)) return { data: { set: brought, clear: [] }, contact: { set: contact, clear: [] } };
  const { 'additional-image': _unsigned, ...set } = brought;
  return { data: { set, clear: [] }, contact: { set: {}, clear: [] } };
}

/** A count that fails lets the others through: passengers need their passes more. */
async function countWrongCode({ link, passKey }: VerifiedLink, { linkedPasses, log }: WebServices): Promise<void> {
  try {
    const count = await linkedPasses.countWrongCode(passKey);
    if (count >= maxWrongCodes) log.info('LINK-CODES-GUESSED', { account: link.account, linkId: link.id, passKey });
  } catch (error) {
    log.error('LINK-CODE-UNCOUNTED', error);
  }
}
