import { addDays, type LocalDateTime, localOf, toInstant } from './dates.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

export interface Expiration {
  readonly instant: Date;
  /** Zone in which it is displayed. */
  readonly timeZone: string;
}

const hourMs = 60 * 60 * 1000;

/**
 * When a pass expires: its own expiration, else so long after its first install, else the template's date. A template
 * with no-expiration has no say. Source: docs/api.md#expiration.
 */
export function expirationOf({ fields }: Template, pass: Pass): Expiration | undefined {
  const { 'expiration-timestamp': own, 'expiration-timezone': ownZone } = pass.fields;
  if (own !== undefined) return { instant: new Date(own), timeZone: ownZone ?? 'UTC' };
  if (fields['no-expiration']) return undefined;
  return autoExpiration(fields, pass.firstInstalledAtUtc) ?? templateExpiration(fields);
}

/** When an active pass becomes expired; what is made after its expiration is so from the start. */
export function expiryOf(template: Template, pass: Pass): Date | undefined {
  const expiration = pass.status === 'active' ? expirationOf(template, pass) : undefined;
  return expiration && new Date(Math.max(expiration.instant.getTime(), Date.parse(pass.createdAtUtc)));
}

/** A pass as it is at an instant: one that has expired is so before anybody has noted it. */
export function passAt(template: Template, pass: Pass, at: Date): Pass {
  const expiry = expiryOf(template, pass);
  return expiry && expiry <= at ? { ...pass, status: 'expired', statusSinceUtc: expiry.toISOString() } : pass;
}

/** The pass with its expiration noted, if it has been reached. */
export function withExpiryNoted(template: Template, pass: Pass, at: Date): Pass {
  const expiry = expiryOf(template, pass);
  return expiry && expiry <= at ? { ...pass, expiryNotedUtc: expiry.toISOString() } : pass;
}

/** The status that a pass has at an instant. */
export function statusAt(template: Template, pass: Pass, at: Date): PassStatus {
  return passAt(template, pass, at).status;
}

/** Days are days of the zone's calendar, whatever the clocks do in between; hours are hours. */
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

/** The instant itself where a day begins with it. */
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
