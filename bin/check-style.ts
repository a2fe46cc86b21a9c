/** Runs Biome, which judges each file by itself, over the files that have not passed by the same rules and program. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
const cache = 'node_modules/.cache/biome/passed.json';
/** Biome takes more rules for the packages that it finds, and ignores files as git does. */
const settings = ['biome.json', 'bin/only-the-clock.grit', 'package.json', 'package-lock.json', '.gitignore']
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Digests by path of all files but ignored ones, each with what it is judged by. */
function digests(): Map<string, string> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((file) => file !== '' && existsSync(file));
  const judgedBy = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  const digest = (file: string) =>
    createHash('sha256').update(`${judgedBy}\0${file}\0`).update(readFileSync(file)).digest('base64');
  return new Map(files.map((file) => [file, digest(file)]));
}

const current = digests();
const passed = new Set<string>(existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : []);
const open = [...current].filter(([, digest]) => !passed.has(digest)).map(([file]) => file);
if (open.length) {
  const flags = ['check', '--error-on-warnings', '--no-errors-on-unmatched'];
  const { status } = spawnSync(biome, [...flags, ...open], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify([...current.values()]));
}
