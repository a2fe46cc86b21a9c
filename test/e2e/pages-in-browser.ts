import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from '../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { boxProblems } from '../helpers/text-fit.ts';
import { linkFor } from './issuance-link.ts';
import type { Issued, SharedStack } from './shared-stack.ts';
import { staffPages } from './staff-pages.ts';

/** A name that would run as a script if a page took it for markup. */
const hostileName = '<script>document.title="hit"</script><img src=x onerror=document.title="hit">';

/** The pages of passengers and staff, in one browser. */
export function pagesInBrowser(stack: SharedStack): void {
  describeInBrowser('in a browser', (browser) => {
    let issued: Issued;
    beforeAll(async () => {
      issued = await stack.issue('opened');
    });

    test.each([
      ['an iPhone', devices.iPhone, ['walleta']],
      ['an Android phone', devices.android, ['walletb']],
    ] as const)(
      'the install page on %s shows the pass and its wallet’s button, and no rule of axe is broken',
      (_, device, buttons) =>
        opened(browser(), device, async (page, problems) => {
          await page.goto(issued.url);
          expect(await page.title()).toBe('Tern Airways boarding pass ZZ2724 MUC – BER');
          for (const fact of ['ZZ2724', 'Erika Mustermann', '17:05', '12C'])
            expect(await page.getByText(fact, { exact: true }).first().isVisible()).toBe(true);
          const offered = await Promise.all(['walleta', 'walletb'].map((id) => page.locator(`#${id}`).isVisible()));
          expect(['walleta', 'walletb'].filter((_, place) => offered[place])).toEqual(buttons);
          expect(await violations(page)).toEqual([]);
          expect(await boxProblems(page)).toEqual([]);
          expect(problems).toEqual([]);
        }),
    );

    test('an issuance link in a mail leads to the install page, whose button downloads the pass', () =>
      opened(browser(), devices.iPhone, async (page, problems) => {
        const link = await linkFor(stack, 'by-mail');
        await page.setContent(`<a href="${link.replaceAll('&', '&amp;')}">Your boarding pass</a>`);
        await page.getByRole('link').click();
        await page.waitForURL(/\/i\/[a-z2-7]{58}$/);
        const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#walleta').click()]);
        const { passJson } = openPkpass(readFileSync(await download.path()));
        expect(JSON.stringify(passJson.boardingPass)).toContain('Erika Mustermann');
        expect(problems).toEqual([]);
        await page.goto(link.replace('by-mail', 'by-post'));
        expect(await page.getByText('ask your airline for a new link').isVisible()).toBe(true);
        expect(await violations(page)).toEqual([]);
      }));

    test('a passenger’s name that is markup is text on the page, of which nothing runs', () =>
      opened(browser(), devices.iPhone, async (page, problems) => {
        const { url } = await stack.issue('hostile', { 'passenger-name': hostileName });
        await page.goto(url);
        expect(await page.getByText(hostileName, { exact: true }).first().isVisible()).toBe(true);
        expect(await page.title()).toContain('boarding pass');
        expect(await page.locator('img[onerror]').count()).toBe(0);
        expect(problems).toEqual([]);
      }));

    staffPages(stack, browser, hostileName);

    test('the start page shows the first pass on both phones at once, and fits on two screens', () =>
      opened(browser(), devices.desktop, async (page, problems) => {
        const markup = String(await (await page.goto(stack.url))?.text());
        for (const phone of ['w-apple', 'w-google']) expect(markup).toContain(`class="${phone}`);
        expect(await boxProblems(page)).toEqual([]);
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(2 * 900);
        expect(problems).toEqual([]);
      }));
  });
}

/** Opens a browser window of its own. @param use gets what the console and failed answers complain of, too */
async function opened(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page, problems: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await use(page, problems);
  await context.close();
}
