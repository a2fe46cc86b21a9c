import { readFileSync } from 'node:fs';
import { once } from './lazily.ts';
import { type PackPng, type Png, readPng } from './png.ts';

/** OxiPNG for one thread; a bundle has it as a file beside it. */
const codec = new URL('../../node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm', import.meta.url);

/** WebAssembly of the global object: Node's types do not declare it. */
declare const WebAssembly: {
  compile(code: Uint8Array): Promise<object>;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** The module's exports, by the conventions of wasm-bindgen. */
interface Codec {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly __wbindgen_add_to_stack_pointer: (bytes: number) => number;
  readonly __wbindgen_malloc: (bytes: number, alignment: number) => number;
  /** Writes pointer and length of the packed picture to `to`. */
  readonly optimise: (
    to: number,
    data: number,
    bytes: number,
    level: number,
    isInterlaced: boolean,
    changesInvisiblePixels: boolean,
  ) => void;
}

const compiled = once(async () => WebAssembly.compile(readFileSync(codec)));

/** The next levels take four times the CPU, for half a per cent. */
const level = 2;

/** Levels for small pictures: 4 may save another 2 % in no time, and every pass has its icon three times. */
const levelsOfSmall = [level, 4];

/** Size of 128 x 128 pixels with transparency. */
const smallRawBytes = 64 * 1024;

/** Size of 1,024 x 1,024 pixels with transparency, which take half a second of CPU. */
const maxRawBytes = 4 * 1024 * 1024;

export const packedPng: PackPng = async (data, png) => {
  // The frames of an animation would have to be packed alike.
  if (png.rawBytes > maxRawBytes || png.chunks.has('acTL')) return undefined;
  try {
    const module = await compiled();
    const levels = png.rawBytes <= smallRawBytes ? levelsOfSmall : [level];
    const [packed = data] = levels.map((each) => optimised(data, module, each)).sort((a, b) => a.length - b.length);
    return packed.length < data.length && isSame(png, readPng(packed, png)) ? packed : undefined;
  } catch {
    return undefined;
  }
};

/** Packs in an instance of its own, which leaves neither memory nor the traces of a failure behind. */
function optimised(data: Buffer, module: object, level: number): Buffer {
  const refuse = () => {
    throw new Error('The picture cannot be packed');
  };
  const { exports } = new WebAssembly.Instance(module, { wbg: { __wbindgen_throw: refuse } });
  const { memory, optimise, ...bindgen } = exports as Codec;
  const result = bindgen.__wbindgen_add_to_stack_pointer(-16);
  const given = bindgen.__wbindgen_malloc(data.length, 1);
  new Uint8Array(memory.buffer).set(data, given);
  optimise(result, given, data.length, level, false, false);
  const [at = 0, length = 0] = new Uint32Array(memory.buffer, result, 2);
  return Buffer.from(memory.buffer.slice(at, at + length));
}

/** Shades of grey have no use for the colour profile that a picture in colour keeps. Source: W3C, PNG, section 11.3.2.3. */
function isSame(one: Png, other: Png): boolean {
  const hasProfile = other.chunks.has('iCCP') || other.chunks.has('cICP');
  return one.width === other.width && one.height === other.height && (one.isGrey === other.isGrey || !hasProfile);
}
