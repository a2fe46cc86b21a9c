import { airportZonesOf } from '../../domain/airport.ts';
import { ApiError, type FieldError } from '../../domain/errors.ts';
import { flightDayOf } from '../../domain/flight-day.ts';
import { imageFields, type Template } from '../../domain/template.ts';
import { newTemplate } from '../../domain/template-request.ts';
import { type Call, defineAction } from '../action.ts';
import { savedTemplate, savedTemplateOf } from './shared/saved-template.ts';
import { airportsOf } from './shared/template-airports.ts';
import { fetchImages, proveBuildable, refsOf } from './shared/template-images.ts';

/**
 * Creates a template for one flight: validates its fields, fetches its images once, builds and signs a sample pass, and
 * only then stores it.
 * @throws E922 for credentials that the account does not have, E9008 if no valid pass can be built.
 * Source: docs/api.md#createpasstemplate.
 */
export const createPassTemplate = defineAction({
  name: 'createpasstemplate',
  input: newTemplate,
  output: savedTemplate,
  internalError: 'internal',
  isWrite: true,
  async run(input, call) {
    const passTypeId = await passTypeIdFor(input.passTypeId, call);
    const issuerId = await issuerIdFor(input.issuerId, call);
    const images = await fetchImages(imageFields, input.fields, call);
    const at = call.clock.now();
    const nowUtc = at.toISOString();
    const airports = await airportsOf(input.fields, call);
    const template: Template = {
      id: call.identity.newTemplateId(),
      account: call.account.id,
      version: 1,
      createdAtUtc: nowUtc,
      updatedAtUtc: nowUtc,
      trackingId: call.trackingId,
      fields: input.fields,
      images: refsOf(images),
      airports,
      flightDay: flightDayOf(input.fields, { at, zone: airportZonesOf(input.fields, airports).destination }),
      passTypeId,
      issuerId,
      barcodeCheckByDefault: 'warn',
    };
    await proveBuildable(template, images, call);
    await Promise.all(Object.values(images).map((image) => call.images.put(image)));
    const answer = savedTemplateOf(template);
    await call.templates.create(template, call.receiptOf(answer));
    return answer;
  },
});

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
