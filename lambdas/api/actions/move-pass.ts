import type * as z from 'zod';
import { ApiError } from '../../domain/request/errors.ts';
import { type Warning, warningsOf } from '../../domain/request/warning.ts';
import { passMove } from '../../domain/updates/pass-update.ts';
import { untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { noTemplate } from '../brands/latest-brand.ts';
import { dropFiles } from '../passes/changed-pass.ts';
import { findPass } from '../passes/find-pass.ts';
import { withGroupKey } from '../passes/groups.ts';
import { changedPassAnswer } from '../passes/issued-pass.ts';
import { movedAsRead, moveOf } from '../passes/moved-pass.ts';
import { noticeOf } from '../passes/notice.ts';

type PassMove = z.output<typeof passMove>;

/**
 * Moves a pass that the passenger already has to another flight. Its pass-id, install link, serial number and group
 * stay, so the passenger does not have to install it again.
 * @throws E9007 for an unknown pass, E9006 for an unknown new template, E9032 and E9033 if the pass cannot go there,
 * E9034 if it is on too many devices, E9035 if its generated barcode is taken there; E9018, E9025, E9026 and E809 as
 * updatepassdata.
 * Source: docs/api/movepass.md#movepass.
 */
export const movePass = defineAction({
  name: 'movepass',
  scope: 'issue',
  input: passMove,
  output: changedPassAnswer,
  internalError: 'updateFailed',
  isWrite: true,
  async run(sent, call): Promise<z.output<typeof changedPassAnswer>> {
    const data = sent['pass-data'] && {
      ...sent['pass-data'],
      set: await withGroupKey(sent['pass-data'].set, call),
    };
    const move = { ...sent, 'pass-data': data };
    if (sent['dry-run']) return moveTried(move, call);
    const { answer, pass } = await untilWritten(call.clock, () => moveIfUnchanged(move, call));
    await dropFiles(pass, call);
    return answer;
  },
});

/** Moves the pass on the condition that it is as read (optimistic locking). */
async function moveIfUnchanged(move: PassMove, call: Call) {
  return movedAsRead(await foundBy(move, call), move, call, (warned) => answerTo(move, warned, call));
}

/** Says what the move would tell the passenger. Nothing is stored, nor an Idempotency-Key. */
async function moveTried(move: PassMove, call: Call): Promise<z.output<typeof changedPassAnswer>> {
  const found = await foundBy(move, call);
  const { moved, warned } = await moveOf(found, move, call);
  return { 'dry-run': true, ...answerTo(move, warned, call), ...noticeOf(found.to, found.pass, moved) };
}

async function foundBy(move: PassMove, call: Call) {
  const { account, templates } = call;
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
  if (to === undefined) throw await noTemplate(toId, call, 'No such pass template: check to-pass-template-id.');
  return { from, to, pass };
}

const answerTo = (move: PassMove, warned: readonly Warning[], { trackingId }: Call) => ({
  'pass-id': move['pass-id'],
  'pass-template-id': move['to-pass-template-id'],
  'tracking-id': trackingId,
  ...warningsOf(warned),
});
