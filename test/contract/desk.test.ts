import { Readable } from 'node:stream';
import { exportAudit } from '../../lambdas/desk/audit.ts';
import type { Visit } from '../../lambdas/desk/visit.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { auditCsv, auditRow } from '../../lambdas/pages/desk/audit-page.ts';
import type { DeskServices } from '../../lambdas/ports/staff-services.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { event, makeBrand } from '../helpers/check-in.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { exampleFlight, examplePassData, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { origin, type StaffMember, signedInAs } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
let services: DeskServices;
let viewer: StaffMember;
let agent: StaffMember;
let admin: StaffMember;
let stranger: StaffMember;
let open: Desk['open'];
let press: Desk['press'];
let issued: IssuedPass;
let pass: Pass;
beforeAll(async () => {
  const desk = await startDesk(
    api,
    fixedClock(() => time.at),
    { log, requestHandler: requests },
  );
  ({ services, viewer, agent, admin, stranger, open, press } = desk);
  issued = await issuePass(api, await api.createTemplate());
  await issued.phone.install(issued.pkpass);
  pass = await issued.record();
});

const flight = 'airline=LH&number=2724&origin=MUC&date=2027-03-15';

const key = Object.fromEntries(new URLSearchParams(flight));
const reviewed = () => ({ ...key, reviewed: String(time.at.getTime()), id: 'change-1' });

const gateOf = async () => {
  const { body } = await api.send({ action: 'getflight', ...exampleFlight });
  return (body['flight-data'] as Record<string, string>)['origin-gate'];
};

/** Fields of a form that changes the gate. */
const gateForm = async (gate: string) => ({ 'was-origin-gate': (await gateOf()) ?? '', 'origin-gate': gate });

const changes = async () => {
  const lines = await Array.fromAsync(services.audit.of('demo'));
  return lines.filter(({ act }) => act === 'flight-changed');
};

test('who is not signed in is led to the sign-in, and back to where they wanted to go', async () => {
  const { statusCode, headers, page } = await open(`GET /desk/flight?${flight}`);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const to = new URLSearchParams({ to: `/desk/flight?${flight}` });
  expect(page).toContain(`href="${origin}/desk/sign-in?${String(to).replaceAll('&', '&#38;')}"`);
  expect(page).not.toContain('Passengers');
  expect(await open('POST /desk/flight/change', undefined, reviewed())).toMatchObject({ statusCode: 401 });
});

test('a flight shows what it is and how many phones are current, in every spelling of its key', async () => {
  for (const query of [flight, 'airline=lh&number=2724&origin=muc&date=2027-03-15']) {
    const { statusCode, page } = await open(`GET /desk/flight?${query}`, viewer);
    expect(statusCode).toBe(200);
    expect(page).toContain('1 of 1 phone current');
    expect(page).toContain('<dt>Gate</dt><dd>');
  }
});

test('the form of a flight offers the reasons and the statuses that it knows, and texts where it knows none', async () => {
  const { page } = await open(`GET /desk/flight?${flight}`, admin);
  const choices = [...page.matchAll(/<select [^>]*name="([^"]*)".*?<option[^>]*>([^<]*).*?<option[^>]*>([^<]*)/gs)];
  expect(Object.fromEntries(choices.map(([, name, none, first]) => [name, [none, first]]))).toEqual({
    'flight-status-reason-code': ['None, or in your words', 'Weather'],
    'flight-status': ['No status', expect.any(String)],
    'void-passes': ['No', 'Yes'],
  });
});

test.each([
  ['an unknown flight', flight.replace('2724', '9999'), 404, 'No such flight: check airline, number, airport and day.'],
  [
    'another airline’s flight',
    flight.replace('LH', 'LX'),
    404,
    'No such flight, but there is such a flight with airline LH.',
  ],
  ['no date', flight.replace('2027-03-15', ''), 400, 'departure-date must be a real date'],
  ['no key at all', '', 400, 'flight-number-label'],
])('%s is answered with what to do', async (_, query, status, words) => {
  const { statusCode, page } = await open(`GET /desk/flight?${query}`, viewer);
  expect([statusCode, page]).toEqual([status, expect.stringContaining(words)]);
});

test('a flight of another account is unknown, whatever the address says', async () => {
  const { statusCode, page } = await open(`GET /desk/flight?${flight}&account=demo`, stranger);
  expect([statusCode, page]).toEqual([404, expect.stringContaining('No such flight')]);
  const gate = await gateOf();
  const form = { ...reviewed(), ...(await gateForm('X1')) };
  expect((await open('POST /desk/flight/change', stranger, form)).statusCode).toBe(404);
  expect(await gateOf()).toBe(gate);
});

test('a change is reviewed with the sentence on the lock screen, then sent, told of, and undone', async () => {
  const before = await gateOf();
  const change = { 'was-origin-gate': String(before), 'origin-gate': 'K17' };
  const review = await open('POST /desk/flight/review', agent, { ...key, ...change });
  expect(review.page).toContain('1 passenger will read');
  expect(review.page).toContain('<p class="lock-screen">Gate: K17</p>');
  expect(review.page).not.toContain('undefined');
  expect(await gateOf()).toBe(before);

  const { statusCode, headers } = await open('POST /desk/flight/change', agent, { ...reviewed(), ...change });
  expect([statusCode, await gateOf()]).toEqual([303, 'K17']);
  const done = await open(`GET ${headers.location}`, agent);
  expect(done.page).toContain('by agent-1@example.com');
  expect(done.page).toContain(`<del>${before}</del> becomes <ins>K17</ins>`);
  expect(done.page).toContain('&#34;origin-gate&#34;:&#34;K17&#34;');
  const hidden = [...done.page.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)">/g)];
  const undo = Object.fromEntries(
    hidden.slice(0, hidden.findIndex(([, name]) => name === 'origin-gate') + 1).map(([, name, value]) => [name, value]),
  );
  expect(undo).toMatchObject({ 'was-origin-gate': 'K17', 'origin-gate': before, ...key });
  const undone = await open('POST /desk/flight/change', agent, { ...reviewed(), ...undo, id: 'change-2' } as never);
  expect([undone.statusCode, await gateOf()]).toEqual([303, before]);
  const ofAgent = (await changes()).filter(
    ({ user, flight }) => user === 'agent-1' && flight === 'LH 2724 MUC 2027-03-15',
  );
  expect(ofAgent.map(({ change }) => change?.['origin-gate'])).toEqual(
    expect.arrayContaining([
      [before, 'K17'],
      ['K17', before],
    ]),
  );
});

test('a form that is sent twice changes once, and one without a change leads back', async () => {
  const form = { ...reviewed(), ...(await gateForm('D1')), id: 'twice' };
  const before = (await changes()).length;
  for (const _ of [1, 2]) expect((await open('POST /desk/flight/change', agent, form)).statusCode).toBe(303);
  expect(await changes()).toHaveLength(before + 1);
  await api.send({ action: 'updateflight', ...exampleFlight, 'origin-gate': 'D2' });
  await open('POST /desk/flight/change', agent, form);
  expect(await gateOf()).toBe('D2');
  const same = await open('POST /desk/flight/review', agent, { ...key, 'was-origin-gate': 'D2', 'origin-gate': 'D2' });
  expect([same.statusCode, same.headers.location]).toEqual([303, `/desk/flight?${flight}`]);
});

test('a field that the person did not touch keeps what a system has said meanwhile', async () => {
  await api.send({ action: 'updateflight', ...exampleFlight, 'origin-terminal': '9' });
  const terminal = { 'was-origin-terminal': '1', 'origin-terminal': '1' };
  const form = { ...reviewed(), ...terminal, ...(await gateForm('E1')) };
  await open('POST /desk/flight/change', agent, { ...form, id: 'untouched' });
  const { body } = await api.send({ action: 'getflight', ...exampleFlight });
  expect(body['flight-data']).toMatchObject({ 'origin-terminal': '9', 'origin-gate': 'E1' });
});

test('a review holds for ten minutes', async () => {
  const form = { ...reviewed(), ...(await gateForm('F1')), id: 'late' };
  time.at = new Date(now.getTime() + 10 * 60_000 + 1);
  const { statusCode, page } = await open('POST /desk/flight/change', agent, form);
  expect([statusCode, page]).toEqual([409, expect.stringContaining('more than ten minutes ago')]);
  for (const reviewed of ['', 'x', String(time.at.getTime() + 60_000)])
    expect((await open('POST /desk/flight/change', agent, { ...form, reviewed })).statusCode).toBe(409);
  expect(await gateOf()).not.toBe('F1');
});

const masses = [
  ['cancelling', { 'was-flight-status': '', 'flight-status': 'cancelled' }],
  ['cancelling in capitals', { 'was-flight-status': '', 'flight-status': 'CANCELLED' }],
  ['voiding all passes', { 'was-void-passes': '', 'void-passes': 'True' }],
  ['a message to all', { 'was-message1': '', message1: 'Hello' }],
] as const;

test.each(masses)('%s is an admin’s, who types the number of passes', async (_, change) => {
  const before = (await changes()).length;
  for (const step of ['review', 'change']) {
    const refused = await open(`POST /desk/flight/${step}`, agent, { ...reviewed(), ...change });
    expect([refused.statusCode, refused.page]).toEqual([403, expect.stringContaining('ask an admin')]);
  }
  const review = await open('POST /desk/flight/review', admin, { ...key, ...change });
  expect(review.page).toContain('Type 1, the number of passes');
  for (const count of ['', '2', '01']) {
    const refused = await open('POST /desk/flight/change', admin, { ...reviewed(), ...change, passes: '1', count });
    expect([refused.statusCode, refused.page]).toEqual([400, expect.stringContaining('the number of passes is 1')]);
  }
  // Neither without the number of the review.
  expect((await open('POST /desk/flight/change', admin, { ...reviewed(), ...change, count: '1' })).statusCode).toBe(
    400,
  );
  expect(await changes()).toHaveLength(before);
  const id = JSON.stringify(change).length.toString();
  const sent = { ...reviewed(), ...change, passes: '1', count: '1', id };
  expect((await open('POST /desk/flight/change', admin, sent)).statusCode).toBe(303);
  expect(await changes()).toHaveLength(before + 1);
  await api.send({ action: 'updateflight', ...exampleFlight, 'flight-status': '', 'void-passes': '', message1: '' });
});

test('one button cancels a flight and voids its passes, with the reason of the same form, after the number was typed', async () => {
  expect((await open('POST /desk/flight/review', agent, { ...key, cancel: 'yes' })).statusCode).toBe(403);
  const { page } = await open(`GET /desk/flight?${flight}`, admin);
  const typed = { 'flight-status-reason-code': 'strike' };
  const review = await press(page, 'Cancel the flight, and void all passes…', admin, typed);
  for (const words of ['Type 1, the number', '<ins>Cancelled</ins>', '<ins>Strike</ins>', 'because of a strike'])
    expect(review.page).toContain(words);
  const done = await press(review.page, 'Send', admin, { count: '1' });
  expect(done.page).toMatch(/Cancelled<\/span> <span class="quiet">Strike</);
  // An agent's change of the gate leaves it cancelled.
  expect((await open(`GET /desk/flight?${flight}`, agent)).page).toContain('<option value="cancelled" selected>');
  const clear = { 'flight-status': '', 'flight-status-reason-code': '', 'void-passes': '' };
  await api.send({ action: 'updateflight', ...exampleFlight, ...clear });
});

test('a flight is cancelled by the number of its review, while check-in issues more passes', async () => {
  const { page } = await open(`GET /desk/flight?${flight}`, admin);
  const review = await press(page, 'Review', admin, { cancel: 'yes' });
  const another = await issuePass(api, pass.templateId);
  time.at = new Date(time.at.getTime() + 6_000);
  expect((await open(`GET /desk/flight?${flight}`, admin)).page).toContain('<p>2 passes');
  const done = await press(review.page, 'Send', admin, { count: '1' });
  expect(done.page).toContain('class="status cancelled">Cancelled<');
  await api.send({ action: 'updateflight', ...exampleFlight, 'flight-status': '', 'void-passes': '' });
  await another.delete();
  time.at = new Date(time.at.getTime() + 6_000);
});

test('what a schema refuses is said with its field, and is in no audit trail', async () => {
  const change = { 'was-estimated-departure-time': '', 'estimated-departure-time': '2027-02-30T10:00' };
  const before = (await changes()).length;
  const { statusCode, page } = await open('POST /desk/flight/change', agent, { ...reviewed(), ...change, id: 'bad' });
  expect([statusCode, page]).toEqual([400, expect.stringContaining('estimated-departure-time')]);
  expect(await changes()).toHaveLength(before);
});

test('a form that is refused leads back to the flight or pass that it was of; one of an unknown flight, to the desk', async () => {
  const typed = { 'was-origin-gate': '', 'origin-gate': 'x'.repeat(61) };
  const refused = await open('POST /desk/flight/review', agent, { ...key, ...typed });
  const leadsTo = (page: string) => /<a class="button" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&');
  expect([refused.statusCode, leadsTo(refused.page)]).toEqual([400, `/desk/flight?${flight}`]);
  const ofPass = await open(`POST /desk/pass/${pass.passKey}/change`, agent, { reviewed: '0' });
  expect([ofPass.statusCode, leadsTo(ofPass.page)]).toEqual([409, `/desk/pass/${pass.passKey}`]);
  const unknown = await open('POST /desk/flight/review', agent, { ...key, number: '9999', ...typed });
  expect([unknown.statusCode, leadsTo(unknown.page)]).toEqual([404, '/desk']);
});

test('what an action refuses in the end is in the audit trail as refused', async () => {
  await open('POST /desk/flight/change', agent, { ...reviewed(), ...(await gateForm('R1')), id: 'used' });
  const again = { ...reviewed(), ...(await gateForm('R2')), id: 'used' };
  expect((await open('POST /desk/flight/change', agent, again)).statusCode).toBe(409);
  expect((await changes()).filter(({ isRefused }) => isRefused)).toMatchObject([{ user: 'agent-1' }]);
  // The same id of another person is another one.
  expect((await open('POST /desk/flight/change', admin, again)).statusCode).toBe(303);
});

test('what an action gives up at last may have been done, so the audit trail does not say that it was refused', async () => {
  const refused = async () => (await changes()).filter(({ isRefused }) => isRefused).length;
  const before = await refused();
  const isAlwaysLate = jest.spyOn(DynamoTemplates.prototype, 'updateAll').mockResolvedValue(false);
  const { statusCode } = await open('POST /desk/flight/change', agent, {
    ...reviewed(),
    ...(await gateForm('R3')),
    id: 'slow',
  });
  isAlwaysLate.mockRestore();
  expect([statusCode, await refused()]).toEqual([503, before]);
});

test('what a system has said meanwhile is told of in the review, and refuses a change that was reviewed before', async () => {
  const form = await gateForm('M1');
  await api.send({ action: 'updateflight', ...exampleFlight, 'origin-gate': 'SYS9' });
  const review = await open('POST /desk/flight/review', agent, { ...key, ...form });
  expect(review.page).toContain('Gate has become SYS9 meanwhile.');
  expect(review.page).toContain('<del>SYS9</del> becomes <ins>M1</ins>');
  const { statusCode, page } = await open('POST /desk/flight/change', agent, { ...reviewed(), ...form, id: 'stale' });
  expect([statusCode, page, await gateOf()]).toEqual([409, expect.stringContaining('has become SYS9'), 'SYS9']);
});

test('a message to all, and void passes, that a system has sent since the page was opened are shown at once, and refuse another', async () => {
  const former = await open(`GET /desk/flight?${flight}`, admin);
  await api.send({ action: 'updateflight', ...exampleFlight, message1: 'From the system', 'void-passes': 'True' });
  const typed = { message1: 'From the desk' };
  const review = await press(former.page, 'Review', admin, typed);
  expect(review.page).toContain('Message to all has become From the system meanwhile.');
  const change = { 'was-message1': '', ...typed, passes: '1', count: '1', id: 'unseen' };
  expect((await open('POST /desk/flight/change', admin, { ...reviewed(), ...change })).statusCode).toBe(409);
  const { page } = await open(`GET /desk/flight?${flight}`, admin);
  expect(page).toContain('name="was-void-passes" value="True"');
  await api.send({ action: 'updateflight', ...exampleFlight, message1: '', 'void-passes': '' });
});

test('passes that are void with their flight are so on their page and in the list of their group at once', async () => {
  const { body } = await api.send(
    api.passRequest(pass.templateId, { 'pass-data': { ...examplePassData(), 'group-id': 'void-with-the-flight' } }),
  );
  const [, key = ''] = /\/i\/(.{32})/.exec(String(body['pass-install-url'])) ?? [];
  const [, group = ''] = /\/g\/(.{32})/.exec(String(body['group-install-url'])) ?? [];
  const statuses = async () => {
    const [ofPass, ofGroup] = [
      await open(`GET /desk/pass/${key}`, agent),
      await open(`GET /desk/group/${group}`, agent),
    ];
    return [ofPass, ofGroup].map(({ page }) => (page.includes('>Voided<') ? 'voided' : 'active'));
  };
  expect(await statuses()).toEqual(['active', 'active']);
  await api.send({ action: 'updateflight', ...exampleFlight, 'void-passes': 'True' });
  expect(await statuses()).toEqual(['voided', 'voided']);
  await api.send({ action: 'updateflight', ...exampleFlight, 'void-passes': '' });
  await api.send({ action: 'deletepassdata', 'pass-template-id': pass.templateId, 'pass-id': body['pass-id'] });
});

test('a field in which the flight’s templates differ is changed in all, after the review says that no undo brings that back', async () => {
  const change = { 'was-origin-gate': '', 'origin-gate': 'B12' };
  const words = 'Gate: its pass templates differ. An undo does not bring that back.';
  expect((await open('POST /desk/flight/review', agent, { ...key, ...change })).page).not.toContain(words);
  const another = await api.createTemplate();
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': another, 'origin-gate': 'Z9' });
  const review = await open('POST /desk/flight/review', agent, { ...key, ...change });
  expect(review.page).toContain(words);
  // A message and void passes of the older one, too, do not stand for both.
  const ofAll = { message1: 'Hello', 'void-passes': 'True' };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': pass.templateId, ...ofAll });
  const { page } = await open('POST /desk/flight/review', admin, { ...key, ...ofAll, cancel: 'yes' });
  for (const name of ['message1', 'void-passes']) expect(page).toContain(`<input type="hidden" name="${name}"`);
  await api.send({ action: 'updateflight', ...exampleFlight, message1: '', 'void-passes': '' });
  // Another flight has it from here on.
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': another, 'flight-number': '2799' });
});

test('an undo leaves the first gate of a flight, which no call clears, and takes back the rest, as the review says', async () => {
  const ofCheckIn = { ...event('first-gate', '2027-03-09T18:00:00Z'), brand: await makeBrand(api) };
  await api.send({ ...ofCheckIn, flight: { ...ofCheckIn.flight, 'flight-number': '2730' } });
  const page = async () => (await open(`GET /desk/flight?${flight.replace('2724', '2730')}`, agent)).page;
  const review = await press(await page(), 'Review', agent, { 'origin-gate': 'K17', 'flight-status': 'boarding' });
  expect(review.page).toContain('Gate: there is none yet. An undo does not bring that back.');
  const done = await press(review.page, 'Send', agent);
  const undone = await press((await press(done.page, 'Undo…', agent)).page, 'Send', agent);
  expect(undone.page).toContain('<del>Boarding</del> becomes <ins>none</ins>');
  expect(undone.page).toContain('<dt>Gate</dt><dd>K17</dd>');
  const first = await press(await page(), 'Review', agent, { 'origin-terminal': '2' });
  expect((await press(first.page, 'Send', agent)).page).not.toContain('>Undo…<');
});

test('a time with seconds, which the form cannot show, is left alone by a change of the gate', async () => {
  const time = '2027-03-15T17:50:30';
  await api.send({ action: 'updateflight', ...exampleFlight, 'estimated-departure-time': time });
  const form = { 'was-estimated-departure-time': time, 'estimated-departure-time': time.slice(0, 16) };
  await open('POST /desk/flight/change', agent, { ...reviewed(), ...form, ...(await gateForm('T1')), id: 'seconds' });
  const { body } = await api.send({ action: 'getflight', ...exampleFlight });
  expect(body['flight-data']).toMatchObject({ 'estimated-departure-time': time, 'origin-gate': 'T1' });
  await api.send({ action: 'updateflight', ...exampleFlight, 'estimated-departure-time': '' });
});

test('the log has the names of changed fields, and none of their texts', async () => {
  await open('POST /desk/flight/change', agent, { ...reviewed(), ...(await gateForm('Mr Smith')), id: 'log' });
  expect(JSON.stringify(log.lines)).toContain('origin-gate');
  expect(JSON.stringify(log.lines)).not.toContain('Mr Smith');
});

test.each(['', 'x', 'x'.repeat(2_000), '2027-03-10T08:00:00.000Z#'])(
  'a change that is not there, %#, is shown as none',
  async (done) => {
    const { statusCode, page } = await open(`GET /desk/flight?${flight}&done=${encodeURIComponent(done)}`, viewer);
    expect([statusCode, page]).toEqual([200, expect.not.stringContaining('id="done"')]);
  },
);

test('what a role may not do is absent from its pages, and refused', async () => {
  const form = { ...reviewed(), ...(await gateForm('V1')), id: 'viewers' };
  expect((await open(`GET /desk/flight?${flight}`, viewer)).page).not.toContain('Change the flight');
  for (const step of ['review', 'change'])
    expect((await open(`POST /desk/flight/${step}`, viewer, form)).statusCode).toBe(403);
  const ofAgent = (await open(`GET /desk/flight?${flight}`, agent)).page;
  expect(ofAgent).toContain('Change the flight');
  expect(ofAgent).toContain('<option value="delayed">');
  for (const text of ['message to all', 'Void all passes', 'value="cancelled"', 'Cancel the flight']) {
    expect(ofAgent).not.toContain(text);
    expect((await open(`GET /desk/flight?${flight}`, admin)).page).toContain(text);
  }
  for (const member of [viewer, agent]) {
    expect((await open('GET /desk/audit', member)).statusCode).toBe(403);
    expect((await open('POST /desk/audit.csv', member, {})).statusCode).toBe(403);
  }
  for (const member of [viewer, agent]) expect((await open('GET /desk', member)).page).not.toContain('/settings');
  expect(await gateOf()).not.toBe('V1');
});

test.each([
  ['another origin', { csrf: undefined }, 'https://evil.example'],
  ['no origin', { csrf: undefined }, 'null'],
  ['no token', { csrf: '' }, origin],
  ['the token of another person', { csrf: 'other' }, origin],
])('a form with %s changes nothing', async (_, { csrf }, from) => {
  const token = csrf === 'other' ? admin.csrfToken : (csrf ?? agent.csrfToken);
  for (const target of ['flight/change', 'flight/review', 'sign-out']) {
    const form = { ...reviewed(), csrf: token, ...(await gateForm('H4CK')), id: 'forged' };
    const { statusCode, page } = await open(`POST /desk/${target}`, agent, form, from);
    expect([target, statusCode, page]).toEqual([target, 403, expect.stringContaining('did not come from our page')]);
  }
  expect(await gateOf()).not.toBe('H4CK');
  expect((await open('GET /desk', agent)).page).toContain('agent-1@example.com');
});

test('the audit trail is searched, and comes as CSV that no spreadsheet takes for formulas', async () => {
  await open('POST /desk/flight/change', agent, { ...reviewed(), ...(await gateForm('=1+1;=2')), id: 'csv' });
  const { page } = await open('POST /desk/audit', admin, { q: 'agent-1' });
  expect(page).toContain('becomes =1+1;=2');
  // The text stands in no address: it may be somebody's name.
  expect(page).not.toMatch(/(action|href)="[^"]*agent-1/);
  expect((await open('POST /desk/audit', admin, { q: 'nothing-like-it' })).page).toContain('Nothing found');
  const csv = await open('POST /desk/audit.csv', admin, { q: 'becomes =1' });
  expect(csv.headers).toMatchObject({ 'content-type': 'text/csv;charset=utf-8', 'cache-control': 'no-store' });
  const [head, first] = csv.page.split('\r\n');
  expect(head).toBe('"time (UTC)","by","what","about","change"');
  expect(first).toMatch(
    /^"[\d :-]+","agent-1@example.com","flight-changed","LH 2724 MUC 2027-03-15","origin-gate: .* becomes =1\+1;'=2"$/,
  );
  expect((await open('GET /desk/audit', stranger)).page).not.toContain('agent-1');
});

