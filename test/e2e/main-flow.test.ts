import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions } from 'playwright-core';
import { createClient, type RequestOf } from '../../clients/typescript/client.ts';
import { violations } from '../helpers/accessibility.ts';
import { type Booking, bookFamily, bookingCode, family } from '../helpers/booking.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { expectedManifest, openPkpass, opensslAccepts, withFiles } from '../helpers/pkpass.ts';
import { itWith, programs, run } from '../helpers/programs.ts';
import { createTemplate } from '../helpers/stack-calls.ts';
import { textFaults } from '../helpers/text-fit.ts';

jest.setTimeout(120_000);

let stack: LocalStack;
let installUrl: string;
beforeAll(async () => {
  stack = await startLocalStack();
  const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
  const example = exampleRequest('generate-pass') as RequestOf<'generatepass'>;
  const answer = await client.call({ ...example, 'pass-template-id': await createTemplate(stack) });
  installUrl = answer['pass-install-url'];
});
afterAll(() => stack.stop());

const downloaded = async () => Buffer.from(await (await fetch(`${installUrl}/pass.pkpass`)).arrayBuffer());

const rootPem = () => readFileSync(join(stack.dataDir, 'certs/root.pem'), 'utf8');

describe('the .pkpass of the examples, downloaded', () => {
  itWith(programs.openssl, 'verifies against the root certificate, and a changed byte does not', async () => {
    const { files, manifest } = openPkpass(await downloaded());
    expect(manifest).toEqual(expectedManifest(files));
    expect(opensslAccepts({ files }, rootPem(), new Date())).toBe(true);
    const changed = Buffer.from(files['manifest.json'] as Uint8Array);
    changed[10] = (changed[10] as number) ^ 1;
    expect(opensslAccepts({ files: { ...files, 'manifest.json': changed } }, rootPem(), new Date())).toBe(false);
  });

  test('has the template’s pictures in fewer bytes: the packer is found in the bundle', async () => {
    const { files } = openPkpass(await downloaded());
    expect(files['icon.png']?.length).toBeLessThan(readFileSync('lambdas/web/samples/icon.png').length);
  });

  itWith(programs.kitinerary, 'tells KDE Itinerary the flight, the passenger and when boarding is', async (path) => {
    const pkpass = await downloaded();
    const { stdout } = withFiles({ 'a.pkpass': pkpass }, (directory) => run(path, ['a.pkpass'], directory));
    expect(JSON.parse(stdout)).toMatchObject([
      {
        airplaneSeat: '12C',
        reservationNumber: 'ABC123',
        underName: { name: 'ERIKA MUSTERMANN' },
        reservationFor: {
          airline: { iataCode: 'LH' },
          flightNumber: '2724',
          departureAirport: { iataCode: 'MUC' },
          arrivalAirport: { iataCode: 'BER' },
          boardingTime: { '@value': '2027-03-15T14:05:00+01:00', timezone: 'Europe/Berlin' },
        },
      },
    ]);
  });

  test('asks for updates where the service is, with a token', async () => {
    const { passJson } = openPkpass(await downloaded());
    expect(passJson.webServiceURL).toBe(`${stack.url}/passkit`);
    expect(passJson.authenticationToken.length).toBeGreaterThanOrEqual(16);
    expect(passJson.serialNumber).toBe(installUrl.split('/i/')[1]?.slice(0, 32));
  });
});

