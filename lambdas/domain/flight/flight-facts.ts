import * as z from 'zod';
import { emptyAsMissing, sentFields } from '../fields/fields.ts';
import type { Warning } from '../request/warning.ts';
import type { FlightFacts } from '../template/brand.ts';
import { factNames } from '../template-fields/flight.ts';
import { type TemplateFields, templateFields } from '../template-fields/template-fields.ts';
import { flightOf, flightOfTemplate } from './flight.ts';
import { flightKeyFields } from './flight-request.ts';

const names = Object.fromEntries(factNames.map((name) => [name, true])) as Record<(typeof factNames)[number], true>;

/** The object `flight` of putpass: a flight's key, and what is known of it. Source: docs/api/putpass.md#putpass. */
export const flightFactFields = z.strictObject(
  { ...templateFields.pick(names).partial().shape, ...flightKeyFields.shape },
  'must be an object',
);

/** Numbers are shown with at least three digits, as those of other templates. */
const shownNumber = (number: string) => number.padStart(3, '0');

export const eventFlight = sentFields
  .transform(emptyAsMissing)
  .pipe(flightFactFields)
  .refine((flight) => flight['departure-time']?.startsWith(flight['departure-date']) ?? true, {
    path: ['departure-time'],
    message: 'must be on departure-date',
    // Also if fields are invalid by themselves, so that callers learn of all problems at once.
    when: ({ issues }) => issues.length === 0,
  })
  .transform(({ 'departure-date': date, ...facts }) => ({
    key: flightOf(facts, date),
    facts: { ...facts, 'flight-number': shownNumber(facts['flight-number']) } as FlightFacts,
  }));

export type EventFlight = z.output<typeof eventFlight>;

/** Facts that the flight does not have yet. */
export const lackingFacts = (fields: TemplateFields, { facts }: EventFlight): Partial<TemplateFields> =>
  Object.fromEntries(
    factNames.flatMap((name) => (fields[name] === undefined && facts[name] !== undefined ? [[name, facts[name]]] : [])),
  );

/** Facts that the flight has otherwise, which then holds: it has heard of them from the airline's operations. */
export function differingFacts(fields: TemplateFields, { key, facts }: EventFlight): Warning[] {
  const flight = flightOfTemplate(fields);
  const differing = new Set<string>(
    factNames.filter((name) => facts[name] !== undefined && fields[name] !== undefined && facts[name] !== fields[name]),
  );
  // Spellings of the key do not count.
  for (const [name, part] of [
    ['flight-number-label', 'airline'],
    ['flight-number', 'number'],
    ['origin-airport', 'origin'],
  ] as const)
    if (flight[part] === key[part]) differing.delete(name);
  if (flight.date !== key.date) differing.add('departure-date');
  return [...differing].map((field) => ({
    code: 'flight-differs',
    field: `flight.${field}`,
    text: `The flight has another ${field}, which holds: updateflight changes it.`,
  }));
}
