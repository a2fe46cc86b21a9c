import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { callService } from '../../helpers/call-service.ts';
import { gatePhone, onDesk, tabTo } from '../../helpers/desk-visit.ts';
import { exampleFlight, exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { createTemplate, local, passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';

let stack: LocalStack;
let phone: Iphone;
let installLink: string;
beforeAll(async () => {
  stack = await startLocalStack();
  const request = { ...exampleRequest('generate-pass'), 'pass-template-id': await createTemplate(stack) };
  const { 'pass-install-url': link } = await callService(stack.url, stack.apiKey, request);
  installLink = String(link);
  phone = iphone({ id: 'device', pushToken: 'token' });
  await phone.install(new Uint8Array(await (await fetch(`${installLink}/pass.pkpass`)).arrayBuffer()));
  await createFlights();
});
afterAll(() => stack.stop());

/** Seconds after which counts are made anew. */
const sharedSeconds = 6;

/** Flights of a day of their own; the passes of none are on a phone. */
const day = '2027-03-20';
const flights = { 'LH 3001': 'FRA', 'LH 3002': 'FRA', 'LH 3003': 'MUC' };

async function createFlights(): Promise<void> {
  const request = stackTemplateRequest(stack);
  const times = {
    ...{ 'boarding-time': `${day}T17:05:00`, 'gate-closing-time': `${day}T17:25:00` },
    ...{ 'departure-time': `${day}T17:35:00`, 'arrival-time': `${day}T18:45:00` },
  };
  for (const [name, origin] of Object.entries(flights)) {
    const own = { ...times, 'flight-number': name.slice(3), 'origin-airport': origin };
    const fields = { ...(request['universal-fields'] as object), ...own };
    await callService(stack.url, stack.apiKey, { ...request, 'universal-fields': fields });
  }
}

const gateOf = async () => {
  const { 'flight-data': data } = await callService(stack.url, stack.apiKey, { action: 'getflight', ...exampleFlight });
  return (data as Record<string, string>)['origin-gate'];
};

describeInBrowser('the desk', (browser) => {
  const signedIn = (email: string, test: (page: Page) => Promise<void>, device: BrowserContextOptions) =>
    onDesk(browser(), stack.url, { email, device }, test);

  /** Types the flight that is looked for, and shows it with Enter. */
  async function find(page: Page) {
    const { 'flight-number-label': airline, 'flight-number': number, 'departure-date': date } = exampleFlight;
    await page.getByLabel('Find a flight or a passenger').fill(`${airline}${number} ${date}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Passengers' }).waitFor();
  }

  test('an agent changes a gate on a phone of 360 px, sees it fetched, and undoes it', () =>
    signedIn(
      'agent@example.com',
      async (page) => {
        const gate = 'K18';
        const before = await gateOf();
        await passTime(stack, sharedSeconds);
        await find(page);
        await page.getByText('1 of 1 phone current').waitFor();
        await page.getByLabel('New gate', { exact: true }).fill(gate);
        await page.getByRole('button', { name: 'Review', exact: true }).click();
        await page.getByRole('heading', { name: '1 passenger will read' }).waitFor();
        expect(await page.locator('.lock-screen').allTextContents()).toContain(`Gate: ${gate}`);
        expect(await gateOf()).toBe(before);
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: 'by agent@example.com' }).waitFor();
        expect(await gateOf()).toBe(gate);
        await passTime(stack, 60);
        await page.getByRole('link', { name: 'Count again' }).click();
        await page.getByText('0 of 1 phone current').waitFor();
        const pushes = await local<RecordedPush[]>(stack, 'apns');
        expect(pushes.at(-1)?.path).toContain('token');
        await phone.onPush('pass.com.example.boardingpass');
        await passTime(stack, sharedSeconds);
        await page.getByRole('link', { name: 'Count again' }).click();
        await page.getByText('1 of 1 phone current').waitFor();

        await page.getByRole('button', { name: 'Undo' }).click();
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: 'by agent@example.com' }).waitFor();
        expect(await gateOf()).toBe(before);
        await passTime(stack, 60);
        await phone.onPush('pass.com.example.boardingpass');
      },
      gatePhone,
    ));

  const showDay = (page: Page) => page.goto(`${stack.url}/desk?date=${day}`);

  test('an agent chooses flights and gives them a gate by keyboard alone', () =>
    signedIn(
      'agent@example.com',
      async (page) => {
        await showDay(page);
        expect(await page.getByLabel(/^Choose all/).count()).toBe(0);
        for (const name of ['LH 3001 FRA', 'LH 3003 MUC']) {
          await tabTo(page, `flight-${name.replaceAll(' ', '-')}`);
          await page.keyboard.press('Space');
        }
        await tabTo(page, 'origin-gate');
        await page.keyboard.type('C3');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: '2 flights with 0 passes will change' }).waitFor();
        await page.getByRole('button', { name: 'Send' }).press('Enter');
        await page.getByRole('heading', { name: '2 flights changed' }).waitFor();
        await page.getByRole('link', { name: 'To the flights of the day' }).press('Enter');
        expect(await page.getByRole('cell', { name: 'C3' }).count()).toBe(2);
      },
      devices.desktop,
    ));

  test('a support agent pastes an install link, and reads what the phone has', () =>
    signedIn(
      'agent@example.com',
      async (page) => {
        // The phone has what the tests before have changed.
        await passTime(stack, 60);
        await phone.onPush('pass.com.example.boardingpass');
        await page.getByLabel('Find a flight or a passenger').fill(installLink);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Apple Wallet: current' }).waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/desk\/pass\/[a-z2-7]{32}$/);
        expect(await violations(page)).toEqual([]);
      },
      gatePhone,
    ));

  test.each([
    ['desktop', devices.desktop],
    ['phone', gatePhone],
    ['dark phone', { ...gatePhone, colorScheme: 'dark' as const }],
  ])('has nothing for axe to find on any page, and needs no scrolling sideways, on a %s', (name, device) =>
    signedIn(
      'demo@example.com',
      async (page) => {
        const inspect = async (state: string) => {
          expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        };
        await inspect('home');
        await showDay(page);
        await inspect('day');
        for (const each of ['LH 3002', 'LH 3003']) await page.getByRole('checkbox', { name: each }).check();
        await page.getByLabel('New terminal').fill(name);
        await page.getByRole('button', { name: 'Review', exact: true }).click();
        await page.getByRole('heading', { name: '2 flights with 0 passes will change' }).waitFor();
        await inspect('flights');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: '2 flights changed' }).waitFor();
        await inspect('flights changed');
        await page.goto(`${stack.url}/desk`);
        await find(page);
        await inspect('flight');
        await page.getByRole('link', { name: 'All passengers' }).click();
        await page.getByRole('heading', { name: '1 passenger' }).waitFor();
        await inspect('passengers');
        await page.goBack();
        await page.getByText('Terminal, times and status').click();
        await page.getByLabel('Void all passes').selectOption('Yes');
        await page.getByRole('button', { name: 'Review', exact: true }).click();
        await page.getByText('the number of passes').waitFor();
        await inspect('review');
        await page.getByLabel('number of passes').fill('7');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('Not done: the number of passes is 1').waitFor();
        await inspect('refused');
        await page.goto(`${stack.url}/desk/audit`);
        await inspect('audit');
      },
      device,
    ),
  );
});
