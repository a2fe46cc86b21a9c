import { newApiKey } from '../../lambdas/runtime/identity.ts';
import type { Commands } from './command.ts';
import { needed } from './options.ts';
import { tableOf } from './text-table.ts';

export const accountCommands: Commands = {
  'account create': {
    options: { account: 'id of your choice', name: 'airline' },
    async run(options, { registry }) {
      const id = needed(options, 'account');
      if (!/^[a-z0-9-]{1,32}$/.test(id)) throw new Error('--account must be 1 to 32 of a-z, 0-9 and hyphen');
      const apiKey = newApiKey();
      if (!(await registry.create({ id, name: needed(options, 'name') }, apiKey))) {
        throw new Error(`The account ${id} exists already`);
      }
      return `Account ${id}\nAPI key ${apiKey}`;
    },
  },
  'account list': {
    options: {},
    async run(_options, { registry }) {
      const rows: string[][] = [];
      for await (const { id, name, createdAtUtc } of registry.all()) rows.push([id, name, createdAtUtc]);
      return tableOf(['account', 'name', 'since'], rows);
    },
  },
  'account show': {
    options: { account: 'id' },
    optional: { 'show-api-key': '' },
    async run(options, { registry }) {
      const account = needed(options, 'account');
      const view = await registry.view(account);
      if (view === undefined) throw new Error(`There is no account ${account}`);
      const certificates = await registry.certificates(account);
      return [
        `Account ${view.id}`,
        `Name ${view.name}`,
        `Since ${view.createdAtUtc}`,
        `API key since ${view.apiKeySinceUtc}`,
        ...(options['show-api-key'] ? [`API key ${await registry.apiKey(account)}`] : []),
        `Certificates ${certificates.length} (certificate list)`,
      ].join('\n');
    },
  },
  'account audit': {
    options: { account: 'id' },
    async run(options, { registry }) {
      const rows: string[][] = [];
      for await (const { atUtc, act, certificate = '', user, requestId } of registry.audit(needed(options, 'account')))
        rows.push([atUtc, act, certificate, user, requestId]);
      return tableOf(['at', 'what', 'which', 'user', 'request'], rows);
    },
  },
  'key seal': {
    options: {},
    async run(_options, { registry }) {
      const ids: string[] = [];
      for await (const { id } of registry.all()) ids.push(id);
      for (const id of ids) await registry.sealAnew(id);
      return `The API keys of ${ids.length} accounts are sealed under the current version of API_KEY`;
    },
  },
  'key regenerate': {
    options: { account: 'id' },
    optional: { yes: '' },
    async run(options, { registry, terminal }) {
      const account = needed(options, 'account');
      await terminal.confirm(options, `Calls of ${account} with the present API key will fail within 30 seconds.`);
      return `API key ${await registry.regenerateApiKey(account)}  (the one before is dead within 30 seconds)`;
    },
  },
};
