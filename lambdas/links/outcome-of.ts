import { requireBarcodeFits } from '../domain/barcode/barcode-capacity.ts';
import type { Wordings } from '../domain/languages/languages.ts';
import { isExhausted } from '../domain/link/link.ts';
import { isCodeGuessable, isSigned } from '../domain/link/link-fields.ts';
import { passFieldEntries } from '../domain/link/link-variables.ts';
import { maxWrongCodes, type WrongLink } from '../domain/link/wrong-link.ts';
import type { Pass } from '../domain/pass/pass.ts';
import { ApiError } from '../domain/request/errors.ts';
import type { Changer } from '../domain/template/template.ts';
import { updatedPass } from '../domain/updates/updated-pass.ts';
import type { LinkedPass } from '../ports/passes.ts';
import type { VerifiedLink } from './verify-link.ts';

/** Effect of following a valid link. */
export type LinkOutcome =
  | { readonly would: 'create' }
  | { readonly would: 'open'; readonly pass: Pass }
  /** `updated` is the version to be written. */
  | { readonly would: 'update'; readonly pass: Pass; readonly updated: Pass };

/** The call that follows the link, and its time. */
interface Following {
  readonly trackingId: string;
  readonly changedBy: Changer;
  readonly at: Date;
  /** Languages of the template, with our own words. */
  readonly wordings: Wordings;
}

/**
 * Decides what following a valid link would do to the pass that it names, given that pass as it was read. Has no side
 * effects.
 * @returns the reason if the pass belongs to another passenger or cannot be made.
 * Source: docs/links.md#following-a-link;
 * docs/decisions/signed-links.md#checking-links
 */
export function outcomeOf(followed: VerifiedLink, linked: LinkedPass, following: Following): LinkOutcome | WrongLink {
  const { link, template, data } = followed;
  const { pass, isGone, wrongCodes } = linked;
  const passIdUsed = (rule: 'pass-id-used' | 'pass-of-another-template'): WrongLink => ({ rule, variable: 'pass-id' });
  if (isGone) return passIdUsed('pass-id-used');
  if (pass === undefined)
    return isExhausted(link) ? { rule: 'link-exhausted' } : unlessRefused(() => creation(followed));
  // Checked first: once the limit is reached, right and wrong codes get the same answer with the same amount of work.
  if (isCodeGuessable(link.fields) && wrongCodes >= maxWrongCodes) return { rule: 'code-guessed-too-often' };
  const hasLeft = pass.templateId !== template.id;
  if (hasLeft && !pass.formerTemplates?.includes(template.id)) return passIdUsed('pass-of-another-template');
  if (pass.erasedAtUtc !== undefined) return passIdUsed('pass-id-used');
  for (const [field, variable] of identifyingFields)
    if (pass.fields[field] !== data.fields[field]) return { rule: 'passenger-differs', variable };
  // A link of a flight that the pass has left opens it, and knows nothing of its new flight.
  return link.fields['update-pass-data'] && !hasLeft
    ? unlessRefused(() => updateOf(pass, followed, following))
    : { would: 'open', pass };
}

/** Fields that must match an existing pass, with their variables. */
const identifyingFields = [
  ['passenger-name', 'passenger-name-value'],
  ['confirmation-number', 'reservation-confirmation-code-value'],
] as const;

/** Turns a refusal, as a caller of the API would get it, into one of the link. */
function unlessRefused(judge: () => LinkOutcome): LinkOutcome | WrongLink {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [refused] = error.fields;
    const variable = passFieldEntries.find(([, field]) => field === refused?.field)?.[0];
    return { rule: 'pass-refused', variable, problem: refused?.message };
  }
}

/** @throws E9003 if the template's barcode-type cannot carry the barcode-value. */
function creation({ template, data }: VerifiedLink): LinkOutcome {
  requireBarcodeFits(template.fields, data.fields['barcode-value']);
  return { would: 'create' };
}

/** @throws E9003, as creation. */
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
 * The changes that a link may make to an existing pass. Contact data, the URL of an image and a group count only if the
 * airline has signed the link.
 * Source: docs/links.md#what-a-link-can-write.
 */
function changesBy({ link, data: { provided, contact } }: VerifiedLink) {
  if (isSigned(link.fields)) return { data: { set: provided, clear: [] }, contact: { set: contact, clear: [] } };
  const { 'additional-image': _image, 'group-id': _group, ...set } = provided;
  return { data: { set, clear: [] }, contact: { set: {}, clear: [] } };
}
