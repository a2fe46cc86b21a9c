import { equalAsJson } from '../../lambdas/domain/fields/changes.ts';
import { History } from '../universe/history.ts';
import { call } from './call.ts';
import type { KnownLink, KnownTemplate, Workload } from './known.ts';
import { linkRequest } from './requests.ts';

export async function createLink(workload: Workload, { account, id: templateId }: KnownTemplate): Promise<void> {
  const name = `Name ${workload.next()}`;
  const result = await call(workload, account, linkRequest(templateId, name, workload.chance.between(1, 4)));
  if (result?.isDone) workload.links.push({ account, id: String(result.body['issuance-link-id']), templateId });
}

/** Names a link anew, and lets it make more passes or fewer, or none for a while: often two callers do so at once. */
export async function updateLink(workload: Workload, link: KnownLink): Promise<void> {
  const twin = workload.chance.is(0.5) ? changeLink(workload, link) : undefined;
  await Promise.all([changeLink(workload, link), twin]);
}

async function changeLink(workload: Workload, { account, id, templateId }: KnownLink): Promise<void> {
  const { chance, history } = workload;
  const change = chance.weighed<Readonly<Record<string, unknown>>>([
    [2, { 'link-name': `Name ${workload.next()}` }],
    [2, { 'link-generation-limit': chance.between(1, 6) }],
    [1, { 'link-status': chance.is(0.7) ? 'ACTIVE' : 'INACTIVE' }],
  ]);
  const request = {
    action: 'updatepassissuancelink',
    'issuance-link-id': id,
    'pass-template-id': templateId,
    ...change,
  };
  const result = await call(workload, account, request);
  if (!result?.isDone) return;
  const states = History.since(history.links.get(id), result.startStep);
  if (!states.some(({ fields }) => equalAsJson({ ...fields, ...change }, fields)))
    workload.fail('what was acknowledged is readable', `link ${id} never had ${JSON.stringify(change)}`);
}
