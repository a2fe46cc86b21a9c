import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cloudAssembly } from '../../helpers/local-stack.ts';

const root = path.join(import.meta.dirname, '../../..');
let assembly: string;
beforeAll(async () => {
  assembly = await cloudAssembly();
});

const read = (file: string) => readFileSync(path.join(assembly, file), 'utf8');

/** A function's files in the synthesized stack, by name. */
function bundleOf(construct: string): Map<string, string> {
  const template = JSON.parse(read('boarding-pass-wallet-dev-service.template.json'));
  const [fn] = Object.entries<{ Type: string; Properties: { Code: { S3Key: string } } }>(template.Resources)
    .filter(([id, { Type }]) => id.startsWith(construct) && Type === 'AWS::Lambda::Function')
    .map(([, resource]) => resource);
  const directory = `asset.${path.parse(fn?.Properties.Code.S3Key ?? '').name}`;
  return new Map(readdirSync(path.join(assembly, directory)).map((file) => [file, read(path.join(directory, file))]));
}

/** Files read by Node before the first request: index.mjs and its static imports. */
function staticPart(bundle: Map<string, string>, file = 'index.mjs', seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of bundle.get(file)?.matchAll(/(?:from|import)"\.\/([\w-]+\.mjs)"/g) ?? []) {
    staticPart(bundle, imported, seen);
  }
  return seen;
}

test('the app synthesizes two stacks for its stage, without an account and with nothing to report', () => {
  const { artifacts } = JSON.parse(read('manifest.json'));
  const stacks = Object.entries<{ type: string; environment: string }>(artifacts).filter(
    ([, { type }]) => type === 'aws:cloudformation:stack',
  );
  expect(stacks.map(([id, { environment }]) => [id, environment])).toEqual([
    ['boarding-pass-wallet-dev-data', 'aws://unknown-account/unknown-region'],
    ['boarding-pass-wallet-dev-service', 'aws://unknown-account/unknown-region'],
  ]);
  expect(JSON.parse(read('validation-report.json')).pluginReports).toEqual([]);
});

test('a stage without a file stops the app, with two sentences and no stack trace', () => {
  const env = { CDK_CONTEXT_JSON: JSON.stringify({ stage: 'prd' }) };
  const { status, stderr } = spawnSync(process.execPath, ['bin/app.ts'], { cwd: root, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no stages\/prd\.json.*\nA stage is deployed with the values of its file.*\n$/);
});

test.each(['ActionApi', 'PublicWeb', 'RelayFunction'])(
  '%s: its bundle starts with an index that has a handler',
  (construct) => {
    expect(bundleOf(construct).get('index.mjs')).toMatch(/export\{[^}]*\bhandler\b[^}]*\}/);
  },
);

test('source maps of every function’s files lie beside the assets, and in none of them', () => {
  const assets = readdirSync(assembly).filter((name) => name.startsWith('asset.'));
  const bundles = assets.flatMap((name) =>
    statSync(path.join(assembly, name)).isDirectory() ? readdirSync(path.join(assembly, name)) : [],
  );
  expect(bundles.filter((file) => file.endsWith('.map'))).toEqual([]);
  const maps = new Set(
    readdirSync(path.join(assembly, 'source-maps'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file),
    ),
  );
  // The bundler's own lines have no source file.
  const chunks = bundles.filter((file) => /^(?!rolldown-runtime).*-[\w-]{8}\.mjs$/.test(file));
  expect(chunks.length).toBeGreaterThan(20);
  expect(chunks.filter((file) => !maps.has(`${file}.map`))).toEqual([]);
});

test.each([
  ['node-forge, which opens .p12 files', 'forge.pki'],
  ['passkit-generator, which judges certificates', 'Cannot set transitType on a pass'],
])('the settings function alone carries %s, and a cold start does not read it', (_title, mark) => {
  const withMark = (bundle: Map<string, string>) =>
    [...bundle].filter(([, code]) => code.includes(mark)).map(([file]) => file);
  for (const other of ['ActionApi', 'PublicWeb', 'RelayFunction']) expect(withMark(bundleOf(other))).toEqual([]);
  const settings = bundleOf('SettingsPage');
  const atOnce = staticPart(settings);
  expect(atOnce.size).toBeGreaterThan(1);
  expect(withMark(settings)).not.toEqual([]);
  for (const file of withMark(settings)) expect(atOnce).not.toContain(file);
});
