import type { Page } from 'playwright-core';
import { type GroupPageInput, groupPage } from '../../../lambdas/pages/group-page.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { groupPageInput } from '../../pages/sample-input.ts';
import { openPage, origin } from './open-page.ts';

const input = groupPageInput();

const visible = async (page: Page, selector: string) => {
  const found = await page.locator(selector).all();
  return (await Promise.all(found.map((each) => each.isVisible()))).filter(Boolean).length;
};
/** Numbers of shown buttons: for all passes at once, and for each of seven. */
const shownButtons = async (page: Page) => ({
  allInApple: await visible(page, '.actions .walleta'),
  allInGoogle: await visible(page, '.actions .walletb'),
  oneInApple: await visible(page, '.single .walleta'),
  oneInGoogle: await visible(page, '.single .walletb'),
});

const all = { allInApple: 1, allInGoogle: 2, oneInApple: 7, oneInGoogle: 7 };
const noApple = { allInApple: 0, oneInApple: 0 };
const noGoogle = { allInGoogle: 0, oneInGoogle: 0 };
const withoutGoogle = (): GroupPageInput => ({
  ...input,
  flights: input.flights.map((flight) => ({
    ...flight,
    passes: flight.passes.map((pass) => ({ ...pass, googleUrl: undefined })),
  })),
  saveLinks: [],
});

describeInBrowser('group page: each device sees what it can use', (browser) => {
  test.each([
    ['iPhone', devices.iPhone, input, { ...all, ...noGoogle }],
    ['Android', devices.android, input, { ...all, ...noApple }],
    ['Mac', devices.desktop, input, all],
    ['Windows', devices.windows, input, { ...all, ...noApple }],
    ['iPhone without JavaScript', { ...devices.iPhone, javaScriptEnabled: false }, input, all],
    ['Android, without Google Wallet', devices.android, withoutGoogle(), { ...all, ...noGoogle }],
  ])('%s', async (_, device, shown, buttons) => {
    const { page, requests, problems } = await openPage(browser(), device, groupPage(shown));
    expect(await shownButtons(page)).toEqual(buttons);
    expect(requests).toEqual([`${origin}/i/link`, `${origin}/images/logo.png`]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['a phone', devices.iPhone],
    ['a desktop', devices.desktop],
  ])('on %s every traveller can be told apart, and a thumb finds each button', async (_, device) => {
    const { page } = await openPage(browser(), device, groupPage(input));
    for (const flight of ['TN2724', 'TN401']) {
      const button = page.getByRole('link', { name: `Add to Apple Wallet for Erika Mustermann, ${flight}` });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.context().close();
  });

  test('flights stand below each other, each in the color of its airline', async () => {
    const { page } = await openPage(browser(), devices.desktop, groupPage(input));
    const [first, second] = await page.locator('.card').all();
    const boxes = [await first?.boundingBox(), await second?.boundingBox()];
    expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
    const colors = await page
      .locator('.flight')
      .evaluateAll((heads) =>
        heads.map(
          (head) =>
            (globalThis as never as { getComputedStyle(of: unknown): { backgroundColor: string } }).getComputedStyle(
              head,
            ).backgroundColor,
        ),
      );
    expect(colors).toEqual(['rgb(12, 52, 120)', 'rgb(245, 183, 0)']);
    await page.context().close();
  });
});
