import { cpSync, globSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sumsOf } from '../../bin/release/write-release.ts';
import { buildSources } from '../../lib/build.ts';
import { synthesize } from '../../local/cloud/assembly.ts';
import { cloudAssembly } from '../helpers/local-stack.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = temporaryDirectory();
/** Without git, and deeper than this repository. */
const copy = path.join(directory, 'another place/with a copy');
const assembly = path.join(directory, 'cdk.out');

/** Another day, time zone and language, and files that only their owner may read. */
beforeAll(async () => {
  // Of package.json only the type of its modules is read, which no release changes.
  for (const source of [...buildSources, 'package.json'])
    cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const clock = path.join(directory, 'clock');
  const days = Buffer.alloc(8);
  days.writeBigInt64LE(40n * 25n * 3_600_000n);
  writeFileSync(clock, days);
  const mask = process.umask(0o077);
  try {
    await synthesize(copy, assembly, {
      // The checks change nothing, and take a quarter of the time.
      CDK_VALIDATION: 'false',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      LOCAL_CLOCK_FILE: clock,
      NODE_OPTIONS: `--require ${path.join(root, 'local/clock-preload.cjs')}`,
      TZ: 'Pacific/Kiritimati',
    });
  } finally {
    process.umask(mask);
  }
});

test('two builds, in two folders on two days, have the same templates, functions and lists of what is in them', async () => {
  const [one, other] = [await cloudAssembly(), assembly].map((folder) => sumsOf(folder, ['.']).split('\n'));
  expect(other?.filter((line) => /asset\..*index\.mjs$/.test(line)).length).toBeGreaterThan(10);
  expect(other?.filter((line) => line.endsWith('.template.json'))).toHaveLength(2);
  expect(other).toEqual(one);
});

test('Lambda may read every file of a function, whatever the permissions of new files on the machine', () => {
  const modes = globSync('asset.*/**', { cwd: assembly }).map((file) => {
    const { mode } = statSync(path.join(assembly, file));
    return (mode & 0o777).toString(8);
  });
  expect([...new Set(modes)].sort()).toEqual(['644', '755']);
});
