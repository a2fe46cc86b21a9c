import { createClient } from '../../clients/typescript/client.ts';
import type { Commands } from './command.ts';
import { exportPasses } from './export-passes.ts';
import { errorsOf, importPasses } from './import-passes.ts';
import { given, needed, type Options } from './options.ts';
import { requireAccount } from './require-account.ts';

const rateOf = (options: Options, usual: number) => {
  const rate = Number(given(options, 'rate') ?? usual);
  if (!(rate > 0)) throw new Error('--rate is a number of passes a second');
  return rate;
};

export const passCommands: Commands = {
  'passes import': {
    summary: 'Makes a pass of each line of a file, a row of generatepasses; run again, it goes on where it stopped.',
    argument: 'file',
    options: { account: 'id', template: 'pass-template-id' },
    optional: { rate: 'passes a second, 100 if not given' },
    async run(options, { accountSettings, clock, publicBaseUrl, terminal }) {
      const [file, account] = [needed(options, 'file'), needed(options, 'account')];
      await requireAccount(accountSettings, account);
      const client = createClient({
        baseUrl: publicBaseUrl,
        apiKey: await accountSettings.apiKey(account),
        attempts: 8,
      });
      const rate = rateOf(options, 100);
      const templateId = needed(options, 'template');
      const { made, failed } = await importPasses({ ...terminal, file, templateId, rate, client, clock });
      return `${made} passes made, ${failed} failed${failed > 0 ? `: ${errorsOf(file)}` : ''}`;
    },
  },
  'passes export': {
    summary: 'Writes the passes of a template to a file of personal data, as passes import reads them.',
    argument: 'file',
    options: { account: 'id', template: 'pass-template-id' },
    optional: { rate: 'passes a second, 1,000 if not given' },
    async run(options, { clock, findTemplate, passPages, terminal }) {
      const [file, templateId] = [needed(options, 'file'), needed(options, 'template')];
      if ((await findTemplate(needed(options, 'account'), templateId)) === undefined)
        throw new Error(`The account has no template ${templateId}`);
      const rate = rateOf(options, 1_000);
      const passes = await exportPasses({ ...terminal, file, templateId, rate, passPages, clock });
      return `${passes} passes written to ${file}`;
    },
  },
};
