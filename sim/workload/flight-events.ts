import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import { send } from './client.ts';
import { flightOf } from './flight.ts';
import type { FlightEvent, KnownTemplate, Workload } from './known.ts';
import { delivered, sendEach } from './late.ts';

/** Fields that only events change here, so that a history shows which one holds. */
export const eventFields = ['arrival-gate', 'arrival-terminal', 'boarding-door'] as const;

/** Time by which the latest message of a feed may be late. */
const mostLateMs = 20 * 60_000;

/** Sends messages of a feed about one flight: late, doubled and in any order, one by one, at once or in one call. */
export async function sendFlightEvents(
  workload: Workload,
  { account, number }: KnownTemplate,
  isOneCall = workload.chance.is(0.4),
): Promise<void> {
  const { chance, flightEvents, universe } = workload;
  const events: FlightEvent[] = [];
  for (let left = chance.between(1, 4); left > 0; left--) {
    const event = eventOf(workload, account.id);
    // A feed says the same again.
    const said = chance.is(0.3) ? chance.pick(events) : undefined;
    events.push({ ...event, ...(said && { fields: said.fields }) });
  }
  flightEvents.push(...events);
  const sent = delivered(chance, events);
  const rowOf = ({ atMs, fields }: FlightEvent) => ({
    ...flightOf(number),
    'event-time': new Date(atMs).toISOString(),
    ...fields,
  });
  if (isOneCall) {
    const answer = await send(universe, account, { action: 'updateflights', flights: sent.map(rowOf) });
    const results = (answer?.body.results ?? []) as readonly ApiAnswer['body'][];
    for (const [place, event] of sent.entries()) noteAnswer(workload, event, results[place]);
    return;
  }
  await sendEach(chance, sent, async (event) => {
    const answer = await send(universe, account, { action: 'updateflight', ...rowOf(event) });
    noteAnswer(workload, event, answer?.body);
  });
}

/** A message about some fields, now and then with the value that a former one had. */
function eventOf({ chance, flightEvents, next, universe }: Workload, account: string): FlightEvent {
  const named = eventFields.filter(() => chance.is(0.6));
  const value = (name: string) => {
    const former = flightEvents.at(-1)?.fields[name];
    if (former !== undefined && chance.is(0.3)) return former;
    if (chance.is(0.2)) return '';
    return name === 'boarding-door' ? chance.pick(['Front', 'Back'] as const) : `E${next()}`;
  };
  let atMs = universe.world.nowMs - chance.below(mostLateMs);
  while (flightEvents.some((event) => event.atMs === atMs)) atMs -= 1;
  const fields = Object.fromEntries(named.map((name) => [name, value(name)]));
  return { account, atMs, fields, heeded: new Map(), mayBeHeeded: false };
}

interface Outcome {
  readonly 'pass-template-id': string;
  readonly warnings?: readonly { readonly code: string; readonly field: string }[];
}

function noteAnswer(workload: Workload, event: FlightEvent, body: ApiAnswer['body'] | undefined): void {
  if (body?.status !== 'success') {
    if (!/^E(104|9028)$/.test(String(body?.['error-code']))) event.mayBeHeeded = true;
    return;
  }
  for (const { 'pass-template-id': id, warnings = [] } of body['pass-templates'] as readonly Outcome[]) {
    const stays = warnings.filter(({ code }) => code === 'event-superseded').map(({ field }) => field);
    const heeded = event.heeded.get(id) ?? new Set();
    event.heeded.set(id, heeded);
    for (const name of Object.keys(event.fields)) {
      if (!stays.includes(name)) heeded.add(name);
      else if (!workload.flightEvents.some(({ atMs, fields }) => atMs >= event.atMs && name in fields))
        workload.fail(newestHolds, `${id}: ${name} of the newest message is superseded`);
    }
  }
}

export const newestHolds = 'each field of a flight ends at its newest message';
