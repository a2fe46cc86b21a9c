import { readFileSync } from 'node:fs';
import { emailWordsOf, wordModules } from '../../bin/words/modules.ts';
import { missingWords, readWords } from '../../bin/words/table.ts';

const table = (...rows: string[]) => readWords(['word\tnote\ten\tde', ...rows].join('\n'));

test('a word that is not translated yet is English in that language, and listed', () => {
  const words = table('labels.gate\t\tGate\t', 'sentences.on(time, day)\t\t{time} on {day}\t? {time} am {day}');
  expect(missingWords(words)).toEqual(
    new Map([
      ['en', []],
      ['de', ['labels.gate']],
    ]),
  );
  const german = wordModules(words).get('de.ts');
  expect(german).toContain("gate: 'Gate',");
  expect(german).toMatch(/on: \(time, day\) => `\$\{time\} am \$\{day\}`,/);
});

test('the problems of the table are named all at once', () => {
  const rows = [
    'labels.gate\t\t\tGate',
    'labels.gate\t\tGate\tGate\tPorte',
    'sentences.on(time)\t\ton {time}\tam {tag}',
  ];
  const problems = [
    'labels.gate: not 4 columns',
    'labels.gate: twice',
    'labels.gate, en: is empty',
    'on, de: has the values tag',
  ];
  for (const problem of problems) expect(() => table(...rows)).toThrow(problem);
});

test('the client for e-mails has the words of the table: npm run words', () => {
  expect(readFileSync('clients/email/words.ts', 'utf8')).toBe(emailWordsOf(readWords()));
});
