import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { Template } from '../domain/template/template.ts';
import { clockTime } from '../domain/time/dates.ts';
import { byDayKey } from './day-keys.ts';
import { byFlightKey, templateKey } from './keys.ts';
import { templateListKey } from './list-keys.ts';
import type { Update, Write } from './table.ts';
import { changeOf } from './writes.ts';

/** The item of a new template. */
export const newTemplateItem = (template: Template) => ({
  ...templateKey(template.id),
  ...templateListKey(template.account, template.createdAtUtc, template.id),
  ...flightKeysOf(template),
  ...template,
  writeId: template.trackingId,
  name: template.fields['pass-template-name'],
});

/** The write of a template's next version. With it, a template that is older than the indexes of flights enters them. */
export function changeTo(template: Template): Write {
  const { version, objectsVersion, trackingId, changedBy, updatedAtUtc, fields, images, airports, lastNotification } =
    template;
  const attributes = {
    version,
    objectsVersion,
    trackingId,
    changedBy,
    updatedAtUtc,
    fields,
    images,
    airports,
    flightDay: template.flightDay,
    fieldTimes: template.fieldTimes,
    lastNotification,
    hadTranslations: template.hadTranslations,
    name: fields['pass-template-name'],
    ...flightKeysOf(template),
  };
  const change = changeOf(templateKey(template.id), { counter: 'version', writeId: trackingId }, attributes);
  return ifTimed(change, template.fieldTimes?.writes ?? 0);
}

/** The write of times alone. */
export function timesOf({ id, version, fieldTimes }: Template, writeId: string): Write {
  const change = changeOf(templateKey(id), { counter: 'version', writeId }, { version: version + 1, fieldTimes });
  // It makes no version, which is what the stream's readers look for.
  const values = { ...change.ExpressionAttributeValues, ':version': version };
  return ifTimed({ ...change, ExpressionAttributeValues: values }, (fieldTimes?.writes ?? 0) - 1);
}

/** A write on the condition that as many writes of times alone have come before as when the template was read. */
function ifTimed(change: Update, writes: number): Update {
  const path = '#fieldTimes.#writes';
  const isNone = writes === 0 ? ` OR attribute_not_exists(${path})` : '';
  return {
    ...change,
    ConditionExpression: `${change.ConditionExpression} AND (${path} = :writes${isNone})`,
    ExpressionAttributeNames: { ...change.ExpressionAttributeNames, '#writes': 'writes' },
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':writes': writes },
  };
}

/** The places of a template in the indexes of flights and of their days. */
function flightKeysOf({ account, id, fields }: Pick<Template, 'account' | 'id' | 'fields'>) {
  const flight = flightOfTemplate(fields);
  const entry = {
    ...{ templateId: id, flight, destination: fields['destination-airport'] },
    ...{ departure: clockTime(fields['departure-time']), status: fields['flight-status'] ?? '' },
  };
  return { ...byFlightKey(account, flight, id), ...byDayKey(account, entry) };
}
