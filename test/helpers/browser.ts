import { type Browser, type BrowserContextOptions, chromium as playwright } from 'playwright-core';
import { countStart } from './counted-starts.ts';
import { findChromium } from './find-chromium.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6';

/** Screens and user agents of the passengers' devices, for `browser.newContext`. */
export const devices = {
  iPhone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  },
  android: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  },
  windows: {
    viewport: { width: 1280, height: 800 },
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  },
  desktop: {
    viewport: { width: 1280, height: 800 },
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
  },
} as const satisfies Record<string, BrowserContextOptions>;

/** Arguments without a sandbox, as tests may run as root, and without requests to the browser's maker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = findChromium();

/** A describe block with one browser for its tests; skipped, with the reason in its title, where no Chromium starts. */
export function describeInBrowser(title: string, tests: (browser: () => Browser) => void): void {
  if (chromium === undefined) {
    describe.skip(`${title} (skipped: no Chromium starts here; install one or set CHROMIUM_PATH)`, () =>
      tests(() => {
        throw new Error('no Chromium');
      }));
    return;
  }
  describe(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      countStart('browser');
      browser = await playwright.launch({ ...chromium, args, timeout: 0 });
      // Playwright's own limit of 30 s would end tests on a busy machine; jest's limit ends a hanging one.
      browser.on('context', (context) => context.setDefaultTimeout(0));
    });
    afterAll(() => browser.close());
    tests(() => browser);
  });
}
