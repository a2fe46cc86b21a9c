import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { type OutputOptions, type RolldownOutput, rolldown } from 'rolldown';
import type { BundleOrder } from './bundle.ts';

const port: MessagePort = workerData;
const root = path.join(import.meta.dirname, '../..');

/** Bundles that will be asked for. */
const ahead = new Map<string, Promise<RolldownOutput>>();

port.on('message', async (order: BundleOrder) => {
  if ('ahead' in order) return makeAhead(order.ahead);
  const { platform, entry, target, maps, done } = order;
  try {
    if (platform === 'browser') await writeForBrowser(entry, target);
    else
      write(
        await (ahead.get(entry) ?? ofFunction(entry, { minify: true, sourcemap: maps !== undefined && 'hidden' })),
        target,
        maps,
      );
  } catch (error) {
    port.postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
  const outcome = new Int32Array(done);
  Atomics.store(outcome, 0, 1);
  Atomics.notify(outcome, 0);
});

/** One after the other: Rolldown keeps all cores busy with one, and memory with more. */
function makeAhead(entries: readonly string[]): void {
  let before: Promise<unknown> = Promise.resolve();
  for (const entry of entries) {
    const made = before.then(() => ofFunction(entry, { minify: false, sourcemap: false }));
    ahead.set(entry, made);
    // A failure is told when the bundle is asked for.
    before = made.catch(() => undefined);
  }
}

const bundleOf = (platform: 'node' | 'browser', entry: string) =>
  rolldown({
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

async function writeForBrowser(entry: string, file: string): Promise<void> {
  await (await bundleOf('browser', entry)).write({ file, format: 'esm', minify: true });
}

async function ofFunction(entry: string, form: Pick<OutputOptions, 'minify' | 'sourcemap'>): Promise<RolldownOutput> {
  const build = await bundleOf('node', entry);
  return build.generate({
    dir: root,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    assetFileNames: '[name]-[hash][extname]',
    // One file for everything loaded at start: each further file has to be read and linked in a cold start.
    codeSplitting: { groups: [{ name: 'static', tags: ['$initial'] }] },
    ...form,
    sourcemapPathTransform: (source, map) => path.relative(root, path.resolve(path.dirname(map), source)),
  });
}

function write({ output }: RolldownOutput, target: string, maps: string | undefined): void {
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
