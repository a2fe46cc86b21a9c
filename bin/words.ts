/**
 * `npm run words`: writes the modules of our own words, a file for each language, from lambdas/domain/languages/words/words.tsv.
 * `npm run words -- --check`: compares instead. Both list the words that are not translated yet.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp } from './help.ts';
import { wordModules } from './words/modules.ts';
import { missingWords, readWords, wordsFolder } from './words/table.ts';

answerHelp(
  'npm run words [-- --check]: writes, or compares, the words of each language with lambdas/domain/languages/words/words.tsv',
);

const table = readWords();
const isCheck = process.argv.includes('--check');

for (const [tag, missing] of missingWords(table))
  if (missing.length > 0) console.log(`Not translated yet, ${tag}: ${missing.join(', ')}`);

const written = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const outdated = [...wordModules(table)].filter(([file, text]) => written(path.join(wordsFolder, file)) !== text);
if (isCheck && outdated.length > 0)
  throw new Error(`To be written again, by npm run words: ${outdated.map(([file]) => file).join(', ')}`);
for (const [file, text] of outdated) writeFileSync(path.join(wordsFolder, file), text);
