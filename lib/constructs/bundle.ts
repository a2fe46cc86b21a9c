import path from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A message to the bundler. */
export type BundleOrder =
  | { readonly ahead: readonly string[]; readonly folder: string }
  | {
      readonly entry: string;
      readonly target: string;
      readonly maps?: string | undefined;
      /** Four bytes, which are 1 as soon as it is done. */
      readonly done: SharedArrayBuffer;
    };

/** Far more than all bundles together take, ms. */
const silenceMs = 120_000;

/** The bundler's thread, started with the first order. */
let bundler: MessagePort | undefined;

/**
 * Begins with the bundles that will be requested from `bundle`, in one build: neither minified nor with source maps.
 * @param folder of their code, to which the bundles refer.
 */
export function bundleAhead(entries: readonly string[], folder: string): void {
  send({ ahead: entries.map((entry) => path.resolve(entry)), folder });
}

/**
 * Bundles a function's entry: static imports into one file, each dynamic import into a file that is loaded on demand.
 * @param mapdir folder for source maps, with which operators resolve stack traces, and for lists of what is in each file; nothing
 * deployed refers to them (docs/decisions/bundles.md#source-maps-beside-the-synthesis).
 * @throws when bundling fails.
 */
export function bundle(entry: string, outdir: string, mapdir?: string): void {
  waitFor({ entry, target: outdir, maps: mapdir });
}

/** Stops this thread until the bundler is done: CDK bundles synchronously, and Rolldown has no synchronous API. */
function waitFor(order: Omit<Exclude<BundleOrder, { ahead: unknown }>, 'done'>): void {
  const done = new SharedArrayBuffer(4);
  const port = send({ ...order, done });
  // A thread that could not start answers nothing, and its error is reported only when this one goes on.
  if (Atomics.wait(new Int32Array(done), 0, 0, silenceMs) === 'timed-out')
    throw new Error(`The bundler has not answered for ${silenceMs / 1_000} s: is Rolldown installed for this machine?`);
  const failure: { message: string } | undefined = receiveMessageOnPort(port);
  if (failure) throw new Error(failure.message);
}

function send(order: BundleOrder): MessagePort {
  bundler ??= startBundler();
  bundler.postMessage(order);
  return bundler;
}

function startBundler(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(path.join(import.meta.dirname, 'bundle-worker.ts'), {
    workerData: port2,
    transferList: [port2],
  });
  // The bundler must not keep the process alive.
  worker.unref();
  return port1;
}
