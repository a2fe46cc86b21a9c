import type { GoogleClass, Template } from '../domain/template/template.ts';
import type { Receipt, Templates, TemplateWrite } from '../ports/stores.ts';
import { type Key, templateKey } from './keys.ts';
import { TableStore } from './table.ts';

/** A template as stored, under names that never change: `walletBClass` is from the first version. */
export type TemplateItem = Omit<Template, 'googleClass'> & Key & { readonly walletBClass?: GoogleClass | undefined };

export class DynamoTemplates extends TableStore implements Templates {
  async create(template: Template, receipt?: Receipt): Promise<boolean> {
    const { newTemplateItem } = await import('./template-writes.ts');
    return this.table.create(newTemplateItem(template), receipt);
  }

  async updateAll(writes: readonly TemplateWrite[], receipt?: Receipt): Promise<boolean> {
    const { changeTo, timesOf } = await import('./template-writes.ts');
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
