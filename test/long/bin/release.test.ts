import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Component } from '../../../bin/release/components.ts';
import { componentsOf } from '../../../bin/release/components.ts';
import { functionsIn } from '../../../bin/release/functions.ts';
import { requireKept } from '../../../bin/release/kept-forms.ts';
import { isAllowed, refusedLicences } from '../../../bin/release/licences.ts';
import { rowsOfLicences } from '../../../bin/release/release-notes.ts';
import { lookUp } from '../../../bin/release/vulnerabilities.ts';
import { writeRelease } from '../../../bin/release/write-release.ts';
import { systemClock } from '../../../lambdas/runtime/clock.ts';
import { cloudAssembly } from '../../helpers/local-stack.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const project = path.join(import.meta.dirname, '../../..');
const folder = temporaryDirectory();
const release = {
  ...{ project, folder, build: '0123456789abcdef', commit: 'abc' },
  lookUp: async (all: readonly Component[]) => {
    components = all;
    return { source: 'https://osv.example', unknown: 'no answer: it is a test' };
  },
};
let components: readonly Component[];
let notes: string;
beforeAll(async () => {
  symlinkSync(await cloudAssembly(), path.join(folder, 'cdk.out'));
  ({ notes } = await writeRelease(release));
});

const bills = () =>
  readdirSync(path.join(folder, 'sbom')).map((file) => ({
    file,
    bill: JSON.parse(readFileSync(path.join(folder, 'sbom', file), 'utf8')),
  }));
const namesIn = (file: string) =>
  bills()
    .find((each) => each.file === `${file}.cdx.json`)
    ?.bill.components.map(({ name }: { name: string }) => name);

