import * as z from 'zod';
import { passTemplateId, sentFields, withoutEmpty } from '../../domain/fields/fields.ts';
import { listPageFields, listPageOf } from '../../domain/fields/list-page-fields.ts';
import { laterInstant, listTimestamp } from '../../domain/request/list-pages.ts';
import { defineAction } from '../action.ts';
import { noTemplate } from './shared/no-template.ts';

/**
 * The passes of a template, oldest first; past the end an empty page.
 * @throws E9006 for an unknown template.
 * Source: docs/api.md#getpassids.
 */
export const getPassIds = defineAction({
  name: 'getpassids',
  scope: 'read',
  input: sentFields
    .transform(withoutEmpty)
    .pipe(z.strictObject({ 'pass-template-id': passTemplateId, ...listPageFields })),
  output: z.object({
    'pass-template-id': z.string(),
    'pass-ids': z.array(
      z.object({ 'pass-id': z.string(), 'created-timestamp': z.string(), 'last-updated-timestamp': z.string() }),
    ),
  }),
  messageField: 'error-info',
  internalError: 'internal',
  async run(input, call) {
    const { account, templates, lists } = call;
    const template = await templates.find(account.id, input['pass-template-id']);
    if (template === undefined) throw await noTemplate(input['pass-template-id'], call);
    const passes = await lists.passes(template.id, listPageOf(input));
    return {
      'pass-template-id': template.id,
      'pass-ids': passes.map(({ passId, createdAtUtc, updatedAtUtc }) => ({
        'pass-id': passId,
        'created-timestamp': listTimestamp(createdAtUtc),
        'last-updated-timestamp': listTimestamp(laterInstant(updatedAtUtc, template.updatedAtUtc)),
      })),
    };
  },
});
