import { readFileSync } from 'node:fs';
import { actions } from '../../lambdas/api/actions/index.ts';
import { passDataFields, passMetaDataFields, templateFieldNames } from '../fields/names.ts';
import { writtenByPeople } from '../helpers/markdown.ts';

const pageOf = (action: string) => readFileSync(`docs/api/${action}.md`, 'utf8');

/** Fields in the first column of the tables of an action. */
const documented = (action: string) => [...pageOf(action).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);

test.each(templateFieldNames.filter((field) => field !== 'pass-template-id'))(
  'docs/api describes %s of createpasstemplate',
  (field) => {
    expect(documented('createpasstemplate')).toContain(field);
  },
);

const ofGeneratePass = [...passDataFields, ...passMetaDataFields, 'reference-data', 'pass-id', 'pass-template-id'];
test.each(ofGeneratePass.filter((field) => field !== 'pass-update-notification'))(
  'docs/api describes %s of generatepass',
  (field) => {
    expect(documented('generatepass')).toContain(field);
  },
);

/** Words of a page that people have written. */
const ownWords = (page: string) =>
  writtenByPeople(page)
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

test('a page of an action is read at once: beside its tables it has at most 350 words', () => {
  expect(ownWords('<!-- a: npm run openapi -->\n\nnot counted\n\n<!-- end -->\n\nTwo [words](a.md).\n')).toBe(2);
  const long = [...actions.keys()]
    .map((name) => [name, ownWords(pageOf(name))] as const)
    .filter(([, words]) => words > 350);
  expect(long).toEqual([]);
});
