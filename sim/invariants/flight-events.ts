import { eventFields, newestHolds } from '../workload/flight-events.ts';
import type { FlightEvent, Workload } from '../workload/known.ts';

/** Checks at rest that each field of a template is as the newest message said, among those that came to it. */
export function checkFlightEvents({ fail, flightEvents, history }: Workload): void {
  for (const [id, [first]] of history.templates) {
    const { account, fields } = history.template(id) ?? {};
    const of = flightEvents.filter((event) => event.account === account);
    for (const name of eventFields) {
      const now = fields?.[name] ?? '';
      const known = newestOf(of.filter(({ heeded }) => heeded.get(id)?.has(name)));
      // The answer to a message may be lost.
      const isPossible = (event: FlightEvent) => event.mayBeHeeded && event.fields[name] === now;
      if (now === (known?.fields[name] ?? first?.item.fields[name] ?? '')) continue;
      if (of.some((event) => isPossible(event) && event.atMs > (known?.atMs ?? 0))) continue;
      fail(newestHolds, `${name} of ${id} is ${now} after ${JSON.stringify(known?.fields)}`);
    }
  }
}

const newestOf = (events: readonly FlightEvent[]) => events.toSorted((one, other) => other.atMs - one.atMs)[0];
