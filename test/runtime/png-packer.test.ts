import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { largestSizes } from '../../lambdas/domain/template/images.ts';
import { readPng } from '../../lambdas/runtime/png.ts';
import { packedPng } from '../../lambdas/runtime/png-packer.ts';
import { seed, times } from '../helpers/effort.ts';
import { png, pngChunk, pngHeader, pngSignature } from '../helpers/png.ts';

const samples = ['alliance', 'icon', 'logo'].map((name) => readFileSync(`lambdas/web/samples/${name}.png`));

const pack = (data: Buffer) => packedPng(data, readPng(data, largestSizes['strip-image']));

/** The hash of all pixels, in 16 bits for each of four channels. */
function pixelsOf(data: Buffer) {
  const { width, height, depth, palette, ...png } = PNG.sync.read(data, { skipRescale: true }) as unknown as Decoded;
  const largest = palette ? 255 : 2 ** depth - 1;
  const pixels = Uint16Array.from(png.data, (value) => Math.round((value * 65_535) / largest));
  return { width, height, pixels: hash('sha256', pixels) };
}

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly palette: boolean;
  readonly data: ArrayLike<number>;
}

const kinds = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ depth, colorType: 0, samples: 1 })),
  ...[1, 2, 4, 8].map((depth) => ({ depth, colorType: 3, samples: 1 })),
  ...[8, 16].flatMap((depth) => [
    { depth, colorType: 2, samples: 3 },
    { depth, colorType: 4, samples: 2 },
    { depth, colorType: 6, samples: 4 },
  ]),
];

interface Drawing {
  readonly kind: (typeof kinds)[number];
  readonly width: number;
  readonly height: number;
  /** Bytes repeated until the picture is full. */
  readonly bytes: Uint8Array;
}

function drawn({ kind, width, height, bytes }: Drawing, ...chunks: Buffer[]): Buffer {
  const length = 1 + Math.ceil((width * kind.samples * kind.depth) / 8);
  const rows = Buffer.alloc(length * height);
  for (let at = 0; at < rows.length; at++) if (at % length > 0) rows[at] = bytes[at % bytes.length] ?? 0;
  const colors = Buffer.from(Array.from({ length: 3 * 2 ** Math.min(kind.depth, 8) }, (_, value) => (value * 7) % 256));
  const palette = kind.colorType === 3 ? [pngChunk('PLTE', colors)] : [];
  const header = pngHeader(width, height, kind);
  return Buffer.concat([
    ...[pngSignature, header, ...chunks, ...palette],
    ...[pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND')],
  ]);
}

/** Sixty shades of grey in three equal samples each. */
function grey(...chunks: Buffer[]): Buffer {
  const bytes = Uint8Array.from({ length: 181 }, (_, at) => 4 * Math.floor((at - 1) / 3));
  return drawn({ kind: { depth: 8, colorType: 2, samples: 3 }, width: 60, height: 60, bytes }, ...chunks);
}

test('the sample pictures lose a third of their bytes and not one pixel', async () => {
  for (const sample of samples) {
    const packed = (await pack(sample)) ?? sample;
    expect(packed.length).toBeLessThan(sample.length * 0.67);
    expect(pixelsOf(packed)).toEqual(pixelsOf(sample));
  }
});

test('pictures of every kind keep their size and all pixels to the last bit, and never grow', async () => {
  let packedOnes = 0;
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 4_000 }),
    fc.array(fc.constantFrom(0, 17, 255), { minLength: 1, maxLength: 200 }).map((values) => Uint8Array.from(values)),
  );
  const size = fc.integer({ min: 1, max: 40 });
  const drawing = fc.record({ kind: fc.constantFrom(...kinds), width: size, height: size, bytes });
  await fc.assert(
    fc.asyncProperty(drawing, async (each) => {
      const data = drawn(each);
      const packed = await pack(data);
      if (packed === undefined) return;
      packedOnes += 1;
      expect(packed.length).toBeLessThan(data.length);
      expect(pixelsOf(packed)).toEqual(pixelsOf(data));
    }),
    { seed, numRuns: times(15) },
  );
  expect(packedOnes).toBeGreaterThan(3);
});

test('an interlaced picture keeps its pixels', async () => {
  // All values are valid filters, too: a row may begin anywhere.
  const rows = Buffer.from(Array.from({ length: 79 }, (_, at) => at % 5));
  const header = pngHeader(8, 8, { interlace: 1 });
  const data = Buffer.concat([
    pngSignature,
    header,
    pngChunk('IDAT', deflateSync(rows, { level: 0 })),
    pngChunk('IEND'),
  ]);
  expect(pixelsOf((await pack(data)) as Buffer)).toEqual(pixelsOf(data));
});

test('a colour profile, a gamma and what else stands beside the pixels stay', async () => {
  const beside = [pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])), pngChunk('pHYs', Buffer.alloc(9, 1))];
  const data = drawn(
    { kind: kinds[9] as Drawing['kind'], width: 60, height: 60, bytes: Buffer.from('tern') },
    ...beside,
  );
  const packed = (await pack(data)) ?? Buffer.alloc(0);
  for (const chunk of beside) expect(packed.includes(chunk)).toBe(true);
});

test('shades of grey are stored as such, but for a colour profile, which such a picture cannot have', async () => {
  const plain = grey();
  expect(PNG.sync.read((await pack(plain)) as Buffer)).toMatchObject({ color: false });
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('Display P3\0\0'), deflateSync(Buffer.alloc(500, 7))]));
  expect(await pack(grey(profile))).toBeUndefined();
});

test.each([
  ['of more than 4 MB when unpacked', async () => png(2_100, 2_000)],
  ['with frames of an animation', async () => grey(pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])))],
  ['that is as small as it gets', async () => (await pack(grey())) ?? Buffer.alloc(0)],
])('a picture %s stays as it is', async (_what, make) => expect(await pack(await make())).toBeUndefined());

test('data that the packer cannot read stay as they are, and the next picture is packed', async () => {
  const [sample = Buffer.alloc(0)] = samples;
  const facts = readPng(sample, largestSizes['strip-image']);
  expect(await packedPng(sample.subarray(0, 200), facts)).toBeUndefined();
  expect(await packedPng(sample, { ...facts, width: facts.width - 1 })).toBeUndefined();
  expect(await pack(sample)).toBeDefined();
});
