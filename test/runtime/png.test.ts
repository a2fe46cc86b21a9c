import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { largestSizes } from '../../lambdas/domain/template/images.ts';
import { ImageRefused } from '../../lambdas/ports/stores.ts';
import * as runtime from '../../lambdas/runtime/png.ts';
import { png, pngChunk, pngHeader, pngSignature } from '../helpers/png.ts';

const largest = largestSizes['strip-image'];
const pngSize = (data: Buffer) => {
  const { width, height } = runtime.readPng(data, largest);
  return { width, height };
};

/** Rows of an image of 8 x 8 in greyscale, before packing. */
const rows = Buffer.alloc(9 * 8);
const packed = (data: Buffer) => pngChunk('IDAT', deflateSync(data));
const pixels = packed(rows);
const end = pngChunk('IEND');
const of = (...parts: Buffer[]) => Buffer.concat([pngSignature, ...parts]);

function changed(data: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(data);
  copy.writeUInt8(value, at);
  return copy;
}

describe('PNG check', () => {
  test('gives width and height in pixels', () => {
    expect(pngSize(png(160, 50))).toEqual({ width: 160, height: 50 });
    expect(pngSize(png(largest.width, largest.height))).toEqual(largest);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['HTML', Buffer.from('<!doctype html><title>Login</title>')],
  ])('%s is refused as no PNG', (_what, data) => {
    expect(() => pngSize(data)).toThrow(new ImageRefused('must be a PNG'));
  });

  test('a PNG is refused wherever it is cut off', () => {
    const whole = png(8, 8);
    for (let length = pngSignature.length; length < whole.length; length++) {
      expect(() => pngSize(whole.subarray(0, length))).toThrow('damaged');
    }
  });

  const header = pngHeader(8, 8);
  const rgb = Buffer.from([255, 0, 0, 0, 0, 255]);
  test.each([
    ['a header that is not first', of(pixels, header, end)],
    ['a header of the wrong length', of(pngChunk('IHDR', Buffer.alloc(12)), pixels, end)],
    ['no pixels', of(header, end)],
    ['an end with content', of(header, pixels, pngChunk('IEND', Buffer.from('x')))],
    ['bytes after the end', of(header, pixels, end, Buffer.from('PK'))],
    ['a chunk after the end', of(header, pixels, end, pixels)],
    ['two ends', of(header, pixels, end, end)],
    ['a header that was changed', changed(of(header, pixels, end), pngSignature.length + 11, 9)],
    ['a length beyond the data', changed(of(header, pixels, end), pngSignature.length + header.length, 0x7f)],
  ])('%s is refused as damage', (_what, data) => {
    expect(() => pngSize(data)).toThrow(new ImageRefused('must be a complete PNG: this one is damaged'));
  });

  test.each([
    ['an image of no width', of(pngHeader(0, 8), packed(Buffer.alloc(8)), end)],
    ['an image of no height', of(pngHeader(8, 0), packed(Buffer.alloc(0)), end)],
    ['pixels that are not packed', of(header, pngChunk('IDAT', Buffer.from('notzlib')), end)],
    ['pixels that are cut off', of(header, pngChunk('IDAT', deflateSync(rows).subarray(0, -1)), end)],
    ['pixels that are changed', of(header, pngChunk('IDAT', changed(deflateSync(rows), 4, 0xff)), end)],
    ['a row less', of(header, packed(rows.subarray(9)), end)],
    ['a row more', of(header, packed(Buffer.alloc(9 * 9)), end)],
    ['a bomb', of(header, packed(Buffer.alloc(50_000_000)), end)],
    ['a filter that there is not', of(header, packed(changed(rows, 9 * 7, 5)), end)],
    ['pixels in two places', of(header, packed(rows.subarray(9)), pngChunk('tEXt'), pixels, end)],
    ['a chunk that decoders have to know', of(header, pngChunk('ABCD'), pixels, end)],
    ['a colour type that there is not', of(pngHeader(8, 8, { colorType: 5 }), pixels, end)],
    ['bits that a colour type has not', of(pngHeader(8, 8, { colorType: 2, depth: 4 }), pixels, end)],
    ['a way to interlace that there is not', of(pngHeader(8, 8, { interlace: 2 }), pixels, end)],
    ['a palette image without palette', of(pngHeader(8, 8, { colorType: 3 }), pixels, end)],
    ['a palette behind the pixels', of(pngHeader(8, 8, { colorType: 3 }), pixels, pngChunk('PLTE', rgb), end)],
  ])('%s is refused as damage, too', (_what, data) => {
    expect(() => pngSize(data)).toThrow(new ImageRefused('must be a complete PNG: this one is damaged'));
  });

  test.each(['alliance', 'icon', 'logo-square', 'logo', 'lounge', 'strip'])('the sample %s is a PNG', (name) => {
    const data = readFileSync(`lambdas/web/samples/${name}.png`);
    const { width, height } = PNG.sync.read(data);
    expect(pngSize(data)).toEqual({ width, height });
  });

  test('pixels may be split, and other chunks stand around them', () => {
    const parts = deflateSync(rows);
    const data = [parts.subarray(0, 3), parts.subarray(3)].map((part) => pngChunk('IDAT', part));
    expect(pngSize(of(header, pngChunk('tEXt'), ...data, pngChunk('tIME'), end))).toEqual({ width: 8, height: 8 });
  });

  test.each([
    { colorType: 0, depth: 1 },
    { colorType: 0, depth: 16 },
    { colorType: 2, depth: 8 },
    { colorType: 2, depth: 16 },
    { colorType: 3, depth: 1 },
    { colorType: 3, depth: 8 },
    { colorType: 4, depth: 8 },
    { colorType: 6, depth: 8 },
    { colorType: 6, depth: 16 },
  ])('every kind of PNG is read, interlaced and not, as another decoder reads it: %j', (kind) => {
    for (const interlace of [0, 1])
      for (const [width, height] of [
        [1, 1],
        [3, 2],
        [5, 9],
        [33, 17],
      ] as const) {
        const bits = (samplesOf[kind.colorType] ?? 0) * kind.depth;
        // PNG's formula of sub-images is counted pixel by pixel.
        const bytes = interlace === 0 ? height * (1 + Math.ceil((width * bits) / 8)) : adam7Bytes(width, height, bits);
        const parts = [pngHeader(width, height, { ...kind, interlace }), pngChunk('PLTE', rgb)];
        const image = (size: number) =>
          of(...parts.slice(0, kind.colorType === 3 ? 2 : 1), packed(Buffer.alloc(size)), end);
        expect(PNG.sync.read(image(bytes))).toMatchObject({ width, height });
        expect(pngSize(image(bytes))).toEqual({ width, height });
        expect(() => pngSize(image(bytes - 1))).toThrow('damaged');
      }
  });

  test.each([
    ['walleta-pass-icon', 1025, 8, '1024 px wide and 1024'],
    ['carrier-airline-logo', 8, 2049, '2048 px wide and 2048'],
    ['carrier-alliance-logo', 8, 1025, '3072 px wide and 1024'],
    ['carrier-airline-logo-walletb', 2049, 8, '2048 px wide and 2048'],
    ['strip-image', 4097, 8, '4096 px wide and 2048'],
    ['strip-image', 0xffffffff, 0xffffffff, '4096 px wide and 2048'],
  ] as const)('a %s of %d x %d pixels is refused from its header alone', (field, width, height, most) => {
    const data = of(pngHeader(width, height), pngChunk('IDAT', Buffer.from('notzlib')), end);
    expect(() => runtime.readPng(data, largestSizes[field])).toThrow(
      new ImageRefused(`must be at most ${most} px high: this one is ${width} x ${height} px`),
    );
  });
});

