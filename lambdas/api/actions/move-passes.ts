import * as z from 'zod';
import { passTemplateId } from '../../domain/fields/fields.ts';
import type { Action } from '../action.ts';
import { batchOf } from '../batch.ts';
import { movePass } from './move-pass.ts';

/**
 * Moves up to 500 passes, to one flight or to several.
 * Source: docs/api/movepasses.md#movepasses.
 */
export const movePasses = batchOf(
  { name: 'movepasses', rowAction: movePass as Action, ownIds: ['pass-template-id', 'to-pass-template-id'] },
  { 'pass-template-id': z.optional(passTemplateId), 'to-pass-template-id': z.optional(passTemplateId) },
);
