import { isPassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { History } from '../universe/history.ts';
import { barcodeOf, checkWarnings, seatOf } from './barcodes.ts';
import { type CallResult, call, callRows } from './call.ts';
import type { KnownPass, KnownTemplate, Workload } from './known.ts';
import { passengerOf } from './requests.ts';
import { referenceOf } from './updating.ts';

/** A pass that its airline moves to another flight. */
interface Move {
  readonly pass: KnownPass;
  readonly to: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Drafts a move, mostly with another seat, which clears standby. */
function moveOf(workload: Workload, pass: KnownPass, to: KnownTemplate): Move {
  const { chance, history } = workload;
  const seat = seatOf(workload.next());
  const isWaiting = history.pass(pass.passKey)?.fields['passenger-kind'] === 'standby';
  const seated = { 'seat-number': seat, ...(isWaiting && { 'passenger-kind': 'confirmed' }) };
  const data = chance.weighed<Move['data']>([
    [4, { ...seated, 'barcode-value': barcodeOf(passengerOf(pass.passenger), seat) }],
    [1, seated],
    [1, {}],
  ]);
  return { pass, to: to.id, data };
}

const requestOf = (workload: Workload, { pass, to, data }: Move) => ({
  ...referenceOf(workload, pass),
  'to-pass-template-id': to,
  'pass-data': data,
});

const over: readonly unknown[] = ['cancelled', 'diverted', 'arrived'];

/** Another flight of the airline, mostly one that can still be boarded; undefined if it has none. */
function another(workload: Workload, pass: KnownPass): KnownTemplate | undefined {
  const { 'pass-template-id': from } = referenceOf(workload, pass);
  const { chance, history, templates } = workload;
  const others = templates.filter(({ account, id }) => account === pass.account && id !== from);
  const isOpen = ({ id }: KnownTemplate) => {
    const { 'flight-status': status, 'void-passes': isVoid } = history.template(id)?.fields ?? {};
    return !over.includes(status) && !isVoid;
  };
  return chance.pick(chance.is(0.9) ? others.filter(isOpen) : others);
}

/** Rebooks a passenger, now and then to two flights at once. */
export async function movePass(workload: Workload, pass: KnownPass): Promise<void> {
  const flights = workload.chance.is(0.2)
    ? [another(workload, pass), another(workload, pass)]
    : [another(workload, pass)];
  await Promise.all(
    flights.map(async (to) => {
      const move = to && moveOf(workload, pass, to);
      if (move === undefined) return;
      const request = { action: 'movepass', ...requestOf(workload, move) };
      checkMoved(workload, move, await call(workload, pass.account, request));
    }),
  );
}

/** Rebooks some passengers of an airline in one call. */
export async function movePasses(workload: Workload, first: KnownPass): Promise<void> {
  const { chance, history, passes } = workload;
  const others = passes.filter((pass) => pass.account === first.account && history.pass(pass.passKey)).slice(-6);
  const moves = [...new Set([first, ...others.filter(() => chance.is(0.5))])].flatMap((pass) => {
    const to = another(workload, pass);
    return to ? [moveOf(workload, pass, to)] : [];
  });
  if (moves.length === 0) return;
  const rows = moves.map((move) => requestOf(workload, move));
  const answers = await callRows(workload, first.account, { action: 'movepasses' }, rows);
  for (const [row, move] of moves.entries()) checkMoved(workload, move, answers[row]);
}

function checkMoved(workload: Workload, { pass, to, data }: Move, result: CallResult | undefined): void {
  if (!result?.isDone) return;
  const states = History.since(workload.history.passes.get(pass.passKey), result.startStep);
  const moved = states.find(
    (item) =>
      isPassItem(item) &&
      item.trackingId === result.body['tracking-id'] &&
      item.templateId === to &&
      (data['seat-number'] === undefined || item.fields['seat-number'] === data['seat-number']),
  );
  if (!moved) workload.fail('what was acknowledged is readable', `${pass.passId} never came to ${to}`);
  // A moved pass gets the warnings of a new one: the whole of it is on another flight.
  else checkWarnings(workload, moved, result.body, { 'seat-number': '' });
}
