import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { type OutputAsset, type OutputChunk, type OutputOptions, rolldown } from 'rolldown';
import type { BundleOrder } from './bundle.ts';

type OutputFile = OutputChunk | OutputAsset;

const port: MessagePort = workerData;
const root = path.join(import.meta.dirname, '../..');

/**
 * One build of all functions whose bundles will be requested: their files by their entries.
 * Source: docs/decisions/bundles.md#rolldown-makes-the-bundles
 */
let ahead: Promise<ReadonlyMap<string, string>> | undefined;

port.on('message', async (order: BundleOrder) => {
  if ('ahead' in order) {
    ahead = ofAll(order.ahead, order.folder);
    // A failure is reported when a bundle is requested.
    ahead.catch(() => undefined);
    return;
  }
  const { entry, target, maps, done } = order;
  try {
    if (ahead) refer(await ahead, path.resolve(entry), target);
    else write(await ofFunction(entry, maps), target, maps);
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : String(error));
  }
  const outcome = new Int32Array(done);
  Atomics.store(outcome, 0, 1);
  Atomics.notify(outcome, 0);
});

const ours = (file: string) => path.join(import.meta.dirname, file);
const alias = {
  '@aws-sdk/middleware-endpoint-discovery': ours('no-endpoint-discovery.ts'),
  'node:http': ours('node-http.ts'),
  'node:process': ours('node-process.ts'),
};

const bundleOf = (input: Record<string, string> | string[]) =>
  rolldown({
    input,
    platform: 'node',
    resolve: {
      mainFields: ['module', 'main'],
      // Rolldown orders modules by path: where node_modules is a link, its packages stay inside this folder, or what is built would
      // depend on where the link leads. Source: docs/decisions/releases.md#a-build-is-named-by-its-sources
      symlinks: false,
      alias,
    },
    // No module of ours or of the SDK does anything in a getter that is read while it loads.
    treeshake: { propertyReadSideEffects: false },
    logLevel: 'warn',
    // A module is loaded at start by one function, and on demand by another.
    checks: { ineffectiveDynamicImport: false },
    // A file that code reads from beside itself comes along: `new URL('./airports.tsv', import.meta.url)`.
    experimental: { resolveNewUrlToAsset: true },
  });

const outputOptions = {
  dir: root,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  assetFileNames: '[name]-[hash][extname]',
} satisfies OutputOptions;

async function ofFunction(entry: string, maps: string | undefined): Promise<readonly OutputFile[]> {
  const build = await bundleOf({ index: entry });
  const { output } = await build.generate({
    ...outputOptions,
    // One file for everything loaded at start: each further file has to be read and linked in a cold start.
    codeSplitting: { groups: [{ name: 'static', tags: ['$initial'] }] },
    minify: true,
    sourcemap: maps !== undefined && 'hidden',
    sourcemapPathTransform: (source, map) => path.relative(root, path.resolve(path.dirname(map), source)),
  });
  return output;
}

/**
 * All functions in one build and one folder, as they share most of their modules. That cuts modules into files otherwise than
 * a build for each, so that files may need each other: modules still run in the order of their imports.
 */
async function ofAll(entries: readonly string[], folder: string): Promise<ReadonlyMap<string, string>> {
  const build = await bundleOf([...entries]);
  const { output } = await build.write({ ...outputOptions, dir: folder, strictExecutionOrder: true });
  const starts = output.filter((file) => file.type === 'chunk' && file.isEntry) as OutputChunk[];
  return new Map(starts.map(({ facadeModuleId, fileName }) => [facadeModuleId ?? '', path.join(folder, fileName)]));
}

/** A bundle of one line, which leads to the function's file in the folder of all. */
function refer(starts: ReadonlyMap<string, string>, entry: string, target: string): void {
  const start = starts.get(entry);
  if (!start) throw new Error(`${entry} was not bundled ahead`);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'index.mjs'), `export * from ${JSON.stringify(path.relative(target, start))};\n`);
}

function write(output: readonly OutputFile[], target: string, maps?: string): void {
  mkdirSync(target, { recursive: true });
  listSources(output, maps);
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

/** Writes what is in each file of a bundle, for the lists of components that a release has (bin/release). */
function listSources(output: readonly OutputFile[], folder: string | undefined): void {
  if (folder === undefined) return;
  const files = output.filter(({ fileName }) => !fileName.endsWith('.map'));
  const sources = files.map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.moduleIds.map(sourceOf).sort() : file.originalFileNames.map(fromRoot),
  ]);
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${entry}.sources.json`), `${JSON.stringify(Object.fromEntries(sources))}\n`);
}

/** Path of a module; the bundler's own ones are lines that it adds. */
const sourceOf = (id: string) => (path.isAbsolute(id) ? fromRoot(id) : 'node_modules/rolldown');

const fromRoot = (file: string) => path.relative(root, path.resolve(root, file));