test('a CSV of more bytes than Lambda answers ends with a whole entry, and says that there are more', async () => {
  const line = { account: 'demo', atUtc: '2027-03-10T08:00:00.000Z', user: 'u', requestId: 'r' } as const;
  const change = { message1: ['', '航'.repeat(5_000)] } as const;
  const lines = Array.from({ length: 20_000 }, () => ({
    ...line,
    act: 'flight-changed' as const,
    flight: 'LH 1',
    change,
  }));
  const visit = { person: admin.person, form: new URLSearchParams() } as Visit;
  const audit = { ...services.audit, of: () => Readable.from(lines) };
  const { body } = await exportAudit(visit, { ...services, audit });
  expect(Buffer.byteLength(body)).toBeLessThan(3_000_100);
  expect(body).toMatch(/航…"\r\n"not whole: search for less"\r\n$/);
});

test('long texts of the trail are cut, and a cell of many lines takes no longer than one of many letters', () => {
  const change = { message1: ['\n'.repeat(50_000), `${'\n '.repeat(30)}=1`], 'seat-number': ['', ''] } as const;
  const row = auditRow(
    { account: 'demo', atUtc: '2027-03-10T08:00:00.000Z', user: 'u', requestId: 'r', act: 'flight-changed', change },
    () => undefined,
  );
  expect(row.change).toBe(`message1: ${'\n'.repeat(117)}… becomes ${'\n '.repeat(30)}=1 | seat-number: values erased`);
  expect(auditCsv([row])).toContain(" '=1 | ");
  const begun = performance.now();
  // Half a minute, if its time grew with the square of its length.
  auditCsv([{ ...row, about: '\n'.repeat(100_000) }]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test.each([
  ['/desk/flight/face?airline=LH&number=2724', '/desk/flight/face?airline=LH&number=2724'],
  [`/desk/pass/${'a'.repeat(32)}/face`, `/desk/pass/${'a'.repeat(32)}/face`],
  ['//evil.example/desk', '/desk'],
])('a sign-in on the way to %s leads to %s', async (to, leadsTo) => {
  const { cookies = [] } = await open(`GET /desk/sign-in?${new URLSearchParams({ to })}`);
  const [pending = ''] = cookies[0]?.replace('__Host-sign-in=', '').split(';') ?? [];
  expect(JSON.parse(Buffer.from(pending, 'base64url').toString())).toMatchObject({ to: leadsTo });
});

test('a pass is found by its pass-id and by its install link, and says for each wallet what is known and what to do', async () => {
  for (const sought of [pass.passId, ` ${origin}/i/${issued.link} `, `${origin}/i/${issued.link}/pass.pkpass`]) {
    const { statusCode, headers } = await open('POST /desk/find', viewer, { sought });
    expect([statusCode, headers.location]).toEqual([303, `/desk/pass/${pass.passKey}`]);
  }
  const { page } = await open(`GET /desk/pass/${pass.passKey}`, agent);
  expect(page).toContain('Apple Wallet: waiting');
  expect(page).toContain('no acceptance by Apple is on record. <em>Ask again in a minute.</em>');
  expect(page).toContain('Google Wallet: never saved');
  expect(page).toContain('Send the install link: its button for Google Wallet saves the pass.');
  expect(page).toContain(`<span class="key">${pass.passId}</span>`);
  expect(page).toContain(`href="/desk/flight?${flight.replaceAll('&', '&#38;')}"`);
});

test('a viewer sees of a passenger the name alone', async () => {
  const { page } = await open(`GET /desk/pass/${pass.passKey}`, viewer);
  const { body } = await api.send({
    action: 'getpassdata',
    'pass-template-id': pass.templateId,
    'pass-id': pass.passId,
  });
  const { 'passenger-name': name, 'seat-number': seat } = body['pass-data'] as Record<string, string>;
  expect(page).toContain(`<h1>${name}</h1>`);
  expect(page).toContain('<title>Pass</title>');
  expect([page.includes(`<dd>${seat}</dd>`), page.includes(pass.passId)]).toEqual([false, false]);
  expect((await open(`GET /desk/pass/${pass.passKey}`, agent)).page).toContain(`<dd>${seat}</dd>`);
});

test('a pass of another account, an unknown one and a link with nothing behind it are all unknown', async () => {
  for (const sought of [pass.passId, `${origin}/i/${issued.link}`, 'nobody', `${origin}/i/${'a'.repeat(58)}`])
    expect((await open('POST /desk/find', stranger, { sought })).statusCode).toBe(404);
  expect((await open(`GET /desk/pass/${pass.passKey}`, stranger)).statusCode).toBe(404);
  expect((await open(`GET /desk/pass/${'a'.repeat(32)}`, viewer)).statusCode).toBe(404);
});

test('a page that is not there, and a method that it does not take, are answered as such', async () => {
  expect((await open('GET /desk/none', viewer)).statusCode).toBe(404);
  expect((await open('POST /desk', viewer, {})).statusCode).toBe(405);
});

test('while pictures cannot be read, a pass is shown without its face', async () => {
  // Another process: one that has read them keeps them.
  const cold = await startDesk(
    api,
    fixedClock(() => time.at),
    { log, requestHandler: requests },
  );
  const look = async () => (await cold.open(`GET /desk/pass/${pass.passKey}`, cold.agent)).page;
  requests.fault = (operation) => (operation === 'GET images' ? 'unreachable' : undefined);
  const without = await look();
  expect(without).toContain('Apple Wallet: ');
  expect(without).not.toContain('Drawn from');
  requests.fault = () => undefined;
  expect(await look()).toContain('Drawn from');
});

test('while the database fails, pages say so and ask to come back', async () => {
  requests.fault = () => 'unreachable';
  const { statusCode, headers } = await open('GET /desk', viewer);
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
});

test('signing out ends the session, and leads to the sign-in page’s own sign-out', async () => {
  const leaving = await signedInAs(api.env, 'viewer', { id: 'leaving', clock: fixedClock(() => time.at) });
  const { headers, cookies } = await open('POST /desk/sign-out', leaving, {});
  expect(headers.refresh).toContain(`${origin}/logout?`);
  expect(cookies).toEqual(['__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax']);
  expect((await open('GET /desk', leaving)).page).toContain('Sign in to see');
});
