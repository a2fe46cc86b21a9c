import { buildSync } from 'esbuild';

/**
 * Bundles an entry as the functions run it: index.mjs with what it imports at once, and files of their own for code
 * that is imported lazily, which are read when needed.
 */
export function bundle(entry: string, outdir: string): void {
  buildSync({
    entryPoints: { index: entry },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'error',
    // CommonJS packages call require for Node's own modules.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
}
