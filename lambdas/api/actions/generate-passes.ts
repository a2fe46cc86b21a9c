import { passTemplateId } from '../../domain/fields/fields.ts';
import type { Action } from '../action.ts';
import { batchOf } from '../batch.ts';
import { generatePass } from './generate-pass.ts';

/**
 * Creates up to 500 passes of one template in one call, such as those of a flight when check-in opens.
 * Source: docs/api/generatepasses.md#generatepasses.
 */
export const generatePasses = batchOf(
  { name: 'generatepasses', rowAction: generatePass as Action, ownIds: [] },
  { 'pass-template-id': passTemplateId },
);
