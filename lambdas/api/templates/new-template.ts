import { airportZonesOf } from '../../domain/airport/airport.ts';
import { flightDayOf } from '../../domain/flight/flight-day.ts';
import { ApiError, type FieldError } from '../../domain/request/errors.ts';
import type { Template } from '../../domain/template/template.ts';
import type { TemplateFields } from '../../domain/template-fields/template-fields.ts';
import type { CertificateRef } from '../../ports/accounts.ts';
import type { Call } from '../action.ts';
import { airportsOf, type FetchedImages, imagesOf, proveBuildable, type TemplateCall } from './template-parts.ts';

interface Draft {
  readonly fields: TemplateFields;
  /** The account's default if not given. */
  readonly passTypeId?: string | undefined;
  /** The account's default if not given. */
  readonly issuerId?: string | undefined;
  /** Images that are stored already; the others are fetched. */
  readonly images?: Template['images'];
  readonly airports?: Template['airports'];
  /** Random if not given. */
  readonly id?: string;
  readonly brand?: string;
}

/**
 * Makes a template: fetches its images once, builds and signs a sample pass, and only then stores it.
 * @param answerOf the answer of the call, to store with the template.
 * @throws E922 for credentials that the account does not have, E9008 if no valid pass can be built.
 */
export async function makeTemplate<Answer extends object>(
  draft: Draft,
  call: Call,
  answerOf: (template: Template) => Answer,
): Promise<Answer> {
  const { template, fetched } = await draftedTemplate(draft, call);
  await proveBuildable(template, fetched, call);
  await Promise.all(Object.values(fetched).map((image) => call.images.put(image)));
  const answer = answerOf(template);
  if (await call.templates.create(template, call.receiptOf(answer))) return answer;
  throw draft.id === undefined ? new Error('The new template id is already in use') : new ApiError('flightExists');
}

/**
 * A template that is to be made, without storing it, and the images that are still to be stored.
 * @throws E922 for credentials that the account does not have, E9003 for images that cannot be used.
 */
export async function draftedTemplate(
  draft: Draft,
  call: TemplateCall,
): Promise<{ readonly template: Template; readonly fetched: FetchedImages }> {
  const { fields } = draft;
  const passTypeId = await passTypeIdFor(draft.passTypeId, call);
  const issuerId = await issuerIdFor(draft.issuerId, call);
  const { fetched, images } = await imagesOf(fields, draft.images ?? {}, call);
  const airports = await airportsOf(fields, call, draft.airports);
  return { template: newTemplateOf({ ...draft, airports, passTypeId, issuerId, images }, call), fetched };
}

/** The first version of a template. */
export function newTemplateOf(
  { fields, id, brand, passTypeId, issuerId, images = {}, airports }: Draft & Pick<Template, 'passTypeId'>,
  call: TemplateCall,
): Template {
  const at = call.clock.now();
  const nowUtc = at.toISOString();
  return {
    id: id ?? call.identity.newTemplateId(),
    brand,
    account: call.account.id,
    version: 1,
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
    trackingId: call.trackingId,
    changedBy: call.changedBy,
    fields,
    images,
    airports,
    flightDay: flightDayOf(fields, { at, zone: airportZonesOf(fields, airports).destination }),
    passTypeId,
    issuerId,
    barcodeCheckByDefault: 'warn',
  };
}

/** True if new templates can use a certificate or issuer of the account. */
const isActive = async ({ account, accounts }: TemplateCall, credential: CertificateRef) =>
  (await accounts.credential(account.id, credential))?.isActive === true;

export async function passTypeIdFor(requested: string | undefined, call: TemplateCall): Promise<string> {
  const passTypeId = requested ?? call.account.defaultPassTypeId;
  if (passTypeId !== undefined && (await isActive(call, { wallet: 'walleta', id: passTypeId }))) return passTypeId;
  if (requested !== undefined) throw new ApiError('certificateUnknown', undefined, [unknownCredential('pass-type-id')]);
  throw new ApiError('templateUnbuildable', 'The account has no active Wallet A certificate to sign passes with.');
}

export async function issuerIdFor(requested: string | undefined, call: TemplateCall): Promise<string | undefined> {
  if (requested === undefined) return call.account.defaultIssuerId;
  if (await isActive(call, { wallet: 'walletb', id: requested })) return requested;
  throw new ApiError('certificateUnknown', undefined, [unknownCredential('issuer-id')]);
}

function unknownCredential(field: string): FieldError {
  return { field, message: 'matches no active certificate of the account' };
}
