import { passTemplateId } from '../../domain/fields.ts';
import type { Action } from '../action.ts';
import { generatePass } from './generate-pass.ts';
import { batchOf } from './shared/batch.ts';

/** Issues many passes of one template. Source: docs/api.md#generatepasses. */
export const generatePasses = batchOf(
  { name: 'generatepasses', rowAction: generatePass as Action, ownIds: [] },
  { 'pass-template-id': passTemplateId },
);
