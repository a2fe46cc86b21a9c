import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ServiceEvent } from '../../lambdas/domain/pass-events.ts';
import type { BusEvent } from '../../local/aws/event-bus.ts';

const ajv = new Ajv2020();
addFormats.default(ajv);
const isValid = ajv.compile(JSON.parse(readFileSync('docs/events.schema.json', 'utf8')));

/**
 * What the bus was told, in order, each event once, as one that comes again has the same id and says the same.
 * @param template whose events; all without it
 */
export async function toldEvents(stackUrl: string, template?: string): Promise<ServiceEvent[]> {
  const entries = (await (await fetch(`${stackUrl}/_local/events`)).json()) as BusEvent[];
  const byId = new Map<string, ServiceEvent>();
  for (const entry of entries) {
    const event = detailOf(entry);
    expect(byId.get(event['event-id']) ?? event).toEqual(event);
    byId.set(event['event-id'], event);
  }
  return [...byId.values()].filter((event) => template === undefined || event['pass-template-id'] === template);
}

/** The event of an entry, which has to be as docs/events.md says. */
function detailOf({ Source, DetailType, Time, Detail }: BusEvent): ServiceEvent {
  expect([isValid(Detail), isValid.errors]).toEqual([true, null]);
  const event = Detail as ServiceEvent;
  const atSeconds = Date.parse(event['occurred-at']) / 1_000;
  expect({ Source, DetailType, Time }).toEqual({
    Source: 'boarding-pass-wallet',
    DetailType: event['event-type'],
    Time: atSeconds,
  });
  return event;
}

/** Types of the events of a pass, in order. */
export async function toldOfPass(stackUrl: string, reference: { 'pass-template-id': string; 'pass-id': string }) {
  const events = await toldEvents(stackUrl, reference['pass-template-id']);
  return events.filter((event) => 'pass-id' in event && event['pass-id'] === reference['pass-id']);
}

/** The types, with the wallet where there is one. */
export const typesOf = (events: readonly ServiceEvent[]) =>
  events.map((event) => event['event-type'] + ('wallet' in event ? ` ${event.wallet}` : ''));
