import type { CountWork } from '../../domain/updates/work.ts';
import type { FlightDays, Flights } from '../../ports/stores.ts';

interface Services {
  readonly filing: { file(listKey: string): Promise<void> };
  readonly flightDays: Pick<FlightDays, 'look'>;
  readonly flights: Pick<Flights, 'counts'>;
}

/** Does the work of a message: the key of a list to be filed, or flights to be counted, as JSON. */
export async function fileOrCount(body: string, { filing, flightDays, flights }: Services): Promise<void> {
  if (!body.startsWith('{')) return filing.file(body);
  const work: CountWork = JSON.parse(body);
  // Many may have asked for the same flights.
  for (const { templates, isStale } of await flightDays.look(work.account, work.flights))
    if (isStale) await flights.counts(templates);
}
