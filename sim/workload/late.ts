import type { Chance } from '../../world/time/chance.ts';

/** Events as queues deliver them: some of them twice, in any order. */
export const delivered = <Event>(chance: Chance, events: readonly Event[]): readonly Event[] =>
  [...events, ...events.filter(() => chance.is(0.4))]
    .map((event) => ({ event, place: chance.below(1_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);

/** Sends events one after the other, or all at once. */
export async function sendEach<Event>(
  chance: Chance,
  events: readonly Event[],
  send: (event: Event) => Promise<void>,
): Promise<void> {
  if (chance.is(0.5)) await Promise.all(events.map(send));
  else for (const event of events) await send(event);
}
