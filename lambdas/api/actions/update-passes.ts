import * as z from 'zod';
import { passTemplateId } from '../../domain/fields.ts';
import type { Action } from '../action.ts';
import { batchOf } from './shared/batch.ts';
import { updatePassData } from './update-pass-data.ts';

/** Changes many passes, of one template or of several. Source: docs/api.md#updatepasses. */
export const updatePasses = batchOf(
  { name: 'updatepasses', rowAction: updatePassData as Action, ownIds: ['pass-template-id'] },
  { 'pass-template-id': z.optional(passTemplateId) },
);
