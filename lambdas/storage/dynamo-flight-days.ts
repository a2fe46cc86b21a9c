import { equalAsJson } from '../domain/fields/changes.ts';
import { type DayFlight, flightOfTemplate } from '../domain/flight/flight.ts';
import type { FlightDays } from '../ports/stores.ts';
import { batchGet } from './batch-get.ts';
import { type byDayKey, dayEntryOf, templatesOfDay } from './day-keys.ts';
import { type TemplateItem, templateOf } from './dynamo-templates.ts';
import { countsKey, type Key, templateKey } from './keys.ts';
import { areFresh, type CountsItem, countsMaxAgeMs } from './shared-counts.ts';
import { TableStore } from './table.ts';

type Entry = Key & ReturnType<typeof byDayKey>;

/** Finds the flights of a day by an index of the table. Source: docs/decisions/finding-flights.md#days-in-an-index-that-is-there */
export class DynamoFlightDays extends TableStore implements FlightDays {
  async flightsOf(account: string, date: string): Promise<readonly DayFlight[]> {
    const entries = await Array.fromAsync(this.table.all<Entry>(templatesOfDay(account, date)));
    const byFlight = Map.groupBy(entries.map(dayEntryOf), ({ flight }) => JSON.stringify(flight));
    return [...byFlight.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { flight, departure, destination } = first;
      const all = [first, ...others];
      const statuses = [...new Set(all.map(({ status }) => status))];
      return [{ flight, departure, destination, statuses, templateIds: all.map(({ templateId }) => templateId) }];
    });
  }

  async look(account: string, flights: readonly Pick<DayFlight, 'flight' | 'templateIds'>[]) {
    const keys = flights.flatMap(({ flight, templateIds }) => [
      countsKey(account, flight),
      ...templateIds.map(templateKey),
    ]);
    const items = new Map((await batchGet<Key>(this.table, keys)).map((item) => [item.PK, item]));
    const now = this.table.clock.now();
    return flights.flatMap(({ flight, templateIds }) => {
      // The index may show another flight's for a moment.
      const templates = templateIds
        .flatMap((id) => (items.get(templateKey(id).PK) as TemplateItem | undefined) ?? [])
        .map(templateOf)
        .filter(({ fields }) => equalAsJson(flightOfTemplate(fields), flight));
      if (templates.length === 0) return [];
      const item = items.get(countsKey(account, flight).PK) as CountsItem | undefined;
      const isStale = !areFresh(item?.counts, templates, now, countsMaxAgeMs.ofDays);
      return [{ flight, templates, counts: item?.counts, isStale }];
    });
  }
}
