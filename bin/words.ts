/**
 * `npm run words`: writes the modules of our own words from lambdas/domain/languages/words.tsv, and clients/email/words.ts. It lists the
 * words that are not translated yet. With --modules it leaves the client, as start, tests, check and synthesis do.
 */
import { writeFileSync } from 'node:fs';
import { answerHelp } from './help.ts';
import { emailWordsOf, writeWordModules } from './words/modules.ts';
import { missingWords, readWords } from './words/table.ts';

answerHelp('npm run words [-- --modules]: writes the words of each language from lambdas/domain/languages/words.tsv');

const table = readWords();
for (const [tag, missing] of missingWords(table))
  if (missing.length > 0) console.log(`Not translated yet, ${tag}: ${missing.join(', ')}`);
writeWordModules(table);
if (!process.argv.includes('--modules')) writeFileSync('clients/email/words.ts', emailWordsOf(table));
