import * as z from 'zod';
import { changesOf } from '../fields/changes.ts';
import { emptyAsMissing, parseWithin, sentFields, text, trueFalse } from '../fields/fields.ts';
import { flattened } from '../template/template-request.ts';
import { templateFields } from '../template-fields/template-fields.ts';
import { isLocalDateTime } from '../time/dates.ts';
import { eventTime } from '../time/event-time.ts';
import { flightOf } from './flight.ts';

export const localDate = z
  .string('must be text')
  .refine((date) => isLocalDateTime(`${date}T00:00:00`), 'must be a real date as YYYY-MM-DD');

const { 'flight-number-label': airline, 'origin-airport': origin } = templateFields.shape;

/** The natural key of a flight in requests. Source: docs/api/updateflight.md#updateflight. */
export const flightKeyFields = z.strictObject({
  'flight-number-label': airline,
  'flight-number': text(4, 'must be at most 4 characters, without the airline code'),
  'origin-airport': origin,
  'departure-date': localDate,
});

const keyNames = { 'flight-number-label': true, 'flight-number': true, 'origin-airport': true } as const;

/** Fields that an update of a flight changes: those of a template, without those that are the flight's key. */
export const flightChangeFields = templateFields.omit(keyNames);

const readChanges = changesOf(flightChangeFields);

/** The flight that a request names. */
export const flightOfKey = (key: z.output<typeof flightKeyFields>) => flightOf(key, key['departure-date']);

/** Fields of updateflight beside those of a flight. Source: docs/api/updateflight.md#updateflight. */
export const flightEventFields = z.object({
  'event-time': z.optional(eventTime),
  /** True: the answer shows the notification and the warnings, and nothing is stored or sent. */
  'dry-run': z.optional(trueFalse),
});

/** The request of updateflight: a flight's key, and the rest as in updatepasstemplate. */
export const flightChanges = sentFields.transform((request, context) => {
  const isOfKey = ([name]: [string, unknown]) => Object.hasOwn(flightKeyFields.shape, name);
  const { 'event-time': time, 'dry-run': dryRun, ...fields } = flattened(request, context);
  const entries = Object.entries(fields);
  const key = Object.fromEntries(entries.filter(isOfKey));
  const rest = Object.fromEntries(entries.filter((entry) => !isOfKey(entry)));
  const flight = parseWithin(flightKeyFields.transform(flightOfKey), key, context);
  const beside = emptyAsMissing({ 'event-time': time, 'dry-run': dryRun });
  const { 'event-time': eventTimeUtc, 'dry-run': isDryRun } = parseWithin(flightEventFields, beside, context);
  return { flight, eventTimeUtc, isDryRun, ...readChanges(rest, context) };
});
