import type { Changes } from '../../domain/fields/changes.ts';
import { touchedBy } from '../../domain/fields/changes.ts';
import { warningsAbout, warningsOf } from '../../domain/request/warning.ts';
import { actionTypeConcerns } from '../../domain/shown/design-warnings.ts';
import { brandChangesOf, sampleTemplateOf } from '../../domain/template/brand.ts';
import { imageWarnings } from '../../domain/template/images.ts';
import type { Brand } from '../../domain/template/template.ts';
import { applyTemplateChanges } from '../../domain/template/template-request.ts';
import type { TemplateFields } from '../../domain/template-fields/template-fields.ts';
import { type Call, unchangedAnswer } from '../action.ts';
import { issuerIdFor, passTypeIdFor } from '../templates/new-template.ts';
import {
  type FetchedImages,
  imagesOf,
  keptImages,
  proveBuildable,
  type TemplateCall,
} from '../templates/template-parts.ts';

interface Draft extends Pick<Brand, 'fields'> {
  readonly passTypeId?: string | undefined;
  readonly issuerId?: string | undefined;
  /** Images that are stored already; the others are fetched. */
  readonly images?: Brand['images'];
}

/** A brand that is to be stored, and the images that are, too. */
interface Drafted {
  readonly brand: Brand;
  readonly fetched: FetchedImages;
}

/**
 * Makes a brand: fetches its images once and builds a sample pass of a sample flight, as for any template.
 * @throws E922, E9008 as createpasstemplate.
 */
export async function makeBrand(draft: Draft, call: Call) {
  const { brand, fetched } = await draftedBrand({ ...draft, id: call.identity.newTemplateId() }, call);
  await proveBuildable(sampleTemplateOf(brand), fetched, call);
  await Promise.all(Object.values(fetched).map((image) => call.images.put(image)));
  const answer = savedBrandOf(brand);
  await call.brands.create(brand, call.receiptOf(answer));
  return answer;
}

/** A brand that is to be made, without storing it. @throws E922, E9003 as createpasstemplate. */
export async function draftedBrand(
  { fields, images: stored = {}, ...draft }: Draft & Pick<Brand, 'id'>,
  call: TemplateCall,
): Promise<Drafted> {
  const passTypeId = await passTypeIdFor(draft.passTypeId, call);
  const issuerId = await issuerIdFor(draft.issuerId, call);
  const { fetched, images } = await imagesOf(fields, stored, call);
  const nowUtc = call.clock.now().toISOString();
  const brand: Brand = {
    id: draft.id,
    account: call.account.id,
    version: 1,
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
    trackingId: call.trackingId,
    fields,
    images,
    passTypeId,
    issuerId,
  };
  return { brand, fetched };
}

/**
 * Changes a brand, as updatepasstemplate changes a template. Flights that were made with it before stay as they are.
 * @returns undefined if it was changed since it was read.
 */
export async function updateBrand(brand: Brand, changes: Changes<TemplateFields>, call: Call) {
  const { brand: updated, fetched } = await changedBrand(brand, changes, call);
  const answer = savedBrandOf(updated, touchedBy(changes));
  if (updated === brand) return unchangedAnswer(answer, call);
  await proveBuildable(sampleTemplateOf(updated), fetched, call);
  await Promise.all(Object.values(fetched).map((image) => call.images.put(image)));
  return (await call.brands.update(updated, call.receiptOf(answer))) ? answer : undefined;
}

/** A brand after an update, without writing it; the same object if nothing differs. @throws E9003 as updatepasstemplate. */
export async function changedBrand(
  brand: Brand,
  changes: Changes<TemplateFields>,
  call: TemplateCall,
): Promise<Drafted> {
  const fields = applyTemplateChanges(brand.fields, brandChangesOf(changes));
  if (fields === brand.fields) return { brand, fetched: {} };
  const { fetched, images } = await imagesOf(fields, keptImages(brand, fields), call);
  const updated: Brand = {
    ...brand,
    version: brand.version + 1,
    updatedAtUtc: call.clock.now().toISOString(),
    trackingId: call.trackingId,
    fields,
    images,
  };
  return { brand: updated, fetched };
}

export const savedBrandOf = ({ id, images, fields }: Brand, named?: ReadonlySet<string>) => ({
  'pass-template-id': id,
  ...warningsOf(warningsAbout<string>([...imageWarnings(images), ...actionTypeConcerns(fields)], named)),
});
