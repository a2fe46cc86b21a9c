import jsQR from 'jsqr';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { englishNotices } from '../../../lambdas/domain/languages/words/en.ts';
import { richText } from '../../../lambdas/domain/text/rich-text.ts';
import { installPage } from '../../../lambdas/pages/install-page.ts';
import { takenPage, unavailablePage, walletBusyPage } from '../../../lambdas/pages/notices.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { actionLinks, installPageInput } from '../../pages/sample-input.ts';
import { openPage, origin } from './open-page.ts';

const english = { language: 'en', words: englishNotices } as const;
const input = installPageInput();

async function shownControls(page: Page): Promise<string[]> {
  const controls = { walleta: '#walleta', walletb: '#walletb', qr: '.qr-code' };
  const shown = await Promise.all(
    Object.entries(controls).map(async ([name, selector]) =>
      (await page.locator(selector).isVisible()) ? [name] : [],
    ),
  );
  return shown.flat();
}

describeInBrowser('install page: each device sees what it can use', (browser) => {
  test.each([
    ['iPhone', devices.iPhone, ['walleta']],
    ['Android', devices.android, ['walletb']],
    ['Mac', devices.desktop, ['walleta', 'walletb', 'qr']],
    ['Windows', devices.windows, ['walletb', 'qr']],
    ['iPhone without JavaScript', { ...devices.iPhone, javaScriptEnabled: false }, ['walleta', 'walletb']],
    ['Android without JavaScript', { ...devices.android, javaScriptEnabled: false }, ['walleta', 'walletb']],
    ['desktop without JavaScript', { ...devices.desktop, javaScriptEnabled: false }, ['walleta', 'walletb', 'qr']],
  ])('%s', async (_, device, controls) => {
    const { page, requests, problems } = await openPage(browser(), device, installPage(input));
    expect(await shownControls(page)).toEqual(controls);
    expect(requests).toEqual([`${origin}/i/link`, `${origin}/images/logo.png`]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('an iPad, which calls itself a Macintosh but has a touch screen, sees only Apple Wallet', async () => {
    const context = await browser().newContext({ ...devices.desktop, hasTouch: true });
    await context.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: installPage(input) }));
    await page.goto(origin);
    expect(await shownControls(page)).toEqual(['walleta']);
    await context.close();
  });

  test('each button leads to its wallet, and a thumb finds it', async () => {
    const { page } = await openPage(browser(), devices.desktop, installPage(input));
    for (const [name, href] of [
      ['Add to Apple Wallet', input.pkpassUrl],
      ['Add to Google Wallet', input.googleUrl],
    ] as const) {
      const button = page.getByRole('link', { name });
      expect(await button.getAttribute('href')).toBe(href);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await page.context().close();
  });

  test.each([
    ['Android', devices.android, ['walleta']],
    ['Mac', devices.desktop, ['walleta', 'qr']],
    ['Windows', devices.windows, ['qr']],
  ])(
    '%s, where the airline has no Google Wallet: the .pkpass is offered, which other wallets read',
    async (_, device, shown) => {
      const { page } = await openPage(browser(), device, installPage({ ...input, googleUrl: undefined }));
      expect(await shownControls(page)).toEqual(shown);
      await page.context().close();
    },
  );

  test.each(Object.entries(devices))(
    'a pass that must not be shared and is in a wallet is offered to no %s',
    async (_, device) => {
      const { page, problems } = await openPage(browser(), device, installPage({ ...input, isTaken: true }));
      expect(await shownControls(page)).toEqual([]);
      expect(await page.getByText('Your airline allows it on one device only.').isVisible()).toBe(true);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  test('the smallest phone shows the button without scrolling', async () => {
    const device = { ...devices.iPhone, viewport: { width: 375, height: 553 } };
    const { page } = await openPage(browser(), device, installPage(input));
    const box = await page.locator('#walleta').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(553);
    await page.context().close();
  });

  test('the QR code stands outside the boarding pass, in a frame that says what it is for', async () => {
    const { page } = await openPage(browser(), devices.windows, installPage(input));
    expect(await page.locator(':is(.flight, .card) .qr-code').count()).toBe(0);
    expect(await page.locator('figure:has(.qr-code) figcaption').innerText()).toBe(
      'Link to this page.\nNot for boarding.',
    );
    await page.context().close();
  });

  test('on paper there is neither button nor code, and the sheet says that it is not a boarding pass', async () => {
    const { page } = await openPage(browser(), devices.desktop, installPage(input));
    const note = page.getByText('This sheet is not a boarding pass.');
    expect(await note.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await note.isVisible()).toBe(true);
    expect(await shownControls(page)).toEqual([]);
    await page.context().close();
  });

  test('in forced colours card and buttons keep an outline, and a white logo its dark ground', async () => {
    const { page } = await openPage(browser(), { ...devices.desktop, forcedColors: 'active' }, installPage(input));
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    for (const selector of ['.card', '#walleta']) expect(await style(selector, 'borderTopStyle')).toBe('solid');
    expect(await style('.logo', 'backgroundColor')).toBe('rgb(12, 52, 120)');
    await page.context().close();
  });

  test('help that is written from the right ends on the left', async () => {
    const help = { helpText: '<p>أضف بطاقة الصعود إلى هاتفك.</p><p>Add it.</p>' };
    const { page } = await openPage(browser(), devices.iPhone, installPage(installPageInput({}, help)));
    expect(await page.locator('.help [dir=auto]').evaluate((each) => each.matches(':dir(rtl)'))).toBe(true);
    const bidi = page.evaluate(
      "[...document.querySelectorAll('.help p')].map((each) => getComputedStyle(each).unicodeBidi)",
    );
    expect(await bidi).toEqual(['plaintext', 'plaintext']);
    await page.context().close();
  });

  test('the QR code, photographed from the screen, holds the address of the page', async () => {
    const { page } = await openPage(browser(), devices.desktop, installPage(input));
    const { data, width, height } = PNG.sync.read(await page.locator('.qr-code').screenshot());
    expect(jsQR.default(new Uint8ClampedArray(data), width, height)?.data).toBe(input.url);
    await page.context().close();
  });

  test('a screen of 320 px needs no scrolling sideways, whatever the names', async () => {
    const long = installPageInput({
      passengerName: 'W'.repeat(100),
      airlineName: 'Ｗ'.repeat(60),
      flight: 'TERNAIRWAY2724',
      origin: { code: 'MUC', name: 'M'.repeat(60), timeZone: 'Europe/Berlin', gate: 'G'.repeat(60), terminal: '2' },
      boardingGroupLabel: 'L'.repeat(60),
    });
    for (const markup of [installPage(long), installPage({ ...long, logoUrl: undefined }), unavailablePage(english)]) {
      const device = { ...devices.iPhone, viewport: { width: 320, height: 640 } };
      const { page } = await openPage(browser(), device, markup);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      const overflowing = page
        .locator(':is(.bar, .flight, .card) :is(p, dd)')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
      expect(await overflowing).toBe(0);
      await page.context().close();
    }
  });

  test('a name that is written from the right stays so beside text from the left', async () => {
    const { page } = await openPage(
      browser(),
      devices.iPhone,
      installPage(installPageInput({ passengerName: 'ليلى حسن' })),
    );
    const name = page.getByText('ليلى حسن');
    expect(await name.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
    await page.context().close();
  });
});

describeInBrowser('the pages in place of a wallet', (browser) => {
  test.each([
    [
      'busy',
      walletBusyPage('/i/link')(english),
      'Google Wallet cannot take your boarding pass right now',
      ['/i/link/walletb', '/i/link'],
    ],
    ['taken', takenPage('/i/link')(english), 'This boarding pass is already in a wallet', ['/i/link']],
  ])('%s: says what has happened and leads on, on a small phone', async (_, markup, heading, links) => {
    const device = { ...devices.iPhone, viewport: { width: 320, height: 640 } };
    const { page, problems } = await openPage(browser(), device, markup);
    expect(await page.getByRole('heading').textContent()).toBe(heading);
    expect(await page.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(
      links,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describeInBrowser('install page: what follows the tap', (browser) => {
  async function tapped(markup: string, device: BrowserContextOptions = devices.iPhone) {
    const context = await browser().newContext(device);
    const page = await context.newPage();
    await page.clock.install({ time: '2027-03-15T12:00:00Z' });
    await page.route('**/*', (route) =>
      route.request().url().endsWith('.pkpass')
        ? route.fulfill({ status: 204 })
        : route.fulfill({ contentType: 'text/html', body: markup }),
    );
    await page.goto(origin);
    await page.clock.pauseAt('2027-03-15T12:01:00Z');
    const shown = () => page.locator('.message:visible').textContent();
    const checkmark = () => page.locator('.thanks .icon').isVisible();
    return { page, shown, checkmark };
  }

  test('help before it, the wait message at once, the thank-you with its checkmark after 3 s', async () => {
    const texts = { helpText: '<p>Help</p>', waitMessage: '<p>Wait</p>', thankYouMessage: '<p>Thanks</p>' };
    const { page, shown, checkmark } = await tapped(installPage(installPageInput({}, texts)));
    expect(await shown()).toBe('Help');
    await page.locator('#walleta').tap();
    expect(await shown()).toBe('Wait');
    await page.clock.runFor(2_999);
    expect(await shown()).toBe('Wait');
    await page.clock.runFor(1);
    expect(await shown()).toBe('Thanks');
    expect(await checkmark()).toBe(true);
    expect(
      await page
        .getByRole('status')
        .filter({ has: page.locator('.thanks:visible') })
        .count(),
    ).toBe(1);
    await page.context().close();
  });

  test('no checkmark where the airline wants none', async () => {
    const { page, shown, checkmark } = await tapped(installPage(installPageInput({}, { showCheckmark: false })));
    await page.locator('#walleta').tap();
    await page.clock.runFor(3_000);
    expect(await shown()).toBe('Have a pleasant flight!');
    expect(await checkmark()).toBe(false);
    await page.context().close();
  });

  test('no thanks are shown on a device that only downloads the file', async () => {
    const { page, shown } = await tapped(
      installPage({ ...installPageInput({}, { helpText: '<p>Help</p>' }), googleUrl: undefined }),
      devices.android,
    );
    await page.locator('#walleta').tap();
    expect(await shown()).toBe('Your wallet opens in a moment. Tap Add there.');
    await page.clock.runFor(3_000);
    expect(await shown()).toBe('Help');
    await page.context().close();
  });

  test('a tap elsewhere changes nothing', async () => {
    const { page, shown } = await tapped(installPage(installPageInput({}, { helpText: '<p>Help</p>' })));
    await page.locator('h1').tap();
    await page.clock.runFor(3_000);
    expect(await shown()).toBe('Help');
    await page.context().close();
  });
});

describeInBrowser('install page: what an airline may choose stays readable (axe)', (browser) => {
  test.each([
    ['white on yellow', '#FFFF00', '#FFFF00', '#FFFFFF'],
    ['grey on the least readable grey', '#777777', '#777777', '#888888'],
    ['black on black', '#000000', '#000000', '#000000'],
    ['red on blue', '#0000FF', '#0000FF', '#FF0000'],
  ])('%s, before the tap and after it, by day and by night', async (_, backgroundColor, brandColor, brandTextColor) => {
    const set = { backgroundColor, brandColor, brandTextColor };
    const { page } = await openPage(browser(), devices.iPhone, installPage(installPageInput({ actionLinks }, set)));
    expect(await violations(page)).toEqual([]);
    await page.locator('html').evaluate((element) => element.setAttribute('data-download', 'done'));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

describeInBrowser('install page: hostile text', (browser) => {
  const payloads = [
    '<script>document.title="executed"</script>',
    '<img src=x onerror=document.title="executed">',
    '"><svg onload=document.title="executed">',
    "' onmouseover='document.title=1' autofocus onfocus='document.title=1",
    '</style></title></script><script>document.title="executed"</script>',
    '&lt;script&gt;{{1}}</dd><iframe src="javascript:top.document.title=1">',
  ];

  test.each(payloads)('is shown as text in every field and runs nowhere: %s', async (payload) => {
    const hostile = installPageInput(
      {
        airlineName: payload,
        flight: payload,
        passengerName: payload,
        seatNumber: payload,
        boardingGroup: payload,
        boardingGroupLabel: payload,
        seatClass: payload,
        seatClassLabel: payload,
        origin: { code: payload, name: `from ${payload}`, timeZone: 'Europe/Berlin', gate: payload, terminal: payload },
        destination: { code: payload, name: `to ${payload}`, timeZone: 'Europe/Berlin' },
      },
      { helpText: richText(payload), waitMessage: richText(payload), thankYouMessage: richText(payload) },
    );
    for (const logoUrl of [`/images/${payload}`, undefined]) {
      const { page, requests, problems } = await openPage(
        browser(),
        devices.desktop,
        installPage({ ...hostile, logoUrl }),
      );
      expect(await page.title()).toBe(`${payload} boarding pass ${payload} ${payload} – ${payload}`);
      expect(await page.locator('.facts > :last-child dd').textContent()).toBe(payload);
      expect(await page.locator('main *').evaluateAll((all) => all.map((each) => each.localName))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(script|iframe|style)$/)]),
      );
      expect(await page.locator('main :is([onload], [onerror], [onfocus], [onmouseover])').count()).toBe(0);
      expect(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });

  test('a script that got in all the same is stopped by the policy', async () => {
    const injected = installPage(input).replace(/<main[^>]*>/, '$&<script>document.title="executed"</script>');
    const { page, problems } = await openPage(browser(), devices.desktop, injected);
    expect(await page.title()).toBe('Tern Airways boarding pass TN2724 MUC – BER');
    expect(problems.join()).toContain('Content Security Policy');
    await page.context().close();
  });
});
