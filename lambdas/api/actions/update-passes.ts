import * as z from 'zod';
import { emptyAsMissing, passTemplateId } from '../../domain/fields.ts';
import type { Action, Batch } from '../action.ts';
import { batchAnswer, rows } from './shared/batch.ts';
import { updatePassData } from './update-pass-data.ts';

/**
 * Changes up to 500 passes, of one template or of several. Each row is answered as updatepassdata answers a call of its
 * own; rows about one pass are done in their order.
 * Source: docs/api.md#updatepasses.
 */
export const updatePasses: Batch = {
  name: 'updatepasses',
  input: z
    .record(z.string(), z.unknown())
    .transform(emptyAsMissing)
    .pipe(z.strictObject({ 'pass-template-id': z.optional(passTemplateId), passes: rows })),
  output: batchAnswer,
  internalError: 'internal',
  isWrite: true,
  rowAction: updatePassData as Action,
  ownIds: ['pass-template-id'],
};
