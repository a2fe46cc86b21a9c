import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { schemaOfStages, withTableOfValues } from '../../bin/stage-schema/stage-values.ts';
import { settingNames, settingsOf } from '../../lib/settings.ts';

const schema = JSON.parse(readFileSync('stages/stage.schema.json', 'utf8'));
const example = JSON.parse(readFileSync('stages/prod.example.json', 'utf8'));
const page = readFileSync('docs/deploy.md', 'utf8');

const ajv = new Ajv2020();
addFormats.default(ajv);
const isValid = ajv.compile(schema);

test('stages/stage.schema.json and the table of docs/deploy.md are what the code says: npm run stage-schema', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(schemaOfStages())));
  expect(page).toBe(withTableOfValues(page));
});

test('a table that lacks a value is noticed', () => {
  const lacking = page.replace(/^\| `archiveDays` .*\n/m, '');
  expect(lacking).not.toBe(page);
  expect(withTableOfValues(lacking)).toBe(page);
});

test('the example is a stage by the schema and by the code', () => {
  expect([isValid(example), isValid.errors]).toEqual([true, null]);
  expect(settingsOf(example, 'prod')).toMatchObject({ publicBaseUrl: example.publicBaseUrl, stage: 'prod' });
});

test.each([
  { certificateARN: '' },
  { throttleRate: '500' },
  { logRetentionDays: 31 },
  { reservedConcurrency: { relay: 1 } },
])('%j is refused by an editor, too', (values) => {
  expect(isValid(values)).toBe(false);
  expect(() => settingsOf(values)).toThrow(/cannot be used/);
});

test('an editor shows what each value is for', () => {
  for (const name of [...settingNames, '$schema'])
    expect([name, schema.properties[name].description]).toEqual([name, expect.stringMatching(/.{20}/)]);
});

test('no document gives a value of a stage on a command line: the file has it', () => {
  const documents = globSync(['*.md', 'docs/**/*.md']).filter((file) => file !== 'CHANGELOG.md');
  const given = documents.map((file) => [file, readFileSync(file, 'utf8').match(/(?<!\S)-c (?!stage=)\w+=\S*/g)]);
  expect(given.filter(([, values]) => values !== null)).toEqual([]);
});
