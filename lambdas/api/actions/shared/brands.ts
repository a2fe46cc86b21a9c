import type { Changes } from '../../../domain/fields/changes.ts';
import { touchedBy } from '../../../domain/fields/changes.ts';
import { warningsAbout, warningsOf } from '../../../domain/request/warning.ts';
import { brandChangesOf, sampleTemplateOf } from '../../../domain/template/brand.ts';
import { imageWarnings } from '../../../domain/template/images.ts';
import { type Brand, imageFields } from '../../../domain/template/template.ts';
import { applyTemplateChanges } from '../../../domain/template/template-request.ts';
import type { TemplateFields } from '../../../domain/template-fields/template-fields.ts';
import type { Call } from '../../action.ts';
import { issuerIdFor, passTypeIdFor } from './new-template.ts';
import { fetchImages, proveBuildable, refsOf } from './template-parts.ts';

interface Draft extends Pick<Brand, 'fields'> {
  readonly passTypeId?: string | undefined;
  readonly issuerId?: string | undefined;
  /** Images that are stored already; the others are fetched. */
  readonly images?: Brand['images'];
}

/**
 * Makes a brand: fetches its images once and builds a sample pass of a sample flight, as for any template.
 * @throws E922, E9008 as createpasstemplate.
 */
export async function makeBrand({ fields, images: stored = {}, ...draft }: Draft, call: Call) {
  const passTypeId = await passTypeIdFor(draft.passTypeId, call);
  const issuerId = await issuerIdFor(draft.issuerId, call);
  const missing = imageFields.filter((field) => stored[field] === undefined);
  const images = await fetchImages(missing, fields, call);
  const nowUtc = call.clock.now().toISOString();
  const brand: Brand = {
    id: call.identity.newTemplateId(),
    account: call.account.id,
    version: 1,
    createdAtUtc: nowUtc,
    updatedAtUtc: nowUtc,
    trackingId: call.trackingId,
    fields,
    images: { ...stored, ...refsOf(images) },
    passTypeId,
    issuerId,
  };
  await proveBuildable(sampleTemplateOf(brand), images, call);
  await Promise.all(Object.values(images).map((image) => call.images.put(image)));
  const answer = savedBrandOf(brand);
  await call.brands.create(brand, call.receiptOf(answer));
  return answer;
}

/**
 * Changes a brand, as updatepasstemplate changes a template. Flights that were made with it before stay as they are.
 * @returns undefined if it was changed since it was read.
 */
export async function updateBrand(brand: Brand, changes: Changes<TemplateFields>, call: Call) {
  const fields = applyTemplateChanges(brand.fields, brandChangesOf(changes));
  const named = touchedBy(changes);
  if (fields === brand.fields) {
    const answer = savedBrandOf(brand, named);
    const receipt = call.receiptOf(answer);
    if (receipt) await call.receipts.put(receipt);
    return answer;
  }
  const renewed = imageFields.filter((field) => fields[field] !== brand.fields[field]);
  const fetched = await fetchImages(renewed, fields, call);
  const kept = Object.entries(brand.images).filter(([field]) => !renewed.some((each) => each === field));
  const updated: Brand = {
    ...brand,
    version: brand.version + 1,
    updatedAtUtc: call.clock.now().toISOString(),
    trackingId: call.trackingId,
    fields,
    images: { ...Object.fromEntries(kept), ...refsOf(fetched) },
  };
  await proveBuildable(sampleTemplateOf(updated), fetched, call);
  await Promise.all(Object.values(fetched).map((image) => call.images.put(image)));
  const answer = savedBrandOf(updated, named);
  return (await call.brands.update(updated, call.receiptOf(answer))) ? answer : undefined;
}

const savedBrandOf = ({ id, images }: Brand, named?: ReadonlySet<string>) => ({
  'pass-template-id': id,
  ...warningsOf(warningsAbout(imageWarnings(images), named)),
});
