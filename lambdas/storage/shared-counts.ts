import { flightOfTemplate } from '../domain/flight/flight.ts';
import type { Template } from '../domain/template/template.ts';
import { dayMs } from '../domain/time/durations.ts';
import type { FlightCounts, Flights } from '../ports/stores.ts';
import { countsKey, type WrittenItem } from './keys.ts';
import { ifAsRead, type Table } from './table.ts';

/** Age, ms, up to which counts are shown as they are: to those who look at one flight, and at a day of flights. */
export const countsMaxAgeMs = { ofFlight: 5_000, ofDays: 60_000 };

/** Time in which a count should be done, ms; afterwards somebody else begins one. */
const leaseMs = 10_000;

/** Pause, ms, between looks at a flight that is being counted for the first time. */
const waitMs = 250;

/** Counts as several people see them. */
export interface CountsItem extends WrittenItem {
  /** Absent until a flight was counted once. */
  readonly counts?: (FlightCounts & { readonly ofTemplates: string }) | undefined;
  /** Time until which somebody counts. */
  readonly leasedUntilUtc?: string;
  /** Deleted from then on, seconds since 1970. */
  readonly ttl: number;
}

/** The templates of a flight with their versions, in whatever order they were found: with others it is counted anew. */
const versionsOf = (templates: readonly Template[]) =>
  templates
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join();

/** True for counts of the flight as it is that are not older. */
export function areFresh(
  counts: CountsItem['counts'],
  templates: readonly Template[],
  now: Date,
  maxAgeMs: number,
): boolean {
  if (counts?.ofTemplates !== versionsOf(templates)) return false;
  return now.getTime() - Date.parse(counts.countedAtUtc) <= maxAgeMs;
}

/**
 * Counts of flights that those who look at the same time share, however many they are: one counts, the others see the former
 * counts meanwhile. Source: docs/decisions/desk.md#counts-are-shared
 */
export class SharedCounts {
  readonly #table: Table;
  readonly #flights: Pick<Flights, 'counts'>;
  readonly #newWriteId: () => string;

  constructor(table: Table, flights: Pick<Flights, 'counts'>, newWriteId: () => string) {
    this.#table = table;
    this.#flights = flights;
    this.#newWriteId = newWriteId;
  }

  /** @param templates of one flight, at least one. */
  async of(templates: readonly Template[], maxAgeMs: number): Promise<FlightCounts> {
    const [first] = templates;
    if (first === undefined) throw new Error('No flight is counted');
    const key = countsKey(first.account, flightOfTemplate(first.fields));
    for (;;) {
      const now = this.#table.clock.now();
      const former = await this.#table.get<CountsItem>(key);
      if (former?.counts && areFresh(former.counts, templates, now, maxAgeMs)) return former.counts;
      const isHeld = former?.leasedUntilUtc !== undefined && former.leasedUntilUtc > now.toISOString();
      const ttl = Math.ceil((now.getTime() + dayMs) / 1_000);
      const own = { ...key, writeId: this.#newWriteId(), ttl };
      const leasedUntilUtc = new Date(now.getTime() + leaseMs).toISOString();
      if (!isHeld && (await this.#replace(former, { ...own, counts: former?.counts, leasedUntilUtc }))) {
        const counts = { ...(await this.#flights.counts(templates)), ofTemplates: versionsOf(templates) };
        const item: CountsItem = { ...own, counts };
        await this.#table.put(item);
        return counts;
      }
      if (former?.counts) return former.counts;
      await this.#table.clock.wait(waitMs);
    }
  }

  /** Takes the lease; false if somebody else has it. */
  #replace(before: CountsItem | undefined, item: CountsItem): Promise<boolean> {
    if (before === undefined) return this.#table.create(item);
    return this.#table.writeIf({ item, ...ifAsRead(before.writeId) });
  }
}
