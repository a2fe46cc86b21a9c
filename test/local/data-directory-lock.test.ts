import { spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockDataDirectory } from '../../local/data-directory-lock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const program = (platform: string) => `
  import { lockDataDirectory } from '${path.join(import.meta.dirname, '../../local/data-directory-lock.ts')}';
  console.log(await lockDataDirectory('${directory}', '${platform}'));
  process.kill(process.pid, 'SIGKILL');`;
const inAnotherProcess = (platform: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', program(platform)], { encoding: 'utf8' }).stdout.trim();

test.each(['linux', 'darwin'] as const)(
  'one process has a data folder, and a killed one lets go of it, as %s does it',
  async (platform) => {
    expect(inAnotherProcess(platform)).toBe('true');
    expect(await lockDataDirectory(directory, platform)).toBe(true);
    expect(inAnotherProcess(platform)).toBe('false');
  },
);

test('a data folder is closed to other users of the machine, also one from before', async () => {
  const folder = path.join(directory, 'open');
  for (const _ of ['new', 'from before']) {
    await lockDataDirectory(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
  }
});
