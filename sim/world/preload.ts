import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** Loads what the service loads with its first use: loading takes real time, which no seed decides. */
export async function preload(): Promise<void> {
  const files = globSync('lambdas/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('settings') });
  const lazy = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/import\('(\.[^']+\.ts)'\)/g)].map(([, path = '']) =>
      resolve(root, file, '..', path),
    ),
  );
  await Promise.all([...new Set(lazy)].map((file) => import(pathToFileURL(file).href)));
}
