import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Chance } from '../../world/time/chance.ts';

/** The only turn of Node's event loop that the simulation takes: by then all promises have settled that can. */
const immediately = globalThis.setImmediate;
export const settled = () => new Promise<void>((resolve) => immediately(resolve));

let chance: Chance | undefined;

/** Sets the source of all further ids and nonces. */
export function drawFrom(source: Chance): void {
  chance = source;
}

function drawn(length: number): Buffer {
  if (chance === undefined) throw new Error('Nothing is drawn outside of a simulation');
  return chance.bytes(length);
}

const hex = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('hex');

/**
 * Replaces all functions of Node that depend on anything but their arguments. Real time and chance end the run that
 * uses them.
 */
export function forbidTimeAndChance(): void {
  Object.assign(crypto, {
    randomBytes: drawn,
    randomUUID: () => {
      const bytes = drawn(16);
      return [hex(bytes, 0, 4), hex(bytes, 4, 6), hex(bytes, 6, 8), hex(bytes, 8, 10), hex(bytes, 10, 16)].join('-');
    },
  });
  syncBuiltinESMExports();
  const forbidden = (name: string) => () => {
    throw new Error(`${name} is not of the simulation`);
  };
  const RealDate = Date;
  const now = forbidden('Date.now');
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : now()),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Math.random = forbidden('Math.random');
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'fetch'] as const)
    Object.assign(globalThis, { [name]: forbidden(name) });
}
