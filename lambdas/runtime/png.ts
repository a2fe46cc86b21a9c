import { crc32, inflateSync } from 'node:zlib';
import type { PixelSize } from '../domain/template/images.ts';
import { ImageRefused } from '../ports/stores.ts';

/** Source: W3C, PNG, third edition, section 5.2. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk is length (4 bytes), type (4), data, CRC of type and data (4). Source: W3C, PNG, section 5.3. */
const chunkOverhead = 12;

/** Samples per pixel and allowed bit depths, by colour type. Source: W3C, PNG, section 11.2.1, table 12. */
const colorTypes: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);
const greyscale = 0;
const palette = 3;
const greyscaleWithAlpha = 4;

/** Start and spacing of the pixels in each pass of an interlaced image. Source: W3C, PNG, section 8.1. */
const adam7 = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
/** Maximum size of the unpacked pixels, bytes: four times what a strip of 8 bits has at three times its shown size. */
const maxUnpackedBytes = 16 * 1024 * 1024;
const wholeImage = [{ x: 0, y: 0, dx: 1, dy: 1 }];
/** None, Sub, Up, Average, Paeth. Source: W3C, PNG, section 9. */
const lastFilter = 4;

export interface Png extends PixelSize {
  /** Size of the unpacked pixels. */
  readonly rawBytes: number;
  readonly isGrey: boolean;
  readonly chunks: ReadonlySet<string>;
}

/**
 * The same picture in fewer bytes: with the same pixels, colour profile and metadata.
 * @param png of these data
 * @returns undefined for a picture that cannot be packed: it is then used as it is.
 */
export type PackPng = (data: Buffer, png: Png) => Promise<Buffer | undefined>;

/**
 * Validates a PNG by decompressing every row, since phones omit an image that they cannot decode, or refuse the pass.
 * Its dimensions are checked first, which bounds the size of the decompressed data.
 * @throws ImageRefused if the data are not one complete PNG, or the image is too large.
 */
export function readPng(data: Buffer, largest: PixelSize): Png {
  if (!data.subarray(0, signature.length).equals(signature)) throw new ImageRefused('must be a PNG');
  const chunks = chunksOf(data);
  const [first, ...rest] = chunks;
  const end = rest.pop();
  if (first?.type !== 'IHDR') throw damaged();
  if (end?.type !== 'IEND' || end.data.length !== 0) throw damaged();
  const header = headerOf(first.data);
  const { width, height } = header;
  if (width < 1 || height < 1) throw damaged();
  if (width > largest.width || height > largest.height)
    throw new ImageRefused(
      `must be at most ${largest.width} px wide and ${largest.height} px high: this one is ${width} x ${height} px`,
    );
  if ((width * height * header.bitsPerPixel) / 8 > maxUnpackedBytes)
    throw new ImageRefused(
      `must unpack to at most 16 MB: this one has ${width} x ${height} px of ${header.bitsPerPixel} bits`,
    );
  const rawBytes = checkPixels(header, rest);
  const isGrey = header.colorType === greyscale || header.colorType === greyscaleWithAlpha;
  return { width, height, rawBytes, isGrey, chunks: new Set(rest.map(({ type }) => type)) };
}

interface Header extends PixelSize {
  readonly colorType: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** Source: W3C, PNG, section 11.2.1. */
function headerOf(data: Buffer): Header {
  if (data.length !== 13) throw damaged();
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const { samples, depths } = colorTypes.get(colorType) ?? { samples: 0, depths: [] };
  if (!depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) throw damaged();
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    colorType,
    bitsPerPixel: samples * depth,
    isInterlaced: interlace === 1,
  };
}

/**
 * Checks that the pixels decompress to the size in the header, and that each row has a valid filter type.
 * Source: W3C, PNG, section 7.2.
 * @returns their number of bytes.
 */
function checkPixels(header: Header, chunks: readonly Chunk[]): number {
  const firstPixels = chunks.findIndex(({ type }) => type === 'IDAT');
  const pixels = chunks.filter(({ type }) => type === 'IDAT');
  const areTogether = chunks.slice(firstPixels, firstPixels + pixels.length).every(({ type }) => type === 'IDAT');
  const hasPalette = chunks.slice(0, Math.max(firstPixels, 0)).some(isPalette);
  if (firstPixels < 0 || !areTogether || (header.colorType === palette && !hasPalette)) throw damaged();
  // A capital first letter marks a critical chunk, which decoders must know. Source: W3C, PNG, section 5.4.
  if (chunks.some(({ type }) => /^[A-Z]/.test(type) && type !== 'IDAT' && type !== 'PLTE')) throw damaged();
  const rows = rowsOf(header);
  const bytes = rows.reduce((sum, { count, length }) => sum + count * length, 0);
  const unpacked = inflated(Buffer.concat(pixels.map(({ data }) => data)), bytes);
  let at = 0;
  for (const { count, length } of rows)
    for (let row = 0; row < count; row++, at += length) if ((unpacked[at] ?? 0) > lastFilter) throw damaged();
  return bytes;
}

const isPalette = ({ type, data }: Chunk) =>
  type === 'PLTE' && data.length > 0 && data.length % 3 === 0 && data.length <= 3 * 256;

/** Number of rows in each pass, and the bytes of a row: filter type and pixels. */
function rowsOf({ width, height, bitsPerPixel, isInterlaced }: Header) {
  return (isInterlaced ? adam7 : wholeImage).map(({ x, y, dx, dy }) => {
    const columns = Math.ceil((width - x) / dx);
    const length = 1 + Math.ceil((columns * bitsPerPixel) / 8);
    return { count: columns > 0 ? Math.max(Math.ceil((height - y) / dy), 0) : 0, length };
  });
}

function inflated(data: Buffer, bytes: number): Buffer {
  try {
    const unpacked = inflateSync(data, { maxOutputLength: bytes });
    if (unpacked.length === bytes) return unpacked;
  } catch {
    // Refused below, like data that are too short.
  }
  throw damaged();
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** All chunks up to IEND, which must end the data, so that no second file can be hidden behind it. */
function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at < png.length) {
    if (at + chunkOverhead > png.length) throw damaged();
    const length = png.readUInt32BE(at);
    const crcAt = at + 8 + length;
    if (crcAt + 4 > png.length) throw damaged();
    if (crc32(png.subarray(at + 4, crcAt)) !== png.readUInt32BE(crcAt)) throw damaged();
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, crcAt) });
    at = crcAt + 4;
    if (type === 'IEND' && at !== png.length) throw damaged();
  }
  return chunks;
}

const damaged = () => new ImageRefused('must be a complete PNG: this one is damaged');
