/** `npm run docs`: makes the documentation's site, plain files for any static host, in `site` or another folder. */
import path from 'node:path';
import { writeSite } from './docs/site.ts';
import { answerHelp } from './help.ts';

answerHelp('npm run docs [-- <folder>]: makes the site of docs/ in a folder, by default `site`, for any static host');

const folder = path.resolve(process.argv[2] ?? 'site');
const { pages, files, bytes } = await writeSite(folder);
console.log(`Written: ${pages} pages and ${files} other files, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}`);
