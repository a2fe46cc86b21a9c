import * as z from 'zod';
import { passTemplateId } from '../../domain/fields/fields.ts';
import type { Action } from '../action.ts';
import { batchOf } from '../batch.ts';
import { updatePassData } from './update-pass-data.ts';

/**
 * Changes up to 500 passes, of one template or of several.
 * Source: docs/api/updatepasses.md#updatepasses.
 */
export const updatePasses = batchOf(
  { name: 'updatepasses', rowAction: updatePassData as Action, ownIds: ['pass-template-id'] },
  { 'pass-template-id': z.optional(passTemplateId) },
);
