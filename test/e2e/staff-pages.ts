import type { Browser, Page } from 'playwright-core';
import { violations } from '../helpers/accessibility.ts';
import { devices } from '../helpers/browser.ts';
import { gatePhone, onDesk } from '../helpers/desk-visit.ts';
import { iphone } from '../helpers/phones.ts';
import { SettingsVisit } from '../helpers/settings-visit.ts';
import { boxProblems } from '../helpers/text-fit.ts';
import { downloaded, passType, type SharedStack } from './shared-stack.ts';

/** Seconds after which the counts of a flight are made anew. */
const sharedSeconds = 6;

/**
 * The desk and the settings, as the airline's staff use them, and what others are refused.
 * @param hostileName of a passenger of the flight.
 */
export function staffPages(stack: SharedStack, browser: () => Browser, hostileName: string): void {
  const gateNow = async () => {
    const flight = { 'flight-number-label': 'ZZ', 'flight-number': '2724', 'origin-airport': 'MUC' };
    const key = { ...flight, 'departure-date': stack.flight.departureDay };
    const { 'flight-data': data } = await stack.call({ action: 'getflight', ...key });
    return (data as Record<string, unknown>)['origin-gate'];
  };

  const findFlight = async (page: Page) => {
    await page.getByLabel('Find a flight or a passenger').fill(`ZZ2724 ${stack.flight.departureDay}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Passengers' }).waitFor();
  };

  /** Counts the phones anew. @returns how many are current, and how many there are */
  async function countedAgain(page: Page): Promise<number[]> {
    await stack.pass(sharedSeconds);
    const link = page.getByRole('link', { name: 'Count again' });
    await Promise.all([page.waitForEvent('domcontentloaded'), link.click()]);
    const text = await page.getByText(/phones? current/).innerText();
    return (text.match(/\d+/g) ?? []).slice(0, 2).map(Number);
  }

  test('an agent finds a flight, changes its gate after a review, and sees it counted when a phone has it', async () => {
    const issued = await stack.issue('at-the-desk');
    const phone = iphone({ id: 'phone-of-max', pushToken: 'token-of-max' });
    await phone.install(await downloaded(issued));
    await stack.pass(sharedSeconds);
    const before = await gateNow();
    await onDesk(browser(), stack.url, { email: 'agent@example.com', device: gatePhone }, async (page) => {
      const inspect = async () => {
        expect(await violations(page)).toEqual([]);
        expect(await boxProblems(page)).toEqual([]);
      };
      await inspect();
      await findFlight(page);
      await inspect();
      await page.getByLabel('New gate', { exact: true }).fill('K18');
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      await page.getByRole('heading', { name: /passengers will read$/ }).waitFor();
      expect(await page.locator('.lock-screen').allTextContents()).toContain('Gate: K18');
      await inspect();
      expect(await gateNow()).toBe(before);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'by agent@example.com' }).waitFor();
      expect(await gateNow()).toBe('K18');

      const [behind = 0, all] = await countedAgain(page);
      expect(await stack.pushesTo(phone.pushToken)).not.toEqual([]);
      expect(await phone.onPush(passType)).toEqual({ [issued.serial]: 200 });
      expect(phone.passes.get(issued.serial)?.passJson.semantics.departureGate).toBe('K18');
      expect(await countedAgain(page)).toEqual([behind + 1, all]);
    });
  });

  test('a passenger’s name that is markup is text at the desk, too', () =>
    onDesk(browser(), stack.url, { email: 'agent@example.com', device: devices.desktop }, async (page) => {
      await findFlight(page);
      await page.getByRole('link', { name: 'All passengers' }).click();
      await page.getByText(hostileName, { exact: true }).first().waitFor();
      expect(await page.title()).not.toBe('hit');
      expect(await page.locator('img[onerror]').count()).toBe(0);
    }));

  test('without a session neither page tells anything but where to sign in, and a form is refused', async () => {
    for (const path of ['/desk', '/settings', '/desk/audit']) {
      const page = await (await fetch(stack.url + path)).text();
      expect(page).toContain('Sign in');
      for (const told of ['Find a flight', 'ZZ2724', 'name="csrf"', stack.running.apiKey])
        expect(page).not.toContain(told);
    }
    const headers = { origin: stack.url };
    for (const path of ['/desk/flight/change', '/settings/keys/first/end'])
      expect((await fetch(stack.url + path, { method: 'POST', body: '{}', headers })).status).toBe(401);
  });

  test('the settings show an admin the API key only when asked to, and take no request of another site', async () => {
    const context = await browser().newContext(devices.desktop);
    const visit = await SettingsVisit.open(await context.newPage(), stack.url);
    await visit.signIn('demo@example.com');
    expect(await visit.page.content()).not.toContain(stack.running.apiKey);
    expect(await violations(visit.page)).toEqual([]);
    expect(await boxProblems(visit.page)).toEqual([]);
    expect(await visit.shownKey()).toBe(stack.running.apiKey);

    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const token = await visit.token();
    const ended = async (origin: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...fields, once: 'of-the-page' });
      const request = { method: 'POST', body, headers: { cookie, origin }, redirect: 'manual' } as const;
      return (await fetch(`${stack.url}/settings/keys/first/end`, request)).status;
    };
    expect(await ended('https://evil.example', { csrf: token, hours: '0' })).toBe(403);
    expect(await ended(stack.url, { hours: '0' })).toBe(403);
    // A key that has ended would be refused as soon as the functions' caches are over.
    await stack.pass(31);
    expect(await gateNow()).toBe('K18');
    expect(await ended(stack.url, { csrf: token, hours: '48' })).toBe(303);
    await context.close();
  });
}
