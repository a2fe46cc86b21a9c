import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { DynamoDBRecord } from 'aws-lambda';
import type { BrowserContextOptions } from 'playwright-core';
import { createOperatorContext } from '../../../bin/admin/operator-context.ts';
import { createListFilingContext } from '../../../lambdas/context/list-filing.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { fileOrCount } from '../../../lambdas/jobs/list-filing/file-or-count.ts';
import { processMessages } from '../../../lambdas/jobs/shared/process-messages.ts';
import { templateRequest } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { type Desk, startDesk } from '../../helpers/desk.ts';
import { exampleFlight, examplePassData } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { drain, eventsOn } from '../../helpers/jobs.ts';
import { copiesOnPhone, issuePass } from '../../helpers/passkit.ts';
import { inProcessPhone } from '../../helpers/phones.ts';
import { streamImage } from '../../helpers/stream.ts';
import { openPage } from './open-page.ts';

/** `npm run pages:sheet` draws the pictures of docs/desk.md, from a day of flights at the desk. */
const folder = 'docs/desk';
const date = exampleFlight['departure-date'];

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const overrides = { clock, log, requestHandler: requests };
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(api, clock, overrides);
  const { accountSettings } = createOperatorContext(api.env, clock);
  const { issuer, serviceAccountJson } = createTestIssuer();
  await accountSettings.addIssuer('demo', { issuerId: issuer.issuerId, serviceAccountJson }, { makeDefault: true });
});

const minutesLater = (minutes: number) => {
  time.at = new Date(time.at.getTime() + minutes * 60_000);
};

type Fields = Readonly<Record<string, string>>;

/** Flights of the day: number, from and to, boarding and departure, passes on phones, and what changes afterwards. */
const flights: readonly (readonly [string, string, string, string, string, number, Fields])[] = [
  ['2030', 'MUC', 'HAM', '06:20', '06:50', 31, { 'flight-status': 'departed' }],
  ['098', 'FRA', 'MUC', '06:45', '07:15', 24, { 'flight-status': 'departed' }],
  ['1612', 'MUC', 'KRK', '08:10', '08:40', 12, { 'flight-status': 'boarding' }],
  ['2480', 'MUC', 'LHR', '08:35', '09:05', 38, { 'origin-gate': 'L12' }],
  [
    '400',
    'FRA',
    'JFK',
    '10:00',
    '10:55',
    42,
    {
      'flight-status': 'delayed',
      'flight-status-reason': 'Late arrival',
      'estimated-departure-time': `${date}T11:40:00`,
    },
  ],
  ['1838', 'MUC', 'FCO', '11:30', '12:00', 9, {}],
  ['2214', 'MUC', 'CDG', '12:40', '13:10', 17, { 'flight-status': 'cancelled', 'flight-status-reason': 'Strike' }],
  ['118', 'FRA', 'MUC', '15:45', '16:15', 0, {}],
  ['2724', 'MUC', 'BER', '17:05', '17:35', 27, { 'origin-gate': 'G31' }],
];

/** Makes a change of an item, and what the stream's reader keeps of it. */
async function kept<Result>(key: [string, string], act: () => Promise<Result>): Promise<Result> {
  const OldImage = await streamImage(api.env, ...key);
  const result = await act();
  const NewImage = await streamImage(api.env, ...key);
  const sequence = String(time.at.getTime());
  const dynamodb = { Keys: { PK: { S: key[0] }, SK: { S: key[1] } }, OldImage, NewImage, SequenceNumber: sequence };
  await publishRecords([{ eventID: sequence, dynamodb } as unknown as DynamoDBRecord], eventsOn(api.aws, { clock }));
  return result;
}

/** A flight with its passes on phones; afterwards something changes, which only later ones have. */
async function fly([number, from, to, boarding, departure, phones, changes]: (typeof flights)[number]) {
  const example = templateRequest(api.images)['universal-fields'] as object;
  const at = (clockTime: string) => `${date}T${clockTime}:00`;
  const templateId = await api.createTemplate({
    'universal-fields': {
      ...{ ...example, 'flight-number': number, 'origin-airport': from, 'destination-airport': to },
      ...{ 'boarding-time': at(boarding), 'gate-closing-time': '', 'departure-time': at(departure) },
      'arrival-time': '',
    },
  });
  const change = () => api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });
  if (phones > 0) await copiesOnPhone(api, await issuePass(api, templateId), Math.ceil(phones / 8));
  minutesLater(1);
  if (Object.keys(changes).length > 0) await kept([`TEMPLATE#${templateId}`, 'TEMPLATE'], change);
  if (phones > 0) await copiesOnPhone(api, await issuePass(api, templateId), Math.floor((phones * 7) / 8));
  return templateId;
}