test('each function has a list that the schema of CycloneDX 1.6 accepts', () => {
  const schemas = path.join(project, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const read = (name: string) => JSON.parse(readFileSync(path.join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const named = ['spdx', 'jsf-0.82'].map((name) => [
    `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    read(name),
  ]);
  const ajv = new Ajv({ strict: false, schemas: Object.fromEntries(named) });
  addFormats.default(ajv);
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  const isValid = ajv.compile(read('bom-1.6'));
  expect(bills()).toHaveLength(14);
  for (const { file, bill } of bills()) expect([file, isValid(bill), isValid.errors]).toEqual([file, true, null]);
  // A schema that accepts anything would prove nothing.
  const [{ bill } = { bill: undefined }] = bills();
  expect(isValid({ ...bill, components: [{ ...bill.components[0], licenses: [{ license: { id: 'NONE' } }] }] })).toBe(
    false,
  );
});

test('a list has what is in its function alone', () => {
  expect(namesIn('settings')).toEqual(expect.arrayContaining(['node-forge', 'passkit-generator', 'joi']));
  expect(namesIn('api')).toEqual(expect.arrayContaining(['airports.tsv', '@jsquash/oxipng', 'bwip-js', 'rolldown']));
  expect(namesIn('api')).not.toContain('node-forge');
  expect(namesIn('jobs-push')).not.toContain('joi');
});

test('a function outside of lambdas/ is named by its file', () => {
  const assembly = path.join(folder, 'of-the-canary');
  for (const [file, text] of [
    ['source-maps/bin/smoke/canary.ts/index.mjs.sources.json', '{"index.mjs": ["bin/smoke/canary.ts"]}'],
    ['asset.0123/index.mjs', ''],
  ] as const) {
    mkdirSync(path.dirname(path.join(assembly, file)), { recursive: true });
    writeFileSync(path.join(assembly, file), text);
  }
  expect(functionsIn(assembly)).toEqual([
    { name: 'bin/smoke/canary', digest: '0123', sources: ['bin/smoke/canary.ts'] },
  ]);
  expect(componentsOf(['bin/smoke/canary.ts'], project)).toEqual([]);
});

test('NOTICE.md has every component with its licence, and no other', () => {
  const rows = readFileSync('NOTICE.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Licence|---)/.test(line));
  expect(rows).toEqual(rowsOfLicences(components));
});

test('notes name version, build and commit, and a source that did not answer makes nothing clean', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(notes).toContain(`# Release ${version}\n\n- Build: 0123456789abcdef.`);
  expect(notes).toContain('- Commit: abc.');
  expect(notes).toContain('Unknown: https://osv.example: no answer: it is a test. This is not a result');
  expect(notes).not.toMatch(/\bNone\b/);
});

test('a version whose forms are not kept is not released', () => {
  const unkept = path.join(folder, 'unkept');
  mkdirSync(unkept);
  writeFileSync(path.join(unkept, 'package.json'), '{"version":"9.9.9"}');
  expect(() => requireKept(unkept)).toThrow('Nothing that 9.9.9 writes is kept: npm run release:keep');
  mkdirSync(path.join(unkept, 'test/long/releases/9.9.9'), { recursive: true });
  expect(() => requireKept(unkept)).not.toThrow();
});

test('LICENSE says what package.json says', () => {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('LICENSE', 'utf8').split('\n')[0]).toBe(license);
});

test('digests are of the files', () => {
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').split('\n');
  expect(sums).toContainEqual(expect.stringMatching(/^[0-9a-f]{64} {2}sbom\/api\.cdx\.json$/));
});

test.each([
  ['MIT', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND CC-BY-4.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
])('licence %s: allowed is %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));

test('a licence that is not allowed is named with its component', () => {
  const gpl = { name: 'someone-s', version: '1.0.0', licence: 'GPL-3.0-only' };
  expect(refusedLicences([...components, gpl])).toEqual(['someone-s@1.0.0: GPL-3.0-only']);
});

test('a file of unknown origin stops the release', () =>
  expect(() => componentsOf(['lambdas/runtime/cities.tsv'], project)).toThrow('cities.tsv is neither ours'));

describe('known vulnerabilities', () => {
  const [one, two] = ['one', 'two'].map((name) => ({ name, version: '1.0.0', licence: 'MIT' })) as [
    Component,
    Component,
  ];
  const data = { name: 'data.tsv', licence: 'CC-BY-4.0' };
  const asked = (answer: () => Response) =>
    lookUp([one, data, two], 'https://osv.example', { clock: systemClock, fetch: async () => answer() });
  const answered = (...ids: string[][]) =>
    Response.json({ results: ids.map((each) => (each.length > 0 ? { vulns: each.map((id) => ({ id })) } : {})) });

  test('are found by package', async () => {
    const { found } = (await asked(() => answered([], ['GHSA-1', 'GHSA-2'], ['GHSA-control']))) as { found: unknown };
    expect(found).toEqual([{ package: 'two@1.0.0', ids: ['GHSA-1', 'GHSA-2'] }]);
  });

  test('are none only if the source names those of a package that has some', async () => {
    expect(await asked(() => answered([], [], ['GHSA-control']))).toEqual({ source: 'https://osv.example', found: [] });
  });

  test.each<[string, () => Response, string]>([
    ['an answer without anything', () => Response.json({}), 'does not know those of lodash@4.17.4'],
    ['an answer that names nothing', () => answered([], [], []), 'does not know those of lodash@4.17.4'],
    ['an answer for fewer packages', () => answered([], ['GHSA-control']), 'does not know those of lodash@4.17.4'],
    ['a refusal', () => new Response('', { status: 405 }), 'status 405'],
    ['a page of a proxy', () => new Response('<html>'), 'no answer: '],
    [
      'no connection',
      () => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND osv.example') });
      },
      'getaddrinfo ENOTFOUND osv.example',
    ],
  ])('are unknown after %s', async (_title, answer, reason) => {
    expect(await asked(answer)).toEqual({ source: 'https://osv.example', unknown: expect.stringContaining(reason) });
  });
});
