import { passAt } from '../../lambdas/domain/pass/expiration.ts';
import { isPassItem, type PassItem, passOf } from '../../lambdas/storage/dynamo-passes.ts';
import { templateOf } from '../../lambdas/storage/dynamo-templates.ts';
import { History } from '../universe/history.ts';
import { skewMs } from '../world/process.ts';
import { call } from './call.ts';
import type { CallerAccount } from './client.ts';
import type { KnownPass, KnownTemplate, Workload } from './known.ts';
import { referenceOf } from './updating.ts';

export async function setStatus(workload: Workload, pass: KnownPass): Promise<void> {
  const status = workload.chance.pick(['active', 'redeemed', 'voided'] as const);
  await call(workload, pass.account, {
    action: 'updatepassdata',
    ...referenceOf(workload, pass),
    'pass-status': status,
  });
}

export async function deletePass(workload: Workload, pass: KnownPass): Promise<void> {
  const result = await call(workload, pass.account, { action: 'deletepassdata', ...referenceOf(workload, pass) });
  if (result?.isDone && workload.history.pass(pass.passKey))
    workload.fail('what was acknowledged is readable', `${pass.passId} is still there`);
}

/** Checks that an answer is of a moment between request and answer. */
export async function readPass(workload: Workload, pass: KnownPass): Promise<void> {
  const { history, universe } = workload;
  const reference = referenceOf(workload, pass);
  const result = await call(workload, pass.account, { action: 'getpassdata', ...reference });
  // The key was replaced meanwhile.
  if (result === undefined || result.body['error-code'] === 'E104') return;
  const { body, isDone, startStep, startMs } = result;
  const states = History.since(history.passes.get(pass.passKey), startStep);
  const templates = History.since(history.templates.get(reference['pass-template-id']), startStep).map(templateOf);
  const moments = [startMs - skewMs, universe.world.nowMs + skewMs].map((ms) => new Date(ms));
  const shown = (item: PassItem, status: string) => [
    item.fields['seat-number'] ?? '',
    status,
    item.wallets?.walleta?.state ?? 'not-installed',
    item.wallets?.walletb?.state ?? 'not-installed',
  ];
  const { 'seat-number': seat } = (body['pass-data'] ?? {}) as Readonly<Record<string, unknown>>;
  const answered = [seat, body['pass-status'], body['walleta-status'], body['walletb-status']].join();
  const isRight = states.some((item) => {
    const isThere = isPassItem(item) && item.templateId === reference['pass-template-id'];
    if (!isDone || !isThere) return !isDone && !isThere;
    const statuses = templates.flatMap((template) => moments.map((at) => passAt(template, passOf(item), at).status));
    return statuses.some((status) => shown(item, status).join() === answered);
  });
  if (!isRight) workload.fail('what was acknowledged is readable', `${pass.passId}: ${JSON.stringify(body)}`);
}

/** Checks that another account gets the same answer as for an unknown id. */
export async function peek(workload: Workload, pass: KnownPass): Promise<void> {
  const other = workload.accounts.find(({ id }) => id !== pass.account.id) as CallerAccount;
  const templates = workload.templates.filter(({ account }) => account === other);
  const requests = [
    { action: 'getpassdata', ...referenceOf(workload, pass) },
    { action: 'deletepassdata', ...referenceOf(workload, pass) },
    { action: 'updatepassdata', ...referenceOf(workload, pass), 'pass-data': { 'seat-number': 'X' } },
    { action: 'updatepasses', passes: [{ ...referenceOf(workload, pass), 'pass-data': { 'seat-number': 'X' } }] },
    { action: 'movepass', ...referenceOf(workload, pass), 'to-pass-template-id': templates[0]?.id },
    { action: 'getpasstemplate', 'pass-template-id': pass.templateId },
    { action: 'updatepasstemplate', 'pass-template-id': pass.templateId, 'origin-gate': 'X' },
    { action: 'copytemplate', 'pass-template-id': pass.templateId, 'pass-template-name': 'X' },
    { action: 'getpassids', 'pass-template-id': pass.templateId },
  ];
  const request = workload.chance.pick(requests);
  const result = await call(workload, other, request as object);
  if (result?.isDone) workload.fail('another account sees nothing', `${request?.action} of ${pass.passId}`);
}

/** Sends the list to the filing job, and reads it. */
export async function readList(workload: Workload, { account, id }: KnownTemplate): Promise<void> {
  const { universe } = workload;
  if (workload.chance.is(0.3)) universe.queues.filing.send({ body: `LIST#PASSES#${id}` });
  const result = await call(workload, account, { action: 'getpassids', 'pass-template-id': id });
  const listed = (result?.body['pass-ids'] ?? []) as readonly { readonly 'pass-id': string }[];
  const foreign = listed.find((each) => !workload.history.hadPass(account.id, each['pass-id']));
  if (foreign) workload.fail('another account sees nothing', `${foreign['pass-id']} is in a list of ${account.id}`);
}
