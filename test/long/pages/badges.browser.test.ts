import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { installPage } from '../../../lambdas/pages/install-page.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { officialSizes } from '../../helpers/stand-in-badges.ts';
import { installPageInput } from '../../pages/sample-input.ts';
import { openPage } from './open-page.ts';

const badge = (text: string, [width, height]: readonly [number, number]) => ({
  ...{ name: `badge-${width}x${height}`, text, width, height },
});
const apple = badge('Zu Apple Wallet hinzufügen', officialSizes.apple);
const google = badge('Zu Google Wallet hinzufügen', officialSizes.condensed);
const wideGoogle = badge('Hinzufügen zu Google Wallet', officialSizes.wide);
const page = (badges: Parameters<typeof installPage>[0]['badges'], backgroundColor = '#F2F5FA') =>
  installPage({ ...installPageInput({}, { backgroundColor }), badges });

test('without badges a page is what it was', () => {
  const input = installPageInput();
  expect(installPage({ ...input, badges: {} })).toBe(installPage(input));
  expect(installPage(input)).not.toContain('badge');
});

test('our own button, where there is no official one, has words and no picture', () => {
  const buttons = page({}).match(/<a class="button".*?<\/a>/g) ?? [];
  expect(buttons.map((each) => each.replace(/^<a[^>]*>|<\/a>$/g, ''))).toEqual([
    'Add to Apple Wallet',
    'Add to Google Wallet',
  ]);
});

describeInBrowser('official buttons', (browser) => {
  test.each([
    ['narrow, without JavaScript', { ...devices.iPhone, javaScriptEnabled: false }, google],
    ['wide, without JavaScript', { ...devices.iPhone, javaScriptEnabled: false }, wideGoogle],
    ['on a computer', devices.desktop, google],
  ])('%s: equally high, at least 48 px, undistorted, and 8 px from everything else', async (_, device, second) => {
    const { page: opened } = await openPage(browser(), device, page({ apple, google: second }));
    const boxes = [];
    for (const { text, width, height } of [apple, second]) {
      const box = await opened.getByAltText(text).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1);
      boxes.push(box);
    }
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    const others = await opened.locator('h1, .help, .flight, .card, .phone').all();
    for (const other of [boxes[0], ...(await Promise.all(others.map((each) => each.boundingBox())))].slice(1)) {
      for (const box of boxes) {
        const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
        const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
        const apart = Math.max(
          (other?.y ?? 0) - bottom,
          top - (other?.y ?? 0) - (other?.height ?? 0),
          (other?.x ?? 0) - right,
          left - (other?.x ?? 0) - (other?.width ?? 0),
        );
        expect(apart).toBeGreaterThanOrEqual(8);
      }
    }
    expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0) - (boxes[0]?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await opened.context().close();
  });

  test('in a language of the page the badge is that language’s', async () => {
    const english = installPageInput();
    const german = installPageInput({ wording: await wordingIn('de') });
    const markup = installPage({
      ...{ ...english, badges: { apple: badge('Add to Apple Wallet', [112, 35]) } },
      translations: [{ ...german, badges: { apple } }],
    });
    const { page: opened } = await openPage(browser(), { ...devices.iPhone, locale: 'de-AT' }, markup);
    const image = opened.getByAltText(apple.text);
    expect(await image.getAttribute('src')).toBe(`/images/badges/${apple.name}.svg`);
    expect(await image.getAttribute('width')).toBe('110');
    await opened.context().close();
  });

  test.each([
    ['by night', '#F2F5FA', 'dark'],
    ["on the airline's dark page", '#101828', 'light'],
  ] as const)('%s their background is light', async (_, backgroundColor, colorScheme) => {
    const markup = page({ apple, google }, backgroundColor);
    const { page: opened } = await openPage(browser(), { ...devices.iPhone, colorScheme }, markup);
    const background = "getComputedStyle(document.querySelector('.badge')).backgroundColor";
    expect(await opened.evaluate(background)).toBe('rgb(255, 255, 255)');
    await opened.context().close();
  });

  test('a phone sees and loads only that of its own wallet, which leads there; axe has no complaint', async () => {
    const { page: opened, requests, problems } = await openPage(browser(), devices.iPhone, page({ apple, google }));
    const link = opened.getByRole('link', { name: apple.text });
    expect(await link.getAttribute('href')).toBe(installPageInput().pkpassUrl);
    expect(await opened.getByAltText(google.text).isVisible()).toBe(false);
    await opened.getByAltText(apple.text).scrollIntoViewIfNeeded();
    expect(requests.filter((url) => url.includes('/images/badges/'))).toEqual([
      `https://pass.example/images/badges/${apple.name}.svg`,
    ]);
    expect(await violations(opened)).toEqual([]);
    expect(problems).toEqual([]);
    await opened.context().close();
  });
});
