import { addDays, type LocalDateTime, localOf, toInstant } from './dates.ts';
import { hourMs } from './durations.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';
import { arePassesVoid, voidedWithFlight } from './void-passes.ts';

export interface Expiration {
  readonly instant: Date;
  /** Time zone for display. */
  readonly timeZone: string;
}

/**
 * When a pass expires: its own expiration, else a period after its first install, else the template's date.
 * No-expiration disables those of the template. Source: docs/api.md#expiration.
 */
export function expirationOf({ fields }: Template, pass: Pass): Expiration | undefined {
  const { 'expiration-timestamp': own, 'expiration-timezone': ownZone } = pass.fields;
  if (own !== undefined) return { instant: new Date(own), timeZone: ownZone ?? 'UTC' };
  if (fields['no-expiration']) return undefined;
  return autoExpiration(fields, pass.firstInstalledAtUtc) ?? templateExpiration(fields);
}

/** When an active pass expires. A pass created after its expiration is expired from the start. */
export function expiryOf(template: Template, pass: Pass): Date | undefined {
  const expiration = pass.status === 'active' ? expirationOf(template, pass) : undefined;
  return expiration && new Date(Math.max(expiration.instant.getTime(), Date.parse(pass.createdAtUtc)));
}

/** The pass with the status that it reads at an instant: voided while the passes of its flight are. */
export function passAt(template: Template, pass: Pass, at: Date): Pass {
  const own = ownPassAt(template, pass, at);
  return arePassesVoid(template) ? voidedWithFlight(template, own) : own;
}

/**
 * The pass with its own status at an instant: expired as soon as its expiration has passed, recorded or not; once it is
 * recorded, by every clock.
 */
export function ownPassAt(template: Template, pass: Pass, at: Date): Pass {
  const expiry = expiryOf(template, pass);
  const statusSinceUtc = expiry?.toISOString();
  const isExpired = expiry && (expiry <= at || statusSinceUtc === pass.expiryNotedUtc);
  return isExpired && statusSinceUtc ? { ...pass, status: 'expired', statusSinceUtc } : pass;
}

/** The pass with its expiration recorded, if that has passed. A pass does not begin to be expired while it is void. */
export function withExpiryRecorded(template: Template, pass: Pass, at: Date): Pass {
  if (arePassesVoid(template) && pass.expiryNotedUtc === undefined) return pass;
  const expiry = expiryOf(template, pass);
  return expiry && expiry <= at ? { ...pass, expiryNotedUtc: expiry.toISOString() } : pass;
}

/** The status that a pass reads at an instant. */
export function statusAt(template: Template, pass: Pass, at: Date): PassStatus {
  return passAt(template, pass, at).status;
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
