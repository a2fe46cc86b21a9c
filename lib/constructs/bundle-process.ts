import { rolldown } from 'rolldown';

/** `node bundle-process.ts node <entry> <outdir>` or `… browser <entry> <outfile>`; see bundle.ts. */
const [platform, entry, target] = process.argv.slice(2) as ['node' | 'browser', string, string];

const build = await rolldown({
  input: { index: entry },
  platform,
  resolve: { mainFields: ['module', 'main'] },
  ...(platform === 'browser' && { transform: { target: 'es2022' } }),
  logLevel: 'warn',
});
if (platform === 'browser') await build.write({ file: target, format: 'esm', minify: true });
else
  await build.write({
    dir: target,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // One file for all that is loaded at once: each further file costs a cold start its own reading and linking.
    codeSplitting: { groups: [{ name: 'static', tags: ['$initial'] }] },
  });
