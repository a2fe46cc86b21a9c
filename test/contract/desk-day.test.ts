import { createListFilingContext } from '../../lambdas/context/list-filing.ts';
import { fileOrCount } from '../../lambdas/jobs/list-filing/file-or-count.ts';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import { DynamoFlights } from '../../lambdas/storage/dynamo-flights.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { exampleTemplate, now } from '../helpers/examples.ts';
import { inParallel } from '../helpers/faults/airline.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { drain } from '../helpers/jobs.ts';
import { copiesOnPhone, issuePass } from '../helpers/passkit.ts';

const { api, log, requests, time } = apiForAllTests();
afterEach(() => jest.restoreAllMocks());

const clock = fixedClock(() => time.at);
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(api, clock, { log, requestHandler: requests });
});

/** Requests of a view, and its CPU on average, also while the flight changes. */
const promised = {
  ofDay: ['BatchGetItem', 'GetItem', 'GetItem', 'Query', 'SendMessage'],
  ofFlight: ['BatchGetItem', ...Array(5).fill('GetItem'), 'Query', 'Query', 'Query'],
  cpuMs: 100,
};

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

let days = 0;
/** A day on which no other test has flights. */
const newDay = () => `2027-04-${String(++days).padStart(2, '0')}`;

/** Makes a flight of the example; an empty field is not set. */
function createFlight(date: string, number: string, fields: Readonly<Record<string, string>> = {}) {
  const example = templateRequest(api.images)['universal-fields'] as object;
  const times = {
    ...{ 'boarding-time': `${date}T17:05:00`, 'gate-closing-time': `${date}T17:25:00` },
    ...{ 'departure-time': `${date}T17:35:00`, 'arrival-time': `${date}T18:45:00` },
  };
  return api.createTemplate({ 'universal-fields': { ...example, ...times, 'flight-number': number, ...fields } });
}

/** The data of a flight from Munich. */
async function dataOf(date: string, number: string) {
  const key = { 'flight-number-label': 'LH', 'flight-number': number, 'origin-airport': 'MUC', 'departure-date': date };
  const { body } = await api.send({ action: 'getflight', ...key });
  return body['flight-data'] as Readonly<Record<string, string>>;
}

/** Works off what the desk has asked to be counted. */
async function count(): Promise<void> {
  const { listFilingQueue: queue, env } = api.aws;
  const overrides = { clock, log, requestHandler: requests };
  const services = createListFilingContext({ ...env, QUEUE_URLS: queue.settings.url }, overrides);
  const work = { retryCode: 'RETRY', run: (body: string) => fileOrCount(body, services) };
  await drain(queue, (records) => processMessages(records, services, work));
}

