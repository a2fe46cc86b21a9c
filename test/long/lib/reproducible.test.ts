import { cpSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeRelease } from '../../../bin/release/write-release.ts';
import { buildOf, buildSources } from '../../../lib/build.ts';
import { synthesize } from '../../../local/cloud/assembly.ts';
import { cloudAssembly } from '../../helpers/local-stack.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const root = path.join(import.meta.dirname, '../../..');
const directory = temporaryDirectory();
/** Without git, and deeper than this repository. */
const copy = path.join(directory, 'another place/with a copy');
const assembly = path.join(directory, 'release/cdk.out');

const noAnswer = async () => ({ source: 'https://osv.example', unknown: 'it is a test' });
/** Digests of a release of an assembly. */
async function sumsWith(project: string, folder: string) {
  await writeRelease({ project, folder, build: buildOf(project), commit: undefined, lookUp: noAnswer });
  return readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').split('\n');
}

/** Another day, time zone and language, and files that only their owner may read. */
beforeAll(async () => {
  // The type of modules is all that is read of package.json, and no release changes it.
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
  const first = path.join(directory, 'first');
  mkdirSync(first);
  symlinkSync(await cloudAssembly(), path.join(first, 'cdk.out'));
  const [one, other] = [await sumsWith(root, first), await sumsWith(copy, path.dirname(assembly))];
  expect(other.filter((line) => /asset\..*\/index\.mjs$/.test(line))).toHaveLength(14);
  expect(other.filter((line) => /\/api\.cdx\.json$|\.template\.json$/.test(line))).toHaveLength(3);
  expect(other).toEqual(one);
});

test('Lambda may read every file of a function, whatever the permissions of new files on the machine', () => {
  const modes = globSync('asset.*/**', { cwd: assembly }).map((file) => {
    const { mode } = statSync(path.join(assembly, file));
    return (mode & 0o777).toString(8);
  });
  expect([...new Set(modes)].sort()).toEqual(['644', '755']);
});
