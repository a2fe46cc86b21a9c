import * as z from 'zod';
import { passTemplateId } from '../../domain/fields/fields.ts';
import { eventTime } from '../../domain/time/event-time.ts';
import type { Action } from '../action.ts';
import { batchOf } from '../batch.ts';
import { putPass } from './put-pass.ts';

/**
 * Takes up to 500 events, of any flights and in any order.
 * Source: docs/api/putpasses.md#putpasses.
 */
export const putPasses = batchOf(
  {
    name: 'putpasses',
    rowAction: putPass as Action,
    ownIds: ['brand'],
    orderOf: ({ 'event-time': time }) => eventTime.safeParse(time).data ?? '',
  },
  { brand: z.optional(passTemplateId) },
);
