import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node ((?:bin|sim)\/(?!proof)[\w-]+\.ts)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

test.each(programs)('npm run %s -- --help says how it is called, and does nothing', (name, file) => {
  const args = [path.resolve(file), '--help'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run ${name}`);
  expect(stdout).not.toContain('Written');
});

test('the programs that people run are among them', () =>
  expect(programs.map(([name]) => name)).toEqual(
    expect.arrayContaining(['admin', 'histories', 'openapi', 'sim', 'smoke']),
  ));
