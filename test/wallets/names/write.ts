/**
 * `npm run wallet-names`: writes the tables of docs/phones.md: what each wallet is sent from which field, or why not. With a folder
 * it first reads the names that Apple defines from a clone of github.com/apple/pass-builder.
 */
import { writeFileSync } from 'node:fs';
import { answerHelp } from '../../../bin/help.ts';
import { appleNamesIn } from './apple-source.ts';

answerHelp('npm run wallet-names [-- <clone of github.com/apple/pass-builder>]: writes the tables of docs/phones.md');

const [, , folder] = process.argv;
if (folder) writeFileSync('test/vectors/apple-names.json', `${JSON.stringify(appleNamesIn(folder), null, 2)}\n`);
// Read after they are written.
const { page, writtenPage } = await import('./tables.ts');
const { originsOf } = await import('./sent.ts');
writeFileSync(page, writtenPage({ apple: await originsOf('apple'), google: await originsOf('google') }));
console.log(`Written: ${page}`);
