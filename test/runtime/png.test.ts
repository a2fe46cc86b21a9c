import { ImageRefused } from '../../lambdas/ports/images.ts';
import { pngSize } from '../../lambdas/runtime/png.ts';
import { png, pngChunk, pngHeader, pngSignature } from '../helpers/png.ts';

const pixels = pngChunk('IDAT', Buffer.from([0]));
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
    expect(pngSize(of(pngHeader(4096, 4096), pixels, end))).toEqual({ width: 4096, height: 4096 });
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
    [0, 8],
    [8, 0],
    [4097, 8],
    [8, 4097],
    [0xffffffff, 0xffffffff],
  ])('%d x %d pixels are refused from the header alone', (width, height) => {
    expect(() => pngSize(of(pngHeader(width, height), pixels, end))).toThrow(
      new ImageRefused('must be 1 to 4096 pixels wide and high'),
    );
  });
});
