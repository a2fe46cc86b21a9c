import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { type Html, html } from './html.ts';

/** Width of the white margin, in modules. Source: ISO/IEC 18004, quiet zone. */
const quietZone = 4;
/** In CSS pixels; a whole number keeps edges sharp. */
const moduleSize = 4;

/**
 * A fixed one of the eight masks. Choosing the best for each link would draw and rate all eight, most of the work;
 * masks exist to break up patterns, and links are random.
 */
const maskPattern = 0;

/**
 * A QR code as an inline picture, black on white on any page, so that every camera can read it. As a PNG it has a fifth of
 * the bytes of an SVG path. A screen is neither dirty nor torn: the lowest error correction has the largest modules. The text
 * beside it says what it is for.
 */
export function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'L', border: quietZone, maskPattern });
  const width = size * moduleSize;
  const source = `data:image/png;base64,${png(data).toString('base64')}`;
  return html`<img class="qr-code" alt="QR" width="${width}" height="${width}" src="${source}">`;
}

/** Black for true, one bit for each pixel. Source: W3C, PNG Specification, chapters 5 and 11. */
function png(rows: readonly (readonly boolean[])[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows.length, 0);
  head.writeUInt32BE(rows.length, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.concat(rows.map(packed)));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** After the number of its filter, which is none. */
function packed(row: readonly boolean[]): Buffer {
  const bits = row.map((isDark) => (isDark ? 0 : 1)).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from([0, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
