import type { ApiAnswer } from '../../lambdas/api/exchange.ts';
import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import { History } from '../history.ts';
import { barcodeOf, seatOf, warningsDue } from './barcodes.ts';
import { type CallerAccount, send } from './client.ts';
import type { KnownPass, KnownTemplate, Workload } from './known.ts';
import { type BarcodeCheck, flight, linkRequest, passengerOf, passRequest, templateRequest } from './requests.ts';

interface Called {
  readonly answer: ApiAnswer;
  readonly body: Readonly<Record<string, unknown>>;
  readonly startStep: number;
  readonly isDone: boolean;
}

const attempts = 4;

/**
 * Calls until there is an answer that says what has happened, with one Idempotency-Key. All successes are one answer.
 * @returns undefined where it gives up: nothing is known then.
 */
export async function call(workload: Workload, account: CallerAccount, request: object): Promise<Called | undefined> {
  const { chance, universe } = workload;
  const key = chance.is(0.6) ? `key-${workload.next()}` : undefined;
  const startStep = universe.world.step;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await universe.world.sleep(chance.between(100, 4_000));
    // The first of two calls with one key may have died after its commit.
    const answer = await send(universe, account, request, key);
    if (answer !== undefined && answer.httpStatus < 500 && answer.body['error-code'] !== 'E9016')
      return answerOf(workload, request, answer, startStep, key, account);
    // Sent again without a key, it might overwrite what others have done since.
    if (key === undefined) return undefined;
  }
  return undefined;
}

async function answerOf(
  workload: Workload,
  request: object,
  answer: ApiAnswer,
  startStep: number,
  key: string | undefined,
  account: CallerAccount,
): Promise<Called> {
  const isDone = answer.body.status === 'success';
  const isWrite = !('action' in request && String(request.action).startsWith('get'));
  if (isDone && isWrite && key !== undefined && workload.chance.is(0.1)) {
    const again = await send(workload.universe, account, request, key);
    const isKnown = again !== undefined && again.httpStatus < 500 && again.httpStatus !== 401;
    if (isKnown && JSON.stringify(again.body) !== JSON.stringify(answer.body))
      workload.fail('a repeated call has one answer', JSON.stringify([answer.body, again.body]));
  }
  return { answer, body: answer.body, startStep, isDone };
}

export async function createTemplate(
  workload: Workload,
  account: CallerAccount,
  check: BarcodeCheck,
): Promise<KnownTemplate | undefined> {
  const number = workload.next();
  const times = {
    boarding: '2027-03-15T16:00:00',
    departure: '2027-03-15T16:30:00',
    expiry: workload.chance.is(0.5) ? '2027-03-15T18:00:00' : '2027-03-20T18:00:00',
  };
  const called = await call(workload, account, templateRequest(`Flight ${number}`, `G${number}`, times, check));
  if (!called?.isDone) return undefined;
  const template = {
    account,
    id: String(called.body['pass-template-id']),
    barcodeCheck: check,
    number: flight['flight-number'],
  };
  if (workload.history.template(template.id) === undefined)
    workload.fail('what was acknowledged is readable', `template ${template.id} is not there`);
  workload.templates.push(template);
  return template;
}

export async function createLink(workload: Workload, { account, id: templateId }: KnownTemplate): Promise<void> {
  const limit = workload.chance.between(1, 4);
  const called = await call(workload, account, linkRequest(templateId, limit));
  if (called?.isDone) workload.links.push({ id: String(called.body['issuance-link-id']), templateId, limit });
}

/** Without chance, which keeps the histories of earlier seeds. */
const isStandby = (passenger: number) => passenger % 5 === 0;

/** Sometimes with a pass-id that was used before. */
export async function generatePass(workload: Workload, { account, id: templateId }: KnownTemplate): Promise<void> {
  const { chance, passes } = workload;
  const used = chance.is(0.1) ? chance.pick(passes.filter(({ passId }) => passId.startsWith('pass-'))) : undefined;
  const number = workload.next();
  const passId = used?.passId ?? `pass-${number}`;
  const passenger = passengerOf(number);
  const seat = seatOf(number);
  const isWrong = chance.is(0.1);
  const hours = chance.between(1, 9);
  const expiration = `2027-03-15T${String(9 + hours).padStart(2, '0')}:${chance.between(10, 59)}:00`;
  const request = passRequest(templateId, passId, passenger, {
    ...(isStandby(number) ? { 'seat-number': '', 'passenger-kind': 'standby' } : { 'seat-number': seat }),
    'boarding-group': `B${number}`,
    'barcode-value': barcodeOf(passenger, isWrong ? seatOf(workload.next()) : seat),
    ...(chance.is(0.3) ? { 'expiration-timestamp': expiration } : {}),
  });
  // Two callers may want the same pass-id at once.
  const twin = chance.is(0.15) ? call(workload, account, request) : undefined;
  for (const called of await Promise.all([call(workload, account, request), twin])) {
    if (!called?.isDone) continue;
    const link = String(called.body['pass-install-url']).split('/i/')[1] ?? '';
    const known = { account, templateId, passId, passKey: link.slice(0, 32), link, passenger: number };
    const states = workload.history.passes.get(known.passKey) ?? [];
    const made = states.find(({ item }) => isPassItem(item) && item.passKey + item.nonce === link);
    if (!made) workload.fail('what was acknowledged is readable', `pass ${passId} is not there`);
    else checkWarnings(workload, made.item, called, request['pass-data']);
    if (!passes.some((pass) => pass.passKey === known.passKey)) passes.push(known);
  }
}

