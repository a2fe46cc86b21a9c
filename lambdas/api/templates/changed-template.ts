import { airportZonesOf } from '../../domain/airport/airport.ts';
import { equalAsJson, touchedBy } from '../../domain/fields/changes.ts';
import { type FlightMessage, received, timesInAnotherFlight } from '../../domain/flight/field-times.ts';
import { flightOfTemplate } from '../../domain/flight/flight.ts';
import { confirmsTime, flightDayOf } from '../../domain/flight/flight-day.ts';
import { hasTranslations } from '../../domain/languages/languages.ts';
import type { Warning } from '../../domain/request/warning.ts';
import type { Template } from '../../domain/template/template.ts';
import { applyTemplateChanges } from '../../domain/template/template-request.ts';
import { showsOnObjects } from '../../domain/updates/google.ts';
import { notifyingTemplate } from '../../domain/updates/update-notification.ts';
import type { TemplateWrite } from '../../ports/stores.ts';
import {
  airportsOf,
  type FetchedImages,
  imagesOf,
  keptImages,
  proveBuildable,
  type TemplateCall,
} from './template-parts.ts';

/** A template after an update. */
export interface UpdatedTemplate extends TemplateWrite {
  /** The template as it was. */
  readonly before: Template;
  /** False if the template is as it was, with the times of its messages. */
  readonly isWritten: boolean;
  /** Images with new addresses, still to be stored. */
  readonly fetched: FetchedImages;
  /** Fields that the update names, without those of which the template has had a newer message. */
  readonly named: ReadonlySet<string>;
  /** Warnings about the time of the update. */
  readonly warnings: readonly Warning[];
}

/**
 * Updates a template, without writing it, and proves again that a pass can be built.
 * @throws E9003 for a rule between fields or an image, E9008 if no valid pass could be built.
 */
export async function updatedTemplate(
  template: Template,
  message: FlightMessage,
  call: TemplateCall,
): Promise<UpdatedTemplate> {
  const updated = await unprovenUpdate(template, message, call);
  if (updated.template.version > template.version) await proveBuildable(updated.template, updated.fetched, call);
  return updated;
}

/**
 * The same before the proof. Fetches only images with new addresses.
 * @throws E9003 for a rule between fields or an image.
 */
export async function unprovenUpdate(
  template: Template,
  message: FlightMessage,
  call: TemplateCall,
): Promise<UpdatedTemplate> {
  const { changes, named, late, fieldTimes, isNews, warnings } = received(template, message);
  const fields = applyTemplateChanges(template.fields, changes);
  const confirmed = touchedBy(changes);
  if (fields === template.fields && !confirmsTime(template, confirmed)) {
    const same = { before: template, template, isWritten: isNews, fetched: {}, named, warnings };
    if (!isNews) return same;
    const timed = { ...template, fieldTimes: { ...fieldTimes, writes: (fieldTimes.writes ?? 0) + 1 } };
    return { ...same, template: timed, timesWriteId: call.trackingId };
  }
  const { fetched, images } = await imagesOf(fields, keptImages(template, fields), call);
  const version = template.version + 1;
  const at = call.clock.now();
  const airports = await airportsOf(fields, call, template.airports);
  const zone = airportZonesOf(fields, airports).destination;
  const isSameFlight = equalAsJson(flightOfTemplate(template.fields), flightOfTemplate(fields));
  const changed: Template = {
    ...template,
    version,
    objectsVersion: showsOnObjects(template.fields, fields) ? version : template.objectsVersion,
    hadTranslations: template.hadTranslations ?? (hasTranslations(template) || undefined),
    updatedAtUtc: at.toISOString(),
    trackingId: call.trackingId,
    changedBy: call.changedBy,
    fields,
    images,
    airports,
    flightDay: flightDayOf(fields, { at, zone, before: template, named: confirmed, late, fieldTimes }),
    fieldTimes: isSameFlight ? fieldTimes : timesInAnotherFlight(fieldTimes),
  };
  const updated = notifyingTemplate(template, changed, await call.wordingsOf(changed));
  return { before: template, template: updated, isWritten: true, fetched, named, warnings };
}
