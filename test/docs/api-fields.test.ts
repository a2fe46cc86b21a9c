import { readFileSync } from 'node:fs';
import { actions } from '../../lambdas/api/actions/index.ts';
import { passDataFields, passMetaDataFields, templateFieldNames } from '../fields/names.ts';
import { writtenByPeople } from '../helpers/markdown.ts';

const pageOf = (action: string) => readFileSync(`docs/api/${action}.md`, 'utf8');

/** Fields that have no row in the tables of an action's page. */
function undescribed(action: string, fields: readonly string[]): string[] {
  const documented = new Set([...pageOf(action).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name));
  return fields.filter((field) => !documented.has(field));
}

test('docs/api describes every field of createpasstemplate and of generatepass', () => {
  expect(undescribed('createpasstemplate', templateFieldNames)).toEqual([]);
  const ofPass = [...passDataFields, ...passMetaDataFields, 'reference-data', 'pass-id', 'pass-template-id'];
  expect(undescribed('generatepass', ofPass)).toEqual(['pass-update-notification']);
});

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
