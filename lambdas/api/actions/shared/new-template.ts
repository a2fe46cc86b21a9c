import { airportZonesOf } from '../../../domain/airport/airport.ts';
import { flightDayOf } from '../../../domain/flight/flight-day.ts';
import { ApiError, type FieldError } from '../../../domain/request/errors.ts';
import { type ImageField, imageFields, type Template } from '../../../domain/template/template.ts';
import type { TemplateFields } from '../../../domain/template-fields/template-fields.ts';
import type { Call } from '../../action.ts';
import { airportsOf } from './template-airports.ts';
import { fetchImages, proveBuildable, refsOf } from './template-images.ts';

interface Draft {
  readonly fields: TemplateFields;
  /** The account's default if not given. */
  readonly passTypeId?: string | undefined;
  /** The account's default if not given. */
  readonly issuerId?: string | undefined;
  /** Images that are stored already; the others are fetched. */
  readonly images?: Template['images'];
  readonly airports?: Template['airports'];
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
  const { fields, images: stored = {} } = draft;
  const passTypeId = await passTypeIdFor(draft.passTypeId, call);
  const issuerId = await issuerIdFor(draft.issuerId, call);
  const missing = imageFields.filter((field: ImageField) => stored[field] === undefined);
  const images = await fetchImages(missing, fields, call);
  const at = call.clock.now();
  const nowUtc = at.toISOString();
  const airports = await airportsOf(fields, call, draft.airports);
  const template: Template = {
    id: call.identity.newTemplateId(),
    account: call.account.id,
    version: 1,
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
    trackingId: call.trackingId,
    fields,
    images: { ...stored, ...refsOf(images) },
    airports,
    flightDay: flightDayOf(fields, { at, zone: airportZonesOf(fields, airports).destination }),
    passTypeId,
    issuerId,
    barcodeCheckByDefault: 'warn',
  };
  await proveBuildable(template, images, call);
  await Promise.all(Object.values(images).map((image) => call.images.put(image)));
  const answer = answerOf(template);
  await call.templates.create(template, call.receiptOf(answer));
  return answer;
}

async function passTypeIdFor(requested: string | undefined, { account, accounts }: Call): Promise<string> {
  const passTypeId = requested ?? account.defaultPassTypeId;
  if (passTypeId !== undefined && (await accounts.hasAppleCertificate(account.id, passTypeId))) return passTypeId;
  if (requested !== undefined) throw new ApiError('certificateUnknown', undefined, [unknownCredential('pass-type-id')]);
  throw new ApiError('templateUnbuildable', 'The account has no active Wallet A certificate to sign passes with.');
}

async function issuerIdFor(requested: string | undefined, { account, accounts }: Call): Promise<string | undefined> {
  if (requested === undefined) return account.defaultIssuerId;
  if (await accounts.hasIssuer(account.id, requested)) return requested;
  throw new ApiError('certificateUnknown', undefined, [unknownCredential('issuer-id')]);
}

function unknownCredential(field: string): FieldError {
  return { field, message: 'matches no active certificate of the account' };
}
