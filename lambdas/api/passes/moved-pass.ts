import { barcodeRefusal, barcodeWarnings } from '../../domain/barcode-check/barcode-check.ts';
import { barcodeFindingsOf } from '../../domain/barcode-check/barcode-findings.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import { expirationWarnings } from '../../domain/pass/validity-warnings.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Warning } from '../../domain/request/warning.ts';
import { designWarnings } from '../../domain/shown/design-warnings.ts';
import type { Template } from '../../domain/template/template.ts';
import { movedPass } from '../../domain/updates/moved-pass.ts';
import { withContactHashes } from '../../issuing/contact-hashes.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import { BarcodeTaken, TooManyDevices } from '../../ports/passes.ts';
import { contended } from '../../retry/until-written.ts';
import type { Call } from '../action.ts';
import type { Changed } from './changed-pass.ts';
import { refuseFullGroup } from './groups.ts';

type Move = Parameters<typeof movedPass>[2] & {
  /** Time of the event that makes the change; by default that of the call. */
  readonly eventTimeUtc?: string;
};

interface Found {
  readonly from: Template;
  readonly to: Template;
  readonly pass: Pass;
}

/** Works out what a move makes of a pass, with its warnings. @throws E9025, and what movedPass throws. */
export async function moveOf({ from, to, pass }: Found, { eventTimeUtc, ...move }: Move, call: Call) {
  const { clock, trackingId, changedBy, wordingsOf } = call;
  const change = { trackingId, changedBy, at: clock.now(), wordings: await wordingsOf(to), eventTimeUtc };
  const moved = movedPass({ from, to }, pass, move, change);
  const findings = barcodeFindingsOf(to, moved.fields);
  const refusal = barcodeRefusal(to, findings);
  if (refusal) throw refusal;
  const others = [designWarnings, expirationWarnings].flatMap((of) => of(to, moved.fields));
  return { moved, warned: [...barcodeWarnings(findings), ...others] };
}

/**
 * Moves a pass on the condition that it is as read (optimistic locking), by the rules of movepass.
 * @param answerOf the answer of the call, to store with the change.
 */
export async function movedAsRead<Answer extends object>(
  found: Found,
  move: Move,
  call: Call,
  answerOf: (warned: readonly Warning[]) => Answer,
): Promise<Changed<Answer> | typeof contended> {
  const { from, pass } = found;
  const { identity, passMoves } = call;
  const { moved, warned } = await moveOf(found, move, call);
  if (await recordExpiry(call, from, pass, identity.newTrackingId())) return contended;
  const answer = answerOf(warned);
  const hashed = { ...(await withContactHashes(identity, pass, moved)), movedAtUtc: moved.movedAtUtc };
  const isMoved = await passMoves.move(hashed, call.receiptOf(answer)).catch(refuseMove);
  return isMoved ? { answer, pass: moved } : contended;
}

/** @throws E9034, E9035; any other error as refuseFullGroup. */
function refuseMove(error: unknown): never {
  if (error instanceof TooManyDevices) throw new ApiError('tooManyDevices');
  if (error instanceof BarcodeTaken) throw new ApiError('barcodeTaken');
  return refuseFullGroup(error);
}
