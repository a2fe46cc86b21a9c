import * as z from 'zod';
import { withoutEmpty } from '../../domain/fields/fields.ts';
import { listPageFields, listPageOf } from '../../domain/fields/list-page-fields.ts';
import { listTimestamp } from '../../domain/request/list-pages.ts';
import { defineAction } from '../action.ts';

/**
 * The templates of the account, oldest first; past the end an empty page.
 * Source: docs/api.md#getpasstemplates.
 */
export const getPassTemplates = defineAction({
  name: 'getpasstemplates',
  input: z.record(z.string(), z.unknown()).transform(withoutEmpty).pipe(z.strictObject(listPageFields)),
  output: z.object({
    'pass-templates': z.array(
      z.object({
        'pass-template-id': z.string(),
        'pass-template-name': z.string(),
        'pass-template-type': z.literal('boarding-pass'),
        'created-timestamp': z.string(),
        'last-updated-timestamp': z.string(),
      }),
    ),
  }),
  messageField: 'error-info',
  internalError: 'internal',
  async run(input, { account, lists }) {
    const templates = await lists.templates(account.id, listPageOf(input));
    return {
      'pass-templates': templates.map(({ id, name, createdAtUtc, updatedAtUtc }) => ({
        'pass-template-id': id,
        'pass-template-name': name,
        'pass-template-type': 'boarding-pass' as const,
        'created-timestamp': listTimestamp(createdAtUtc),
        'last-updated-timestamp': listTimestamp(updatedAtUtc),
      })),
    };
  },
});
