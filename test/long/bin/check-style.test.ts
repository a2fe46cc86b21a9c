import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = resolve('bin/check-style.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-style-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('biome.json', { linter: { rules: { suspicious: { noDebugger: 'error' } } } });
  write('.gitignore', 'node_modules\n');
  write('first.ts', 'export const first = 1;\n');
  write('second.ts', 'export const second = 2;\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string | object) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, '\t')}\n`);

/** The files that Biome was given and judged, of which none passed before. */
function check() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
  return { status, files: Number(/Checked (\d+) file/.exec(stdout + stderr)?.[1] ?? 0) };
}

test('a file that has passed is judged again when it changes', () => {
  expect(check()).toEqual({ status: 0, files: 3 });
  expect(check()).toEqual({ status: 0, files: 0 });
  write('second.ts', 'export const second = 3;\n');
  expect(check()).toEqual({ status: 0, files: 1 });
});

test.each([
  ['an error', 'export function second() {\n\tdebugger;\n}\n'],
  ['a warning', 'export function second() {\n\tconst unused = 1;\n}\n'],
  ['another format', 'export const second  = 2\n'],
])('%s is found after a run that passed, as often as the check runs', (_name, text) => {
  check();
  write('second.ts', text);
  expect(check()).toEqual({ status: 1, files: 1 });
  expect(check()).toEqual({ status: 1, files: 1 });
  write('second.ts', 'export const second = 2;\n');
  expect(check().status).toBe(0);
});

test('a file that is new to git is judged, also with the content of another', () => {
  write('second.ts', 'export const second  = 2\n');
  expect(check().status).toBe(1);
  write('second.ts', 'export const second = 2;\n');
  expect(check().status).toBe(0);
  write('third.ts', 'export const second = 2;\n');
  expect(check()).toEqual({ status: 0, files: 1 });
});

test.each([
  ['biome.json', { formatter: { lineWidth: 20 } }],
  ['package.json', { devDependencies: { jest: '30.0.0' } }],
  ['package-lock.json', { packages: {} }],
])('all files are judged again when %s changes', (file, content) => {
  check();
  write(file, content);
  expect(check().files).toBeGreaterThanOrEqual(3);
});
