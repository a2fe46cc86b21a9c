import * as z from 'zod';
import { emptyAsMissing, sentFields } from '../domain/fields/fields.ts';
import type { Batch } from './action.ts';

/** Maximum number of rows of a call. */
export const maxRows = { passes: 500, flights: 100 } as const;

/** The rows of a batch, as the JSON texts that they were sent as. Source: docs/api/many-in-one-call.md#many-in-one-call. */
function rowsOf(field: Batch['rowsField']) {
  const problem = `must have 1 to ${maxRows[field]} entries`;
  return z.array(z.string(), 'must be an array').min(1, problem).max(maxRows[field], problem);
}

/** Answer of a batch: each row's answer, in the order of the rows. */
const batchAnswer = z.object({
  status: z.enum(['success', 'partial', 'failure']),
  results: z.array(z.record(z.string(), z.unknown())),
});

const passOf: Batch['subjectOf'] = ({ 'pass-id': id }) => (typeof id === 'string' ? id : undefined);

/** A call of many rows, which are passes by default. @param beside fields that stand beside the rows. */
export function batchOf(
  batch: Pick<Batch, 'name' | 'rowAction' | 'ownIds' | 'orderOf'> & Partial<Pick<Batch, 'rowsField' | 'subjectOf'>>,
  beside: z.ZodRawShape = {},
): Batch {
  const { rowsField = 'passes', subjectOf = passOf } = batch;
  return {
    ...batch,
    scope: batch.rowAction.scope,
    rowsField,
    subjectOf,
    input: sentFields.transform(emptyAsMissing).pipe(z.strictObject({ ...beside, [rowsField]: rowsOf(rowsField) })),
    output: batchAnswer,
    internalError: 'internal',
    isWrite: true,
  };
}
