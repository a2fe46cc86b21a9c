import { ownLanguages } from '../../lambdas/domain/languages/words/own-languages.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { renderPage } from '../../lambdas/issuing/render.ts';
import { compressed } from '../../lambdas/pages/document.ts';
import { groupPage } from '../../lambdas/pages/group-page.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { noticeWordingIn, outagePage } from '../../lambdas/pages/notices.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { boardingPage, boardingText } from './boarding-page.ts';
import { actionLinks, groupPageInput, wholeInput } from './sample-input.ts';

const KB = 1_024;
const whole = wholeInput();
const weightOf = (page: string) => ({ plain: Buffer.byteLength(page), gzip: compressed(page).length });

function expectAtMost(page: string, plain: number, gzip: number): void {
  const weight = weightOf(page);
  expect(weight.plain).toBeLessThanOrEqual(plain * KB);
  expect(weight.gzip).toBeLessThanOrEqual(gzip * KB);
}

test('an ordinary page has 11.5 KB, 5 KB compressed', async () => {
  expectAtMost(await pageIn(['en']), 11.5, 5);
});

test('a page with every field that an airline can fill has 13.5 KB, 5.25 KB compressed', () => {
  expectAtMost(installPage(whole), 13.5, 5.25);
});

test.each([
  ['AZTEC', 16.5],
  ['QRCODE', 16.5],
  ['PDF417', 17.25],
] as const)('with every field and a barcode of type %s it has %d KB, 6.5 KB compressed', (type, plain) =>
  expectAtMost(boardingPage({ type, text: boardingText }, whole.boardingPass, whole.settings), plain, 6.5),
);

test('a notice has 3 KB, 1.5 KB compressed, in every language', async () => {
  for (const language of ownLanguages) expectAtMost(outagePage(await noticeWordingIn(language)), 3, 1.5);
});

test('the page of a family of four on two flights has 15.5 KB, 5 KB compressed', () => {
  expectAtMost(groupPage(groupPageInput()), 15.5, 5);
});

/** Settings without the airline's texts: in all languages the page has ours, which differ everywhere. */
const ourTexts = {
  'pass-install-help-text': undefined,
  'pass-download-wait-message': undefined,
  'pass-download-thank-you-message': undefined,
};
const services = { clock: fixedClock(now), publicBaseUrl: 'https://d111111abcdef8.cloudfront.net' };
const pageIn = (languages: string[], fields: Partial<TemplateFields> = ourTexts) =>
  renderPage(services, exampleTemplate({ ...fields, languages }, { issuerId: '3388' }), examplePass());

/** The heaviest languages: English, then the others by their weight. */
async function heaviest(languages: number, measure: 'plain' | 'gzip'): Promise<string[]> {
  const added = await Promise.all(
    ownLanguages.slice(1).map(async (tag) => ({ tag, bytes: weightOf(await pageIn(['en', tag]))[measure] })),
  );
  added.sort((one, other) => other.bytes - one.bytes);
  return ['en', ...added.map(({ tag }) => tag)].slice(0, languages);
}

test.each([
  [3, 14.5, 6.25],
  [6, 16.5, 7.5],
  [8, 18, 8.25],
])('a page in any %i languages has %i KB, %d KB compressed', async (languages, plain, gzip) => {
  expect(weightOf(await pageIn(await heaviest(languages, 'plain'))).plain).toBeLessThanOrEqual(plain * KB);
  expect(weightOf(await pageIn(await heaviest(languages, 'gzip'))).gzip).toBeLessThanOrEqual(gzip * KB);
});

test('a page with everything at once, in eight languages and with texts of 500 characters, has 36 KB, 16.25 KB compressed', async () => {
  const languages = await heaviest(8, 'gzip');
  // Repeated words weigh little compressed: each text is different.
  const texts = (seed: number) =>
    Object.fromEntries(
      Object.keys(ourTexts).map((name, place) => [
        name,
        `<p>${Array.from({ length: 71 }, (_, word) => ((word + 1) * (seed + place * 8 + 2) * 7_919).toString(36).slice(-6)).join(' ')}</p>`,
      ]),
    );
  const page = await pageIn(languages, {
    ...texts(0),
    ...Object.fromEntries(actionLinks.map(({ field, value }) => [field, value])),
    'pass-install-show-barcode': true,
    'barcode-type': 'PDF417',
    'barcode-value': boardingText,
    'autogenerate-barcode-values': undefined,
    'flight-status': 'delayed',
    'estimated-departure-time': '2027-03-16T00:40:00',
    translations: Object.fromEntries(languages.slice(1).map((tag, place) => [tag, texts(place + 1)])),
  });
  expect(page).toContain('class="pdf417"');
  expectAtMost(page, 36, 16.25);
});

describe('a page needs two requests: itself and', () => {
  const picturesOf = (page: string) => [
    ...new Set([...page.matchAll(/ (?:src|rel="[a-z-]*icon" href)="(\/[^"]*)"/g)].map(([, url]) => url)),
  ];
  const icons = (page: string) => page.match(/rel="(apple-touch-)?icon"/g);

  test('the logo, which is its icon, too', () => {
    const page = installPage(whole);
    expect(picturesOf(page)).toEqual([whole.logoUrl]);
    expect(icons(page)).toHaveLength(2);
  });

  test('the icon, where no logo is shown', () => {
    const { settings, iconUrl } = whole;
    expect(picturesOf(installPage({ ...whole, settings: { ...settings, showLogo: false } }))).toEqual([iconUrl]);
    expect(picturesOf(installPage({ ...whole, logoUrl: undefined }))).toEqual([iconUrl]);
  });

  test('of a group the logo of its first flight, or the icon', () => {
    const { flights, ...others } = groupPageInput();
    const pageWith = (logoUrl: string | undefined) =>
      groupPage({ ...others, flights: flights.map((flight) => ({ ...flight, logoUrl, iconUrl: whole.iconUrl })) });
    expect(picturesOf(pageWith(whole.logoUrl))).toEqual([whole.logoUrl]);
    expect(picturesOf(pageWith(undefined))).toEqual([whole.iconUrl]);
  });
});
