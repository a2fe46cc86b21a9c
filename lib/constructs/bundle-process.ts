import { rolldown } from 'rolldown';

/** `node bundle-process.ts <entry> <outdir>`; see bundle.ts. */
const [entry, outdir] = process.argv.slice(2) as [string, string];

const build = await rolldown({
  input: { index: entry },
  platform: 'node',
  resolve: { mainFields: ['module', 'main'] },
  logLevel: 'warn',
});
await build.write({
  dir: outdir,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // One file for all that is loaded at once: each further file costs a cold start its own reading and linking.
  codeSplitting: { groups: [{ name: 'static', tags: ['$initial'] }] },
});
