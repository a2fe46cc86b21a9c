import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './page-states.ts';

/**
 * `npm run pages:sheet` draws docs/pages.md: every state of the passenger's pages on a phone by day and by night, some on
 * every kind of screen, to be looked at after a change.
 */
const phone = { ...devices.iPhone, viewport: { width: 390, height: 640 } };
const screen = (width: number, more: BrowserContextOptions = {}) => ({
  ...devices.windows,
  ...more,
  viewport: { width, height: 700 },
});

interface View {
  readonly label: string;
  readonly device: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const dayAndNight: readonly View[] = [
  { label: '', device: phone },
  { label: '', device: { ...phone, colorScheme: 'dark' } },
];

const everyScreen: readonly View[] = [
  { label: '195 px: a phone at 200 % zoom', device: { ...phone, viewport: { width: 195, height: 422 } } },
  { label: '390 px, text at 200 %', device: phone, prepare: (page) => page.evaluate(largeText) },
  { label: '390 px, from right to left', device: phone, prepare: (page) => page.evaluate(fromTheRight) },
  { label: '390 px, forced colours', device: { ...phone, forcedColors: 'active', colorScheme: 'dark' } },
  { label: '768 px, without JavaScript', device: screen(768, { javaScriptEnabled: false }) },
  { label: '1440 px', device: screen(1440) },
  { label: 'Printed', device: screen(718), prepare: (page) => page.emulateMedia({ media: 'print' }) },
];
const largeText = "document.documentElement.style.fontSize = '200%'";
const fromTheRight = "document.documentElement.dir = 'rtl'";

/** 42 minutes before the sample's boarding, so that a picture does not depend on the day of its drawing. */
const beforeBoarding = '2027-03-15T15:23:00Z';

type StateName = keyof typeof pageStates;
const shownEverywhere: readonly StateName[] = ['Delayed over midnight, with a status', 'With its barcode'];

/** The views of a state beside each other, small. */
async function sheet(browser: Browser, state: StateName, views: readonly View[]): Promise<Buffer> {
  const figures: string[] = [];
  for (const { label, device, prepare } of views) {
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

const fileOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.jpg`;
const onEveryScreen = (name: string) => `${name} on every screen`;

describeInBrowser('the pages that passengers see', (browser) => {
  test('are drawn into docs/pages', async () => {
    rmSync('docs/pages', { recursive: true, force: true });
    mkdirSync('docs/pages');
    const draw = (name: string, jpeg: Buffer) => writeFileSync(`docs/pages/${fileOf(name)}`, jpeg);
    const states = Object.keys(pageStates) as StateName[];
    for (const state of states) draw(state, await sheet(browser(), state, dayAndNight));
    for (const state of shownEverywhere) draw(onEveryScreen(state), await sheet(browser(), state, everyScreen));
    const section = (name: string) => `## ${name}\n\n![${name}](pages/${fileOf(name)})\n`;
    writeFileSync(
      'docs/pages.md',
      `# What passengers see

Every state of the passenger's pages on a phone, in its light and dark theme, and two of them on every kind of screen. For the passes
themselves, see [phones](phones.md). \`npm run pages:sheet\` generates this document: run it after a change to \`lambdas/pages\`, and review the
pictures.

${[...states, ...shownEverywhere.map(onEveryScreen)].map(section).join('\n')}`,
    );
  });
});
