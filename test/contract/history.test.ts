import type { DynamoDBRecord } from 'aws-lambda';
import { createDeskContext } from '../../lambdas/context/desk.ts';
import { createStore } from '../../lambdas/context/sdk.ts';
import { answerDesk } from '../../lambdas/desk/router.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import type { Role } from '../../lambdas/ports/people.ts';
import type { DeskServices } from '../../lambdas/ports/staff-services.ts';
import { DynamoHistoryWrites } from '../../lambdas/storage/history.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleFlight, now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { eventsOn } from '../helpers/jobs.ts';
import { Operator } from '../helpers/operator.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { origin, signedInAs, staffEvent } from '../helpers/staff.ts';
import { streamImage } from '../helpers/stream.ts';

const { api, log, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
let desk: DeskServices;
let templateId: string;
beforeAll(async () => {
  const signIn = { SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };
  desk = createDeskContext({ ...api.env, ...signIn }, { clock, log, requestHandler: requests });
  templateId = (await recorded(['TEMPLATE#', 'TEMPLATE'], () => api.createTemplate())).result;
});

type Key = [PK: string, SK: string];
const passKey = ({ serial }: Pick<IssuedPass, 'serial'>): Key => [`PASS#${serial}`, 'PASS'];
const flightKey = (): Key => [`TEMPLATE#${templateId}`, 'TEMPLATE'];

let records = 0;
/** The record of the stream about the change that an act makes of an item. */
async function recorded<Result>(key: Key, act: () => Promise<Result>) {
  const OldImage = await streamImage(api.env, ...key);
  const result = await act();
  const NewImage = await streamImage(api.env, ...key);
  const dynamodb = { Keys: (NewImage ?? OldImage) && { PK: { S: key[0] }, SK: { S: key[1] } }, OldImage, NewImage };
  const eventID = String(++records);
  return {
    result,
    record: { eventID, dynamodb: { ...dynamodb, SequenceNumber: eventID } } as unknown as DynamoDBRecord,
  };
}

const publish = (...all: DynamoDBRecord[]) => publishRecords(all, eventsOn(api.aws, { clock }));

/** Does an act a minute later than the last one, and keeps what it has changed. */
async function kept(key: Key, act: () => Promise<unknown>): Promise<DynamoDBRecord> {
  time.at = new Date(time.at.getTime() + 60_000);
  const { record } = await recorded(key, act);
  expect(await publish(record)).toEqual({ batchItemFailures: [] });
  return record;
}

async function newPass() {
  const pass = await issuePass(api, templateId);
  const NewImage = await streamImage(api.env, ...passKey(pass));
  const made = { eventID: pass.serial, dynamodb: { Keys: NewImage, NewImage } } as DynamoDBRecord;
  await publish(made);
  return { pass, made };
}

let readers = 0;
/** The lines of a page's history, as text. */
async function historyOn(path: string, role: Role): Promise<readonly string[]> {
  const { body = '', statusCode } = await answerDesk(
    staffEvent(`GET ${path}`, await signedInAs(api.env, role, { id: `reader-${++readers}`, clock })),
    desk,
  );
  expect(statusCode).toBe(200);
  const [, list = ''] = /<ol class="timeline">(.*)<\/ol>/s.exec(body) ?? [];
  const text = (markup: string) =>
    markup
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return list
    .split(/<li><time/)
    .slice(1)
    .map((line) => text(line.slice(line.indexOf('>') + 1)));
}
const flightPage = `/desk/flight?airline=LH&number=2724&origin=MUC&date=${exampleFlight['departure-date']}`;
const entriesOf = (of: string) => desk.history.latest(of, { most: 100 });

test('a pass shows each change with its time, who made it and the values, and what its phone got, the latest first', async () => {
  const { pass } = await newPass();
  await kept(passKey(pass), () => pass.phone.install(pass.pkpass));
  await kept(passKey(pass), () => pass.update({ 'seat-number': '1A', 'service-requests': ['WCHR'] }));
  await kept(flightKey(), () => api.send({ action: 'updateflight', ...exampleFlight, 'origin-gate': 'K1' }));
  await kept(passKey(pass), () => pass.update({}, { 'pass-meta-data': { 'user-phone': '4915550001' } }));
  await kept(passKey(pass), () => pass.update({ 'pass-status': 'redeemed' }));
  const page = `/desk/pass/${pass.serial}`;
  expect(await historyOn(page, 'agent')).toEqual([
    '09:05 Status changed by the API key First key Status: Active becomes Redeemed Notification: This boarding pass has been used',
    '09:04 Changed by the API key First key sent again, or data that the history does not keep, such as contact data',
    expect.stringMatching(
      /^09:03 Flight changed by the API key First key Gate: \S+ becomes K1 Notification: Gate: K1$/,
    ),
    expect.stringMatching(/^09:02 Changed by the API key First key Seat: \S+ becomes 1A Notification: Seat: 1A$/),
    '09:01 Added to Apple Wallet by a phone',
    '09:01 Device 1 registered for updates by a phone',
    '09:00 Issued by the API key First key',
  ]);
  // A viewer sees that and by whom, not what.
  expect((await historyOn(page, 'viewer')).slice(0, 4)).toEqual([
    '09:05 Status changed by the API key First key Status Notification',
    '09:04 Changed by the API key First key sent again, or data that the history does not keep, such as contact data',
    '09:03 Flight changed by the API key First key Gate Notification',
    '09:02 Changed by the API key First key Seat Notification',
  ]);
});

test('a flight shows its own, with the person who changed it at the desk; once removed, without a name', async () => {
  const agent = await signedInAs(api.env, 'agent', { id: 'gone', clock });
  await kept(flightKey(), async () => {
    const gate = (await desk.templates.find('demo', templateId))?.fields['origin-gate'] ?? '';
    const key = { airline: 'LH', number: '2724', origin: 'MUC', date: exampleFlight['departure-date'] };
    const form = { ...key, 'was-origin-gate': gate, 'origin-gate': 'D9', reviewed: String(time.at.getTime()), id: '1' };
    const body = String(new URLSearchParams({ csrf: agent.csrfToken, ...form }));
    expect((await answerDesk(staffEvent('POST /desk/flight/change', agent, { body }), desk)).statusCode).toBe(303);
  });
  expect((await historyOn(flightPage, 'agent')).join('\n')).toMatch(
    /Flight changed by gone@example.com Gate: \S+ becomes D9/,
  );
  await new Operator(api.env).run('account remove', { account: 'demo', email: 'gone@example.com' });
  expect((await historyOn(flightPage, 'viewer')).join('\n')).toMatch(
    /Flight changed by somebody who was removed Gate Notification$/m,
  );
});

test('a passenger who follows a link is told from a call, and a row of a batch is a call', async () => {
  const link = await makeLink(api, templateId);
  await follow(api, linkFor(link, passenger({ 'pass-id': 'followed' })));
  const rows = [api.passRequest(templateId, { 'pass-id': 'row' })];
  await api.send({
    action: 'generatepasses',
    'pass-template-id': templateId,
    passes: rows.map(({ action, 'pass-template-id': _, ...row }) => row),
  });
  const authors = ['followed', 'row'].map(async (passId) => {
    const pass = await api.services.passes.find(await api.services.identity.passKey('demo', passId));
    return pass?.changedBy;
  });
  expect(await Promise.all(authors)).toEqual(['link', 'key:first']);
});

test('a pass that has moved names both flights, and has the changes of the present one alone', async () => {
  const { pass } = await newPass();
  const { passId } = await pass.record();
  const fields = templateRequest(api.images)['universal-fields'] as object;
  const other = await api.createTemplate({ 'universal-fields': { ...fields, 'flight-number': '2726' } });
  const move = { 'pass-template-id': templateId, 'to-pass-template-id': other, 'pass-id': passId };
  await kept(passKey(pass), () => api.send({ action: 'movepass', ...move }));
  await kept(flightKey(), () => api.send({ action: 'updateflight', ...exampleFlight, 'origin-gate': 'L1' }));
  const [moved, issued] = await historyOn(`/desk/pass/${pass.serial}`, 'viewer');
  expect(moved).toContain(
    'Moved by the API key First key from LH 2724 from MUC, 15 Mar 2027 to LH 2726 from MUC, 15 Mar 2027',
  );
  expect(issued).toContain('Issued');
});

test('records that come again leave one entry each', async () => {
  const { pass, made } = await newPass();
  const changed = await kept(passKey(pass), () => pass.update({ 'seat-number': '2B' }));
  await publish(made, changed);
  expect((await entriesOf(pass.serial)).map(({ acts }) => acts)).toEqual([['PassUpdated'], ['PassGenerated']]);
});

test('a deleted pass has no history, also when older records come again with the deletion, whole or cut in halves', async () => {
  const { pass, made } = await newPass();
  const changed = await kept(passKey(pass), () => pass.update({ 'seat-number': '2B' }));
  const deleted = await kept(passKey(pass), () => pass.delete());
  expect(await entriesOf(pass.serial)).toEqual([]);
  for (const batches of [[[made, changed, deleted]], [[made, changed], [deleted]]]) {
    for (const batch of batches) await publish(...batch);
    expect(await entriesOf(pass.serial)).toEqual([]);
  }
});

test('an erased passenger has no history: not of before, not of the erasure, and not of records that come later', async () => {
  const email = 'history@example.com';
  const { pass } = await newPass();
  await kept(passKey(pass), () => pass.phone.install(pass.pkpass));
  const late = (
    await recorded(passKey(pass), () =>
      pass.update({ 'seat-number': '3C' }, { 'pass-meta-data': { 'user-email': email } }),
    )
  ).record;
  const operator = new Operator(api.env);
  const erasure = await recorded(passKey(pass), async () => {
    expect(await operator.run('passenger erase', { email })).toContain('Entries of the history removed: 2');
  });
  expect(await entriesOf(pass.serial)).toEqual([]);
  await publish(late);
  expect(await entriesOf(pass.serial)).toHaveLength(1);
  await publish(erasure.record);
  expect(await entriesOf(pass.serial)).toEqual([]);
});

test('an archived pass keeps its history, until its passenger is erased', async () => {
  const email = 'archived@example.com';
  const { pass } = await newPass();
  await kept(passKey(pass), () => pass.update({}, { 'pass-meta-data': { 'user-email': email } }));
  const record = await pass.record();
  await kept(passKey(pass), () => api.services.passes.archive(record, 'archived', time.at));
  expect((await entriesOf(pass.serial))[0]).toMatchObject({ acts: ['PassArchived'], by: 'time' });
  const shown = await historyOn(`/desk/pass/${pass.serial}`, 'viewer');
  expect(shown.map((line) => line.slice(6))).toEqual([
    'Archived by time',
    expect.stringContaining('Changed by'),
    expect.stringContaining('Issued by'),
  ]);
  const erased = await new Operator(api.env).run('passenger erase', { email });
  expect(erased).toContain('Entries of the history removed: 3');
  expect(await entriesOf(pass.serial)).toEqual([]);
});

test('while the history cannot be written, events go out, and the batch comes back; then nothing is missing', async () => {
  const faults = new FaultInjectingHandler();
  faults.fault = (operation) => (operation === 'BatchWriteItem' ? 'throttle' : undefined);
  const pass = await issuePass(api, templateId);
  const { record } = await recorded(passKey(pass), () => pass.update({ 'seat-number': '4D' }));
  const before = api.aws.events.all().length;
  const failing = await publishRecords([record], eventsOn(api.aws, { clock, requestHandler: faults }));
  expect([failing.batchItemFailures.length, api.aws.events.all().length - before]).toEqual([1, 1]);
  expect(await publish(record)).toEqual({ batchItemFailures: [] });
  expect(await entriesOf(pass.serial)).toHaveLength(1);
});

test('an entry ends with the days of the stage; with none nothing is kept, and what was is still deleted', async () => {
  const { pass, made } = await newPass();
  time.at = new Date(now.getTime() + 90 * 86_400_000 + 1_000);
  expect(await entriesOf(pass.serial)).toEqual([]);
  time.at = now;
  const { table } = createStore(api.env, clock);
  const off = { ...eventsOn(api.aws, { clock }), history: new DynamoHistoryWrites(table, 0) };
  const { record: changed } = await recorded(passKey(pass), () => pass.update({ 'seat-number': '5E' }));
  await publishRecords([changed], off);
  expect(await entriesOf(pass.serial)).toHaveLength(1);
  const { record: deleted } = await recorded(passKey(pass), () => pass.delete());
  await publishRecords([made, deleted], off);
  expect(await entriesOf(pass.serial)).toEqual([]);
});
