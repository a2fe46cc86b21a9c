import { airportZonesOf } from '../../../domain/airport/airport.ts';
import { type Changes, touchedBy } from '../../../domain/fields/changes.ts';
import { confirmsTime, flightDayOf } from '../../../domain/flight/flight-day.ts';
import { hasTranslations } from '../../../domain/languages/languages.ts';
import { type ImageField, imageFields, type Template } from '../../../domain/template/template.ts';
import { applyTemplateChanges } from '../../../domain/template/template-request.ts';
import type { TemplateFields } from '../../../domain/template-fields/template-fields.ts';
import { showsOnObjects } from '../../../domain/updates/google.ts';
import { notifyingTemplate } from '../../../domain/updates/update-notification.ts';
import type { Call } from '../../action.ts';
import { airportsOf } from './template-airports.ts';
import { type FetchedImages, fetchImages, proveBuildable, refsOf } from './template-images.ts';

export interface ChangedTemplate {
  readonly template: Template;
  /** Images with new addresses, still to be stored. */
  readonly fetched: FetchedImages;
}

/**
 * The next version of a template; undefined if nothing changes. Fetches only images with new addresses, and proves again
 * that a pass can be built.
 * @throws E9003 for a rule between fields or an image, E9008 if no valid pass could be built.
 */
export async function changedTemplate(
  template: Template,
  changes: Changes<TemplateFields>,
  call: Call,
): Promise<ChangedTemplate | undefined> {
  const fields = applyTemplateChanges(template.fields, changes);
  const named = touchedBy(changes);
  if (fields === template.fields && !confirmsTime(template, named)) return undefined;
  const isUnchanged = (field: ImageField) => fields[field] === template.fields[field];
  const renewed = imageFields.filter((field) => !isUnchanged(field));
  const fetched = await fetchImages(renewed, fields, call);
  const unchanged = Object.entries(template.images).filter(([field]) => isUnchanged(field as ImageField));
  const version = template.version + 1;
  const at = call.clock.now();
  const airports = await airportsOf(fields, call, template.airports);
  const changed: Template = {
    ...template,
    version,
    objectsVersion: showsOnObjects(template.fields, fields) ? version : template.objectsVersion,
    hadTranslations: template.hadTranslations ?? (hasTranslations(template) || undefined),
    updatedAtUtc: at.toISOString(),
    trackingId: call.trackingId,
    fields,
    images: { ...Object.fromEntries(unchanged), ...refsOf(fetched) },
    airports,
    flightDay: flightDayOf(fields, { at, zone: airportZonesOf(fields, airports).destination, before: template, named }),
  };
  const updated = notifyingTemplate(template, changed, await call.wordingsOf(changed));
  await proveBuildable(updated, fetched, call);
  return { template: updated, fetched };
}
