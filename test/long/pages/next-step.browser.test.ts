import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { installPage } from '../../../lambdas/pages/install-page.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { installPageInput } from '../../pages/sample-input.ts';
import { openPage, origin } from './open-page.ts';

const closing = { gateClosingTime: '2027-03-15T17:20:00' };

describeInBrowser('what is next, by the reader’s clock', (browser) => {
  /** Opens the page on a phone in New York, whose zone must not matter, and looks at the line again at later times. */
  async function linesAt(markup: string, times: readonly string[], device = {}) {
    const context = await browser().newContext({ ...devices.iPhone, timezoneId: 'America/New_York', ...device });
    const page = await context.newPage();
    await page.clock.install({ time: '2027-03-01T00:00:00Z' });
    await page.clock.pauseAt(times[0] ?? '');
    const requests: string[] = [];
    await page.route('**/*', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup });
    });
    await page.goto(origin);
    const lines = [await page.locator('.next').innerText()];
    const opened = requests.length;
    for (const time of times.slice(1)) {
      await page.clock.pauseAt(time);
      lines.push(await page.locator('.next').innerText());
    }
    expect(requests).toHaveLength(opened);
    await context.close();
    return lines;
  }

  test('counts to boarding, to the closing of the gate and to departure, and asks for nothing', async () => {
    const times = ['13T12:00', '15T12:00', '15T15:23', '15T16:05', '15T16:21', '15T16:40', '18T16:40'];
    expect(
      await linesAt(
        installPage(installPageInput(closing)),
        times.map((time) => `2027-03-${time}:00Z`),
      ),
    ).toEqual([
      ...['Boarding in 2 days', 'Boarding in 4 hours', 'Boarding in 42 minutes', 'Gate closes in 15 minutes'],
      ...['Departure in 14 minutes', 'Departure 5 minutes ago', 'Departure 3 days ago'],
    ]);
  });

  test('in the language that the page was turned into', async () => {
    const markup = installPage({
      ...installPageInput(),
      translations: [installPageInput({ wording: await wordingIn('de') })],
    });
    expect(await linesAt(markup, ['2027-03-15T15:23:00Z'], { locale: 'de-DE' })).toEqual(['Boarding in 42 Minuten']);
  });

  test('without JavaScript there are the times alone: no sentence that ages', async () => {
    const device = { ...devices.iPhone, javaScriptEnabled: false };
    const { page } = await openPage(browser(), device, installPage(installPageInput(closing)));
    expect(await page.locator('.next').isVisible()).toBe(false);
    expect(await page.locator('.hero').isVisible()).toBe(true);
    await page.context().close();
  });
});

test.each([
  ['has ended', { status: 'voided' }],
  ['is of a cancelled flight', { day: { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } }],
] as const)('a pass that %s has no line and no script for it', (_title, shown) => {
  expect(installPage(installPageInput(shown))).not.toMatch(/class="next"|RelativeTimeFormat/);
});
