import { airportZonesOf } from '../airport/airport.ts';
import type { Template } from '../template/template.ts';
import { toInstant } from '../time/dates.ts';
import { hourMs } from '../time/durations.ts';
import { arePassesVoid, expiryOf, passAt } from './expiration.ts';
import { changedPass, type Pass, type ShownPass } from './pass.ts';

/** The next scheduled event of a pass. */
export interface Due {
  readonly event: 'expiry' | 'archive';
  readonly at: Date;
}

/**
 * The next time-driven event of a pass; undefined if there is none, as for an erased pass, which phones have a day to fetch
 * and an operator deletes. An overdue one lies in the past. If both are due at once, the pass expires first.
 * Source: docs/api/expiration.md#expiration; docs/api/expiration.md#archive;
 * docs/decisions/expiry.md#as-of-the-due-instant
 */
export function nextDue(template: Template, pass: Pass): Due | undefined {
  if (pass.erasedAtUtc !== undefined) return undefined;
  const expiry = unrecordedExpiryOf(template, pass);
  // The status since its recorded expiration, or that of void passes, decides: an expiry ahead has not happened.
  const archive = archiveOf(template, passAt(template, pass, new Date(pass.expiryNotedUtc ?? 0)));
  const next: Due | undefined =
    expiry && !(archive && archive < expiry)
      ? { event: 'expiry', at: expiry }
      : archive && { event: 'archive', at: archive };
  // Beyond year 9999, ISO 8601 timestamps do not sort as text.
  return next && next.at.getUTCFullYear() <= 9999 ? next : undefined;
}

/**
 * Recalculates the due time of a pass; every write of a pass goes through here. A recorded expiration is dropped if the
 * expiration has moved.
 */
export function withDue(template: Template, pass: Pass): Pass {
  const isMoved = pass.expiryNotedUtc !== expiryOf(template, pass)?.toISOString();
  const dueAtUtc = nextDue(template, pass)?.at.toISOString();
  return { ...pass, expiryNotedUtc: isMoved ? undefined : pass.expiryNotedUtc, dueAtUtc };
}

/**
 * True if a recorded due time can stay: it is the derived one, or, while the passes of the flight are void, it lies ahead
 * and comes too early. The worker that finds it due moves it, and hundreds of passes need no write when their flight is
 * void and none when it is valid again.
 */
export function canDueTimeStay(template: Template, { dueAtUtc: recorded }: Pass, derived: Pass, now: Date): boolean {
  if (derived.dueAtUtc === recorded) return true;
  if (!arePassesVoid(template) || recorded === undefined || Date.parse(recorded) <= now.getTime()) return false;
  return derived.dueAtUtc === undefined || recorded < derived.dueAtUtc;
}

/**
 * The next version of a pass whose expiration has passed but is not recorded yet; undefined for any other pass. The
 * status itself is not stored: it follows from the expiration. Phones, Google Wallet and cached files are updated
 * because of the new version.
 */
export function expiredPass(template: Template, pass: Pass, now: Date, writeId: string): Pass | undefined {
  const at = unrecordedExpiryOf(template, pass);
  if (at === undefined || at > now) return undefined;
  const changes = { expiryNotedUtc: at.toISOString(), isPriority: undefined };
  return withDue(template, changedPass(pass, changes, { writeId, at }));
}

/** A void pass does not expire until the passes of its flight are valid again. */
function unrecordedExpiryOf(template: Template, pass: Pass): Date | undefined {
  if (arePassesVoid(template)) return undefined;
  const expiry = expiryOf(template, pass);
  return expiry?.toISOString() === pass.expiryNotedUtc ? undefined : expiry;
}

const ttlOf = { expired: 'expired-pass-ttl', redeemed: 'redeemed-pass-ttl', voided: 'voided-pass-ttl' } as const;

function archiveOf(template: Template, pass: ShownPass): Date | undefined {
  const { fields } = template;
  const ttlHours = pass.status === 'active' ? undefined : fields[ttlOf[pass.status]];
  const byStatus = ttlHours === undefined ? undefined : hoursAfter(pass.statusSinceUtc, ttlHours);
  const neverInstalled = pass.firstInstalledAtUtc === undefined ? neverInstalledArchiveOf(template, pass) : undefined;
  return earliest(byStatus, neverInstalled);
}

/**
 * A timestamp (local at the origin) that was already past when the pass was created, or came to this flight, is ignored: the
 * hours apply.
 * Source: docs/decisions/expiry.md#never-installed-timestamp
 */
function neverInstalledArchiveOf({ airports, fields }: Template, pass: ShownPass): Date | undefined {
  const sinceUtc = pass.movedAtUtc ?? pass.createdAtUtc;
  const { 'never-installed-ttl': ttlHours, 'never-installed-archive-timestamp': local } = fields;
  if (ttlHours === undefined) return undefined;
  const timestamp = local === undefined ? undefined : toInstant(local, airportZonesOf(fields, airports).origin);
  const counts = timestamp && timestamp > new Date(sinceUtc);
  return earliest(hoursAfter(sinceUtc, ttlHours), counts ? timestamp : undefined);
}

const hoursAfter = (utc: string, hours: number) => new Date(Date.parse(utc) + hours * hourMs);

function earliest(...instants: (Date | undefined)[]): Date | undefined {
  return instants.filter((instant) => instant !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];
}
