import type * as z from 'zod';
import { requireBarcodeFits } from '../barcode/barcode-capacity.ts';
import type { Wordings } from '../languages/languages.ts';
import { nextDue, withDue } from '../pass/due.ts';
import { passInStatus } from '../pass/expiration.ts';
import { changedPass, type MovedPass, type Pass } from '../pass/pass.ts';
import { sumOnLeaving } from '../pass/version-sum.ts';
import { ApiError } from '../request/errors.ts';
import type { Changer, Template } from '../template/template.ts';
import { movedObject } from './google.ts';
import type { passMove } from './pass-update.ts';
import { notifyingMove } from './update-notification.ts';
import { besideFields, changedFields, newestEvent } from './updated-pass.ts';

/** The flight that a pass leaves, and the one that it comes to. */
interface Flights {
  readonly from: Template;
  readonly to: Template;
}

type PassMove = Pick<z.output<typeof passMove>, 'pass-data' | 'priority'> & Parameters<typeof besideFields>[1];

interface Moving {
  readonly trackingId: string;
  readonly changedBy?: Changer | undefined;
  readonly at: Date;
  readonly wordings: Wordings;
  /** Time of the event that makes the change; by default that of the call. */
  readonly eventTimeUtc?: string | undefined;
}

/**
 * The next version of a pass, on another flight. Fields that are not sent stay, and so does a status set by callers.
 * @throws E9007 for an erased pass, E9032 if wallets could not go on with the pass, E9033 if it would not be valid there;
 * E9003 and E9018 as an update.
 * Source: docs/api/movepass.md#movepass.
 */
export function movedPass(
  { from, to }: Flights,
  pass: Pass,
  { 'pass-data': data = { set: {}, clear: [] }, priority, ...beside }: PassMove,
  { trackingId, changedBy, at, wordings, eventTimeUtc }: Moving,
): MovedPass {
  if (pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  requireSameWallets(from, to);
  const fields = changedFields(pass.fields, { data });
  requireBarcodeFits(to.fields, fields['barcode-value']);
  const moved = {
    ...pass,
    ...besideFields(pass, beside),
    fields,
    eventTimeUtc: newestEvent(pass, eventTimeUtc ?? at.toISOString()),
    templateId: to.id,
    formerTemplates: [...(pass.formerTemplates ?? []).filter((id) => id !== from.id), from.id],
    movedAtUtc: at.toISOString(),
    sumBefore: sumOnLeaving(from, pass),
    googleObject: movedObject(pass, from, to),
    expiryNotedUtc: undefined,
  };
  const inStatus = data.status === undefined ? moved : passInStatus(to, moved, data.status, at);
  const changes = { trackingId, changedBy, notification: data.notification, isPriority: priority || undefined };
  const after = withDue(to, changedPass(inStatus, changes, { writeId: trackingId, at }));
  requireValidOn(to, after, at);
  return { ...notifyingMove({ from, to }, pass, after, data.notification, wordings), movedAtUtc: moved.movedAtUtc };
}

/** Requires that pass type and issuer stay, by which phones and Google Wallet identify a pass. @throws E9032. */
function requireSameWallets(from: Template, to: Template): void {
  const isSaved = from.issuerId === undefined || from.issuerId === to.issuerId;
  if (from.passTypeId !== to.passTypeId || !isSaved) throw new ApiError('passCannotMove');
}

/** Statuses of a flight that can no longer be boarded. */
const over: ReadonlySet<string> = new Set(['cancelled', 'departed', 'arrived', 'diverted']);

function requireValidOn(to: Template, pass: Pass, at: Date): void {
  const isOver = over.has(to.fields['flight-status'] ?? '');
  const due = nextDue(to, pass);
  if (isOver || to.fields['void-passes'] === true || (due && due.at <= at)) throw new ApiError('flightOver');
}
