import { crc32 } from 'node:zlib';
import { ImageRefused } from '../ports/images.ts';

/** Source: PNG specification (W3C, third edition), section 5.2. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk is length (4 bytes), type (4), data, CRC of type and data (4). Source: section 5.3. */
const chunkOverhead = 12;

/** Pixels; beyond that, decoding costs a phone more memory than any pass needs. */
const maxSide = 4096;

/**
 * Width and height of a PNG in pixels. Walks the chunks to the end without decoding anything.
 * @throws ImageRefused when this is not one complete PNG of 1 to 4096 pixels a side.
 */
export function pngSize(data: Buffer): { width: number; height: number } {
  if (!data.subarray(0, signature.length).equals(signature)) throw new ImageRefused('must be a PNG');
  const chunks = chunksOf(data);
  const [header, ...rest] = chunks;
  const end = rest.pop();
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw damaged();
  if (end?.type !== 'IEND' || end.data.length !== 0) throw damaged();
  if (!rest.some(({ type }) => type === 'IDAT')) throw damaged();
  const width = header.data.readUInt32BE(0);
  const height = header.data.readUInt32BE(4);
  const fits = (side: number) => side >= 1 && side <= maxSide;
  if (!fits(width) || !fits(height)) throw new ImageRefused(`must be 1 to ${maxSide} pixels wide and high`);
  return { width, height };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** All chunks up to IEND, which has to be where the data ends: a second file hidden behind it goes into no pass. */
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