const referenceOf = ({ templateId, passId }: KnownPass) => ({ 'pass-template-id': templateId, 'pass-id': passId });

/**
 * One field with a value of its own: an update that was lost brings an earlier value back. A seat clears standby.
 */
export async function updatePass(workload: Workload, pass: KnownPass): Promise<void> {
  const { chance, history } = workload;
  const number = workload.next();
  const seat = seatOf(number);
  const isWaiting = history.pass(pass.passKey)?.fields['passenger-kind'] === 'standby';
  const seated = { 'seat-number': seat, ...(isWaiting && { 'passenger-kind': 'confirmed' }) };
  const data = chance.weighed<Readonly<Record<string, string>>>([
    [3, { ...seated, 'barcode-value': barcodeOf(passengerOf(pass.passenger), seat) }],
    [1, seated],
    [4, { 'boarding-group': `B${number}` }],
  ]);
  const more = chance.is(0.2) ? { priority: true } : {};
  const request = { action: 'updatepassdata', ...referenceOf(pass), ...more, 'pass-data': data };
  const called = await call(workload, pass.account, request);
  if (!called?.isDone) return;
  const [[name, value] = ['', '']] = Object.entries(data);
  const states = History.since(history.passes.get(pass.passKey), called.startStep);
  const written = states.find(
    (item) =>
      isPassItem(item) &&
      item.trackingId === called.body['tracking-id'] &&
      item.fields[name as 'seat-number'] === value,
  );
  if (!written) workload.fail('what was acknowledged is readable', `${pass.passId} was never in ${value}`);
  else checkWarnings(workload, written, called, data);
}

/** The answer to a call says what its pass differs in from its barcode, as it was written. */
function checkWarnings(workload: Workload, item: object, { body }: Called, named: object): void {
  const pass = item as PassItem;
  const template = workload.history.template(pass.templateId);
  const due = template && warningsDue(templateOf(template), pass, named);
  const told = (body.warnings ?? []) as readonly { readonly code: string }[];
  if (due && due.join() !== told.map(({ code }) => code).join())
    workload.fail('a barcode says what its pass says', `${pass.passId} with ${told.length} warnings of ${due}`);
}

export async function setStatus(workload: Workload, pass: KnownPass): Promise<void> {
  const status = workload.chance.pick(['active', 'redeemed', 'voided'] as const);
  await call(workload, pass.account, { action: 'updatepassdata', ...referenceOf(pass), 'pass-status': status });
}

export async function deletePass(workload: Workload, pass: KnownPass): Promise<void> {
  const called = await call(workload, pass.account, { action: 'deletepassdata', ...referenceOf(pass) });
  if (called?.isDone && workload.history.pass(pass.passKey))
    workload.fail('what was acknowledged is readable', `${pass.passId} is still there`);
}

/** The answer is of a moment between question and answer. */
export async function readPass(workload: Workload, pass: KnownPass): Promise<void> {
  const called = await call(workload, pass.account, { action: 'getpassdata', ...referenceOf(pass) });
  if (called === undefined || called.answer.httpStatus === 401) return;
  const states = History.since(workload.history.passes.get(pass.passKey), called.startStep);
  const data = called.body['pass-data'] as Readonly<Record<string, unknown>> | undefined;
  const isRight = states.some((item) =>
    called.isDone
      ? isPassItem(item) && data?.['seat-number'] === (item.fields['seat-number'] ?? '')
      : !isPassItem(item),
  );
  if (!isRight) workload.fail('what was acknowledged is readable', `${pass.passId}: ${JSON.stringify(called.body)}`);
}

/** Another account gets the answer that it gets for an id that nobody has. */
export async function peek(workload: Workload, pass: KnownPass): Promise<void> {
  const other = workload.accounts.find(({ id }) => id !== pass.account.id) as CallerAccount;
  const requests = [
    { action: 'getpassdata', ...referenceOf(pass) },
    { action: 'deletepassdata', ...referenceOf(pass) },
    { action: 'updatepassdata', ...referenceOf(pass), 'pass-data': { 'seat-number': 'X' } },
    { action: 'getpasstemplate', 'pass-template-id': pass.templateId },
    { action: 'updatepasstemplate', 'pass-template-id': pass.templateId, 'origin-gate': 'X' },
    { action: 'getpassids', 'pass-template-id': pass.templateId },
  ];
  const request = workload.chance.pick(requests);
  const called = await call(workload, other, request as object);
  if (called?.isDone) workload.fail('another account sees nothing', `${request?.action} of ${pass.passId}`);
}

/** Sends the list to the filing job, and reads it. */
export async function readList(workload: Workload, { account, id }: KnownTemplate): Promise<void> {
  const { universe } = workload;
  if (workload.chance.is(0.3)) universe.queues.filing.send(`LIST#PASSES#${id}`);
  const called = await call(workload, account, { action: 'getpassids', 'pass-template-id': id });
  const listed = (called?.body['pass-ids'] ?? []) as readonly { readonly 'pass-id': string }[];
  const foreign = listed.find((each) => !workload.history.hadPass(account.id, each['pass-id']));
  if (foreign) workload.fail('another account sees nothing', `${foreign['pass-id']} is in a list of ${account.id}`);
}
