import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { GoogleClass, Template } from '../domain/template/template.ts';
import { clockTime } from '../domain/time/dates.ts';
import type { Receipt, Templates, TemplateWrite } from '../ports/stores.ts';
import { byDayKey } from './day-keys.ts';
import { byFlightKey, type Key, templateKey } from './keys.ts';
import { templateListKey } from './list-keys.ts';
import type { Update, Write } from './table.ts';
import { TableStore } from './table.ts';
import { changeOf } from './writes.ts';

/** A template as stored, under names that never change: `walletBClass` is from the first version. */
export type TemplateItem = Omit<Template, 'googleClass'> & Key & { readonly walletBClass?: GoogleClass | undefined };

export class DynamoTemplates extends TableStore implements Templates {
  async create(template: Template, receipt?: Receipt): Promise<boolean> {
    return this.table.create(newTemplateItem(template), receipt);
  }

  async updateAll(writes: readonly TemplateWrite[], receipt?: Receipt): Promise<boolean> {
    const all = writes.map(({ template, timesWriteId: id }) => (id ? timesOf(template, id) : changeTo(template)));
    return (await this.table.commit(all, receipt)) === undefined;
  }

  recordGoogleClass({ id, version, googleClass: before }: Template, googleClass: GoogleClass, writeId: string) {
    const ifUnchanged = before ? 'walletBClass = :before' : 'attribute_not_exists(walletBClass)';
    return this.table.writeIf({
      Key: templateKey(id),
      writeId,
      UpdateExpression: 'SET walletBClass = :class, writeId = :writeId',
      ConditionExpression: `version = :version AND ${ifUnchanged}`,
      ExpressionAttributeValues: {
        ':class': googleClass,
        ':version': version,
        ':writeId': writeId,
        ...(before && { ':before': before }),
      },
    });
  }

  find(account: string, templateId: string): Promise<Template | undefined> {
    return this.findLatest(account, templateId);
  }

  async findLatest(account: string, templateId: string): Promise<Template | undefined> {
    const item = await this.table.get<TemplateItem>(templateKey(templateId));
    return item?.account === account ? templateOf(item) : undefined;
  }
}

/** The template in an item. */
export function templateOf({ walletBClass: googleClass, ...template }: TemplateItem): Template {
  return { ...template, googleClass };
}

/** The item of a new template. */
const newTemplateItem = (template: Template) => ({
  ...templateKey(template.id),
  ...templateListKey(template.account, template.createdAtUtc, template.id),
  ...flightKeysOf(template),
  ...template,
  writeId: template.trackingId,
  name: template.fields['pass-template-name'],
});

/** The write of a template's next version. With it, a template that is older than the indexes of flights enters them. */
function changeTo(template: Template): Write {
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
function timesOf({ id, version, fieldTimes }: Template, writeId: string): Write {
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
