import type { DynamoDBRecord } from 'aws-lambda';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { createConnection } from '../helpers/groups.ts';
import { eventsOn } from '../helpers/jobs.ts';
import { copiesOnPhone, type IssuedPass, issuePass } from '../helpers/passkit.ts';
import type { StaffMember } from '../helpers/staff.ts';
import { numberEntries, recordedPass } from '../helpers/stream.ts';

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
let desk: Desk;
let templateId: string;
beforeAll(async () => {
  desk = await startDesk(api, clock, { log, requestHandler: requests });
  templateId = await api.createTemplate();
});

const recorded = (serial: string, act: () => Promise<unknown>) => recordedPass(api.env, serial, act);

/** Hands records to the reader of the stream, in this order. */
async function read(...records: readonly DynamoDBRecord[]): Promise<void> {
  for (const record of records)
    expect(await publishRecords([record], eventsOn(api.aws, { clock }))).toEqual({ batchItemFailures: [] });
}

/** A new pass with these numbers, which the reader has seen. */
async function newPass(booking: string, { on = templateId, ticket = '' } = {}) {
  const pass = await issuePass(api, on);
  const first = await recorded(pass.serial, () =>
    pass.update({ 'confirmation-number': booking, 'ticket-number': ticket, 'passenger-name': `Passenger ${booking}` }),
  );
  await read(first);
  return { ...pass, first };
}

const find = (sought: string, member: StaffMember = desk.agent) =>
  desk.open('POST /desk/find', member, { sought, date: '2027-03-15' });
const opens = ({ serial }: Pick<IssuedPass, 'serial'>) => ({ statusCode: 303, location: `/desk/pass/${serial}` });
const acts = async () => {
  const lines = await Array.fromAsync(desk.services.audit.of('demo'));
  return lines.map(({ act, user, found }) => ({ act, user, found }));
};

test('a booking code or a ticket number alone opens its pass, in any spelling', async () => {
  const pass = await newPass('XK4PT2', { ticket: '220-1234567890' });
  for (const sought of ['XK4PT2', ' xk4-pt2', '2201234567890', '220 1234567890'])
    expect(await find(sought)).toMatchObject(opens(pass));
});

test('the passes of a booking are listed on all their flights by departure, to agents of their airline', async () => {
  const onward = await createConnection(api);
  await newPass('MANY01', { on: onward });
  await newPass('MANY01');
  const { statusCode, page } = await find('many01');
  expect([statusCode, page]).toEqual([200, expect.stringContaining('<h2 id="found">2 passes</h2>')]);
  expect(page.indexOf('LH 2724 from MUC')).toBeLessThan(page.indexOf('LH 401 from BER'));
  expect((await find('MANY01', desk.stranger)).statusCode).toBe(404);
});

test('a viewer finds none and leaves no entry; the search of others is in the audit trail, without the number', async () => {
  await newPass('TRAIL7');
  const before = await acts();
  const asViewer = await find('TRAIL7', desk.viewer);
  expect([asViewer.statusCode, asViewer.page]).toEqual([404, expect.not.stringMatching(/booking code|Passenger/)]);
  expect(await acts()).toEqual(before);
  time.at = new Date(time.at.getTime() + 60_000);
  await find('TRAIL7');
  time.at = new Date(time.at.getTime() + 60_000);
  await find('TRAIL8', desk.admin);
  expect((await acts()).slice(0, 2)).toEqual([
    { act: 'booking-searched', user: 'admin-1', found: 0 },
    { act: 'booking-searched', user: 'agent-1', found: 1 },
  ]);
  const trail = (await desk.open('GET /desk/audit', desk.admin)).page;
  expect(trail).toContain('passes found: 1');
  for (const shown of [trail, JSON.stringify(log.lines)]) expect(shown).not.toMatch(/TRAIL[78]/);
});

test('a number that has changed finds nothing at once, and is not found again by what comes late or twice', async () => {
  const pass = await newPass('FORMER');
  const second = await recorded(pass.serial, () => pass.update({ 'confirmation-number': 'LATTER' }));
  expect((await find('FORMER')).statusCode).toBe(404);
  await read(second);
  expect(await find('LATTER')).toMatchObject(opens(pass));
  await read(pass.first, second);
  expect((await find('FORMER')).statusCode).toBe(404);
  expect(await numberEntries(api.env, pass.serial)).toHaveLength(1);
  await read(await recorded(pass.serial, () => pass.delete()));
  expect(await numberEntries(api.env, pass.serial)).toEqual([]);
});

test('entries have no number in the clear, and end with the pass', async () => {
  const pass = await newPass('CLEAR9');
  const [entry] = await numberEntries(api.env, pass.serial);
  expect(entry).toEqual({
    PK: { S: expect.stringMatching(/^NUMBER#[a-z2-7]{32}$/) },
    SK: { S: expect.stringMatching(/^[a-z2-7]{32}$/) },
    ttl: { N: expect.stringMatching(/^\d{10}$/) },
  });
  const { dueAtUtc = '' } = await pass.record();
  time.at = new Date(Date.parse(dueAtUtc) - 1);
  const { agent } = await startDesk(api, clock, { log });
  expect(await find('CLEAR9', agent)).toMatchObject(opens(pass));
  time.at = new Date(dueAtUtc);
  expect((await find('CLEAR9', agent)).statusCode).toBe(404);
});

test('of very many passes under one number a hundred are shown, and the page says how to find the others', async () => {
  const pass = await newPass('CROWD1');
  const numbered = await pass.record();
  const copies = await copiesOnPhone(api, pass, 120);
  const changes = copies.map((passKey) => ({ ...numbered, passKey }));
  const { numbers } = eventsOn(api.aws, { clock });
  const filed = changes.map(({ account, passKey }) => ({
    account,
    passKey,
    number: 'CROWD1',
    endsAtUtc: '2028-01-01',
  }));
  await numbers.write([{ filed, removed: [] }]);
  requests.operations.length = 0;
  const { page } = await find('CROWD1');
  expect(page).toContain('<h2 id="found">100 passes</h2>');
  expect(page).toContain('There are more passes');
  expect(requests.operations.length).toBeLessThanOrEqual(12);
});

test('an answer without result says on which days the flight was looked for, and what helps', async () => {
  const { page } = await find('TN9999');
  expect(page).toContain('There is no flight TN9999 from 14 Mar 2027 to 16 Mar 2027.');
  expect(page).toContain('No pass has this booking code or ticket number.');
  expect(page).toContain('have expired are found by their flight: type it with the name or seat, such as');
  expect((await find('TN9999 2027-05-01 12A')).page).toContain(
    'There is no flight TN9999 on 1 May 2027. Type another day',
  );
});

test('the airline’s code may be left out, and a text that names a flight of the day is that flight', async () => {
  const pass = await newPass('LH2724');
  await pass.update({ 'seat-number': '33K' });
  expect(await find('2724 33k')).toMatchObject(opens(pass));
  expect((await find('LH2724')).location).toContain('/desk/flight?airline=LH');
});
