import { readFileSync } from 'node:fs';
import { areTooLargeTogether, imageWarnings, largestSizes } from '../../../lambdas/domain/template/images.ts';
import type { ImageRef } from '../../../lambdas/domain/template/template.ts';

const image = (width: number, height: number, bytes = 1_000): ImageRef => ({
  sha256: '0'.repeat(64),
  bytes,
  width,
  height,
});
const mebibyte = 1024 * 1024;

describe('image sizes', () => {
  test.each([
    ['walleta-pass-icon', 87, 87],
    ['carrier-airline-logo', 480, 40],
    ['carrier-airline-logo', 60, 150],
    ['carrier-alliance-logo', 45, 45],
    ['carrier-alliance-logo', 858, 20],
    ['carrier-airline-logo-walletb', 660, 660],
    ['strip-image', 1032, 336],
  ] as const)('%s of %d x %d px is large enough', (field, width, height) => {
    expect(imageWarnings({ [field]: image(width, height) })).toEqual([]);
  });

  test.each([
    ['walleta-pass-icon', 87, 86, '87 px wide and 87 px high'],
    ['carrier-airline-logo', 479, 149, '480 px wide or 150 px high'],
    ['carrier-alliance-logo', 857, 44, '858 px wide or 45 px high'],
    ['carrier-airline-logo-walletb', 659, 660, '660 px wide and 660 px high'],
    ['strip-image', 1032, 335, '1032 px wide and 336 px high'],
  ] as const)('%s of %d x %d px gives a warning', (field, width, height, recommended) => {
    expect(imageWarnings({ [field]: image(width, height) }).map(({ text }) => text)).toEqual([
      `${field} is ${width} x ${height} px and will look blurred: at least ${recommended} is recommended.`,
    ]);
  });

  test('warnings come in the order of the fields, whatever the order of the images', () => {
    const warnings = imageWarnings({ 'strip-image': image(1, 1), 'walleta-pass-icon': image(1, 1) });
    expect(warnings.flatMap(({ about }) => about)).toEqual(['walleta-pass-icon', 'strip-image']);
  });

  test('images are too large together from the first byte over 4 MB', () => {
    const logo = { 'carrier-airline-logo': image(480, 150, 2 * mebibyte) };
    expect(areTooLargeTogether({ ...logo, 'strip-image': image(1032, 336, 2 * mebibyte) })).toBe(false);
    expect(areTooLargeTogether({ ...logo, 'strip-image': image(1032, 336, 2 * mebibyte + 1) })).toBe(true);
    expect(areTooLargeTogether({})).toBe(false);
  });
});

test.each(Object.entries(largestSizes))('docs/api/images.md says how large %s may be', (field, { width, height }) => {
  expect(readFileSync('docs/api/images.md', 'utf8')).toContain(`| ${field} | ${width} x ${height} |`);
});
