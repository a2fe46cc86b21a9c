import { equalAsJson } from '../domain/fields/changes.ts';
import { type DayFlight, type FlightKey, flightOfTemplate, maxPassesRead } from '../domain/flight/flight.ts';
import type { Pass } from '../domain/pass/pass.ts';
import type { Installs, Registration } from '../domain/pass/registration.ts';
import type { Template } from '../domain/template/template.ts';
import { installsOf, sumOfInstalls } from '../domain/updates/notified.ts';
import type { KeyRange } from '../ports/passes.ts';
import type { FlightCounts, FlightDays, Flights, Lists } from '../ports/stores.ts';
import { batchGet } from './batch-get.ts';
import { type byDayKey, dayEntryOf, templatesOfDay } from './day-keys.ts';
import { DynamoPassPages } from './dynamo-pass-queries.ts';
import { type TemplateItem, templateOf } from './dynamo-templates.ts';
import { countsKey, type Key, registrationsOfTemplate, templateKey, templatesOfFlight } from './keys.ts';
import { areFresh, type CountsItem, countsMaxAgeMs } from './shared-counts.ts';
import { type Table, TableStore } from './table.ts';

/** Finds the templates of a flight by an index of the table. Source: docs/decisions/finding-flights.md#flights-in-an-index-that-is-there */
export class DynamoFlights implements Flights {
  readonly #table: Table;
  readonly #lists: Pick<Lists, 'countPasses'>;

  constructor(table: Table, lists: Pick<Lists, 'countPasses'>) {
    this.#table = table;
    this.#lists = lists;
  }

  async templates(account: string, flight: FlightKey, max: number): Promise<readonly Template[] | undefined> {
    const { items: keys } = await this.#table.query<Key>({ ...templatesOfFlight(account, flight), Limit: max + 1 });
    if (keys.length > max) return undefined;
    const templates = (await batchGet<TemplateItem>(this.#table, keys)).map(templateOf);
    const age = ({ createdAtUtc, id }: Template) => `${createdAtUtc} ${id}`;
    return templates
      .filter(({ fields }) => equalAsJson(flightOfTemplate(fields), flight))
      .toSorted((one, other) => (age(one) < age(other) ? -1 : 1));
  }

  async counts(templates: readonly Template[]): Promise<FlightCounts> {
    const countedAtUtc = this.#table.clock.now().toISOString();
    const counts = await Promise.all(templates.map(({ id }) => this.#lists.countPasses(id)));
    const passes = counts.reduce((sum, count) => sum + count, 0);
    return { passes, countedAtUtc, ...(passes <= maxPassesRead && { installs: await this.#installs(templates) }) };
  }

  /** Counts the installs of one template after the other, so that memory holds the passes of one only. */
  async #installs(templates: readonly Template[]): Promise<Installs> {
    let sum: Installs = { walleta: 0, walletb: 0, notified: 0, asked: 0, fetched: 0 };
    for (const template of templates)
      for (const { pass, registrations } of await this.passes(template.id))
        sum = sumOfInstalls(sum, installsOf(template, pass, registrations));
    return sum;
  }

  async passes(templateId: string) {
    const [passes, registrations] = await Promise.all([this.passesAlone(templateId), this.#registrations(templateId)]);
    const byPass = Map.groupBy(registrations, ({ passKey }) => passKey);
    return passes.map((pass) => ({ pass, registrations: byPass.get(pass.passKey) ?? [] }));
  }

  async passesAlone(templateId: string): Promise<readonly Pass[]> {
    const pages = new DynamoPassPages(this.#table);
    // An entry that is filed meanwhile is read again at its new place.
    const passes = new Map<string, Pass>();
    let range: KeyRange | undefined = {};
    while (range) {
      const page: Awaited<ReturnType<DynamoPassPages['pageOf']>> = await pages.pageOf(templateId, range);
      for (const pass of page.passes) passes.set(pass.passKey, pass);
      range = page.next === undefined ? undefined : { after: page.next };
    }
    return [...passes.values()];
  }

  async #registrations(templateId: string): Promise<readonly Registration[]> {
    const keys = await Array.fromAsync(this.#table.all<Key>(registrationsOfTemplate(templateId, {})));
    return batchGet<Registration & Key>(this.#table, keys);
  }
}

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
