import type { DynamoDBRecord } from 'aws-lambda';
import { createOperatorContext } from '../../../bin/admin/operator-context.ts';
import { createListFilingContext } from '../../../lambdas/context/list-filing.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { fileOrCount } from '../../../lambdas/jobs/list-filing/file-or-count.ts';
import { processMessages } from '../../../lambdas/jobs/shared/process-messages.ts';
import { templateRequest } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { type Desk, startDesk } from '../../helpers/desk.ts';
import { exampleFlight, examplePassData } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { drain, eventsOn } from '../../helpers/jobs.ts';
import { copiesOnPhone, issuePass } from '../../helpers/passkit.ts';
import { inProcessPhone } from '../../helpers/phones.ts';
import { streamImage } from '../../helpers/stream.ts';

type Fields = Readonly<Record<string, string>>;

const date = exampleFlight['departure-date'];

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
  [
    '2214',
    'MUC',
    'CDG',
    '12:40',
    '13:10',
    17,
    { 'flight-status': 'cancelled', 'flight-status-reason': 'Thunderstorms' },
  ],
  ['118', 'FRA', 'MUC', '15:45', '16:15', 0, {}],
  ['2724', 'MUC', 'BER', '17:05', '17:35', 27, { 'origin-gate': 'G31' }],
];

/** Makes the pages of the desk from a day of flights, for the tests of a file. */
export function deskPages() {
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

  /** Makes a change of an item, and what the stream's reader keeps of it. */
  async function kept<Result>(key: [string, string], act: () => Promise<Result>): Promise<Result> {
    const OldImage = await streamImage(api.env, ...key);
    const result = await act();
    const NewImage = await streamImage(api.env, ...key);
    const sequence = String(time.at.getTime());
    const dynamodb = { Keys: { PK: { S: key[0] }, SK: { S: key[1] } }, OldImage, NewImage, SequenceNumber: sequence };
    const record = { eventID: sequence, dynamodb } as unknown as DynamoDBRecord;
    await publishRecords([record], eventsOn(api.aws, { clock }), 'shard');
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

  /** Every page, by its name. */
  return async () => {
    let templateId = '';
    for (const flight of flights) templateId = await fly(flight);

    const issue = async (place: number, data: object) => {
      const pass = { 'pass-template-id': templateId, 'pass-id': `ABC123-${place}` };
      const shared = { ...examplePassData(), 'group-id': 'ABC123' };
      const { body } = await api.send(api.passRequest(templateId, { ...pass, 'pass-data': { ...shared, ...data } }));
      return body;
    };
    const { 'pass-install-url': url } = await issue(1, { 'passenger-kind': 'standby', 'seat-number': '' });
    const { 'group-install-url': groupUrl } = await issue(2, {
      'passenger-name': 'Jörg Mustermann',
      'seat-number': '14B',
    });
    const link = String(url).split('/i/')[1] ?? '';
    const passKey = link.slice(0, 32);
    await inProcessPhone(api, 'phone').install(api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer);
    const passPage = `/desk/pass/${passKey}`;

    const shown = ({ statusCode, page }: { statusCode: number | undefined; page: string }) => {
      if (statusCode !== 200) throw new Error(`${statusCode}: ${page}`);
      return page;
    };
    const show = async (path: string, member = desk.admin) => shown(await desk.open(`GET ${path}`, member));
    const send = async (path: string, form: object) => {
      const { page, location } = await desk.open(`POST ${path}`, desk.admin, { ...form });
      return location ? show(location) : page;
    };
    const press = async (page: string, button: string, typed: Fields = {}, member = desk.admin) => {
      minutesLater(7);
      return shown(await desk.press(page, button, member, typed));
    };

    const today = `/desk?date=${date}`;
    await show(today);
    await count();
    const day = await show(today);

    const key = new URLSearchParams({ airline: 'LH', number: '2724', origin: 'MUC', date });
    const flight = await show(`/desk/flight?${key}`, desk.agent);
    const delayed = { 'flight-status': 'delayed', 'flight-status-reason': 'Fog', 'origin-gate': 'G08' };
    const newTime = { 'estimated-departure-time': `${date}T18:05` };
    const flightReview = await press(flight, 'Review', { ...delayed, ...newTime }, desk.agent);
    const chosen = { date, flight: ['LH 1838 MUC', 'LH 118 FRA'], 'origin-gate': 'Q12' };
    const flightsReview = await send('/desk/flights/review', chosen);
    const flightsChanged = await press(flightsReview, 'Send');

    const standby = await show(passPage);
    const seat = { 'passenger-kind': 'confirmed', 'seat-number': '14A' };
    const passReview = await press(standby, 'Review the seat', seat);
    const cleared = await kept([`PASS#${passKey}`, 'PASS'], () => press(passReview, 'Send'));
    minutesLater(2);
    const gate = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'G08' };
    await kept([`TEMPLATE#${templateId}`, 'TEMPLATE'], () => api.send(gate));
    minutesLater(1);
    const passes = `/desk/flight/passes?${key}`;
    const made = {
      ...{ today: day, flight, flightReview, flightsReview, flightsChanged, standby, passReview, cleared },
      ofViewer: await show(today, desk.viewer),
      emptyDay: await show('/desk?date=2027-01-01'),
      flightCancel: await send('/desk/flight/review', { ...Object.fromEntries(key), cancel: 'yes' }),
      flightFace: await show(`/desk/flight/face?${key}`),
      passengers: await show(passes),
      found: await send(passes, { sought: 'mustermann' }),
      nothingFound: await send('/desk/find', { sought: 'LH9999', date }),
      group: await send('/desk/find', { sought: String(groupUrl) }),
      pass: await show(passPage),
      passFace: await show(`${passPage}/face`),
      passLink: await send(`${passPage}/link`, {}),
      audit: await show('/desk/audit'),
      usage: await show('/desk/usage'),
      signedOut: (await desk.open('GET /desk')).page,
    };
    const erasing = await press(made.pass, 'Erase the passenger…');
    return { ...made, erasing, receipt: await press(erasing, 'Erase the passenger') };
  };
}
