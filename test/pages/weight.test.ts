import { compressed } from '../../lambdas/pages/compressed.ts';
import { groupPage } from '../../lambdas/pages/group-page.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { boardingPage, boardingText } from './boarding-page.ts';
import { groupPageInput, wholeInput } from './sample-input.ts';

const KB = 1_024;
const whole = wholeInput();
const weightOf = (page: string) => ({ plain: Buffer.byteLength(page), gzip: compressed(page).length });

test('a page with every field that an airline can fill has 14 KB, 6 KB compressed: 16 KB leave room for more languages', () => {
  const { plain, gzip } = weightOf(installPage(whole));
  expect(plain).toBeLessThanOrEqual(14 * KB);
  expect(gzip).toBeLessThanOrEqual(6 * KB);
});

test.each([
  ['AZTEC', 16, 18],
  ['QRCODE', 16, 18],
  ['PDF417', 17, 19],
] as const)(
  'with a barcode of type %s it has %i KB, with every field besides %i KB, 7 KB compressed',
  (type, most, all) => {
    const { boardingPass, settings } = whole;
    const barcode = { type, text: boardingText };
    expect(weightOf(boardingPage(barcode)).plain).toBeLessThanOrEqual(most * KB);
    const { plain, gzip } = weightOf(boardingPage(barcode, boardingPass, settings));
    expect(plain).toBeLessThanOrEqual(all * KB);
    expect(gzip).toBeLessThanOrEqual(7 * KB);
  },
);

test('the page of a family of four on two flights has 6 KB compressed', () => {
  expect(weightOf(groupPage(groupPageInput())).gzip).toBeLessThanOrEqual(6 * KB);
});

test('a page needs three requests: itself, the logo and the icon', () => {
  const needed = new Set(
    [...installPage(whole).matchAll(/ (?:src|rel="[a-z-]*icon" href)="(\/[^"]*)"/g)].map(([, url]) => url),
  );
  expect([...needed].sort()).toEqual([whole.iconUrl, whole.logoUrl].sort());
});
