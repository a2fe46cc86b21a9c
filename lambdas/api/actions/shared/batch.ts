import * as z from 'zod';

/** Maximum number of rows of a call. */
export const maxRows = 500;

/** The rows of a batch, as the JSON texts that they were sent as. Source: docs/api.md#generatepasses. */
export const rows = z
  .array(z.string(), 'must be an array')
  .min(1, `must have 1 to ${maxRows} entries`)
  .max(maxRows, `must have 1 to ${maxRows} entries`);

/** Answer of a batch: each row's answer, in the order of the rows. */
export const batchAnswer = z.object({
  status: z.enum(['success', 'partial', 'failure']),
  results: z.array(z.record(z.string(), z.unknown())),
});
