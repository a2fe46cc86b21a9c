import { readFileSync } from 'node:fs';
import { localDate } from '../../lambdas/domain/flight/flight-request.ts';
import { recordIn } from '../../lambdas/domain/text/json.ts';
import { accountIn, clientOf } from './account.ts';
import type { Commands } from './command.ts';
import { explainedWallets } from './explained-wallets.ts';
import { exportPasses } from './export-passes.ts';
import { countsOf, errorsOf, importPasses, reasonsIn, type Target } from './import-passes.ts';
import { given, needed, type Options } from './options.ts';

const rateOf = (options: Options, usual: number) => {
  const rate = Number(given(options, 'rate') ?? usual);
  if (!(rate > 0)) throw new Error('--rate is a number of passes a second');
  return rate;
};

function targetOf(options: Options): Target {
  const file = given(options, 'columns');
  const target = {
    templateId: given(options, 'template'),
    brand: given(options, 'brand'),
    departuresFrom: dateIn(options, 'departures-from'),
    departuresBefore: dateIn(options, 'departures-before'),
    columns: file && columnsIn(file),
  };
  for (const name of ['brand', 'departures-from', 'departures-before'])
    if (target.templateId !== undefined && given(options, name) !== undefined)
      throw new Error(`--template or --${name}, not both: a template has its flight`);
  return target;
}

function dateIn(options: Options, name: string): string | undefined {
  const date = given(options, name);
  if (date !== undefined && !localDate.safeParse(date).success) throw new Error(`--${name} is a day, as 2026-12-01`);
  return date;
}

function columnsIn(file: string): string {
  const columns = recordIn(readFileSync(file, 'utf8'));
  if (Object.keys(columns).length === 0) throw new Error(`${file} is not a JSON object with the fields of a row`);
  return JSON.stringify(columns);
}

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
      columns: 'JSON of the fields of a row, for a CSV file',
      'departures-from': 'first day of departure of events that are taken, local to the origin',
      'departures-before': 'day of departure before which events are taken',
      'dry-run': '',
      rate: 'passes a second, 100 if not given',
    },
    async run(options, context) {
      const { clock, terminal } = context;
      const isDryRun = options['dry-run'] === true;
      const order = { ...terminal, target: targetOf(options), file: needed(options, 'file'), isDryRun, clock };
      const rate = rateOf(options, 100);
      const client = isDryRun
        ? context.dryRunClient(await accountIn(options, context))
        : await clientOf(options, context);
      const counts = await importPasses({ ...order, rate, client });
      const text = countsOf(order, counts);
      if (counts.failed === 0) return text;
      // All are in the file.
      const reasons = reasonsIn(errorsOf(order)).slice(0, 10);
      return { text: [`${text}: ${errorsOf(order)}`, ...reasons].join('\n'), exitCode: 1 };
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
      return `Passes written to ${file}: ${passes}`;
    },
  },
};
