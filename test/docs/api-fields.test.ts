import { readFileSync } from 'node:fs';
import { passDataFields, passMetaDataFields, templateFieldNames } from '../fields/names.ts';

const text = readFileSync('docs/api.md', 'utf8');

/** The fields named in the first column of the tables of one action. */
function documented(action: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${action}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(/[ ,()]+/));
  return rows;
}

test.each(templateFieldNames.filter((field) => field !== 'pass-template-id'))(
  'docs/api.md describes %s of createpasstemplate',
  (field) => {
    expect(documented('createpasstemplate')).toContain(field);
  },
);

const ofGeneratePass = [...passDataFields, ...passMetaDataFields, 'reference-data', 'pass-id', 'pass-template-id'];
test.each(ofGeneratePass.filter((field) => field !== 'pass-update-notification'))(
  'docs/api.md describes %s of generatepass',
  (field) => {
    expect(documented('generatepass')).toContain(field);
  },
);
