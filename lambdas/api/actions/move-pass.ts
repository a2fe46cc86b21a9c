import * as z from 'zod';
import { barcodeRefusal, barcodeWarnings } from '../../domain/barcode-check/barcode-check.ts';
import { installLink, type Pass } from '../../domain/pass/pass.ts';
import { ApiError } from '../../domain/request/errors.ts';
import { warnings, warningsOf } from '../../domain/request/warning.ts';
import { passMove } from '../../domain/updates/move-request.ts';
import { movedPass } from '../../domain/updates/moved-pass.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import { BarcodeTaken, TooManyDevices } from '../../ports/passes.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { barcodeFindingsOf } from './shared/barcode-findings-of.ts';
import { findPass } from './shared/find-pass.ts';
import { refuseFullGroup, withGroupKey } from './shared/groups.ts';

type PassMove = z.output<typeof passMove>;

const movedPassAnswer = z.object({
  'pass-id': z.string(),
  'pass-template-id': z.string(),
  'tracking-id': z.string(),
  warnings,
});

/**
 * Makes a pass that its passenger has the pass of another flight: pass-id, serial number and install link stay. pass-data
 * says what changes; what is omitted stays.
 * @throws E9007 for an unknown pass, E9006 for an unknown new template, E9032 and E9033 if the pass cannot go there, E9034
 * if it is on too many devices, E9035 if its generated barcode is taken there; E9018, E9025, E9026 and E809 as an update.
 * Source: docs/api.md#movepass.
 */
export const movePass = defineAction({
  name: 'movepass',
  input: passMove,
  output: movedPassAnswer,
  internalError: 'updateFailed',
  isWrite: true,
  async run(sent, call) {
    const data = sent['pass-data'] && {
      ...sent['pass-data'],
      set: await withGroupKey(sent['pass-data'].set, call),
    };
    const move = { ...sent, 'pass-data': data };
    const { answer, pass } = await untilWritten(call.clock, () => moveIfUnchanged(move, call));
    // The pass has moved. If its files cannot be deleted now, the relay deletes them.
    await call.renderings.delete(installLink(pass)).catch((error) => call.log.error('API-FILES-LEFT', error));
    return answer;
  },
});

interface Moved {
  readonly answer: z.output<typeof movedPassAnswer>;
  readonly pass: Pass;
}

/** Moves the pass on the condition that it is as read (optimistic locking). */
async function moveIfUnchanged(move: PassMove, call: Call): Promise<Moved | typeof contended> {
  const { account, clock, identity, passMoves, templates, trackingId, wordingsOf } = call;
  const { 'to-pass-template-id': toId } = move;
  // Not cached: phones have been notified of the latest versions, of which the version sum consists.
  const [pass, from, to] = await Promise.all([
    findPass(
      { 'pass-id': move['pass-id'], 'pass-template-id': move['pass-template-id'] },
      call,
      'E9007_noSuchPass',
      toId,
    ),
    templates.findLatest(account.id, move['pass-template-id']),
    templates.findLatest(account.id, toId),
  ]);
  if (from === undefined) throw new ApiError('E9007_noSuchPass');
  if (to === undefined) throw new ApiError('E9006_noSuchTemplate', 'No such pass template: check to-pass-template-id.');
  const moved = movedPass({ from, to }, pass, move, { trackingId, at: clock.now(), wordings: await wordingsOf(to) });
  const findings = await barcodeFindingsOf(to, moved.fields);
  const refusal = barcodeRefusal(to, findings);
  if (refusal) throw refusal;
  if (await recordExpiry(call, from, pass, identity.newTrackingId())) return contended;
  const answer = {
    'pass-id': pass.passId,
    'pass-template-id': toId,
    'tracking-id': trackingId,
    ...warningsOf(barcodeWarnings(findings)),
  };
  const isMoved = await passMoves.move(moved, call.receiptOf(answer)).catch(refuseMove);
  return isMoved ? { answer, pass: moved } : contended;
}

/** @throws E9034, E9035; any other error as refuseFullGroup. */
function refuseMove(error: unknown): never {
  if (error instanceof TooManyDevices) throw new ApiError('tooManyDevices');
  if (error instanceof BarcodeTaken) throw new ApiError('barcodeTaken');
  return refuseFullGroup(error);
}
