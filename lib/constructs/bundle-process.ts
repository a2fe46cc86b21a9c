import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** `node bundle-process.ts node <entry> <outdir> [<mapdir>]` or `… browser <entry> <outfile>`; see bundle.ts. */
const [platform, entry, target, maps] = process.argv.slice(2) as ['node' | 'browser', string, string, string?];
const root = path.join(import.meta.dirname, '../..');

const build = await rolldown({
  input: { index: entry },
  platform,
  resolve: {
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/middleware-endpoint-discovery': path.join(import.meta.dirname, 'no-endpoint-discovery.ts') },
  },
  // No module of ours or of the SDK does anything in a getter that is read while it loads.
  treeshake: { propertyReadSideEffects: false },
  ...(platform === 'browser' && { transform: { target: 'es2022' } }),
  logLevel: 'warn',
  // A file that code reads from beside itself comes along: `new URL('./airports.tsv', import.meta.url)`.
  experimental: { resolveNewUrlToAsset: true },
});
if (platform === 'browser') await build.write({ file: target, format: 'esm', minify: true });
else {
  const { output } = await build.generate({
    dir: target,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    assetFileNames: '[name]-[hash][extname]',
    // One file for everything loaded at start: each further file has to be read and linked in a cold start.
    codeSplitting: { groups: [{ name: 'static', tags: ['$initial'] }] },
    sourcemap: maps === undefined ? false : 'hidden',
    sourcemapPathTransform: (source, map) => path.relative(root, path.resolve(path.dirname(map), source)),
  });
  mkdirSync(target, { recursive: true });
  for (const file of output) {
    // Source maps are also listed as assets: they are written below, and must not be deployed.
    if (file.fileName.endsWith('.map')) continue;
    writeFileSync(path.join(target, file.fileName), file.type === 'chunk' ? file.code : file.source);
    if (file.type !== 'chunk' || !file.map || maps === undefined) continue;
    mkdirSync(maps, { recursive: true });
    // Positions only: the code itself is in the repository.
    writeFileSync(
      path.join(maps, `${file.fileName}.map`),
      JSON.stringify({ ...JSON.parse(file.map.toString()), sourcesContent: undefined }),
    );
  }
}
