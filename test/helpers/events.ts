import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ServiceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import type { BusEvent } from '../../local/aws/event-bus.ts';

const ajv = new Ajv2020();
addFormats.default(ajv);
const isValid = ajv.compile(JSON.parse(readFileSync('docs/events.schema.json', 'utf8')));

/**
 * Published events in order, each once; a repeated one must have the same id and content.
 * @param template id of the events' template; all events without it
 */
export async function publishedEvents(stackUrl: string, template?: string): Promise<ServiceEvent[]> {
  const entries = (await (await fetch(`${stackUrl}/_local/events`)).json()) as BusEvent[];
  const byId = new Map<string, ServiceEvent>();
  for (const entry of entries) {
    const event = detailOf(entry);
    expect(byId.get(event['event-id']) ?? event).toEqual(event);
    byId.set(event['event-id'], event);
  }
  return [...byId.values()].filter((event) => template === undefined || event['pass-template-id'] === template);
}

/** The event of an entry, which must agree with docs/events.md. */
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
export async function publishedOfPass(stackUrl: string, reference: { 'pass-template-id': string; 'pass-id': string }) {
  const events = await publishedEvents(stackUrl, reference['pass-template-id']);
  return events.filter((event) => 'pass-id' in event && event['pass-id'] === reference['pass-id']);
}

/** Types of events, with their wallet if they have one. */
export const typesOf = (events: readonly ServiceEvent[]) =>
  events.map((event) => event['event-type'] + ('wallet' in event ? ` ${event.wallet}` : ''));
