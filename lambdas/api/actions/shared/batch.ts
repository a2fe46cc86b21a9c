import * as z from 'zod';
import { emptyAsMissing } from '../../../domain/fields/fields.ts';
import type { Batch } from '../../action.ts';

/** Maximum number of rows of a call. */
export const maxRows = 500;

/** The rows of a batch, as the JSON texts that they were sent as. Source: docs/api.md#generatepasses. */
const rows = z
  .array(z.string(), 'must be an array')
  .min(1, `must have 1 to ${maxRows} entries`)
  .max(maxRows, `must have 1 to ${maxRows} entries`);

/** Answer of a batch: each row's answer, in the order of the rows. */
const batchAnswer = z.object({
  status: z.enum(['success', 'partial', 'failure']),
  results: z.array(z.record(z.string(), z.unknown())),
});

/** A call of many rows. @param beside fields that stand beside the rows. */
export const batchOf = (batch: Pick<Batch, 'name' | 'rowAction' | 'ownIds'>, beside: z.ZodRawShape): Batch => ({
  ...batch,
  input: z
    .record(z.string(), z.unknown())
    .transform(emptyAsMissing)
    .pipe(z.strictObject({ ...beside, passes: rows })),
  output: batchAnswer,
  internalError: 'internal',
  isWrite: true,
});