/** Works off what the desk has asked to be counted. */
async function count(): Promise<void> {
  const { listFilingQueue: queue, env } = api.aws;
  const services = createListFilingContext({ ...env, QUEUE_URLS: queue.settings.url }, overrides);
  const work = { retryCode: 'RETRY', run: (body: string) => fileOrCount(body, services) };
  await drain(queue, (records) => processMessages(records, services, work));
}

const desktop = { ...devices.desktop, viewport: { width: 1100, height: 900 } };
const gatePhone = { ...devices.iPhone, viewport: { width: 360, height: 780 } };
const night = { colorScheme: 'dark' } as const;

describeInBrowser('the desk', (browser) => {
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
    const made: string[] = [];
    for (const flight of flights) made.push(await fly(flight));
    const templateId = made.at(-1) ?? '';

    const pass = { 'pass-template-id': templateId, 'pass-id': 'ABC123-1' };
    const data = { ...examplePassData(), 'passenger-kind': 'standby', 'seat-number': '' };
    const { body } = await api.send(api.passRequest(templateId, { ...pass, 'pass-data': data }));
    const link = String(body['pass-install-url']).split('/i/')[1] ?? '';
    const passKey = link.slice(0, 32);
    await inProcessPhone(api, 'phone').install(api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer);
    const passPage = `/desk/pass/${passKey}`;

    const today = `GET /desk?date=${date}`;
    await desk.open(today, desk.admin);
    await count();
    const { page: day } = await desk.open(today, desk.admin);
    await draw('today', day, { ...desktop, viewport: { width: 1100, height: 1060 } });
    await draw('today-on-a-phone', day, gatePhone, "document.querySelector('.pages').scrollIntoView()");

    const key = { airline: 'LH', number: '2724', origin: 'MUC', date };
    const flight = await desk.open(`GET /desk/flight?${new URLSearchParams(key)}`, desk.agent);
    await draw('flight', flight.page, { ...desktop, viewport: { width: 760, height: 1000 } });
    const review = await desk.press(flight.page, 'Review', desk.agent, {
      ...{ 'origin-gate': 'G08', 'flight-status': 'delayed', 'flight-status-reason': 'Fog' },
      'estimated-departure-time': `${date}T18:05`,
    });
    await draw('flight-review', review.page, { ...desktop, viewport: { width: 760, height: 490 } });

    const press = async (page: string, button: string, typed: Fields = {}) => {
      minutesLater(7);
      const answer = await desk.press(page, button, desk.admin, typed);
      return answer.page;
    };
    const shown = async () => (await desk.open(`GET ${passPage}`, desk.admin)).page;
    const passItem: [string, string] = [`PASS#${passKey}`, 'PASS'];
    const seated = await press(await shown(), 'Review the seat', {
      'passenger-kind': 'confirmed',
      'seat-number': '14A',
    });
    const cleared = await kept(passItem, () => press(seated, 'Send'));
    minutesLater(2);
    const gate = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'G08' };
    await kept([`TEMPLATE#${templateId}`, 'TEMPLATE'], () => api.send(gate));
    minutesLater(1);
    await draw('pass', await shown(), { ...desktop, viewport: { width: 760, height: 1180 } });
    const toHistory = "document.querySelector('#history').parentElement.scrollIntoView()";
    await draw('history', await shown(), { ...desktop, viewport: { width: 760, height: 560 } }, toHistory);
    await draw('pass-on-a-phone', cleared, { ...gatePhone, ...night });
    const erasing = await press(await shown(), 'Erase the passenger…');
    await draw('receipt', await press(erasing, 'Erase the passenger'), {
      ...desktop,
      viewport: { width: 760, height: 800 },
    });
  });
});
