import * as z from 'zod';
import { emptyAsMissing, passTemplateId } from '../../domain/fields.ts';
import type { Action, Batch } from '../action.ts';
import { generatePass } from './generate-pass.ts';
import { batchAnswer, rows } from './shared/batch.ts';

/**
 * Makes up to 500 passes of one template. Each row is answered as generatepass answers a call of its own; HTTP status 200
 * says that the rows were read, not that they succeeded.
 * Source: docs/api.md#generatepasses.
 */
export const generatePasses: Batch = {
  name: 'generatepasses',
  input: z
    .record(z.string(), z.unknown())
    .transform(emptyAsMissing)
    .pipe(z.strictObject({ 'pass-template-id': passTemplateId, passes: rows })),
  output: batchAnswer,
  internalError: 'internal',
  isWrite: true,
  rowAction: generatePass as Action,
  ownIds: [],
};
