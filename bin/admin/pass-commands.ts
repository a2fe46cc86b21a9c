import { clientOf } from './account.ts';
import type { Commands } from './command.ts';
import { explainedWallets } from './explained-wallets.ts';
import { exportPasses } from './export-passes.ts';
import { countsOf, errorsOf, importPasses } from './import-passes.ts';
import { given, needed, type Options } from './options.ts';

const rateOf = (options: Options, usual: number) => {
  const rate = Number(given(options, 'rate') ?? usual);
  if (!(rate > 0)) throw new Error('--rate is a number of passes a second');
  return rate;
};

export const passCommands: Commands = {
  'pass explain': {
    summary: 'Says for each wallet and device whether a pass is there as it is, why not, and what to do.',
    argument: 'pass-id',
    options: { account: 'id', template: 'pass-template-id' },
    async run(options, context) {
      const client = await clientOf(options, context);
      const ids = { 'pass-id': needed(options, 'pass-id'), 'pass-template-id': needed(options, 'template') };
      return explainedWallets(await client.call({ action: 'explainpass', ...ids }));
    },
  },
  'passes import': {
    summary: 'Makes passes of a file, of events or for one template; run again, it goes on where it stopped.',
    argument: 'file',
    options: { account: 'id' },
    optional: {
      template: 'pass-template-id; lines are then rows of generatepasses, else of putpasses',
      brand: 'id of a brand, for events that name none; the oldest if not given',
      rate: 'passes a second, 100 if not given',
    },
    async run(options, context) {
      const { clock, terminal } = context;
      const file = needed(options, 'file');
      const client = await clientOf(options, context);
      const rate = rateOf(options, 100);
      const target = { templateId: given(options, 'template'), brand: given(options, 'brand') };
      if (target.templateId !== undefined && target.brand !== undefined)
        throw new Error('--template or --brand, not both: a template has its flight');
      const counts = await importPasses({ ...terminal, file, ...target, rate, client, clock });
      const text = countsOf(target, counts);
      return counts.failed > 0 ? { text: `${text}: ${errorsOf(file)}`, exitCode: 1 } : text;
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
