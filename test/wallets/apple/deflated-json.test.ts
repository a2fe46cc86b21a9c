import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { inflateSync } from 'fflate';
import { boardingPassOf } from '../../../lambdas/domain/boarding-pass.ts';
import { wordingIn } from '../../../lambdas/domain/languages.ts';
import { ownLanguages } from '../../../lambdas/domain/words/own-languages.ts';
import { JsonDeflater } from '../../../lambdas/wallets/apple/deflated-json.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { times } from '../../helpers/effort.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';
import { settings } from '../../helpers/pkpass-input.ts';

const deflater = new JsonDeflater();

/** Proves that two inflaters, both strict about incomplete codes, read a deflated text. @returns its deflated bytes */
function deflatedBytes(text: Buffer): number {
  const deflated = deflater.deflated(text);
  expect(inflateRawSync(deflated).equals(text)).toBe(true);
  expect(Buffer.from(inflateSync(deflated)).equals(text)).toBe(true);
  return deflated.length;
}

/** Bytes without a repetition of four: each of the numbers before it, with all of its bits mixed. */
const without = (repetition: number) =>
  Buffer.from(Uint32Array.from({ length: repetition / 4 }, (_, at) => Math.imul(at + 1, 0x9e3779b1)).buffer);

test('every byte, every length of a match and every distance is read as it was', () => {
  expect(deflatedBytes(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)))).toBeLessThan(600);
  for (let length = 0; length <= 300; length++) deflatedBytes(Buffer.alloc(length, 'a'));
  for (let bits = 2; bits <= 16; bits++) {
    for (const distance of [2 ** bits - 4, 2 ** bits, 2 ** bits + 4]) {
      const start = without(distance);
      deflatedBytes(Buffer.concat([start, start.subarray(0, 20), Buffer.from('the rest')]));
    }
  }
});

test('a text of any size takes no more than half as much again, whatever is in it', () => {
  for (const size of [0, 1, 7, 8, 9, 65_535, 65_536, 200_000]) {
    expect(deflatedBytes(without(size - (size % 4)))).toBeLessThanOrEqual(Math.ceil(size * 1.5) + 60);
    expect(deflatedBytes(Buffer.alloc(size, '{"key":"ä"},'))).toBeLessThanOrEqual(60 + size / 8);
  }
});

test('any JSON is read as it was, whatever was deflated before', () => {
  const part = fc.oneof(
    fc.json().map((text) => Buffer.from(text)),
    fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.tuple(fc.string({ minLength: 1 }), fc.nat(1_000)).map(([text, length]) => Buffer.alloc(length, text)),
  );
  const texts = fc.array(part).chain((parts) => fc.shuffledSubarray([...parts, ...parts]));
  fc.assert(
    fc.property(texts, (parts) => void deflatedBytes(Buffer.concat(parts))),
    { numRuns: times(100) },
  );
});

test.each(ownLanguages)('a pass in the language %s is at most a tenth larger than zlib makes it', async (language) => {
  const boardingPass = boardingPassOf(exampleTemplate(), shownExamplePass(), await wordingIn(language));
  const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };
  const text = Buffer.from(JSON.stringify(passJsonOf({ boardingPass, settings, certificate, images: {} })));
  expect(deflatedBytes(text)).toBeLessThan(1.1 * deflateRawSync(text).length);
});
