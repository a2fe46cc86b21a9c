import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cachedAssembly, synthesisDigest, synthesisInputs } from '../../../../local/cloud/cached-assembly.ts';
import { importedBy } from '../../../helpers/imported-by.ts';
import { cloudAssembly } from '../../../helpers/local-stack.ts';
import { temporaryDirectory } from '../../../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const project = path.join(folder, 'project');
const data = path.join(folder, 'data');

/** A quick synthesis: each run writes the number of earlier runs. */
const app = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const count = 'syntheses';
  appendFileSync(count, '+');
  mkdirSync(process.env.CDK_OUTDIR, { recursive: true });
  writeFileSync(process.env.CDK_OUTDIR + '/manifest.json', readFileSync(count));
  writeFileSync('stages-dir', process.env.STAGES_DIR);
  if (existsSync('broken')) process.exit(1);
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

beforeAll(() => {
  for (const input of synthesisInputs) write(path.extname(input) ? input : `${input}/a.ts`, '{ "context": {} }');
  write('bin/app.ts', app);
});

const syntheses = async () => {
  const assembly = await cachedAssembly(project, data);
  return readFileSync(path.join(assembly, 'manifest.json'), 'utf8').length;
};

test('the synthesis of an earlier start is used until something changes', async () => {
  expect(await syntheses()).toBe(1);
  expect(await syntheses()).toBe(1);
  write('lambdas/a.ts', 'changed');
  expect(await syntheses()).toBe(2);
  expect(await syntheses()).toBe(2);
});

test('the stage files of the data folder, and official buttons beside them, are part of it by their content', async () => {
  const stages = path.join(data, 'stages');
  const before = await syntheses();
  mkdirSync(path.join(stages, 'badges'), { recursive: true });
  writeFileSync(path.join(stages, 'dev.json'), '{ "badges": "badges" }');
  expect(await syntheses()).toBe(before + 1);
  writeFileSync(path.join(stages, 'badges', 'badges.json'), 'two');
  expect(await syntheses()).toBe(before + 2);
  expect(readFileSync(path.join(project, 'stages-dir'), 'utf8')).toBe(stages);
  rmSync(stages, { recursive: true });
  expect(await syntheses()).toBe(before + 3);
});

test('packages count when they are installed, not when a pulled lock file names them', async () => {
  const before = await syntheses();
  write('package-lock.json', '{ "packages": { "a": "2.0.0" } }');
  expect(await syntheses()).toBe(before);
  write('node_modules/.package-lock.json', '{ "packages": { "a": "2.0.0" } }');
  expect(await syntheses()).toBe(before + 1);
});

test('a synthesis that broke off is made again, and an assembly that is gone, too', async () => {
  write('lambdas/a.ts', 'broken');
  write('broken', '');
  await expect(cachedAssembly(project, data)).rejects.toThrow('could not be synthesized');
  rmSync(path.join(project, 'broken'));
  const before = await syntheses();
  expect(await syntheses()).toBe(before);
  rmSync(path.join(data, 'cloud-assembly'), { recursive: true });
  expect(await syntheses()).toBe(before + 1);
});

test.each(synthesisInputs)('%s: a change, a new file, another name and its removal are noticed', (input) => {
  const digests = [synthesisDigest(project, data)];
  const differsAfter = (change: () => void) => {
    change();
    expect(digests).not.toContain(synthesisDigest(project, data));
    digests.push(synthesisDigest(project, data));
  };
  if (path.extname(input)) return differsAfter(() => write(input, '{ "context": {}, "more": 1 }'));
  differsAfter(() => write(`${input}/b/c.ts`, 'text'));
  differsAfter(() => renameSync(path.join(project, input, 'b/c.ts'), path.join(project, input, 'b/d.ts')));
  rmSync(path.join(project, input, 'b/d.ts'));
  expect(synthesisDigest(project, data)).toBe(digests[0]);
});

/** Reads the app's imports, and the sources of the functions' bundles. */
test('whatever the synthesis reads of this project is noticed when it changes', async () => {
  const assembly = await cloudAssembly();
  const maps = globSync('source-maps/**/*.map', { cwd: assembly });
  const bundled = maps.flatMap<string>((map) => JSON.parse(readFileSync(path.join(assembly, map), 'utf8')).sources);
  const read = [
    ...['bin/app.ts', 'lib/constructs/bundle-worker.ts', 'bin/smoke/canary.ts'].flatMap((file) => [
      ...importedBy(file),
    ]),
    ...bundled,
  ].filter((file) => !file.includes('node_modules/'));
  expect(read).toEqual(expect.arrayContaining(['lib/settings.ts', 'lambdas/api/handler.ts']));
  const isCovered = (file: string) => synthesisInputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...new Set(read.filter((file) => !isCovered(file)))]).toEqual([]);
});
