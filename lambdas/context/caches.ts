import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Template } from '../domain/template/template.ts';
import type { Accounts, AppleCertificate, Caller, GoogleIssuer } from '../ports/accounts.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Templates } from '../ports/stores.ts';
import { ExpiringCache } from '../runtime/expiring-cache.ts';
import { Secrets } from '../runtime/secrets.ts';
import { DynamoAccounts } from '../storage/dynamo-accounts.ts';
import type { Table } from '../storage/table.ts';
import { clientOf, type SdkConfig } from './client.ts';

/** Lifetime of cached accounts, templates and brands in a warm function, ms. */
export const ttlMs = 30_000;

export function cachedAccounts(accounts: Accounts, clock: Clock): Accounts {
  const byKey = new ExpiringCache<Caller>(clock, ttlMs, 1_000);
  const certificates = new ExpiringCache<AppleCertificate>(clock, ttlMs, 100);
  const issuers = new ExpiringCache<GoogleIssuer>(clock, ttlMs, 100);
  return {
    byApiKey: (apiKey) => byKey.get(apiKey, () => accounts.byApiKey(apiKey)),
    appleCertificate: (account, passTypeId) =>
      certificates.get(`${account}#${passTypeId}`, () => accounts.appleCertificate(account, passTypeId)),
    credential: (...credential) => accounts.credential(...credential),
    googleIssuer: (account, issuerId) =>
      issuers.get(`${account}#${issuerId}`, () => accounts.googleIssuer(account, issuerId)),
  };
}

export function cachedTemplates(templates: Templates, clock: Clock): Templates {
  const found = new ExpiringCache<Template>(clock, ttlMs, 100);
  const find = (account: string, templateId: string) =>
    found.get(`${account}#${templateId}`, () => templates.findLatest(account, templateId));
  return {
    create: (...template) => templates.create(...template),
    async updateAll(writes, receipt) {
      const isDone = await templates.updateAll(writes, receipt);
      for (const { template } of writes) found.forget(`${template.account}#${template.id}`);
      return isDone;
    },
    async recordGoogleClass(template, ...record) {
      const isDone = await templates.recordGoogleClass(template, ...record);
      found.forget(`${template.account}#${template.id}`);
      return isDone;
    },
    find,
    findLatest(account, templateId) {
      found.forget(`${account}#${templateId}`);
      return find(account, templateId);
    },
  };
}

/** The accounts' certificates and issuers, for functions that are not called with an API key. */
export function credentialsOf(table: Table, clock: Clock, sdk: SdkConfig): Omit<Accounts, 'byApiKey'> {
  const secrets = new Secrets(clientOf(SecretsManagerClient, sdk), clock);
  const noApiKeys = () => Promise.reject(new Error('This function takes no API keys'));
  return cachedAccounts(new DynamoAccounts(table, noApiKeys, (name) => secrets.read(name)), clock);
}
