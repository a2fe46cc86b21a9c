import { type FlightKey, flightOfTemplate } from '../../domain/flight/flight.ts';
import { nearMissesOf } from '../../domain/flight/flight-near-misses.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Template } from '../../domain/template/template.ts';
import type { Call } from '../action.ts';

/**
 * Templates of one flight: a transaction takes 100 items, and the receipt of the call is one of them.
 * Source: Amazon DynamoDB Developer Guide, Service, account, and table quotas.
 */
export const maxTemplates = 90;

/** The parts of a call that find flights. */
interface FlightsCall extends Pick<Call, 'flights' | 'lists' | 'templates'> {
  readonly account: Pick<Call['account'], 'id'>;
}

/**
 * The templates that are a flight, oldest first; at least one.
 * @throws E9028 if there is none, E9027 if there are too many.
 */
export async function findFlight(flight: FlightKey, call: FlightsCall): Promise<readonly Template[]> {
  const templates = await call.flights.templates(call.account.id, flight, maxTemplates);
  if (templates === undefined) throw new ApiError('flightTooLarge');
  if (templates.length === 0) throw await unknownFlight(flight, call);
  return templates;
}

/** E9028, which names flights of the account that differ in one field. Source: docs/api/updateflight.md#updateflight. */
async function unknownFlight(
  flight: FlightKey,
  { account, flights, lists, templates }: FlightsCall,
): Promise<ApiError> {
  const oldest = await lists.templates(account.id, { number: 1, size: 3 });
  const others = await Promise.all(oldest.map(({ id }) => templates.find(account.id, id)));
  const misses = nearMissesOf(
    flight,
    others.flatMap((other) => (other ? [flightOfTemplate(other.fields).airline] : [])),
  );
  const found = await Promise.all(
    misses.map(async (miss) => ((await flights.templates(account.id, miss.flight, 1))?.length === 0 ? [] : [miss])),
  );
  const problems = [...Map.groupBy(found.flat(), ({ field }) => field)].map(([field, near]) => ({
    field,
    message: `there is such a flight ${field === 'departure-date' ? 'on' : `with ${field}`} ${near.map(({ value }) => value).join(' or ')}`,
  }));
  if (problems.length === 0) return new ApiError('noSuchFlight');
  const cures = problems.map(({ message }) => message).join('; ');
  return new ApiError('noSuchFlight', `No such flight, but ${cures}.`, problems);
}
