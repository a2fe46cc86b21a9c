import { wordingsOf } from '../domain/languages/wordings.ts';
import { isCodeGuessable } from '../domain/link/link-fields.ts';
import { isWrongLink, maxWrongCodes, type WrongLink } from '../domain/link/wrong-link.ts';
import { installLink, type Pass } from '../domain/pass/pass.ts';
import { withContactHashes } from '../issuing/contact-hashes.ts';
import { issuePass } from '../issuing/issue-pass.ts';
import { type LinkOutcome, outcomeOf } from '../links/outcome-of.ts';
import type { VerifiedLink } from '../links/verify-link.ts';
import { GroupFull, LinkExhausted, type LinkedPass } from '../ports/passes.ts';
import type { WebServices } from '../ports/services.ts';
import { contended, untilWritten } from '../retry/until-written.ts';

const code = 'confirmation-number';

const changedBy = 'link' as const;

/**
 * Issues the pass of a verified link, or finds or updates the one that the link issued before.
 * @returns a WrongLink if the pass is another passenger's, or none can be issued.
 * Source: docs/links.md#following-a-link;
 * docs/decisions/following-links.md#ahead-of-the-click
 */
export async function followLink(followed: VerifiedLink, services: WebServices): Promise<Pass | WrongLink> {
  try {
    return await follow(followed, services);
  } catch (error) {
    if (!(error instanceof GroupFull)) throw error;
    // The passenger can change nothing about a group that is full: the pass stays in the one that it has had, or in none.
    return follow(withoutGroup(followed), services);
  }
}

function withoutGroup({ data, ...followed }: VerifiedLink): VerifiedLink {
  const { 'group-id': _group, ...fields } = data.fields;
  const { 'group-id': _provided, ...provided } = data.provided;
  return { ...followed, data: { ...data, fields, provided } };
}

function follow(followed: VerifiedLink, services: WebServices): Promise<Pass | WrongLink> {
  const { clock, identity, linkedPasses } = services;
  return untilWritten<Pass | WrongLink>(clock, async (round) => {
    const linked = round === 0 ? followed.linked : await linkedPasses.find(followed.passKey);
    const trackingId = identity.newTrackingId();
    const wordings = await wordingsOf(followed.template);
    const outcome = outcomeOf(followed, linked, { trackingId, changedBy, at: clock.now(), wordings });
    if (!isWrongLink(outcome)) return applyOutcome(outcome, followed, trackingId, services);
    // Guesses are counted only if links can be built without a key.
    if (outcome.rule === 'passenger-differs' && isCodeGuessable(followed.link.fields))
      await countWrongCode(followed, isWrongCode(outcome, followed, linked), services);
    return outcome;
  });
}

async function applyOutcome(
  outcome: LinkOutcome,
  followed: VerifiedLink,
  trackingId: string,
  services: WebServices,
): Promise<Pass | WrongLink | typeof contended> {
  if (outcome.would === 'open') return outcome.pass;
  if (outcome.would === 'update') return update(outcome.pass, outcome.updated, services);
  const { link, template, data, passId } = followed;
  try {
    const draft = { passId, fields: data.fields, contact: data.contact, trackingId, changedBy, linkId: link.id };
    // Undefined if another request has issued the pass meanwhile.
    return (await issuePass(services, template, draft)) ?? contended;
  } catch (error) {
    if (error instanceof LinkExhausted) return { rule: 'link-exhausted' };
    throw error;
  }
}

async function update(pass: Pass, updated: Pass, services: WebServices): Promise<Pass | typeof contended> {
  const { identity, log, passes, renderings } = services;
  if (!(await passes.update(await withContactHashes(identity, pass, updated)))) return contended;
  if (updated.version === pass.version) return updated;
  // The pass is updated. If its files cannot be deleted now, the relay deletes them.
  await renderings.delete(installLink(updated)).catch((error) => log.error('API-FILES-LEFT', error));
  return updated;
}

/** True if the name is right, or all that can be guessed because the link requires no confirmation code. */
const isWrongCode = ({ variable }: WrongLink, { data }: VerifiedLink, { pass }: LinkedPass) =>
  variable !== 'passenger-name-value' ||
  (data.provided[code] === undefined && data.fields[code] === pass?.fields[code]);

/**
 * Counts a wrong confirmation code. A wrong name is not counted, as strangers could then close the link; the same write
 * adds 0, so that the time of the answer does not reveal right names. Fails open: passes matter more than the count.
 */
async function countWrongCode({ link, passKey }: VerifiedLink, isCounted: boolean, { linkedPasses, log }: WebServices) {
  try {
    const count = await linkedPasses.countWrongCode(passKey, isCounted ? 1 : 0);
    if (count >= maxWrongCodes) log.info('LINK-CODES-GUESSED', { account: link.account, linkId: link.id, passKey });
  } catch (error) {
    log.error('LINK-CODE-UNCOUNTED', error);
  }
}
