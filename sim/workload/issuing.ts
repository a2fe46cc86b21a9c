import { isPassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { barcodeOf, checkWarnings, seatOf } from './barcodes.ts';
import { type CallResult, call, callRows } from './call.ts';
import { aGroup, checkGroup } from './groups.ts';
import type { KnownGroup, KnownTemplate, Workload } from './known.ts';
import { passengerOf, passRequest } from './requests.ts';

/** True for every fifth passenger: chance would change the histories of earlier seeds. */
const isStandby = (passenger: number) => passenger % 5 === 0;

/** A pass as its airline requests it. */
interface Draft {
  readonly template: KnownTemplate;
  readonly passId: string;
  readonly passenger: number;
  readonly group: KnownGroup | undefined;
  readonly request: ReturnType<typeof passRequest>;
}

/** Drafts a pass, sometimes with a pass-id that was used before. */
function draftOf(workload: Workload, template: KnownTemplate): Draft {
  const { chance, passes } = workload;
  const used = chance.is(0.1) ? chance.pick(passes.filter(({ passId }) => passId.startsWith('pass-'))) : undefined;
  const number = workload.next();
  const passId = used?.passId ?? `pass-${number}`;
  const passenger = passengerOf(number);
  const seat = seatOf(number);
  const isWrong = chance.is(0.1);
  const hours = chance.between(1, 9);
  const expiration = `2027-03-15T${String(9 + hours).padStart(2, '0')}:${chance.between(10, 59)}:00`;
  const group = chance.is(0.4) ? aGroup(workload, template.account) : undefined;
  const request = passRequest(template.id, passId, passenger, {
    ...(isStandby(number) ? { 'seat-number': '', 'passenger-kind': 'standby' } : { 'seat-number': seat }),
    'boarding-group': `B${number}`,
    'barcode-value': barcodeOf(passenger, isWrong ? seatOf(workload.next()) : seat),
    ...(chance.is(0.3) ? { 'expiration-timestamp': expiration } : {}),
    ...(group && { 'group-id': group.id }),
  });
  return { template, passId, passenger: number, group, request };
}

export async function generatePass(workload: Workload, template: KnownTemplate): Promise<void> {
  const draft = draftOf(workload, template);
  // Two callers may want the same pass-id at once.
  const twin = workload.chance.is(0.15) ? call(workload, template.account, draft.request) : undefined;
  for (const result of await Promise.all([call(workload, template.account, draft.request), twin]))
    checkIssued(workload, draft, result);
}

/** Passes of one call, among them now and then two with one pass-id. */
export async function generatePasses(workload: Workload, template: KnownTemplate): Promise<void> {
  const drafts = Array.from({ length: workload.chance.between(2, 4) }, () => draftOf(workload, template));
  const [first] = drafts;
  if (first && workload.chance.is(0.2)) drafts.push(first);
  const rows = drafts.map(({ request: { action: _, 'pass-template-id': __, ...row } }) => row);
  const request = { action: 'generatepasses', 'pass-template-id': template.id };
  const answers = await callRows(workload, template.account, request, rows);
  for (const [row, draft] of drafts.entries()) checkIssued(workload, draft, answers[row]);
}

/** Checks that an acknowledged pass exists. */
function checkIssued(
  workload: Workload,
  { template, passId, passenger, group, request }: Draft,
  result: CallResult | undefined,
): void {
  const { history, passes } = workload;
  if (result === undefined) return;
  checkGroup(workload, group, result);
  if (!result.isDone) return;
  const link = String(result.body['pass-install-url']).split('/i/')[1] ?? '';
  const passKey = link.slice(0, 32);
  const states = history.passes.get(passKey) ?? [];
  const made = states.find(({ item }) => isPassItem(item) && item.passKey + item.nonce === link);
  if (!made) workload.fail('what was acknowledged is readable', `pass ${passId} is not there`);
  else checkWarnings(workload, made.item, result.body, request['pass-data']);
  if (!passes.some((pass) => pass.passKey === passKey))
    passes.push({ account: template.account, templateId: template.id, passId, passKey, link, passenger });
}
