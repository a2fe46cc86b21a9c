import { airportZonesOf } from './airport.ts';
import { toInstant } from './dates.ts';
import { expiryOf, passAt } from './expiration.ts';
import { changedPass, type Pass } from './pass.ts';
import type { Template } from './template.ts';

/** What time brings for a pass, and when. */
export interface Due {
  readonly event: 'expiry' | 'archive';
  readonly at: Date;
}

const hourMs = 60 * 60 * 1000;

/**
 * What time brings next for a pass; undefined when nothing will come. It lies in the past for as long as nobody has
 * done it. Where both come at once, the pass expires first.
 * Source: docs/api.md#expiration; docs/api.md#archive.
 */
export function nextDue(template: Template, pass: Pass): Due | undefined {
  const expiry = unnotedExpiryOf(template, pass);
  const archive = archiveOf(template, expiry ? pass : passAsNoted(template, pass));
  const next: Due | undefined =
    expiry && !(archive && archive < expiry)
      ? { event: 'expiry', at: expiry }
      : archive && { event: 'archive', at: archive };
  // Beyond the years that ISO 8601 writes with four digits, times do not sort as text.
  return next && next.at.getUTCFullYear() <= 9999 ? next : undefined;
}

/** When nextDue is, as the record keeps it. */
function dueOf(template: Template, pass: Pass): string | undefined {
  return nextDue(template, pass)?.at.toISOString();
}

/**
 * The pass with its due time as template and pass say now; every write of a pass goes through here. An expiration that
 * has been noted is so no longer when it is another now.
 */
export function withDue(template: Template, pass: Pass): Pass {
  const isMoved = pass.expiryNotedUtc !== expiryOf(template, pass)?.toISOString();
  return { ...pass, expiryNotedUtc: isMoved ? undefined : pass.expiryNotedUtc, dueAtUtc: dueOf(template, pass) };
}

/**
 * The next version of a pass that has expired by time and of which nobody has been told, as of its expiry; undefined for
 * every other. It is written nowhere that it is expired: that is read from its expiration. Phones, Google Wallet and
 * stored files follow from the version as from any other.
 */
export function expiredPass(template: Template, pass: Pass, now: Date, writeId: string): Pass | undefined {
  const at = unnotedExpiryOf(template, pass);
  if (at === undefined || at > now) return undefined;
  const changes = { expiryNotedUtc: at.toISOString(), isPriority: undefined };
  return withDue(template, changedPass(pass, changes, { writeId, at }));
}

function unnotedExpiryOf(template: Template, pass: Pass): Date | undefined {
  const expiry = expiryOf(template, pass);
  return expiry?.toISOString() === pass.expiryNotedUtc ? undefined : expiry;
}

/** With the status that it has since its expiration was noted. */
const passAsNoted = (template: Template, pass: Pass) =>
  pass.expiryNotedUtc === undefined ? pass : passAt(template, pass, new Date(pass.expiryNotedUtc));

const ttlOf = { expired: 'expired-pass-ttl', redeemed: 'redeemed-pass-ttl', voided: 'voided-pass-ttl' } as const;

function archiveOf(template: Template, pass: Pass): Date | undefined {
  const { fields } = template;
  const ttlHours = pass.status === 'active' ? undefined : fields[ttlOf[pass.status]];
  const byStatus = ttlHours === undefined ? undefined : hoursAfter(pass.statusSinceUtc, ttlHours);
  const neverInstalled = pass.firstInstalledAtUtc === undefined ? neverInstalledArchiveOf(template, pass) : undefined;
  return earliest(byStatus, neverInstalled);
}

/** A timestamp, local at the origin, that had passed when the pass was made says nothing about it: the hours do. */
function neverInstalledArchiveOf({ airports, fields }: Template, { createdAtUtc }: Pass): Date | undefined {
  const { 'never-installed-ttl': ttlHours, 'never-installed-archive-timestamp': local } = fields;
  if (ttlHours === undefined) return undefined;
  const timestamp = local === undefined ? undefined : toInstant(local, airportZonesOf(fields, airports).origin);
  const counts = timestamp && timestamp > new Date(createdAtUtc);
  return earliest(hoursAfter(createdAtUtc, ttlHours), counts ? timestamp : undefined);
}

const hoursAfter = (utc: string, hours: number) => new Date(Date.parse(utc) + hours * hourMs);

function earliest(...instants: (Date | undefined)[]): Date | undefined {
  return instants.filter((instant) => instant !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];
}
