import { requireBarcodeFits } from '../domain/barcode-capacity.ts';
import { ApiError } from '../domain/errors.ts';
import { isExhausted } from '../domain/link.ts';
import { isCodeGuessable, isSigned } from '../domain/link-fields.ts';
import type { Pass } from '../domain/pass.ts';
import { updatedPass } from '../domain/updated-pass.ts';
import { maxWrongCodes } from '../domain/wrong-codes.ts';
import type { WrongLink } from '../domain/wrong-link.ts';
import type { LinkedPass } from '../ports/linked-passes.ts';
import type { VerifiedLink } from './verify-link.ts';

/** What following a right link does. */
export type LinkOutcome =
  | { readonly would: 'create' }
  | { readonly would: 'open'; readonly pass: Pass }
  /** `updated` is the version to be written. */
  | { readonly would: 'update'; readonly pass: Pass; readonly updated: Pass };

/** By which call, and when. */
interface Following {
  readonly trackingId: string;
  readonly at: Date;
}

/**
 * What following a right link would do about the pass that it names, as that was read; nothing is done here.
 * @returns what is wrong, where the pass is another passenger's, or none can be made.
 * Source: docs/links.md#following-a-link.
 */
export function outcomeOf(followed: VerifiedLink, linked: LinkedPass, following: Following): LinkOutcome | WrongLink {
  const { link, template, data } = followed;
  const { pass, isGone, wrongCodes } = linked;
  const passIdUsed = (rule: 'pass-id-used' | 'pass-of-another-template'): WrongLink => ({ rule, variable: 'pass-id' });
  if (isGone) return passIdUsed('pass-id-used');
  if (pass === undefined)
    return isExhausted(link) ? { rule: 'link-exhausted' } : unlessRefused(() => creation(followed));
  // Looked at first: from then on right and wrong codes are the same, answer and work.
  if (isCodeGuessable(link.fields) && wrongCodes >= maxWrongCodes) return { rule: 'code-guessed-too-often' };
  if (pass.templateId !== template.id) return passIdUsed('pass-of-another-template');
  if (pass.erasedAtUtc !== undefined) return passIdUsed('pass-id-used');
  for (const [field, variable] of whoseItIs)
    if (pass.fields[field] !== data.fields[field]) return { rule: 'passenger-differs', variable };
  return link.fields['update-pass-data']
    ? unlessRefused(() => updateOf(pass, followed, following))
    : { would: 'open', pass };
}

/** What has to agree with a pass that exists. */
const whoseItIs = [
  ['passenger-name', 'passenger-name-value'],
  ['confirmation-number', 'reservation-confirmation-code-value'],
] as const;

/** What a caller of the API would be told is wrong with their fields. */
function unlessRefused(judge: () => LinkOutcome): LinkOutcome | WrongLink {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [refused] = error.fields;
    return { rule: 'pass-refused', variable: refused?.field, problem: refused?.message };
  }
}

/** @throws E9003 for a barcode-value that the template's barcode-type cannot carry. */
function creation({ template, data }: VerifiedLink): LinkOutcome {
  requireBarcodeFits(template.fields, data.fields['barcode-value']);
  return { would: 'create' };
}

/** @throws E9003 as creation. */
function updateOf(pass: Pass, followed: VerifiedLink, following: Following): LinkOutcome {
  const { template } = followed;
  const update = {
    reference: { 'pass-id': pass.passId, 'pass-template-id': template.id },
    ...changesBy(followed),
    priority: false,
    status: undefined,
    notification: undefined,
  };
  const updated = updatedPass(template, pass, update, following);
  return updated === pass ? { would: 'open', pass } : { would: 'update', pass, updated };
}

/**
 * What a link may change on a pass that exists. How the passenger is reached, and a picture from somebody's server, only
 * where the airline has signed the link. Source: docs/links.md#what-a-link-can-write.
 */
function changesBy({ link, data: { brought, contact } }: VerifiedLink) {
  if (isSigned(link.fields)) return { data: { set: brought, clear: [] }, contact: { set: contact, clear: [] } };
  const { 'additional-image': _unsigned, ...set } = brought;
  return { data: { set, clear: [] }, contact: { set: {}, clear: [] } };
}