describeInBrowser('the install page of the examples, opened', (browser) => {
  const { iPhone, android, desktop } = devices;
  test.each<[string, BrowserContextOptions, { walleta: boolean; walletb: boolean; qr: boolean }]>([
    ['an iPhone', iPhone, { walleta: true, walletb: false, qr: false }],
    ['an Android phone', android, { walleta: false, walletb: true, qr: false }],
    ['a desktop', desktop, { walleta: true, walletb: true, qr: true }],
    ['a phone without JavaScript', { ...iPhone, javaScriptEnabled: false }, { walleta: true, walletb: true, qr: true }],
  ])('on %s shows the pass and the right way into the wallet', async (_title, device, shown) => {
    const context = await browser().newContext(device);
    const page = await context.newPage();
    const problems: string[] = [];
    const failed: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('response', (answer) => void (answer.ok() || failed.push(answer.url())));
    page.on('request', (request) => void (request.url().startsWith(stack.url) || failed.push(request.url())));
    await page.goto(installUrl);
    expect(await page.title()).toBe('Lufthansa boarding pass LH2724 MUC – BER');
    for (const text of ['LH2724', 'Erika Mustermann', '17:05', 'G20', '12C']) {
      expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    }
    expect({
      walleta: await page.locator('#walleta').isVisible(),
      walletb: await page.locator('#walletb').isVisible(),
      qr: await page.getByRole('img', { name: 'QR code' }).isVisible(),
    }).toEqual(shown);
    if (device.javaScriptEnabled !== false) expect(await violations(page)).toEqual([]);
    expect([...problems, ...failed]).toEqual([]);
    await context.close();
  });

  test('its button downloads the .pkpass', async () => {
    const page = await browser().newPage(devices.iPhone);
    await page.goto(installUrl);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#walleta').click()]);
    expect(openPkpass(readFileSync(await download.path())).passJson.organizationName).toBe('Lufthansa');
    await page.close();
  });
});

describe('the passes of a family on two flights', () => {
  let groupUrl: string;
  let booking: Booking;
  beforeAll(async () => {
    booking = await bookFamily(stack);
    [groupUrl = ''] = booking.groupUrls;
  });

  const bundled = async () =>
    Object.values(unzipSync(Buffer.from(await (await fetch(`${groupUrl}/1.pkpasses`)).arrayBuffer())));

  test('have one page, whose address does not tell the booking', () => {
    expect(booking.groupUrls).toHaveLength(1);
    expect(groupUrl).not.toContain(bookingCode);
  });

  itWith(programs.openssl, 'come in one .pkpasses file: each is valid by itself, and they are a group', async () => {
    const passes = (await bundled()).map(openPkpass);
    for (const { files, manifest } of passes) {
      expect(manifest).toEqual(expectedManifest(files));
      expect(opensslAccepts({ files }, rootPem(), new Date())).toBe(true);
    }
    const groups = passes.map(({ passJson }) => passJson.groupingIdentifier);
    expect(groups).toEqual(Array(8).fill(expect.stringMatching(/^[a-z2-7]{32}$/)));
    expect(new Set(groups).size).toBe(1);
  });

  itWith(programs.kitinerary, 'are read by KDE Itinerary out of that file, flight by flight', async (path) => {
    for (const [place, file] of (await bundled()).entries()) {
      const { stdout } = withFiles({ 'a.pkpass': file }, (directory) => run(path, ['a.pkpass'], directory));
      const flightNumber = place < family.length ? '2724' : '2730';
      expect(JSON.parse(stdout)).toMatchObject([{ reservationFor: { airline: { iataCode: 'LH' }, flightNumber } }]);
    }
  });

  test('are saved in Google Wallet by two links: one takes six', async () => {
    for (const part of [1, 2]) {
      const click = await fetch(`${groupUrl}/walletb/${part}`, { redirect: 'manual' });
      expect(click.status).toBe(303);
      const landing = click.headers.get('location') ?? '';
      expect((await fetch(landing, { method: 'POST', body: 'event=save', redirect: 'manual' })).status).toBe(303);
    }
    const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
    for (const reference of booking.references)
      expect(await client.call({ action: 'getpassdata', ...reference })).toMatchObject({
        'walletb-status': 'installed',
      });
  });

  describeInBrowser('on a phone of 390 px', (browser) => {
    test('are on their page by flight, all of them and whole, and come by one tap', async () => {
      const context = await browser().newContext(devices.iPhone);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      page.on('response', (answer) => void (answer.ok() || problems.push(answer.url())));
      await page.goto(groupUrl);
      const flights = await page.locator('article').all();
      const labels = await Promise.all(flights.map((flight) => flight.getAttribute('aria-label')));
      expect(labels).toEqual(['Flight LH2724', 'Flight LH2730']);
      const names = await page.locator('.name').allInnerTexts();
      expect(names.slice(0, 4)).toEqual(names.slice(4));
      expect(new Set(names)).toEqual(new Set(family));
      expect(await textFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
      const all = page.getByRole('link', { name: 'Add all 8 to Apple Wallet' });
      const [download] = await Promise.all([page.waitForEvent('download'), all.click()]);
      expect(Object.keys(unzipSync(readFileSync(await download.path())))).toHaveLength(8);
      await context.close();
    });
  });
});