test('a picture that is small as a file and in pixels is refused for what it unpacks to', () => {
  const { 'strip-image': most } = largestSizes;
  const data = of(
    pngHeader(most.width, 513, { depth: 16, colorType: 6 }),
    pngChunk('IDAT', Buffer.from('notzlib')),
    end,
  );
  expect(() => runtime.readPng(data, most)).toThrow(
    new ImageRefused('must unpack to at most 16 MB: this one has 4096 x 513 px of 64 bits'),
  );
});

test.each([
  ['walleta-pass-icon', 16],
  ['carrier-airline-logo', 8],
  ['carrier-alliance-logo', 8],
  ['carrier-airline-logo-walletb', 8],
] as const)('a %s of the largest size is read with %d bits for each of four colours', (field, depth) => {
  const { width, height } = largestSizes[field];
  const bytes = height * (1 + width * (depth / 2));
  const data = of(pngHeader(width, height, { depth, colorType: 6 }), packed(Buffer.alloc(bytes)), end);
  expect(runtime.readPng(data, largestSizes[field])).toMatchObject({ width, height, rawBytes: bytes });
});

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes of an interlaced image, by the pass of each of its pixels. */
function adam7Bytes(width: number, height: number, bits: number): number {
  const pattern = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = `${pattern[y % 8]?.[x % 8]} ${y}`;
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  return [...counts.values()].reduce((sum, pixelsOfRow) => sum + 1 + Math.ceil((pixelsOfRow * bits) / 8), 0);
}
