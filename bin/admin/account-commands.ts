import { newApiKey } from '../../lambdas/runtime/identity.ts';
import type { Commands } from './command.ts';
import { needed } from './options.ts';
import { requireAccount } from './require-account.ts';
import { tableOf } from './text-table.ts';

export const accountCommands: Commands = {
  'account create': {
    summary: 'Creates an account and prints its API key.',
    options: { account: 'id of your choice', name: 'airline' },
    async run(options, { accountSettings }) {
      const id = needed(options, 'account');
      if (!/^[a-z0-9-]{1,32}$/.test(id)) throw new Error('--account must be 1 to 32 of a-z, 0-9 and hyphen');
      const apiKey = newApiKey();
      if (!(await accountSettings.create({ id, name: needed(options, 'name') }, apiKey))) {
        throw new Error(`The account ${id} exists already`);
      }
      return `Account ${id}\nAPI key ${apiKey}`;
    },
  },
  'account list': {
    summary: 'Lists all accounts.',
    options: {},
    async run(_options, { accountSettings }) {
      const all = await Array.fromAsync(accountSettings.all());
      const rows = all.map(({ id, name, createdAtUtc }) => [id, name, createdAtUtc]);
      return tableOf(['account', 'name', 'since'], rows, 'There is no account yet: account create');
    },
  },
  'account show': {
    summary: 'Shows an account, with --show-api-key also its API key; reading the key is recorded in the audit trail.',
    options: { account: 'id' },
    optional: { 'show-api-key': '' },
    async run(options, { accountSettings }) {
      const account = needed(options, 'account');
      const view = await requireAccount(accountSettings, account);
      const certificates = await accountSettings.certificates(account);
      return [
        `Account ${view.id}`,
        `Name ${view.name}`,
        `Since ${view.createdAtUtc}`,
        `API key since ${view.apiKeySinceUtc}`,
        ...(options['show-api-key'] ? [`API key ${await accountSettings.apiKey(account)}`] : []),
        `Certificates ${certificates.length} (certificate list)`,
      ].join('\n');
    },
  },
  'account audit': {
    summary: 'Lists the audit trail of an account: changes, and reads of its API key, in the last year.',
    options: { account: 'id' },
    async run(options, { accountSettings }) {
      const account = needed(options, 'account');
      await requireAccount(accountSettings, account);
      const lines = await Array.fromAsync(accountSettings.audit(account));
      const rows = lines.map((line) => [line.atUtc, line.act, line.certificate ?? '', line.user, line.requestId]);
      return tableOf(
        ['time', 'action', 'certificate', 'user', 'request'],
        rows,
        `The audit trail of ${account} is empty`,
      );
    },
  },
  'key seal': {
    summary: 'Re-encrypts all API keys under the current version of the API_KEY secret; needed after its rotation.',
    options: {},
    async run(_options, { accountSettings }) {
      const accounts = await Array.fromAsync(accountSettings.all());
      for (const { id } of accounts) await accountSettings.resealApiKey(id);
      return `The API keys of ${accounts.length} accounts are encrypted under the current version of API_KEY`;
    },
  },
  'key regenerate': {
    summary: 'Replaces the API key of an account; the old one stops working within 30 seconds.',
    options: { account: 'id' },
    optional: { yes: '' },
    async run(options, { accountSettings, terminal }) {
      const account = needed(options, 'account');
      await terminal.confirm(options, `Calls with the current API key of ${account} will fail within 30 seconds.`);
      return `API key ${await accountSettings.regenerateApiKey(account)}  (the old one stops working within 30 seconds)`;
    },
  },
};
