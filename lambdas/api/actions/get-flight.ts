import * as z from 'zod';
import { sentFields, withoutEmpty } from '../../domain/fields/fields.ts';
import { flightKeyFields, flightOfKey } from '../../domain/flight/flight-request.ts';
import type { Installs } from '../../domain/pass/registration.ts';
import type { Template } from '../../domain/template/template.ts';
import { flightFields } from '../../domain/template-fields/flight.ts';
import { defineAction } from '../action.ts';
import { findFlight } from '../templates/flight-templates.ts';

type FlightField = keyof typeof flightFields;

const fieldNames = Object.keys(flightFields) as FlightField[];

/** Fields that describe the flight, as sent; those that are set. */
const flightData = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, z.optional(z.string())])) as Record<
    FlightField,
    z.ZodOptional<z.ZodString>
  >,
);

/**
 * Shows a flight by its airline, number, origin and day: its templates and their fields. It also counts passes, installs,
 * and how many installs have been notified of the current flight and have fetched it.
 * @throws E9028 for an unknown flight, E9027 for one with too many templates.
 * Source: docs/api/getflight.md#getflight.
 */
export const getFlight = defineAction({
  name: 'getflight',
  scope: 'read',
  input: sentFields.transform(withoutEmpty).pipe(flightKeyFields),
  output: z.object({
    'pass-templates': z.array(
      z.object({
        'pass-template-id': z.string(),
        'pass-template-name': z.string(),
        'flight-data': z.optional(flightData),
      }),
    ),
    'flight-data': flightData,
    passes: z.int(),
    'installed-walleta': z.optional(z.int()),
    'installed-walletb': z.optional(z.int()),
    told: z.optional(z.int()),
    fetched: z.optional(z.int()),
    'oldest-not-fetched-seconds': z.optional(z.int()),
  }),
  internalError: 'internal',
  async run(input, call) {
    const templates = await findFlight(flightOfKey(input), call);
    const { passes, installs } = await call.flights.counts(templates);
    return {
      ...flightDataOf(templates),
      passes,
      ...(installs && {
        'installed-walleta': installs.walleta,
        'installed-walletb': installs.walletb,
        told: installs.notified,
        fetched: installs.fetched,
        ...behindFor(installs, call.clock.now()),
      }),
    };
  },
});

/** The fields in which all templates agree; with each template its values of the others. */
function flightDataOf(templates: readonly Template[]) {
  const isShared = (name: FlightField) => new Set(templates.map(({ fields }) => fields[name])).size === 1;
  const shared = fieldNames.filter(isShared);
  const others = fieldNames.filter((name) => !isShared(name));
  return {
    'pass-templates': templates.map(({ id, fields }) => ({
      'pass-template-id': id,
      'pass-template-name': fields['pass-template-name'],
      ...(others.length > 0 && { 'flight-data': picked(fields, others) }),
    })),
    'flight-data': picked(templates[0]?.fields ?? {}, shared),
  };
}

const picked = (fields: Partial<Template['fields']>, names: readonly FlightField[]): z.output<typeof flightData> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** The age of the notification that a phone has not followed for longest; nothing if all have. */
function behindFor({ behindSinceUtc }: Installs, now: Date) {
  if (behindSinceUtc === undefined) return {};
  const ageMs = now.getTime() - Date.parse(behindSinceUtc);
  return { 'oldest-not-fetched-seconds': Math.max(0, Math.floor(ageMs / 1_000)) };
}
