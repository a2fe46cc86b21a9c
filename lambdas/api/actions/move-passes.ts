import * as z from 'zod';
import { emptyAsMissing, passTemplateId } from '../../domain/fields.ts';
import type { Action, Batch } from '../action.ts';
import { movePass } from './move-pass.ts';
import { batchAnswer, rows } from './shared/batch.ts';

/**
 * Moves up to 500 passes, to one flight or to several. Each row is answered as movepass answers a call of its own.
 * Source: docs/api.md#movepasses.
 */
export const movePasses: Batch = {
  name: 'movepasses',
  input: z
    .record(z.string(), z.unknown())
    .transform(emptyAsMissing)
    .pipe(
      z.strictObject({
        'pass-template-id': z.optional(passTemplateId),
        'to-pass-template-id': z.optional(passTemplateId),
        passes: rows,
      }),
    ),
  output: batchAnswer,
  internalError: 'internal',
  isWrite: true,
  rowAction: movePass as Action,
  ownIds: ['pass-template-id', 'to-pass-template-id'],
};
