import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createClient, type RequestOf } from '../../../clients/typescript/client.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { expectedManifest, openPkpass, opensslAccepts, stringsOf, withFiles } from '../../helpers/pkpass.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { barcodesIn } from '../../helpers/read-barcode.ts';
import { createTemplate, local } from '../../helpers/stack-calls.ts';
import { textFaults } from '../../helpers/text-fit.ts';
import { type Booking, bookFamily, bookingCode } from './booking.ts';

let stack: LocalStack;
let installUrl: string;
let booking: Booking;
let groupUrl: string;
beforeAll(async () => {
  stack = await startLocalStack();
  const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
  const example = exampleRequest('generate-pass') as RequestOf<'generatepass'>;
  const answer = await client.call({ ...example, 'pass-template-id': await createTemplate(stack) });
  installUrl = answer['pass-install-url'];
  booking = await bookFamily(stack);
  [groupUrl = ''] = booking.groupUrls;
});
afterAll(() => stack.stop());

const downloaded = async () => Buffer.from(await (await fetch(`${installUrl}/pass.pkpass`)).arrayBuffer());

const rootPem = () => readFileSync(join(stack.dataDir, 'certs/root.pem'), 'utf8');

describe('the .pkpass of the examples, downloaded', () => {
  test('has the template’s pictures in fewer bytes: the packer is found in the bundle', async () => {
    const { files } = openPkpass(await downloaded());
    expect(files['icon.png']?.length).toBeLessThan(readFileSync('lambdas/web/samples/icon.png').length);
  });

  test('requests updates where the service is, with a token', async () => {
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
    [
      'a phone without JavaScript',
      { ...iPhone, javaScriptEnabled: false },
      { walleta: true, walletb: true, qr: false },
    ],
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
      qr: await page.getByRole('img', { name: 'QR' }).isVisible(),
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

  test.each([
    {
      language: 'de',
      direction: 'ltr',
      ready: 'Ihre Bordkarten sind bereit',
      all: 'Alle 8 zu Apple Wallet hinzufügen',
    },
    {
      language: 'ar',
      direction: 'rtl',
      ready: 'بطاقات صعودكم إلى الطائرة جاهزة',
      all: 'إضافة الكل (8) إلى Apple Wallet',
    },
  ])(
    'a family finds its passes by flight on a phone of 390 px in $language, whole and by one tap',
    async (expected) => {
      const page = await phoneIn(expected.language);
      const problems = problemsOf(page);
      await page.goto(groupUrl);
      expect(await page.evaluate('getComputedStyle(document.body).direction')).toBe(expected.direction);
      expect(await page.getByRole('heading').innerText()).toBe(expected.ready);
      const flights = await page.locator('article .number b').allInnerTexts();
      expect(flights).toEqual(['LH2724', 'LH2730']);
      const names = await page.locator('.name').allInnerTexts();
      expect(names.slice(0, 4)).toEqual(names.slice(4));
      expect(new Set(names)).toEqual(new Set(booking.passes.map(({ name }) => name)));
      // Origin and destination stand in the direction of the script.
      const [from, to] = await Promise.all([0, 1].map((place) => page.locator('.codes b').nth(place).boundingBox()));
      expect(Math.sign((to?.x ?? 0) - (from?.x ?? 0))).toBe(expected.direction === 'ltr' ? 1 : -1);
      expect(await textFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
      const all = page.getByRole('link', { name: expected.all });
      const [download] = await Promise.all([page.waitForEvent('download'), all.click()]);
      expect(Object.keys(unzipSync(readFileSync(await download.path())))).toHaveLength(8);
      await page.context().close();
    },
  );

  test.each([
    { language: 'de', flightNumber: '2724' },
    { language: 'ar', flightNumber: '2730' },
  ])('they board LH$flightNumber with pages in $language: a scanner reads phone and paper', async (of) => {
    const page = await phoneIn(of.language);
    const problems = problemsOf(page);
    for (const { url, barcode, flightNumber } of booking.passes) {
      if (flightNumber !== of.flightNumber) continue;
      await page.goto(url);
      expect(await page.evaluate('document.documentElement.lang')).toBe(of.language);
      const expected = [{ format: 'Aztec', text: barcode }];
      expect(await barcodesIn(await page.screenshot())).toEqual(expected);
      await page.emulateMedia({ media: 'print' });
      expect(await barcodesIn(await page.screenshot())).toEqual(expected);
      await page.emulateMedia({ media: 'screen' });
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  const phoneIn = async (locale: string) => (await browser().newContext({ ...devices.iPhone, locale })).newPage();

  /** Future lines of the page's console, and answers that are failures. */
  function problemsOf(page: Page): readonly string[] {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('response', (answer) => void (answer.ok() || problems.push(answer.url())));
    return problems;
  }
});

describe('a family of four on two flights that connect, in German and Arabic', () => {
  let bundled: Uint8Array[];
  beforeAll(async () => {
    const file = await fetch(`${groupUrl}/1.pkpasses`);
    bundled = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer())));
  });

  test('has one page for all its passes, whose address does not reveal the booking', () => {
    expect(booking.groupUrls).toHaveLength(1);
    expect(groupUrl).not.toContain(bookingCode);
  });

  itWith(programs.openssl, 'gets one .pkpasses file: each pass is valid by itself, and they are a group', () => {
    const passes = bundled.map(openPkpass);
    for (const { files, manifest } of passes) {
      expect(manifest).toEqual(expectedManifest(files));
      expect(opensslAccepts({ files }, rootPem(), new Date())).toBe(true);
    }
    const groups = passes.map(({ passJson }) => passJson.groupingIdentifier);
    expect(groups).toEqual(Array(8).fill(expect.stringMatching(/^[a-z2-7]{32}$/)));
    expect(new Set(groups).size).toBe(1);
    const [{ files }] = passes as [(typeof passes)[number]];
    const changed = Buffer.from(files['manifest.json'] as Uint8Array);
    changed[10] = (changed[10] as number) ^ 1;
    expect(opensslAccepts({ files: { ...files, 'manifest.json': changed } }, rootPem(), new Date())).toBe(false);
  });

  test('has passes in German, with files for Arabic and English', () => {
    for (const pass of bundled.map(openPkpass)) {
      const texts = JSON.stringify(pass.passJson.boardingPass);
      for (const text of ['Flug', 'Gepäck', 'Berlin']) expect(texts).toContain(`"${text}"`);
      expect(stringsOf(pass, 'ar')).toMatchObject({ Flug: 'الرحلة', Gepäck: 'الأمتعة', Berlin: 'برلين' });
      expect(stringsOf(pass, 'en')).toMatchObject({ Flug: 'Flight' });
      expect(stringsOf(pass, 'de')).toEqual({ Lufthansa: 'Lufthansa' });
    }
  });

  itWith(programs.kitinerary, 'is read by KDE Itinerary: who sits where on each flight, and when it boards', (path) => {
    const read = bundled.map((file) => {
      const { stdout } = withFiles({ 'a.pkpass': file }, (directory) => run(path, ['a.pkpass'], directory));
      return JSON.parse(stdout);
    });
    const flights = {
      '2724': { departureAirport: { iataCode: 'MUC' }, arrivalAirport: { iataCode: 'BER' }, hour: '14:05' },
      '2730': { departureAirport: { iataCode: 'BER' }, arrivalAirport: { iataCode: 'CDG' }, hour: '19:35' },
    };
    const expected = booking.passes.map(({ flightNumber, nameInBarcode, seat }) => {
      const { hour, ...airports } = flights[flightNumber];
      const [familyName, givenName] = nameInBarcode.split('/');
      return [
        {
          airplaneSeat: seat,
          reservationNumber: 'ABC123',
          underName: { familyName, givenName },
          reservationFor: {
            ...airports,
            airline: { iataCode: 'LH' },
            flightNumber,
            boardingTime: { '@value': `2027-03-15T${hour}:00+01:00`, timezone: 'Europe/Berlin' },
          },
        },
      ];
    });
    const bySeat = (passes: typeof expected) =>
      passes.toSorted(([one], [other]) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const keyOf = (pass?: (typeof expected)[number][number]) =>
      `${pass?.reservationFor.flightNumber} ${pass?.airplaneSeat}`;
    expect(bySeat(read)).toMatchObject(bySeat(expected));
  });

  test('is saved in Google Wallet by two links, as a group in the order of its flights, in both languages', async () => {
    for (const part of [1, 2]) {
      const click = await fetch(`${groupUrl}/walletb/${part}`, { redirect: 'manual' });
      expect(click.status).toBe(303);
      const landing = click.headers.get('location') ?? '';
      expect((await fetch(landing, { method: 'POST', body: 'event=save', redirect: 'manual' })).status).toBe(303);
    }
    const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
    for (const { reference } of booking.passes)
      expect(await client.call({ action: 'getpassdata', ...reference })).toMatchObject({
        'walletb-status': 'installed',
      });
    const requests = await local<RecordedRequest[]>(stack, 'walletb');
    const madeOf = (type: string) =>
      requests.filter(({ method, path }) => method === 'POST' && path.endsWith(`/${type}`)).map(({ body }) => body);
    const inBoth = (value: string, arabic: string) => ({
      defaultValue: { language: 'de', value },
      translatedValues: [{ language: 'ar', value: arabic }],
    });
    const departures = { '2724': '2027-03-15T16:35:00Z', '2730': '2027-03-15T19:35:00Z' };
    const group = { groupingId: expect.stringMatching(/^[a-z2-7]{32}$/) };
    expect(madeOf('flightObject')).toHaveLength(8);
    for (const { name, seat, barcode, flightNumber } of booking.passes)
      expect(madeOf('flightObject')).toContainEqual(
        expect.objectContaining({
          passengerName: name,
          boardingAndSeatingInfo: expect.objectContaining({ seatNumber: seat }),
          barcode: expect.objectContaining({ type: 'AZTEC', value: barcode }),
          groupingInfo: { ...group, sortIndex: Date.parse(departures[flightNumber]) / 60_000 },
          heroImage: expect.objectContaining({ contentDescription: inBoth('Bild der Airline', 'صورة شركة الطيران') }),
        }),
      );
    const groups = madeOf('flightObject').map(
      (body) => (body as { groupingInfo: { groupingId: string } }).groupingInfo,
    );
    expect(new Set(groups.map(({ groupingId }) => groupingId)).size).toBe(1);
    for (const origin of [inBoth('München', 'ميونخ'), inBoth('Berlin', 'برلين')])
      expect(madeOf('flightClass')).toContainEqual(
        expect.objectContaining({ origin: expect.objectContaining({ airportNameOverride: origin }) }),
      );
  });
});
