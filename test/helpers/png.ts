import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** One PNG chunk: length, type, data and CRC. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))]);
}

/** A PNG header, by default of 8 bits in greyscale. */
export function pngHeader(width: number, height: number, { depth = 8, colorType = 0, interlace = 0 } = {}): Buffer {
  const kind = Buffer.from([depth, colorType, 0, 0, interlace]);
  return pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), kind]));
}

/** A black picture; `padding` adds that many bytes of private data. */
export function png(width: number, height: number, { padding = 0 } = {}): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    pngSignature,
    pngHeader(width, height),
    ...(padding > 0 ? [pngChunk('paDd', Buffer.alloc(padding))] : []),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND'),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
