import { isPassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { History } from '../universe/history.ts';
import { barcodeOf, checkWarnings, seatOf } from './barcodes.ts';
import { type CallResult, call, callRows } from './call.ts';
import { aGroup, checkGroup } from './groups.ts';
import type { KnownGroup, KnownPass, Workload } from './known.ts';
import { bookingUrlOf, passengerOf } from './requests.ts';

/** Names a pass as its airline knows it now: by its present template. */
export const referenceOf = ({ history }: Workload, { passId, passKey, templateId }: KnownPass) => ({
  'pass-template-id': history.passes.get(passKey)?.at(-1)?.item.templateId ?? templateId,
  'pass-id': passId,
});

/** A change of a pass as its airline requests it. */
interface Change {
  readonly pass: KnownPass;
  readonly data: Readonly<Record<string, string>>;
  readonly group?: KnownGroup | undefined;
}

/** Changes one field to a value of its own: a lost update brings an earlier value back. A seat clears standby. */
function changeOf(workload: Workload, pass: KnownPass): Change {
  const { chance, history } = workload;
  const number = workload.next();
  const seat = seatOf(number);
  const isWaiting = history.pass(pass.passKey)?.fields['passenger-kind'] === 'standby';
  const seated = { 'seat-number': seat, ...(isWaiting && { 'passenger-kind': 'confirmed' }) };
  const group = chance.is(0.7) ? aGroup(workload, pass.account) : undefined;
  return chance.weighed<Change>([
    [3, { pass, data: { ...seated, 'barcode-value': barcodeOf(passengerOf(pass.passenger), seat) } }],
    [1, { pass, data: seated }],
    [3, { pass, data: { 'boarding-group': `B${number}` } }],
    [1, { pass, data: { 'manage-booking-url': bookingUrlOf(number) } }],
    // Into a group, into another, or out of it.
    [2, { pass, data: { 'group-id': group?.id ?? '' }, group }],
  ]);
}

export async function updatePass(workload: Workload, pass: KnownPass): Promise<void> {
  const change = changeOf(workload, pass);
  const more = workload.chance.is(0.2) ? { priority: true } : {};
  const request = { action: 'updatepassdata', ...referenceOf(workload, pass), ...more, 'pass-data': change.data };
  checkUpdated(workload, change, await call(workload, pass.account, request));
}

/** Changes of several passes in one call, now and then two of one pass, which are done in their order. */
export async function updatePasses(workload: Workload, first: KnownPass): Promise<void> {
  const { chance, history, passes } = workload;
  const others = passes.filter((pass) => pass.account === first.account && pass !== first).slice(-6);
  const changes = [first, ...others.filter(() => chance.is(0.5))].map((pass) => changeOf(workload, pass));
  const [one] = changes;
  const isTwice = one !== undefined && chance.is(0.4);
  if (isTwice) changes.push({ pass: first, data: { 'boarding-group': `B${workload.next()}` } });
  const rows = changes.map(({ pass, data }) => ({ ...referenceOf(workload, pass), 'pass-data': data }));
  const answers = await callRows(workload, first.account, { action: 'updatepasses' }, rows);
  for (const [row, change] of changes.entries()) checkUpdated(workload, change, answers[row]);
  const [before, after] = [answers[0], answers.at(-1)];
  if (!isTwice || !before?.isDone || before.wasRefused || !after?.isDone) return;
  const stepOf = ({ body }: CallResult) =>
    history.passes.get(first.passKey)?.findIndex(({ item }) => item.trackingId === body['tracking-id']) ?? -1;
  if (stepOf(before) > stepOf(after))
    workload.fail('what was acknowledged is readable', `rows about ${first.passId} were done in another order`);
}

/** Checks that an acknowledged change was made by this call. */
function checkUpdated(workload: Workload, { pass, data, group }: Change, result: CallResult | undefined): void {
  if (result === undefined) return;
  checkGroup(workload, group, result);
  if (!result.isDone) return;
  const [[name, value] = ['', '']] = Object.entries(data);
  const states = History.since(workload.history.passes.get(pass.passKey), result.startStep);
  // A group's stored name differs from the requested one, and a pass may be in it already.
  const isWritten = (written: unknown) => (name === 'group-id' ? written === group?.key : written === value);
  const written = states.find(
    (item) =>
      isPassItem(item) &&
      (name === 'group-id' || item.trackingId === result.body['tracking-id']) &&
      isWritten(item.fields[name as 'seat-number']),
  );
  if (!written) workload.fail('what was acknowledged is readable', `${pass.passId} was never in ${value}`);
  else checkWarnings(workload, written, result.body, data);
}
