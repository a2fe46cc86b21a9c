import type * as z from 'zod';
import { wholeNumber } from './fields.ts';

/** Source: docs/api/getpassids.md#getpassids. */
export const listPageFields = {
  'page-number': wholeNumber(1, 999_999_999).default(1),
  'items-per-page': wholeNumber(1, 1_000).default(100),
};

/** The page in a request's fields. */
export function listPageOf(fields: z.output<z.ZodObject<typeof listPageFields>>) {
  return { number: fields['page-number'], size: fields['items-per-page'] };
}