/** Rows of the page, as text. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr role="row">(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    row
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

async function rows(query: string, member = desk.viewer) {
  const { statusCode, page } = await desk.open(`GET /desk?${query}`, member);
  expect(statusCode).toBe(200);
  return rowsOf(page);
}

describe('the flights of a day', () => {
  test('are shown by departure, each once, with what all of its templates say', async () => {
    const date = newDay();
    await createFlight(date, '2001', { 'flight-status': 'Delayed', 'flight-status-reason': 'Fog' });
    await createFlight(date, '2002', { 'departure-time': `${date}T06:10:00`, 'origin-gate': 'A1' });
    await createFlight(date, '2002', { 'departure-time': `${date}T06:10:00`, 'origin-gate': 'A2' });
    await createFlight(newDay(), '2003');
    expect(await rows(`date=${date}`)).toEqual([
      'LH 2002 06:10 MUC – BER – – – Counting. Look again in a moment.',
      'LH 2001 17:35 MUC – BER Delayed Fog G20 – Counting. Look again in a moment.',
    ]);
    expect(await rows(`date=${date}`, desk.stranger)).toEqual([]);
  });

  test('are left out by text, airport and status, and the address says by which', async () => {
    const date = newDay();
    await createFlight(date, '3001', { 'flight-status': 'cancelled' });
    await createFlight(date, '3002', { 'origin-airport': 'FRA', 'destination-airport': 'JFK' });
    const numbers = async (query: string) =>
      (await rows(`date=${date}&${query}`)).map((row) => /LH \d+/.exec(row)?.[0]);
    for (const query of ['q=3001', 'q=lh3001', 'q=LH+3001+muc', 'q=ber', 'from=muc', 'status=cancelled'])
      expect([query, await numbers(query)]).toEqual([query, ['LH 3001']]);
    expect(await numbers('q=jfk&from=FRA')).toEqual(['LH 3002']);
    expect(await numbers('from=JFK')).toEqual([]);
    const { page } = await desk.open(`GET /desk?date=${date}&from=FRA`, desk.viewer);
    expect(page).toContain('rel="next" href="/desk?date=');
    expect(page).toContain('&#38;from=FRA');
    expect(page).not.toContain('<input type="checkbox"');
    // A filter is to be cleared only where it has left flights out.
    const none = async (query: string) => (await desk.open(`GET /desk?${query}`, desk.viewer)).page;
    expect(await none(`date=${date}&from=JFK`)).toContain('Clear the filter');
    expect(await none(`date=${newDay()}&from=JFK`)).toContain('No flight is known on this day: choose another.');
  });

  test('of no day are those of the day in UTC; a day that is none is refused by name', async () => {
    expect((await desk.open('GET /desk', desk.viewer)).page).toContain('Flights on 10 Mar 2027');
    const { statusCode, page } = await desk.open('GET /desk?date=2027-02-30', desk.viewer);
    expect([statusCode, page]).toEqual([400, expect.stringContaining('date must be a real date')]);
  });

  test('follow a flight that gets another day, status or number', async () => {
    const [date, other] = [newDay(), newDay()];
    const id = await createFlight(date, '4001');
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': id, 'flight-status': 'boarding' });
    expect(await rows(`date=${date}&status=boarding`)).toHaveLength(1);
    await api.send({
      ...{ action: 'updatepasstemplate', 'pass-template-id': id, 'departure-time': `${other}T17:35:00` },
      ...{ 'arrival-time': `${other}T18:45:00`, 'boarding-time': `${other}T17:05:00` },
      'gate-closing-time': `${other}T17:25:00`,
    });
    expect([await rows(`date=${date}`), (await rows(`date=${other}`)).length]).toEqual([[], 1]);
  });

  test('cost two requests besides those of the session, however many they are, and one message', async () => {
    const date = newDay();
    const store = (number: number) =>
      api.services.templates.create(
        exampleTemplate(
          { 'flight-number': String(number), 'departure-time': `${date}T17:35:00` },
          { id: `Day${date}x${number}` },
        ),
      );
    await store(1_000);
    const view = async (query: string) => {
      requests.operations.length = 0;
      await rows(`date=${date}${query}`);
      return [...requests.operations].sort();
    };
    expect(await view('')).toEqual(promised.ofDay);
    await inParallel(
      Array.from({ length: 60 }, (_, n) => 1_001 + n),
      20,
      store,
    );
    expect(await view('')).toEqual(promised.ofDay);
    const cpu = process.cpuUsage();
    for (let n = 0; n < 5; n++) expect(await view('')).toEqual(promised.ofDay);
    expect(cpuMs(cpu) / 5).toBeLessThan(promised.cpuMs);
    expect((await desk.open(`GET /desk?date=${date}&page=9`, desk.viewer)).page).toContain('Page 2 of 2');
    await count();
    // The first of the messages that have asked for the same flights is enough.
    expect(await view('')).toEqual(promised.ofDay.slice(0, 4));
  });
});

describe('counts', () => {
  test('of a day are made behind it, and are of when they say', async () => {
    const date = newDay();
    const templateId = await createFlight(date, '5001');
    const issued = await issuePass(api, templateId);
    await issued.phone.install(issued.pkpass);
    await rows(`date=${date}`);
    await count();
    expect(await rows(`date=${date}`)).toEqual(['LH 5001 17:35 MUC – BER – G20 1 1 of 1 phone current']);
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'K1' });
    const [row] = await rows(`date=${date}`);
    expect(row).toBe('LH 5001 17:35 MUC – BER – K1 1 1 of 1 phone current Counted just now');
    await count();
    expect(await rows(`date=${date}`)).toEqual(['LH 5001 17:35 MUC – BER – K1 1 0 of 1 phone current, 1 not notified']);
    const counts = jest.spyOn(DynamoFlights.prototype, 'counts');
    time.at = new Date(now.getTime() + 60_000);
    for (const _ of [1, 2, 3]) await rows(`date=${date}`);
    time.at = new Date(now.getTime() + 60_001);
    for (const _ of [1, 2, 3]) await rows(`date=${date}`);
    await count();
    expect(counts).toHaveBeenCalledTimes(1);
  });

  test('of a flight of several templates are fresh, in whatever order these are found', async () => {
    const date = newDay();
    time.at = new Date(now.getTime() - 1_000);
    await createFlight(date, '5101');
    time.at = now;
    await createFlight(date, '5101', { 'departure-time': `${date}T06:10:00` });
    await rows(`date=${date}`);
    await count();
    requests.operations.length = 0;
    await rows(`date=${date}`);
    expect(requests.operations).not.toContain('SendMessage');
  });

  test('of one flight are made once for 200 people who look within five seconds, and once more after its change', async () => {
    const date = newDay();
    const templateId = await createFlight(date, '6001');
    const issued = await issuePass(api, templateId);
    await issued.phone.install(issued.pkpass);
    await copiesOnPhone(api, issued, 29);
    const counts = jest.spyOn(DynamoFlights.prototype, 'counts');
    const look = async () =>
      (await desk.open(`GET /desk/flight?airline=LH&number=6001&origin=MUC&date=${date}`, desk.viewer)).page;
    const looks = Array.from({ length: 100 }, (_, n) => n);
    const cpu = process.cpuUsage();
    for (const page of await inParallel(looks, 20, look)) expect(page).toContain('30 of 30 phones current');
    expect(cpuMs(cpu) / looks.length).toBeLessThan(promised.cpuMs);
    expect(counts).toHaveBeenCalledTimes(1);
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'K1' });
    const pages = await inParallel(looks, 20, look);
    expect(counts).toHaveBeenCalledTimes(2);
    // Counts of before are shown while the flight is counted.
    for (const page of pages) expect(page).toMatch(/(30|0) of 30 phones current.*Counted just now/s);
    requests.operations.length = 0;
    expect(await look()).toContain('0 of 30 phones current');
    expect(requests.operations.toSorted()).toEqual(promised.ofFlight);
    time.at = new Date(now.getTime() + 5_001);
    expect(await look()).toContain('Counted just now');
    expect(counts).toHaveBeenCalledTimes(3);
  });

  test('are begun by the next who looks once one who counted has died', async () => {
    const date = newDay();
    await createFlight(date, '7001');
    const look = () => desk.open(`GET /desk/flight?airline=LH&number=7001&origin=MUC&date=${date}`, desk.viewer);
    jest.spyOn(DynamoFlights.prototype, 'counts').mockRejectedValueOnce(new Error('Out of memory'));
    expect((await look()).statusCode).toBe(500);
    // Nobody has counted it before, so that the next one waits, until the clock has reached the end of the lease.
    jest.spyOn(clock, 'wait').mockImplementation(async (ms) => {
      time.at = new Date(time.at.getTime() + ms);
    });
    const begun = time.at.getTime();
    expect((await look()).page).toContain('Counted just now');
    expect(time.at.getTime() - begun).toBe(10_000);
  });

  test('that could not be asked for are asked for by the next view', async () => {
    const date = newDay();
    await createFlight(date, '8001');
    requests.fault = (operation) => (operation === 'SendMessage' ? 'unreachable' : undefined);
    expect(await rows(`date=${date}`)).toHaveLength(1);
    expect(JSON.stringify(log.lines)).toContain('DESK-NOT-COUNTED');
  });
});

describe('several flights', () => {
  function hidden(page: string) {
    const form: Record<string, string[]> = {};
    for (const [, name = '', value = ''] of page.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)">/g))
      form[name] = [...(form[name] ?? []), value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))];
    return form;
  }
  const review = (date: string, fields: object, member = desk.agent) =>
    desk.open('POST /desk/flights/review', member, { date, ...fields });
  const change = (page: string, fields: object = {}, member = desk.agent) => {
    const { csrf: _csrf, ...form } = hidden(page);
    return desk.open('POST /desk/flights/change', member, { ...form, ...fields });
  };
  /** Entries of the audit trail about a day's flights. */
  const auditOf = async (date: string) =>
    (await Array.fromAsync(desk.services.audit.of('demo')))
      .filter(({ flight }) => flight?.endsWith(date))
      .map(({ act, flight, isRefused }) => [act, flight?.slice(0, 7), ...(isRefused ? ['refused'] : [])].join(' '))
      .sort();

  test('are delayed together: each sentence is shown before, and nothing is sent before', async () => {
    const date = newDay();
    const templateId = await createFlight(date, '1001');
    await createFlight(date, '1002', { 'estimated-departure-time': `${date}T19:00:00`, 'gate-closing-time': '' });
    await issuePass(api, templateId);
    const flights = { flight: ['LH 1001 MUC', 'LH 1002 MUC'], delay: '45', 'flight-status-reason': 'Fog' };
    const { page } = await review(date, flights);
    expect(page).toContain('2 flights with 1 pass will change');
    expect(page).toMatch(/lock-screen">[^<]*18:20/);
    expect(page).toMatch(/lock-screen">[^<]*19:45/);
    expect((await dataOf(date, '1001'))['estimated-departure-time']).toBeUndefined();
    const done = await change(page);
    expect(done.page).toContain('2 flights changed');
    expect(await dataOf(date, '1001')).toMatchObject({
      ...{ 'estimated-departure-time': `${date}T18:20:00`, 'estimated-boarding-time': `${date}T17:50:00` },
      ...{ 'gate-closing-time': `${date}T18:10:00`, 'estimated-arrival-time': `${date}T19:30:00` },
      ...{ 'flight-status': 'delayed', 'flight-status-reason': 'Fog' },
    });
    expect((await dataOf(date, '1002'))['gate-closing-time']).toBeUndefined();
    // Each leads to its page, with its undo.
    const [, link = ''] = /href="(\/desk\/flight[^"]*done=[^"]*)"/.exec(done.page) ?? [];
    const undo = await desk.open(`GET ${link.replaceAll('&#38;', '&')}`, desk.agent);
    expect(undo.page).toContain('Changed just now by agent-1@example.com');
    expect(undo.page).toContain('name="was-estimated-arrival-time"');
    expect(await auditOf(date)).toEqual(['flight-changed LH 1001', 'flight-changed LH 1002']);
    // Sent again, as by a reload, it is no second delay.
    expect((await change(page)).page).toContain('It is so already.');
    expect(await auditOf(date)).toHaveLength(2);
    expect((await dataOf(date, '1001'))['estimated-departure-time']).toBe(`${date}T18:20:00`);
    // What is late can become later.
    await change((await review(date, { flight: ['LH 1001 MUC'], delay: '10' })).page);
    expect((await dataOf(date, '1001'))['estimated-departure-time']).toBe(`${date}T18:30:00`);
  });

  test('that cannot change are named with the reason, and the others change', async () => {
    const date = newDay();
    for (const number of ['1101', '1102', '1106']) await createFlight(date, number);
    const renamed = await createFlight(date, '1105');
    await createFlight(date, '1103', { 'flight-status': 'departed' });
    await createFlight(date, '1106', { 'departure-time': `${date}T16:00:00` });
    const chosen = ['1101', '1102', '1103', '1104', '1105', '1106'].map((number) => `LH ${number} MUC`);
    const { page } = await review(date, { flight: chosen, delay: '10' });
    for (const reason of ['It has departed.', 'No such flight', 'Its pass templates have different times'])
      expect(page).toContain(reason);
    const update = (number: string, fields: object) =>
      api.send({
        ...{ action: 'updateflight', 'flight-number-label': 'LH', 'flight-number': number, 'origin-airport': 'MUC' },
        ...{ 'departure-date': date, ...fields },
      });
    await update('1102', { 'estimated-departure-time': `${date}T20:00:00` });
    // One becomes another flight between the look at it and its change.
    requests.meanwhile = async (operation) => {
      if (operation !== 'PutItem') return;
      requests.meanwhile = async () => {};
      await api.send({ action: 'updatepasstemplate', 'pass-template-id': renamed, 'flight-number': '1107' });
    };
    const done = await change(page);
    expect(done.page).toContain('1 flight changed');
    expect(done.page).toContain('Departure, expected has become');
    expect(done.page).toMatch(/number=1105.*?<em>No such flight: check airline, number, airport and day\./s);
    expect(await auditOf(date)).toEqual([
      'flight-changed LH 1101',
      'flight-changed LH 1105',
      'flight-changed LH 1105 refused',
    ]);
    expect((await dataOf(date, '1102'))['estimated-departure-time']).toBe(`${date}T20:00:00`);
  });

  test.each([
    ['no flight', {}, 'flight must be chosen'],
    ['nothing to change', { flight: 'LH 1201 MUC' }, 'nothing would change'],
    ['half a minute', { flight: 'LH 1201 MUC', delay: '0.5' }, 'must be 1 to 1440 minutes'],
    ['two days', { flight: 'LH 1201 MUC', delay: '1441' }, 'must be 1 to 1440 minutes'],
    [
      'a delay of what is cancelled',
      { flight: 'LH 1201 MUC', delay: '5', 'flight-status': 'Cancelled' },
      'delay does not go with the status cancelled',
    ],
    ['a flight without airport', { flight: 'LH 1201', delay: '5' }, 'origin-airport'],
  ])('%s is refused by name', async (_, fields, words) => {
    const { statusCode, page } = await review('2027-04-30', fields);
    expect([statusCode, page]).toEqual([400, expect.stringContaining(words)]);
  });

  test('that were not reviewed, or too long ago, or in other fields than the review has, do not change', async () => {
    const date = newDay();
    await createFlight(date, '1301');
    const { page } = await review(date, { flight: 'LH 1301 MUC', 'origin-gate': 'B2' });
    const forged = (fields: object) => JSON.stringify({ airline: 'LH', number: '1301', origin: 'MUC', ...fields });
    for (const row of ['x', forged({}), forged({ change: { message1: ['', 'Hello'] } })])
      expect((await change(page, { change: row })).page).toContain('change is not what the review has sent');
    const long = forged({ change: { 'origin-gate': ['G20', 'x'.repeat(61)] } });
    expect((await change(page, { change: long })).page).toContain('origin-gate');
    time.at = new Date(now.getTime() + 600_001);
    expect(await change(page)).toMatchObject({ statusCode: 409, page: expect.stringContaining('ten minutes ago') });
    expect((await dataOf(date, '1301'))['origin-gate']).toBe('G20');
  });

  test('all of a filter, more than ten, and cancelled ones are an admin’s, who types the number of passes', async () => {
    const date = newDay();
    const templateId = await createFlight(date, '1400');
    await issuePass(api, templateId);
    await createFlight(date, '1401', { 'origin-airport': 'FRA' });
    expect((await desk.open(`GET /desk?date=${date}`, desk.agent)).page).not.toContain('name="all"');
    expect((await desk.open(`GET /desk?date=${date}`, desk.admin)).page).toContain('Choose all 2 matching flights');
    const many = Array.from({ length: 11 }, (_, n) => `LH ${1_500 + n} MUC`);
    for (const fields of [
      { all: 'yes', from: 'MUC', delay: '5' },
      { flight: 'LH 1400 MUC', 'flight-status': 'cancelled' },
      { flight: 'LH 1400 MUC', 'flight-status': 'Cancelled' },
      { flight: many, delay: '5' },
    ])
      expect((await review(date, fields)).statusCode).toBe(403);
    const { page } = await review(date, { all: 'yes', from: 'MUC', 'flight-status': 'cancelled' }, desk.admin);
    expect(page).toContain('1 flight with 1 pass will change');
    expect((await change(page, { count: '1' }, desk.agent)).statusCode).toBe(403);
    // A form made by hand leaves the number of passes out.
    const inCapitals = String(hidden(page).change).replace('cancelled', 'CANCELLED');
    const byHand = { date, change: inCapitals, reviewed: String(time.at.getTime()), id: 'x' };
    expect((await desk.open('POST /desk/flights/change', desk.agent, byHand)).statusCode).toBe(403);
    for (const count of ['', '2'])
      expect(await change(page, { count }, desk.admin)).toMatchObject({
        ...{ statusCode: 400, page: expect.stringContaining('the number of passes is 1') },
      });
    // A single flight's page tells of its change, with the undo.
    const { location } = await change(page, { count: '1' }, desk.admin);
    expect((await desk.open(`GET ${location}`, desk.admin)).page).toContain('Undo…');
    expect((await dataOf(date, '1400'))['flight-status']).toBe('cancelled');
  });

  test('of which some templates are cancelled get another gate but no other status, and each by an admin only', async () => {
    const date = newDay();
    await createFlight(date, '1701', { 'flight-status': 'cancelled' });
    await createFlight(date, '1701');
    const flight = { airline: 'LH', number: '1701', origin: 'MUC' };
    for (const wish of [{ delay: '5' }, { 'flight-status': 'scheduled' }])
      expect((await review(date, { flight: 'LH 1701 MUC', ...wish })).page).toMatch(/is cancelled|are cancelled/);
    const gate = await review(date, { flight: 'LH 1701 MUC', 'origin-gate': 'B2' });
    expect(gate.page).toContain('1 flight with 0 passes will change');
    // Forms made by hand.
    const change = JSON.stringify({ ...flight, change: { 'flight-status': ['', 'scheduled'] } });
    const form = { date, change, reviewed: String(time.at.getTime()), id: 'x' };
    expect((await desk.open('POST /desk/flights/change', desk.agent, form)).page).toContain('0 flights changed');
    const one = { ...flight, ...form, 'was-flight-status': '', 'flight-status': 'scheduled' };
    for (const step of ['review', 'change'])
      expect((await desk.open(`POST /desk/flight/${step}`, desk.agent, one)).statusCode).toBe(403);
    expect((await desk.open('POST /desk/flight/review', desk.admin, one)).page).toContain('the number of passes');
  });

  test('are no viewer’s, and none of another account', async () => {
    const date = newDay();
    await createFlight(date, '1601');
    const fields = { flight: 'LH 1601 MUC', 'origin-gate': 'B2' };
    expect((await review(date, fields, desk.viewer)).statusCode).toBe(403);
    expect((await review(date, fields, desk.stranger)).page).toContain('No such flight');
    const { page } = await review(date, fields);
    expect((await change(page, {}, desk.viewer)).statusCode).toBe(403);
    expect((await change(page, {}, desk.stranger)).page).toContain('0 flights changed');
    expect((await dataOf(date, '1601'))['origin-gate']).toBe('G20');
  });
});
