import { airportZonesOf } from '../airport/airport.ts';
import { type Concern, type Warning, warningsAbout } from '../request/warning.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { instantWithOffset, toInstant } from '../time/dates.ts';
import { dayMs } from '../time/durations.ts';
import { type ExpiringFields, expirationOf } from './expiration.ts';

type Warned = Pick<Template, 'fields' | 'airports'>;
type ValidityField = keyof TemplateFields | 'expiration-timestamp';

/** Fields that say when a flight leaves. */
const ofDeparture = [
  ...(['departure-time', 'estimated-departure-time', 'origin-airport', 'relevance-date-timezone'] as const),
];

/** When the flight leaves, as far as is known. */
function departureOf({ fields, airports }: Warned) {
  const { origin } = airportZonesOf(fields, airports);
  const instant = toInstant(fields['estimated-departure-time'] ?? fields['departure-time'], origin);
  return { instant, text: `the departure, ${instantWithOffset(instant, origin)}` };
}

/** True where no departure is to come: passes of such a flight may well be void. */
const isOver = ({ fields }: Warned) =>
  fields['void-passes'] === true ||
  ['departed', 'arrived', 'cancelled', 'diverted'].includes(fields['flight-status'] ?? '');

/**
 * Warns of passes with these fields if they expire before their flight leaves. An expiration after the install is meant.
 * @param touched fields named by an update: others are not warned of.
 * Source: docs/api/expiration.md#expiration.
 */
export const expirationWarnings = (
  template: Warned,
  fields: ExpiringFields,
  touched?: ReadonlySet<string>,
): Warning[] => warningsAbout(expirationConcerns(template, fields), touched);

export function expirationConcerns(template: Warned, fields: ExpiringFields = {}): Concern<ValidityField>[] {
  const expiration = expirationOf(template, { fields });
  const departure = departureOf(template);
  if (expiration === undefined || expiration.instant >= departure.instant || isOver(template)) return [];
  const code = 'expiration-implausible';
  const { 'expiration-timestamp': own } = fields;
  if (own !== undefined) {
    const field = 'expiration-timestamp';
    const text = `${field} is read as ${own}, whatever its offset; that is before ${departure.text}: the pass is void before its flight leaves.`;
    return [{ code, field, about: [field], text }];
  }
  const field = 'expiry-date';
  const { instant, timeZone } = expiration;
  const text = `${field} ${instantWithOffset(instant, timeZone)} in ${timeZone} is before ${departure.text}: passes are void before the flight leaves.`;
  return [{ code, field, about: [field, 'expiry-timezone', 'no-expiration', ...ofDeparture], text }];
}

/** Warns of a pass that comes to the lock screen after its flight has left, or more than a day before. */
export function relevanceConcerns(template: Warned): Concern<ValidityField>[] {
  const field = 'relevance-date-time';
  const { [field]: local, 'relevance-date-timezone': timeZone } = template.fields;
  const departure = departureOf(template);
  const leadMs = local === undefined ? 0 : departure.instant.getTime() - toInstant(local, timeZone).getTime();
  if (local === undefined || (leadMs >= 0 && leadMs <= dayMs) || isOver(template)) return [];
  const read = instantWithOffset(toInstant(local, timeZone), timeZone);
  const problem = leadMs < 0 ? 'after' : 'more than 24 hours before';
  const text = `${field} ${read} in ${timeZone} is ${problem} ${departure.text}: the pass comes to the lock screen at that time.`;
  return [{ code: 'relevance-implausible', field, about: [field, ...ofDeparture], text }];
}
