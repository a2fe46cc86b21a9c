import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CallFailed } from '../../clients/typescript/client.ts';
import { clientOf } from './account.ts';
import type { Commands } from './command.ts';
import { localDataDirectory } from './deployment.ts';
import { given, type Options } from './options.ts';
import { renewTemplate, templatesOf } from './restored-table.ts';
import { brandOf, brandQuestions, onSampleFlight, previewOf } from './template-init.ts';

export const templateCommands: Commands = {
  'template init': {
    summary: 'Makes the JSON of a brand from six answers, and a page that shows it on both phones.',
    options: { account: 'id' },
    optional: {
      from: 'JSON of a brand or a template, in place of the questions: draws its page anew',
      out: 'file of the JSON, brand.json if not given',
    },
    async run(options, context) {
      const { clock, publicBaseUrl, terminal } = context;
      const client = await clientOf(options, context);
      const file = given(options, 'from') ?? given(options, 'out') ?? 'brand.json';
      if (given(options, 'from') === undefined) {
        if (existsSync(file)) throw new Error(`${file} is there: --from ${file} draws it, --out names another`);
        const answers = await terminal.answers(brandQuestions(publicBaseUrl));
        writeFileSync(file, `${JSON.stringify(brandOf(answers), null, 2)}\n`);
      }
      const text = readFileSync(file, 'utf8');
      const request = onSampleFlight(parsed(file, text), publicBaseUrl, clock.now());
      const answer = await client.dryRun(request).catch((error) => {
        if (!(error instanceof CallFailed) || error.httpStatus !== 400) throw error;
        throw new Error(`${error.message}\nCorrect ${file}, then run this with --from ${file}.`);
      });
      const page = file.replace(/(\.json)?$/, '.html');
      const logo = await pictureAt(/"carrier-airline-logo-walletb":\s*"([^"]+)"/.exec(text)?.[1]);
      writeFileSync(page, await previewOf(answer, logo));
      return [
        ...(answer.warnings ?? []).map((warning) => `Warning: ${warning.text}`),
        `Open     ${pathToFileURL(path.resolve(page))}`,
        `Change   ${file}, then --from ${file}`,
        `Make it  curl -s ${publicBaseUrl}/v3 -H 'content-type: application/json' -H "x-api-key: ${keyFor(options)}" -d @${file}`,
      ].join('\n');
    },
  },
  'template renew': {
    summary: 'Raises the version of every template, so that phones and Google Wallet take what a restored table has.',
    options: {},
    optional: { yes: '' },
    async run(options, { accountSettings, clock, table, terminal }) {
      await terminal.confirm(
        options,
        'Every phone will fetch its passes again, and TemplateUpdated is sent of every template.',
      );
      let count = 0;
      for await (const template of templatesOf(table, accountSettings.all())) {
        await renewTemplate(table, template, clock);
        terminal.progress(`${++count} templates raised`);
      }
      return `${count} templates raised: their phones, files and objects are updated now`;
    },
  },
};

/** The account's key as a shell finds it: `npm start` keeps that of its demo account in a file. */
const keyFor = ({ local, account }: Options) =>
  local && account === 'demo' ? `$(cat ${path.relative('', localDataDirectory())}/api-key)` : '$KEY';

function parsed(file: string, text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** A picture as a data URL; undefined if it cannot be fetched from here, where the service could. */
async function pictureAt(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return undefined;
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}
