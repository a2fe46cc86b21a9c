import { todayPage } from '../../../lambdas/pages/desk/today-page.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { openPage } from './open-page.ts';

const now = new Date('2027-03-15T08:00:00Z');
const key = { airline: 'LH', number: '400', origin: 'FRA', date: '2027-03-15' };
const installs = { walleta: 3, walletb: 1, notified: 4, asked: 3, fetched: 2 };

/** The first page of the desk, before its one flight was counted, or afterwards. */
const dayOf = (isCounted: boolean) =>
  todayPage({
    rows: [
      {
        ...{ key, data: { 'departure-time': '2027-03-15T10:55:00' }, isStale: !isCounted },
        counts: isCounted ? { passes: 5, installs, countedAtUtc: now.toISOString() } : undefined,
      },
    ],
    filter: { date: key.date, q: '', from: '', status: '' },
    ...{ page: 1, pages: 1, flights: 1, origins: ['FRA'], names: [], mayChange: true, mayChangeAll: false, now },
    staff: { name: 'agent@example.com', isAdmin: false, csrfToken: 'token' },
  });

describeInBrowser('the flights of a day', (browser) => {
  test('get their counts by themselves, and keep what was chosen and typed', async () => {
    let markup = dayOf(false);
    const { page, requests, problems } = await openPage(browser(), devices.desktop, () => markup);
    await page.clock.install();
    await page.reload();
    await page.getByLabel('Choose LH 400 FRA').check();
    await page.getByLabel('Delay by, minutes').fill('20');
    markup = dayOf(true);
    await page.clock.fastForward(3_000);
    await page.getByText('2 of 4 phones current').waitFor();
    expect(await page.getByRole('cell', { name: '5', exact: true }).count()).toBe(1);
    expect(await page.getByLabel('Choose LH 400 FRA').isChecked()).toBe(true);
    expect(await page.getByLabel('Delay by, minutes').inputValue()).toBe('20');
    for (let look = 0; look < 4; look++) await page.clock.runFor(5_000);
    expect(requests.length).toBe(5);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
