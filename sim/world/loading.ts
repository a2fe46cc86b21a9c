import { globSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** Imported before all else, so that all else loads fast: in a third of the time. */
export function hastenLoading(): void {
  enableCompileCache();
  // Functions that date-fns-tz takes from it; the others are 300 files, for each of which Node parses a long
  // package.json again.
  const whole = 'date-fns';
  registerHooks({
    resolve: (name, context, next) => next(name === whole ? `${whole}/getDefaultOptions` : name, context),
  });
}

/**
 * Loads everything that the service loads with its first use, but for the adapters that the world replaces, and forbids
 * later loading: that takes real time, which no seed decides.
 */
export async function preload(): Promise<void> {
  const files = globSync('lambdas/**/*.ts', { cwd: root });
  const lazy = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/import\('(\.[^']+\.ts)'\)/g)].map(([, path = '']) =>
      resolve(root, file, '..', path),
    ),
  );
  const used = [...new Set(lazy)].filter((path) => !/\/lambdas\/(settings|wallets)\//.test(path));
  await Promise.all(used.map((file) => import(pathToFileURL(file).href)));
  registerHooks({
    load(url) {
      throw new Error(`${url} is not loaded before the simulation`);
    },
  });
}
