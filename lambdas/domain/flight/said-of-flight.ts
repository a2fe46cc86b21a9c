import { type FlightDay, newest, type Template } from '../template/template.ts';
import { brandFields, type TemplateFields } from '../template-fields/template-fields.ts';
import { newestOfFlight } from './field-times.ts';

/** Messages of updateflight about a flight, for a template of it that is made later. */
export interface SaidOfFlight extends Required<Pick<Template, 'fieldTimes' | 'flightDay'>> {
  /** Values of the flight's fields; undefined for one that was cleared. */
  readonly fields: Partial<TemplateFields>;
}

type Name = keyof TemplateFields;

/** The field whose messages decide each part of a flight's day: a time was sent for another departure once that one moves. */
const fieldOfDay = {
  originalBoardingTime: 'boarding-time',
  boardingSentFor: 'estimated-departure-time',
  arrivalSentFor: 'estimated-departure-time',
  hasHadStatus: 'flight-status',
  diversion: 'flight-status',
  voidedSinceUtc: 'void-passes',
} as const satisfies Record<keyof FlightDay, Name>;

/**
 * Finds the newest messages about the fields that a brand does not have, with their values in the flight's templates. A field
 * is left out where each of them has changed it alone since.
 * @returns undefined if there was no such message
 * Source: docs/decisions/finding-flights.md#a-later-template-of-a-flight
 */
export function saidOfFlight(
  templates: readonly Pick<Template, 'fields' | 'fieldTimes' | 'flightDay'>[],
): SaidOfFlight | undefined {
  const said = Object.entries(newestOfFlight(templates)).flatMap(([name, time]) => {
    const source = templates.find(
      ({ fieldTimes: { flight, own } = {} }) => flight?.[name] === time && newest(own?.[name]) <= time,
    );
    return source && !Object.hasOwn(brandFields.shape, name) ? [{ name: name as Name, time, source }] : [];
  });
  if (said.length === 0) return undefined;
  const dayBy = new Map(said.map(({ name, source }) => [name, source.flightDay]));
  const parts = Object.entries(fieldOfDay) as [keyof FlightDay, Name][];
  const isEvent = templates.some(({ fieldTimes }) => fieldTimes?.writes !== undefined);
  return {
    fields: Object.fromEntries(said.map(({ name, source }) => [name, source.fields[name]])),
    flightDay: Object.fromEntries(parts.map(([part, name]) => [part, dayBy.get(name)?.[part]])),
    fieldTimes: {
      flight: Object.fromEntries(said.map(({ name, time }) => [name, time])),
      ...(isEvent && { writes: 0 }),
    },
  };
}
