import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RecordedPush } from '../../local/wallets/apns.ts';
import { violations } from '../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { callService } from '../helpers/call-service.ts';
import { exampleFlight, exampleRequest } from '../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { type Iphone, iphone } from '../helpers/phones.ts';
import { createTemplate, local, passTime, stackTemplateRequest } from '../helpers/stack-calls.ts';
import { gatePhone, onDesk, tabTo } from './desk-visit.ts';

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
const flightsOfTasks = { 'LH 3011': 'HAM', 'LH 3012': 'HAM', 'LH 3013': 'HAM' };

async function createFlights(): Promise<void> {
  const request = stackTemplateRequest(stack);
  const times = {
    ...{ 'boarding-time': `${day}T17:05:00`, 'gate-closing-time': `${day}T17:25:00` },
    ...{ 'departure-time': `${day}T17:35:00`, 'arrival-time': `${day}T18:45:00` },
  };
  for (const [name, origin] of Object.entries({ ...flights, ...flightsOfTasks })) {
    const own = { ...times, 'flight-number': name.slice(3), 'origin-airport': origin };
    const fields = { ...(request['universal-fields'] as object), ...own };
    await callService(stack.url, stack.apiKey, { ...request, 'universal-fields': fields });
  }
}

/** Departure times that are expected of a day's flights, by their numbers. */
async function expectedTimes() {
  const times = Object.entries(flights).map(async ([name, origin]) => {
    const key = { 'flight-number-label': 'LH', 'flight-number': name.slice(3), 'origin-airport': origin };
    const request = { action: 'getflight', ...key, 'departure-date': day };
    const { 'flight-data': data } = await callService(stack.url, stack.apiKey, request);
    return [name, (data as Record<string, string>)['estimated-departure-time']?.slice(11, 16)];
  });
  return Object.fromEntries(await Promise.all(times));
}

