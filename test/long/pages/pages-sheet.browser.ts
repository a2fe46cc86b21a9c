import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

/** `npm run pages:sheet` draws the pictures of docs/pages.md, to be looked at after a change. */
const folder = 'docs/pages';

interface View {
  readonly state: keyof typeof pageStates;
  readonly label: string;
  readonly device: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const phone = { ...devices.iPhone, viewport: { width: 390, height: 640 } };
const atNight = { ...phone, colorScheme: 'dark' } as const;
const screen = (width: number, more: BrowserContextOptions = {}) => ({
  ...devices.windows,
  ...more,
  viewport: { width, height: 700 },
});
const computer = { ...devices.windows, viewport: { width: 1440, height: 900 } };
const onPhones = (...states: View['state'][]): View[] => states.map((state) => ({ state, label: '', device: phone }));
const byDayAndNight = (state: View['state']): View[] => [...onPhones(state), { state, label: '', device: atNight }];

const delayed = 'Delayed over midnight, with a status';
const largeText = "document.documentElement.style.fontSize = '200%'";
const fromTheRight = "document.documentElement.dir = 'rtl'";

/** The views beside each other in each picture. */
const pictures: Readonly<Record<string, readonly View[]>> = {
  'ready-to-be-added': byDayAndNight('Ready to be added'),
  delayed: [...byDayAndNight(delayed), ...onPhones('Delayed until further notice')],
  cancelled: [...byDayAndNight('Cancelled'), ...onPhones('Cancelled, and void')],
  'new-gate-and-standby': onPhones('In the wallet, with another gate', 'Standby'),
  'with-its-barcode': byDayAndNight('With its barcode'),
  ended: onPhones('Voided', 'Expired', 'Redeemed', 'In another wallet already'),
  booking: byDayAndNight('All passes of a booking'),
  computers: [
    { state: delayed, label: '', device: computer },
    { state: 'Cancelled', label: '', device: { ...computer, colorScheme: 'dark' } },
  ],
  'every-screen': [
    {
      state: delayed,
      label: '195 px: a phone at 200 % zoom',
      device: { ...phone, viewport: { width: 195, height: 422 } },
    },
    { state: delayed, label: '390 px, text at 200 %', device: phone, prepare: (page) => page.evaluate(largeText) },
    {
      state: delayed,
      label: '390 px, from right to left',
      device: phone,
      prepare: (page) => page.evaluate(fromTheRight),
    },
    { state: delayed, label: '390 px, forced colours', device: { ...atNight, forcedColors: 'active' } },
    { state: delayed, label: '768 px, without JavaScript', device: screen(768, { javaScriptEnabled: false }) },
    { state: delayed, label: 'Printed', device: screen(718), prepare: (page) => page.emulateMedia({ media: 'print' }) },
  ],
  notices: onPhones(
    ...(['Archived, deleted or never there', 'Wrong issuance link', 'Too many requests'] as const),
    ...(['Nothing works', 'Google Wallet is busy', 'Already in a wallet'] as const),
  ),
};

/** 42 minutes before the sample's boarding, so that a picture does not depend on the day of its drawing. */
const beforeBoarding = '2027-03-15T15:23:00Z';

/** The views beside each other, small. */
async function sheet(browser: Browser, views: readonly View[]): Promise<Buffer> {
  const figures: string[] = [];
  for (const { state, label, device, prepare } of views) {
    const { page } = await openPage(browser, device, await pageStates[state](inEnglish));
    if (device.javaScriptEnabled !== false) {
      await page.clock.setFixedTime(beforeBoarding);
      await page.reload();
    }
    await prepare?.(page);
    const png = await page.screenshot({ fullPage: true, scale: 'css' });
    await page.context().close();
    const width = Math.round((device.viewport?.width ?? 0) * 0.6);
    const source = `data:image/png;base64,${png.toString('base64')}`;
    figures.push(`<figure><img width="${width}" src="${source}"><figcaption>${label}</figcaption></figure>`);
  }
  const page = await browser.newPage({ viewport: { width: 2600, height: 100 } });
  await page.setContent(`<style>
    body { display: inline-flex; gap: 12px; align-items: start; margin: 0; padding: 12px; background: #888; font: 13px sans-serif; color: #fff }
    figure { margin: 0 } img { display: block } figcaption:not(:empty) { margin-top: 6px; max-width: 14rem }</style>${figures.join('')}`);
  const jpeg = await page.locator('body').screenshot({ type: 'jpeg', quality: 55 });
  await page.close();
  return jpeg;
}

describeInBrowser('the pages that passengers see', (browser) => {
  test('are drawn into docs/pages', async () => {
    mkdirSync(folder, { recursive: true });
    for (const [name, views] of Object.entries(pictures))
      writeFileSync(`${folder}/${name}.jpg`, await sheet(browser(), views));
  });
});
