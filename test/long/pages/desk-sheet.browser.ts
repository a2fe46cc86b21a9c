import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { deskPages } from './desk-pages.ts';
import { openPage } from './open-page.ts';

/** `npm run pages:sheet` draws the pictures of docs/desk.md, from a day of flights at the desk. */
const folder = 'docs/desk';

const desktop = (width: number, height: number) => ({ ...devices.desktop, viewport: { width, height } });
const gatePhone = { ...devices.iPhone, viewport: { width: 360, height: 780 } };

describeInBrowser('the desk', (browser) => {
  const makePages = deskPages();

  /** Draws what the device shows of a page. @param prepare script that the page runs first. */
  async function draw(name: string, page: string, device: BrowserContextOptions, prepare?: string) {
    const opened = await openPage(browser(), device, page);
    if (prepare) await opened.page.evaluate(prepare);
    const jpeg = await opened.page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' });
    writeFileSync(`${folder}/${name}.jpg`, jpeg);
    await opened.page.context().close();
  }

  test('is drawn into docs/desk', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const pages = await makePages();
    await draw('today', pages.today, desktop(1200, 1000));
    await draw('today-on-a-phone', pages.today, gatePhone, "document.querySelector('.filter').scrollIntoView()");
    await draw('flight', pages.flight, desktop(1200, 860));
    await draw('flight-review', pages.flightReview, desktop(1200, 720));
    await draw('pass', pages.pass, desktop(1200, 1000));
    await draw('receipt', pages.receipt, desktop(760, 800));
  });
});
