import * as z from 'zod';
import { passTemplateId } from '../../domain/fields.ts';
import type { Action } from '../action.ts';
import { movePass } from './move-pass.ts';
import { batchOf } from './shared/batch.ts';

/** Moves many passes to other flights. Source: docs/api.md#movepasses. */
export const movePasses = batchOf(
  { name: 'movepasses', rowAction: movePass as Action, ownIds: ['pass-template-id', 'to-pass-template-id'] },
  { 'pass-template-id': z.optional(passTemplateId), 'to-pass-template-id': z.optional(passTemplateId) },
);
