import { keyScopes } from '../../lambdas/ports/accounts.ts';
import { newApiKey } from '../../lambdas/runtime/identity.ts';
import { accountIn } from './account.ts';
import type { Commands } from './command.ts';
import { given, needed } from './options.ts';
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
    summary: 'Shows an account; --show-api-key adds a key that works, and the audit trail records that it was read.',
    options: { account: 'id' },
    optional: { 'show-api-key': '' },
    async run(options, { accountSettings }) {
      const { id, name, createdAtUtc } = await accountIn(options, { accountSettings });
      const certificates = await accountSettings.certificates(id);
      return [
        `Account ${id}`,
        `Name ${name}`,
        `Since ${createdAtUtc}`,
        `API keys ${(await accountSettings.keys(id)).length} (key list)`,
        ...(options['show-api-key'] ? [`API key ${await accountSettings.apiKey(id)}`] : []),
        `Certificates ${certificates.length} (certificate list)`,
      ].join('\n');
    },
  },
  'account audit': {
    summary: 'Lists the audit trail of an account: changes, reads of its API keys, and sign-ins, in the last year.',
    options: { account: 'id' },
    async run(options, { accountSettings }) {
      const { id } = await accountIn(options, { accountSettings });
      const lines = await Array.fromAsync(accountSettings.audit(id));
      const rows = lines.map((line) => [
        line.atUtc,
        line.isRefused ? `${line.act}: refused` : line.act,
        line.flight ?? line.certificate ?? line.key ?? line.person ?? '',
        line.user,
        line.requestId,
      ]);
      return tableOf(['time', 'action', 'about', 'user', 'request'], rows, `The audit trail of ${id} is empty`);
    },
  },
  'key seal': {
    summary: 'Re-encrypts all API keys under the current version of the API_KEY secret; needed after its rotation.',
    options: {},
    async run(_options, { accountSettings }) {
      const accounts = await Array.fromAsync(accountSettings.all());
      for (const { id } of accounts) await accountSettings.resealApiKeys(id);
      return `The API keys of ${accounts.length} accounts are encrypted under the current version of API_KEY`;
    },
  },
  'key list': {
    summary: 'Lists the API keys of an account: scopes, rate, last use, end.',
    options: { account: 'id' },
    async run(options, { accountSettings }) {
      const { id } = await accountIn(options, { accountSettings });
      const rows = (await accountSettings.keys(id)).map((key) => [
        key.id,
        key.name,
        key.scopes.join(','),
        String(key.ratePerMinute ?? ''),
        key.sinceUtc ?? '',
        key.lastUsedUtc ?? '',
        key.endsAtUtc ?? '',
      ]);
      return tableOf(['key', 'name', 'scopes', 'rate', 'since', 'used in', 'ends'], rows, 'No API key works: key add');
    },
  },
  'key add': {
    summary: 'Adds an API key to an account and prints it; the others stay.',
    options: { account: 'id', name: 'who has it', scopes: keyScopes.join(',') },
    optional: { rate: 'calls a minute' },
    async run(options, { accountSettings }) {
      const scopes = needed(options, 'scopes').split(',');
      const known = keyScopes.filter((scope) => scopes.includes(scope));
      if (known.length !== scopes.length) throw new Error(`--scopes must be of ${keyScopes.join(', ')}, with commas`);
      const ratePerMinute = given(options, 'rate') === undefined ? undefined : Number(options.rate);
      if (ratePerMinute !== undefined && !(Number.isInteger(ratePerMinute) && ratePerMinute > 0))
        throw new Error('--rate must be a whole number of calls a minute');
      const key = { name: needed(options, 'name'), scopes: known, ratePerMinute };
      const added = await accountSettings.addKey(needed(options, 'account'), key);
      return `Key ${added.key.id}\nAPI key ${added.apiKey}`;
    },
  },
  'key end': {
    summary: 'Ends an API key after some hours, during which systems can change to another; --after 0 ends it at once.',
    options: { account: 'id', key: 'id (key list)', after: 'hours' },
    optional: { yes: '' },
    async run(options, { accountSettings, terminal }) {
      const [account, key] = [needed(options, 'account'), needed(options, 'key')];
      const hours = Number(needed(options, 'after'));
      if (!(hours >= 0 && hours <= 8_760)) throw new Error('--after must be 0 to 8760 hours');
      const when = hours === 0 ? 'within 30 seconds' : `in ${hours} hours`;
      await terminal.confirm(options, `Calls with the API key ${key} of ${account} will fail ${when}.`);
      await accountSettings.endKey(account, key, hours);
      return `Calls with the API key ${key} of ${account} fail ${when}`;
    },
  },
  'key regenerate': {
    summary: 'Replaces the text of an API key, of the oldest by default; the old one stops working within 30 seconds.',
    options: { account: 'id' },
    optional: { key: 'id (key list)', yes: '' },
    async run(options, { accountSettings, terminal }) {
      const account = needed(options, 'account');
      await terminal.confirm(
        options,
        `Calls with the current text of this API key of ${account} will fail within 30 seconds.`,
      );
      return `API key ${await accountSettings.regenerateApiKey(account, given(options, 'key'))}  (the old one stops working within 30 seconds)`;
    },
  },
};
