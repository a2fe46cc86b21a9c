import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import type { Barcode } from '../../../lambdas/domain/barcode/barcode.ts';
import { barcodeOutline } from '../../../lambdas/pages/barcode-outline.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { barcodesIn } from '../../helpers/read-barcode.ts';
import { boardingPage, boardingText } from '../../pages/boarding-page.ts';
import { openPage, origin } from './open-page.ts';

const centimetre = 96 / 2.54;

/** Values with a letter of Latin-1 outside ASCII, where the type has Latin-1; bars are for short values. */
const values = {
  QRCODE: `${boardingText} É`,
  AZTEC: `${boardingText} É`,
  PDF417: `${boardingText} É`,
  CODE128: 'TN2724-20270315-ABC123',
} as const satisfies Record<Barcode['type'], string>;
const formats = { QRCODE: 'QRCode', AZTEC: 'Aztec', PDF417: 'PDF417', CODE128: 'Code128' };
const types = Object.keys(values) as Barcode['type'][];

const { iPhone, windows } = devices;

/** Reads the barcodes in a picture of the whole page. */
const read = async (page: Page) => barcodesIn(await page.screenshot({ fullPage: true }));

describeInBrowser('boarding with the page: a scanner reads it', (browser) => {
  test.each(types)('%s, from a phone on a dark page, and from paper, where no side is below 3 cm', async (type) => {
    const value = values[type];
    const markup = boardingPage({ type, value }, {}, { backgroundColor: '#101828' });
    const { page, problems } = await openPage(browser(), iPhone, markup);
    const expected = [{ format: formats[type], text: value }];
    expect(await read(page)).toEqual(expected);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await read(page)).toEqual(expected);
    const { width = 0, height = 0 } = (await page.locator('.scan svg').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(3 * centimetre - 1);
    expect(await page.getByText('This sheet is not a boarding pass.').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('in forced colours, on the narrowest screen, and beside the code for the phone', async () => {
    const forced = { ...iPhone, viewport: { width: 195, height: 422 }, forcedColors: 'active', colorScheme: 'dark' };
    for (const device of [forced, windows] as Parameters<typeof openPage>[1][]) {
      const { page } = await openPage(browser(), device, boardingPage());
      expect(await read(page)).toContainEqual({ format: 'Aztec', text: boardingText });
      await page.context().close();
    }
  });
});

test('the codes of a boarding pass weigh less than 2 KB where their squares allow', () => {
  const bytes = (type: Barcode['type']) => barcodeOutline({ type, value: boardingText }).path.length;
  expect([bytes('QRCODE'), bytes('AZTEC')].every((size) => size < 2_000)).toBe(true);
  expect(bytes('PDF417')).toBeLessThan(2_500);
});

describeInBrowser('boarding with the page: an agent and their scanner', (browser) => {
  test('boarding, gate and seat stand large above the code on the first screen, all other facts below it', async () => {
    const { page } = await openPage(browser(), iPhone, boardingPage({ text: boardingText }));
    expect(await page.locator('.scan .hero dd').allInnerTexts()).toEqual(['17:05', 'G20', '12C']);
    expect(await page.locator('.scan .facts dd').allInnerTexts()).toEqual([
      ...['Erika Mustermann', 'TN2724', 'Mon, 15 Mar 2027', '2', '3', 'Economy'],
    ]);
    expect(await page.locator('.flight .hero, .card').count()).toBe(0);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.scan .hero dd')).fontSize")).toBe('40px');
    const box = await page.locator('.scan svg').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(iPhone.viewport.height);
    expect(await page.locator('#walleta').isVisible()).toBe(true);
    expect(await page.locator('.typed').textContent()).toBe(boardingText);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  test.each([true, false])(
    'a tap makes the code as large as the screen, another one ends that; with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page, problems } = await openPage(browser(), { ...iPhone, javaScriptEnabled }, boardingPage());
      const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
      const before = await widthOf('.scan svg');
      await page.getByRole('link', { name: 'Full screen' }).click();
      expect(await page.locator('.scan').boundingBox()).toEqual({ x: 0, y: 0, ...iPhone.viewport });
      expect(await widthOf('.scan svg')).toBeGreaterThan(before * 1.2);
      expect(await read(page)).toEqual([{ format: 'Aztec', text: boardingText }]);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Close' }).click();
      expect(await widthOf('.scan svg')).toBe(before);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  test('a cancelled flight is shown at the desk, not boarded', () => {
    const day = { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } as const;
    expect(boardingPage({}, { day })).toContain('Show this code at the desk');
    expect(boardingPage()).toContain('Show this code to board');
  });

  test('the screen stays on while the code is in view, and no longer', async () => {
    const context = await browser().newContext({ ...iPhone, viewport: { width: 390, height: 420 } });
    const wakeLock = new EventEmitter();
    await context.exposeFunction('tell', (event: string) => wakeLock.emit(event));
    await context.addInitScript(`Object.defineProperty(navigator, 'wakeLock', { value: {
      request: async (type) => (tell(type), { release: () => tell('released') }) } });`);
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: boardingPage() }));
    const scroll = (to: string) => page.evaluate(`scrollTo(0, ${to})`);
    await Promise.all([once(wakeLock, 'screen'), page.goto(origin)]);
    await Promise.all([once(wakeLock, 'released'), scroll('document.body.scrollHeight')]);
    await Promise.all([once(wakeLock, 'screen'), scroll('0')]);
    await context.close();
  });
});
