/** `npm run docs`: makes the documentation's site, plain files for any static host, in `site` or another folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeSite } from './docs/site.ts';
import { answerHelp } from './help.ts';

answerHelp(
  'npm run docs [-- <folder> --base <path>]: makes the site of docs/ in a folder, by default `site`, for any static host; --base is its path there, by default /',
);

// The local stack makes its own with --try-it.
const { values, positionals } = parseArgs({
  options: { 'try-it': { type: 'boolean' }, base: { type: 'string' } },
  allowPositionals: true,
});
const folder = path.resolve(positionals[0] ?? 'site');
const written = [...(await writeSite(folder, values['try-it'], values.base))];
const bytesOf = (isMeant: (file: string) => boolean) =>
  written.reduce((sum, [file, bytes]) => sum + (isMeant(file) ? bytes : 0), 0);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;
const isPage = (file: string) => file.endsWith('.html');
const pages = written.filter(([file]) => isPage(file)).length;
console.log(
  `Written: ${pages} pages of ${kilobytes(bytesOf(isPage) / pages)} each, the search index of ${kilobytes(bytesOf((file) => file === 'search-index.js'))}, and all ${written.length} files of ${kilobytes(bytesOf(() => true))}, in ${folder}`,
);