/** Changes of a flight by an admin: fields of its form, and the number of its passes for a mass change. */
const flightTasks = [
  { typed: { 'flight-status': 'delayed', 'flight-status-reason': 'Fog' }, review: {}, seen: 'becomes Fog' },
  { typed: { message1: 'Buses leave at 18:00' }, review: { count: '0' }, seen: 'becomes Buses leave at 18:00' },
  {
    typed: { 'flight-status': 'cancelled', 'void-passes': 'yes' },
    ...{ review: { count: '0' }, seen: 'Void all passes: none becomes True' },
  },
] as const;

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
    await page.getByLabel('Flight, passenger on it, pass-id or link').fill(`${airline}${number} ${date}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Passengers' }).waitFor();
  }

  test.each([
    ['by mouse on a desktop', devices.desktop, 'K17'],
    ['by touch on a phone of 360 px', gatePhone, 'K18'],
  ])('an agent changes a gate %s, sees it fetched, and undoes it', (_, device, gate) =>
    signedIn(
      'agent@example.com',
      async (page) => {
        const before = await gateOf();
        await passTime(stack, sharedSeconds);
        await find(page);
        await page.getByText('1 of 1 phones are current').waitFor();
        await page.getByLabel('Gate', { exact: true }).fill(gate);
        await page.getByRole('button', { name: 'Review' }).click();
        await page.getByRole('heading', { name: '1 passenger will read' }).waitFor();
        expect(await page.locator('.lock-screen').allTextContents()).toContain(`Gate: ${gate}`);
        expect(await gateOf()).toBe(before);
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: 'by agent@example.com' }).waitFor();
        expect(await gateOf()).toBe(gate);
        await passTime(stack, 60);
        await page.getByRole('link', { name: 'Look again' }).click();
        await page.getByText('0 of 1 phones are current').waitFor();
        const pushes = await local<RecordedPush[]>(stack, 'apns');
        expect(pushes.at(-1)?.path).toContain('token');
        await phone.onPush('pass.com.example.boardingpass');
        await passTime(stack, sharedSeconds);
        await page.getByRole('link', { name: 'Look again' }).click();
        await page.getByText('1 of 1 phones are current').waitFor();

        await page.getByRole('button', { name: 'Undo' }).click();
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: 'by agent@example.com' }).waitFor();
        expect(await gateOf()).toBe(before);
        await passTime(stack, 60);
        await phone.onPush('pass.com.example.boardingpass');
      },
      device,
    ),
  );

  test('an admin cancels a flight by keyboard alone: the count has to be typed', () =>
    signedIn(
      'demo@example.com',
      async (page) => {
        await find(page);
        await tabTo(page, 'flight-status');
        await page.keyboard.type('cancelled');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Strike');
        await page.keyboard.press('Enter');
        await page.getByText('Type 1, the number of passes').waitFor();
        await tabTo(page, 'count');
        await page.keyboard.type('1');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'by demo@example.com' }).waitFor();
        await page.getByText('cancelled: Strike').first().waitFor();
        const clear = { action: 'updateflight', ...exampleFlight, 'flight-status': '', 'flight-status-reason': '' };
        await callService(stack.url, stack.apiKey, clear);
      },
      devices.desktop,
    ));

  /** Fills a form's fields by their ids, and presses its button. */
  async function complete(page: Page, typed: Readonly<Record<string, string>>, button: string, isByKeyboard: boolean) {
    for (const [id, text] of Object.entries(typed)) {
      const field = page.locator(`#${id}`);
      if (isByKeyboard) {
        await tabTo(page, id);
        await page.keyboard.type(text);
      } else if (await field.locator('option').count()) await field.selectOption(text);
      else await field.fill(text);
    }
    if (!isByKeyboard) return page.getByRole('button', { name: button }).click();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }

  test.each([
    ['by mouse on a desktop', devices.desktop, '3011', false],
    ['by touch on a phone of 360 px', gatePhone, '3012', false],
    ['by keyboard alone', devices.desktop, '3013', true],
  ])(
    'an admin delays a flight, sends it a message, cancels and voids it: %s, in two clicks each',
    (_, device, number, isByKeyboard) =>
      signedIn(
        'demo@example.com',
        async (page) => {
          for (const { typed, review, seen } of flightTasks) {
            await page.goto(`${stack.url}/desk/flight?airline=LH&number=${number}&origin=HAM&date=${day}`);
            await complete(page, typed, 'Review', isByKeyboard);
            await page.getByText('No phone has a pass yet. One with a pass will read').waitFor();
            await complete(page, review, 'Send', isByKeyboard);
            await page.locator('.done', { hasText: seen }).waitFor();
          }
        },
        device,
      ),
  );

  const showDay = (page: Page) => page.goto(`${stack.url}/desk?date=${day}`);

  test.each([
    ['by mouse on a desktop', devices.desktop, '17:45'],
    ['by touch on a phone of 360 px', gatePhone, '17:55'],
  ])('an admin delays all flights of an airport %s, each of which can be undone', (_, device, expected) =>
    signedIn(
      'demo@example.com',
      async (page) => {
        await showDay(page);
        await page.getByLabel('Airport of departure').fill('fra');
        await page.getByLabel('Airport of departure').press('Enter');
        await page.getByLabel('All 2 flights that are found').check();
        await page.getByLabel('Later by, minutes').fill('10');
        await page.getByLabel('Reason').fill('Fog');
        await page.getByLabel('Reason').press('Enter');
        await page.getByRole('heading', { name: '2 flights with 0 passes will change' }).waitFor();
        expect(await page.locator('.lock-screen').allTextContents()).toContainEqual(expect.stringContaining(expected));
        await page.getByLabel('the number of passes').fill('0');
        await page.getByLabel('the number of passes').press('Enter');
        await page.getByRole('heading', { name: '2 flights changed' }).waitFor();
        expect(await expectedTimes()).toEqual({ 'LH 3001': expected, 'LH 3002': expected });
        await page.getByRole('link', { name: 'LH 3001' }).click();
        await page.getByRole('button', { name: 'Undo' }).waitFor();
      },
      device,
    ),
  );

  test('an agent chooses flights and gives them a gate by keyboard alone', () =>
    signedIn(
      'agent@example.com',
      async (page) => {
        await showDay(page);
        expect(await page.getByLabel(/^All \d+ flights/).count()).toBe(0);
        for (const name of ['LH 3001 FRA', 'LH 3003 MUC']) {
          await tabTo(page, `flight-${name.replaceAll(' ', '-')}`);
          await page.keyboard.press('Space');
        }
        await tabTo(page, 'new-gate');
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
        await page.getByLabel('Flight, passenger on it, pass-id or link').fill(installLink);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Apple Wallet: current' }).waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/desk\/pass\/[a-z2-7]{32}$/);
        expect(await violations(page)).toEqual([]);
      },
      gatePhone,
    ));

  test('an agent finds a passenger of a flight by seat, by keyboard alone, at 360 px', () =>
    signedIn(
      'agent@example.com',
      async (page) => {
        await page.locator('#sought:focus').waitFor();
        await page.keyboard.type('LH2724 2027-03-15 mustermann');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Apple Wallet' }).waitFor();
        await page.getByRole('link', { name: 'LH 2724' }).click();
        await tabTo(page, 'sought');
        await page.keyboard.type('12c');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Apple Wallet' }).waitFor();
        expect(await page.title()).toBe('Pass');
        expect(new URL(page.url()).pathname).toMatch(/^\/desk\/pass\//);
      },
      gatePhone,
    ));

  test('a viewer sees a flight and nothing to change, and no settings', () =>
    signedIn(
      'viewer@example.com',
      async (page) => {
        await find(page);
        expect(await page.getByRole('button').allTextContents()).toEqual(['Sign out', 'Find']);
        expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
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
          const directory = process.env.SCREENSHOTS;
          if (directory) await page.screenshot({ path: `${directory}/desk-${name}-${state}.png`, fullPage: true });
        };
        await inspect('home');
        await showDay(page);
        await inspect('day');
        await page.getByRole('checkbox', { name: 'LH 3003' }).check();
        await page.getByLabel('New terminal').fill(name);
        await page.getByRole('button', { name: 'Review' }).click();
        await page.getByRole('heading', { name: '1 flight with 0 passes will change' }).waitFor();
        await inspect('flights');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByRole('heading', { name: '1 flight changed' }).waitFor();
        await inspect('flights changed');
        await page.goto(`${stack.url}/desk`);
        await find(page);
        await inspect('flight');
        await page.getByRole('link', { name: 'All passengers' }).click();
        await page.getByRole('heading', { name: '1 passenger' }).waitFor();
        await inspect('passengers');
        await page.goBack();
        await page.getByLabel('Void all passes').selectOption('yes');
        await page.getByRole('button', { name: 'Review' }).click();
        await page.getByText('the number of passes').waitFor();
        await inspect('review');
        await page.getByLabel('number of passes').fill('7');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('Not done: type 1').waitFor();
        await inspect('refused');
        await page.goto(`${stack.url}/desk/audit`);
        await inspect('audit');
      },
      device,
    ),
  );
});
