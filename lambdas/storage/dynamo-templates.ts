import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { GoogleClass, Template } from '../domain/template/template.ts';
import type { Receipt, Templates } from '../ports/stores.ts';
import { changeOf } from './change.ts';
import { byFlightKey, type Key, templateKey } from './keys.ts';
import { templateListKey } from './list-keys.ts';
import type { Table, Write } from './table.ts';

/** A template as stored, under names that never change: `walletBClass` is from the first version. */
export type TemplateItem = Omit<Template, 'googleClass'> & Key & { readonly walletBClass?: GoogleClass | undefined };

export class DynamoTemplates implements Templates {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** @throws if the id is taken, which 128 random bits rule out. */
  async create(template: Template, receipt?: Receipt): Promise<void> {
    const created = await this.#table.create(
      {
        ...templateKey(template.id),
        ...templateListKey(template.account, template.createdAtUtc, template.id),
        ...flightKeyOf(template),
        ...template,
        writeId: template.trackingId,
        name: template.fields['pass-template-name'],
      },
      receipt,
    );
    if (!created) throw new Error('The new template id is already in use');
  }

  update(template: Template, receipt?: Receipt): Promise<boolean> {
    return this.updateAll([template], receipt);
  }

  async updateAll(templates: readonly Template[], receipt?: Receipt): Promise<boolean> {
    return (await this.#table.commit(templates.map(changeTo), receipt)) === undefined;
  }

  recordGoogleClass(
    { id, version, googleClass: before }: Template,
    googleClass: GoogleClass,
    writeId: string,
  ): Promise<boolean> {
    const ifUnchanged = before ? 'walletBClass = :before' : 'attribute_not_exists(walletBClass)';
    return this.#table.writeIf({
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
    const item = await this.#table.get<TemplateItem>(templateKey(templateId));
    return item?.account === account ? templateOf(item) : undefined;
  }
}

/** The write of a template's next version. With it, a template that is older than the index of flights enters it. */
function changeTo(template: Template): Write {
  const { version, objectsVersion, trackingId, updatedAtUtc, fields, images, airports, lastNotification } = template;
  const attributes = {
    version,
    objectsVersion,
    trackingId,
    updatedAtUtc,
    fields,
    images,
    airports,
    flightDay: template.flightDay,
    lastNotification,
    hadTranslations: template.hadTranslations,
    name: fields['pass-template-name'],
    ...flightKeyOf(template),
  };
  return changeOf(templateKey(template.id), { counter: 'version', writeId: trackingId }, attributes);
}

/** The place of a template in the index of flights. */
const flightKeyOf = ({ account, id, fields }: Pick<Template, 'account' | 'id' | 'fields'>) =>
  byFlightKey(account, flightOfTemplate(fields), id);

/** The template in an item. */
export function templateOf({ walletBClass: googleClass, ...template }: TemplateItem): Template {
  return { ...template, googleClass };
}
