import * as z from 'zod';
import { flightKeyFields, flightOfKey } from '../../domain/flight/flight-request.ts';
import { flattenGroups } from '../../domain/template/template-request.ts';
import type { Action } from '../action.ts';
import { batchOf } from '../batch.ts';
import { updateFlight } from './update-flight.ts';

const key = z.object(flightKeyFields.shape);

/** The flight that a row names, in the one spelling of its key. */
function flightOfRow(row: Readonly<Record<string, unknown>>): string | undefined {
  const named = key.safeParse(flattenGroups(row).fields);
  return named.success ? JSON.stringify(flightOfKey(named.data)) : undefined;
}

/**
 * Changes up to 100 flights in one call.
 * Source: docs/api/updateflights.md#updateflights.
 */
export const updateFlights = batchOf({
  name: 'updateflights',
  rowAction: updateFlight as Action,
  ownIds: [],
  rowsField: 'flights',
  subjectOf: flightOfRow,
});
