import type { Client } from '../../clients/typescript/client.ts';
import type { Batch } from '../../lambdas/api/action.ts';
import { answerBatch } from '../../lambdas/api/answer-batch.ts';
import { findAction } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { maxMembers, type Pass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import type { Accounts, AccountView } from '../../lambdas/ports/accounts.ts';
import { overriding } from '../../lambdas/ports/overriding.ts';
import { GroupFull, type Passes } from '../../lambdas/ports/passes.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { ApiServices } from '../../lambdas/ports/services.ts';
import type { Templates } from '../../lambdas/ports/stores.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { DynamoGroups } from '../../lambdas/storage/dynamo-pass-queries.ts';

/**
 * Answers calls of many passes as the API would, in this process: what they write is kept in memory, where later rows find it,
 * and the API key and the private keys are not read.
 * @param progress shows log lines, which have no personal data.
 */
export function dryRunClient(
  env: OperatorEnv,
  account: AccountView,
  clock: Clock,
  progress: (line: string) => void,
): Pick<Client, 'call'> {
  const unused = { BUILD: '', LIST_FILING_QUEUE_URL: '', RATE_PER_API_KEY: '0' };
  const log = jsonLog(clock, progress);
  const api = createApiContext({ ...env, ...unused, BASE_URLS: env.PUBLIC_BASE_URL }, { clock, log });
  const groups = new DynamoGroups(tableOf(env.TABLE_NAME, sdkConfig(), clock));
  const services = {
    ...readOnly(api, groups),
    account,
    key: { scopes: ['all' as const] },
    changedBy: 'key:dry-run' as const,
  };
  const call = async ({ action, ...fields }: { readonly action: string; readonly passes: readonly object[] }) => {
    const texts = fields.passes.map((row) => JSON.stringify(row));
    const request = { apiKey: undefined, requestId: 'dry-run', body: '' };
    return (await answerBatch((await findAction(action)) as Batch, request, fields, texts, services)).body;
  };
  return { call } as unknown as Pick<Client, 'call'>;
}

/** The services of the API, with stores that keep in memory what is written. */
function readOnly(api: ApiServices, groups: Pick<DynamoGroups, 'passesOf'>): ApiServices {
  const { accounts, apple, clock, images, passes, passMoves, renderings, templates } = api;
  const keep = passesInMemory(passes, groups);
  return {
    ...api,
    accounts: overriding(accounts, { appleCertificate: withoutKey(accounts, clock) }),
    apple: overriding(apple, { build: async () => new Uint8Array() }),
    images: overriding(images, { put: async () => {} }),
    passes: keep,
    passMoves: overriding(passMoves, { move: (pass) => keep.update(pass) }),
    renderings: overriding(renderings, { put: async () => {}, delete: async () => {} }),
    templates: templatesInMemory(templates),
  };
}

/** A certificate without its secret; undefined if it cannot sign any more. */
const withoutKey =
  ({ credential }: Pick<Accounts, 'credential'>, clock: Clock): Accounts['appleCertificate'] =>
  async (account, passTypeId) => {
    const { expiresAtUtc = '' } = (await credential(account, { wallet: 'walleta', id: passTypeId })) ?? {};
    if (expiresAtUtc < clock.now().toISOString()) return undefined;
    return { passTypeId, teamId: '', certificatePem: '', privateKeyPem: '', intermediatePem: '' };
  };

function passesInMemory(stored: Passes, groups: Pick<DynamoGroups, 'passesOf'>): Passes {
  const written = new Map<string, Pass>();
  const members = new Map<string, Promise<Set<string>>>();
  const membersOf = async (group: string) => new Set((await groups.passesOf(group)).map(({ passKey }) => passKey));
  const findRecord: Passes['findRecord'] = async (passKey) => written.get(passKey) ?? stored.findRecord(passKey);
  const update = async (pass: Pass) => {
    const { 'group-id': group } = pass.fields;
    if (group !== undefined) {
      const keys = members.get(group) ?? membersOf(group);
      members.set(group, keys);
      if ((await keys).add(pass.passKey).size > maxMembers) throw new GroupFull();
    }
    written.set(pass.passKey, pass);
    return true;
  };
  return overriding(stored, {
    create: async (pass) => (await findRecord(pass.passKey)) === undefined && update(pass),
    update,
    find: async (passKey) => written.get(passKey) ?? stored.find(passKey),
    findRecord,
  });
}

function templatesInMemory(stored: Templates): Templates {
  const written = new Map<string, Template>();
  const found =
    (find: Templates['find']): Templates['find'] =>
    async (account, id) =>
      written.get(id) ?? find(account, id);
  return overriding(stored, {
    create: async (template) => !written.has(template.id) && Boolean(written.set(template.id, template)),
    updateAll: async (writes) => {
      for (const { template } of writes) written.set(template.id, template);
      return true;
    },
    find: found(stored.find),
    findLatest: found(stored.findLatest),
  });
}
