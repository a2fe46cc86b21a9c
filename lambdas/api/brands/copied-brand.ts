import type * as z from 'zod';
import { touchedBy } from '../../domain/fields/changes.ts';
import { flightOfTemplate } from '../../domain/flight/flight.ts';
import { ApiError, fieldsRefused } from '../../domain/request/errors.ts';
import { brandChangesOf, type FlightFacts, fieldsOfFlight } from '../../domain/template/brand.ts';
import { copiedFields } from '../../domain/template/template-copy.ts';
import { applyTemplateChanges, type templateCopy } from '../../domain/template/template-request.ts';
import { brandFields } from '../../domain/template-fields/template-fields.ts';
import type { Call } from '../action.ts';
import { makeTemplate } from '../templates/new-template.ts';
import { savedTemplateOf } from '../templates/saved-template.ts';
import { airportsOf, keptImages } from '../templates/template-parts.ts';
import { makeBrand } from './brands.ts';
import { latestBrand } from './latest-brand.ts';

const keyNames = ['flight-number-label', 'flight-number', 'origin-airport'] as const;

/**
 * A copy of a brand: another brand; or, if the call names fields of a flight, the template that the flight has with the
 * brand, which putpass then finds.
 * @throws E9006 for an unknown brand, E9038 if the flight has its template already.
 */
export async function copyBrand(copy: z.output<typeof templateCopy>, call: Call) {
  const brand = await latestBrand(call, copy.templateId);
  if (brand === undefined) throw new ApiError('E9006_noSuchTemplate');
  const passTypeId = copy.passTypeId ?? brand.passTypeId;
  const issuerId = copy.issuerId ?? brand.issuerId;
  const isOfFlight = [...touchedBy(copy)].some((name) => !Object.hasOwn(brandFields.shape, name));
  if (!isOfFlight) {
    const fields = applyTemplateChanges(brand.fields, brandChangesOf(copy));
    return makeBrand({ fields, passTypeId, issuerId, images: keptImages(brand, fields) }, call);
  }
  const missing = keyNames.filter((name) => copy.set[name] === undefined);
  if (missing.length > 0) throw fieldsRefused(missing.map((field) => ({ field, message: 'is required for a flight' })));
  const facts = copy.set as FlightFacts;
  const airports = await airportsOf(facts, call);
  const fields = copiedFields(fieldsOfFlight(brand, facts, airports), copy);
  const id = await call.identity.flightTemplateId(call.account.id, brand.id, flightOfTemplate(fields));
  const draft = { fields, id, brand: brand.id, passTypeId, issuerId, images: keptImages(brand, fields), airports };
  return makeTemplate(draft, call, (made) => savedTemplateOf(made));
}
