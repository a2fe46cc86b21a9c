import { ApiError } from '../../../domain/errors.ts';
import type { FlightKey } from '../../../domain/flight.ts';
import type { Template } from '../../../domain/template.ts';
import type { Call } from '../../action.ts';

/**
 * Templates of one flight: a transaction takes 100 items, and the receipt of the call is one of them.
 * Source: Amazon DynamoDB Developer Guide, Service, account, and table quotas.
 */
const maxTemplates = 90;

/**
 * The templates that are a flight, oldest first; at least one.
 * @throws E9028 if there is none, E9027 if there are too many.
 */
export async function findFlight(flight: FlightKey, { account, flights }: Call): Promise<readonly Template[]> {
  const templates = await flights.templates(account.id, flight, maxTemplates);
  if (templates === undefined) throw new ApiError('flightTooLarge');
  if (templates.length === 0) throw new ApiError('noSuchFlight');
  return templates;
}
