import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { lockDataDirectory } from '../../local/data-directory-lock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const program = `
  import { lockDataDirectory } from '${path.join(import.meta.dirname, '../../local/data-directory-lock.ts')}';
  console.log(await lockDataDirectory('${directory}'));
  process.kill(process.pid, 'SIGKILL');`;
const inAnotherProcess = () =>
  spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout.trim();

test('one process has a data folder, and a killed one lets go of it', async () => {
  expect(inAnotherProcess()).toBe('true');
  expect(await lockDataDirectory(directory)).toBe(true);
  expect(inAnotherProcess()).toBe('false');
});
