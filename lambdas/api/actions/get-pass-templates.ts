import * as z from 'zod';
import { oneOf, sentFields, withoutEmpty } from '../../domain/fields/fields.ts';
import { listPageFields, listPageOf } from '../../domain/fields/list-page-fields.ts';
import { listTimestamp } from '../../domain/request/list-pages.ts';
import type { Brand } from '../../domain/template/template.ts';
import type { ListPage } from '../../ports/stores.ts';
import { defineAction } from '../action.ts';

/**
 * Lists the templates of the account, oldest first.
 * Source: docs/api/getpasstemplates.md#getpasstemplates.
 */
export const getPassTemplates = defineAction({
  name: 'getpasstemplates',
  scope: 'read',
  input: sentFields.transform(withoutEmpty).pipe(
    z.strictObject({
      ...listPageFields,
      'template-kind': z.optional(oneOf('flight', 'brand')),
    }),
  ),
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
  async run({ 'template-kind': kind, ...input }, { account, brands, lists }) {
    const page = listPageOf(input);
    const templates =
      kind === 'brand' ? brandsOn(page, await brands.latestOf(account.id)) : await lists.templates(account.id, page);
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

const brandsOn = ({ number, size }: ListPage, brands: readonly Brand[]) =>
  brands
    .slice((number - 1) * size, number * size)
    .map(({ fields, ...brand }) => ({ ...brand, name: fields['pass-template-name'] }));
