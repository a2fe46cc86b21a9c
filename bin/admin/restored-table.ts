import type { Template } from '../../lambdas/domain/template/template.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { newWriteId } from '../../lambdas/runtime/identity.ts';
import { DynamoLists } from '../../lambdas/storage/dynamo-lists.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { templateKey } from '../../lambdas/storage/keys.ts';
import type { Table } from '../../lambdas/storage/table.ts';

/** Changes of one flight and pass that a restored table may have lost, at most. */
const lostVersions = 1_000;

const pageSize = 1_000;

/** All templates of these accounts, past flights included. */
export async function* templatesOf(
  table: Table,
  accounts: AsyncIterable<{ readonly id: string }>,
): AsyncGenerator<Template> {
  const lists = new DynamoLists(table, async () => {});
  const templates = new DynamoTemplates(table);
  for await (const { id: account } of accounts)
    for (let number = 1, isLast = false; !isLast; number++) {
      const page = await lists.templates(account, { number, size: pageSize });
      isLast = page.length < pageSize;
      for (const { id } of page) {
        const template = await templates.findLatest(account, id);
        if (template) yield template;
      }
    }
}

/**
 * Raises a template's version beyond any that was lost: a phone that has a lost one would take the next change, of the same
 * number, for what it has. Its phones, files and Google objects are then brought to what the table has.
 * Source: docs/recovery.md#what-becomes-of-the-lost-minutes
 */
export const renewTemplate = (table: Table, { id }: Template, clock: Clock) => {
  const writeId = newWriteId();
  return table.writeIf({
    Key: templateKey(id),
    writeId,
    UpdateExpression:
      'SET version = version + :lost, objectsVersion = version + :lost, updatedAtUtc = :now, writeId = :writeId REMOVE changedBy',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':lost': lostVersions, ':now': clock.now().toISOString(), ':writeId': writeId },
  });
};
