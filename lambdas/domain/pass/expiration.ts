import { ApiError } from '../request/errors.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { addDays, type LocalDateTime, localOf, toInstant } from '../time/dates.ts';
import { hourMs } from '../time/durations.ts';
import type { Pass, PassStatus, ShownPass } from './pass.ts';

export interface Expiration {
  readonly instant: Date;
  /** Time zone for display. */
  readonly timeZone: string;
}

/** A pass's own expiration. */
export type ExpiringFields = Pick<Pass['fields'], 'expiration-timestamp' | 'expiration-timezone'>;

/**
 * When a pass expires: its own expiration, else a period after its first install, else the template's date.
 * No-expiration disables those of the template. Source: docs/api/expiration.md#expiration.
 */
export function expirationOf(
  { fields }: Pick<Template, 'fields'>,
  pass: { readonly fields: ExpiringFields } & Pick<Pass, 'firstInstalledAtUtc'>,
): Expiration | undefined {
  const { 'expiration-timestamp': own, 'expiration-timezone': ownZone } = pass.fields;
  if (own !== undefined) return { instant: new Date(own), timeZone: ownZone ?? 'UTC' };
  if (fields['no-expiration']) return undefined;
  return autoExpiration(fields, pass.firstInstalledAtUtc) ?? templateExpiration(fields);
}

/** When an active pass expires. A pass created after its expiration is expired from the start. */
export function expiryOf(template: Template, pass: Pass): Date | undefined {
  const expiration = pass.storedStatus === 'active' ? expirationOf(template, pass) : undefined;
  return expiration && new Date(Math.max(expiration.instant.getTime(), Date.parse(pass.createdAtUtc)));
}

/**
 * True while the passes of the flight are void, whatever their own status is.
 * Source: docs/decisions/flight-status.md#void-with-the-flight
 */
export const arePassesVoid = ({ fields }: Pick<Template, 'fields'>) => fields['void-passes'] === true;

/**
 * The pass as it reads while the passes of its flight are void; its record keeps its own status.
 * Source: docs/api/flight-status.md#void-passes.
 */
export function voidedWithFlight({ flightDay, updatedAtUtc }: Template, pass: ShownPass): ShownPass {
  if (pass.status === 'voided') return pass;
  const flightUtc = flightDay?.voidedSinceUtc ?? updatedAtUtc;
  const statusSinceUtc = flightUtc > pass.createdAtUtc ? flightUtc : pass.createdAtUtc;
  return { ...pass, status: 'voided', statusSinceUtc };
}

/** The pass as it reads at an instant: voided while the passes of its flight are. */
export function passAt(template: Template, pass: Pass, at: Date): ShownPass {
  const own = ownPassAt(template, pass, at);
  return arePassesVoid(template) ? voidedWithFlight(template, own) : own;
}

/**
 * The pass with its own status at an instant: expired as soon as its expiration has passed, recorded or not; once it is
 * recorded, by every clock.
 */
function ownPassAt(template: Template, pass: Pass, at: Date): ShownPass {
  const { storedStatus: status, storedStatusSinceUtc: statusSinceUtc, ...rest } = pass;
  const expiry = expiryOf(template, pass);
  const expiryUtc = expiry?.toISOString();
  const isExpired = expiry && (expiry <= at || expiryUtc === pass.expiryNotedUtc);
  const shown = { ...rest, status, statusSinceUtc };
  return isExpired && expiryUtc ? { ...shown, status: 'expired', statusSinceUtc: expiryUtc } : shown;
}

/**
 * The pass with a requested status, which may follow any other, since an instant; one that it has already, since it has it.
 * @throws E9018 if it should become active but has expired.
 */
export function passInStatus(template: Template, pass: Pass, status: PassStatus, at: Date): Pass {
  const current = ownPassAt(template, pass, at);
  const storedStatusSinceUtc = status === current.status ? current.statusSinceUtc : at.toISOString();
  const changed: Pass = { ...pass, storedStatus: status, storedStatusSinceUtc };
  if (ownPassAt(template, changed, at).status !== status) throw new ApiError('passStaysExpired');
  return changed;
}

/**
 * The pass with its expiration recorded, if that has passed. A pass does not begin to be expired while it is void.
 * Source: docs/decisions/expiry.md#expired-by-time
 */
export function withExpiryRecorded(template: Template, pass: Pass, at: Date): Pass {
  if (arePassesVoid(template) && pass.expiryNotedUtc === undefined) return pass;
  const expiry = expiryOf(template, pass);
  return expiry && expiry <= at ? { ...pass, expiryNotedUtc: expiry.toISOString() } : pass;
}

/** Days are calendar days of the zone, whatever its clock changes; hours are exact. */
function autoExpiration(fields: TemplateFields, installedAtUtc: string | undefined): Expiration | undefined {
  const { 'auto-expire-number-days': days = 0, 'auto-expire-number-hours': hours = 0 } = fields;
  const timeZone = fields['auto-expire-timezone'];
  if (fields['expiration-setting'] !== 'auto' || timeZone === undefined || installedAtUtc === undefined)
    return undefined;
  const installed = localOf(new Date(installedAtUtc), timeZone);
  const dayReached = days === 0 ? new Date(installedAtUtc) : toInstant(addDays(installed, days), timeZone);
  const instant = new Date(dayReached.getTime() + hours * hourMs);
  return { instant: fields['auto-expire-roundoff-midnight'] ? nextMidnight(instant, timeZone) : instant, timeZone };
}

/** The next midnight; the instant itself if it is midnight. */
function nextMidnight(instant: Date, timeZone: string): Date {
  const midnight = (local: LocalDateTime) => toInstant(`${local.slice(0, 10)}T00:00:00`, timeZone);
  const local = localOf(instant, timeZone);
  const today = midnight(local);
  return today >= instant ? today : midnight(addDays(local, 1));
}

function templateExpiration(fields: TemplateFields): Expiration | undefined {
  const { 'expiry-date': date, 'expiry-timezone': timeZone = fields['relevance-date-timezone'] } = fields;
  return date === undefined ? undefined : { instant: toInstant(date, timeZone), timeZone };
}
