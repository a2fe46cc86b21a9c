import { languageFor } from '../../lambdas/web/answers.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, ar-EG', 'ar'],
  ['pt-PT', 'pt'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['zh-TW,ja;q=0.5', 'ja'],
  ['fi,sv;q=0.9,pl;q=0.1', 'pl'],
  ['es-419', 'es'],
  ['de-CH-1996', 'de'],
  ['DE-de ; q=0.3, FR ; q=0.2', 'de'],
])('%s requests %s', (header, language) => expect(languageFor(header)).toBe(language));

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['any language', '*'],
  ['languages without words of ours', 'fi-FI,sv'],
  ['one that is not wanted', 'de;q=0'],
  ['what is no language', 'de_DE, 12, -, x-private, de;q=high, ../../german'],
  ['a long list', `${'fi,'.repeat(10_000)}de`],
])('a header with %s gets English', (_, header) => expect(languageFor(header)).toBe('en'));
