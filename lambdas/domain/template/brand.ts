import type { FlightAirports } from '../airport/airport.ts';
import { type Changes, touchedBy } from '../fields/changes.ts';
import { fieldsRefused } from '../request/errors.ts';
import type { KnownFactName } from '../template-fields/flight.ts';
import { type BrandFields, brandFields, type TemplateFields } from '../template-fields/template-fields.ts';
import { present } from '../text/json.ts';
import type { Brand, Template } from './template.ts';

/** @throws E9003 for fields that only the template of a flight has. */
export function brandChangesOf(changes: Changes<TemplateFields>): Changes<BrandFields> {
  const foreign = [...touchedBy(changes)].filter((name) => !Object.hasOwn(brandFields.shape, name));
  if (foreign.length === 0) return changes as Changes<BrandFields>;
  throw fieldsRefused(foreign.map((field) => ({ field, message: 'belongs to a flight: a brand has none' })));
}

/** A flight as an event knows it, by the names of a template's fields. */
export type FlightFacts = Partial<Pick<TemplateFields, KnownFactName>> &
  Pick<TemplateFields, 'flight-number-label' | 'flight-number' | 'origin-airport'>;

/** Values of a static passenger that a brand does not name. */
const nobody = {
  'passenger-name': '–',
  'boarding-position': '–',
  'boarding-group': '–',
  'seat-number': '–',
  'confirmation-number': '–',
} as const;

/**
 * Fields of a flight's template that is made with a brand.
 * @param place of the facts in the request: `flight.` or nothing.
 * @throws E9003 for facts without which there is no pass.
 */
export function fieldsOfFlight(
  { fields: brand }: Pick<Brand, 'fields'>,
  facts: FlightFacts,
  { origin }: FlightAirports,
  place = '',
): TemplateFields {
  const { 'destination-airport': destination, 'departure-time': departure } = facts;
  const timeZone = facts['relevance-date-timezone'] ?? brand['relevance-date-timezone'] ?? origin?.timeZone;
  if (destination === undefined || departure === undefined || timeZone === undefined) {
    const isRequired = 'is required, as the flight is not known yet';
    const needed: [value: unknown, field: KnownFactName | 'origin-airport', message: string][] = [
      [destination, 'destination-airport', isRequired],
      [departure, 'departure-time', isRequired],
      [timeZone, 'origin-airport', airportUnknown(facts['origin-airport'])],
    ];
    const missing = needed.filter(([value]) => value === undefined);
    throw fieldsRefused(missing.map(([, field, message]) => ({ field: `${place}${field}`, message })));
  }
  const flight = `${facts['flight-number-label']}${facts['flight-number']} ${departure.slice(0, 10)} ${facts['origin-airport']}-${destination}`;
  return {
    ...nobody,
    ...present(brand),
    ...present(facts),
    'destination-airport': destination,
    'departure-time': departure,
    'relevance-date-timezone': timeZone,
    'pass-template-name': `${flight} ${brand['pass-template-name']}`.slice(0, 100),
  } as TemplateFields;
}

const airportUnknown = (code: string) =>
  `${code} is not an airport that we know: check the code, or send relevance-date-timezone`;

/** A flight on which a brand is shown and tried. */
const sampleFlight: FlightFacts = {
  'flight-number-label': 'XX',
  'flight-number': '000',
  'origin-airport': 'XXX',
  'destination-airport': 'XXX',
  'departure-time': '2027-01-01T12:00:00',
  'relevance-date-timezone': 'Etc/UTC',
};

/** A brand as the template of a flight that is none, to build a pass on trial and to read its values. */
export const sampleTemplateOf = (brand: Brand): Template => ({
  ...brand,
  fields: { ...fieldsOfFlight(brand, sampleFlight, {}), 'pass-template-name': brand.fields['pass-template-name'] },
});
