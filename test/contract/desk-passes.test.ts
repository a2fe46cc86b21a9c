import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { examplePassData } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import type { StaffMember } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
let desk: Desk;
let templateId: string;
beforeAll(async () => {
  desk = await startDesk(
    api,
    fixedClock(() => time.at),
    { log, requestHandler: requests },
  );
  templateId = await api.createTemplate();
});

let count = 0;
/** A pass of the flight, with these data of its own. */
async function issue(data: object = {}, more: object = {}) {
  const passId = `desk-${++count}`;
  const { body } = await api.send(
    api.passRequest(templateId, { 'pass-id': passId, 'pass-data': { ...examplePassData(), ...data }, ...more }),
  );
  const link = String(body['pass-install-url']);
  const passKey = link.split('/i/')[1]?.slice(0, 32) ?? '';
  const page = `/desk/pass/${passKey}`;
  return {
    ...{ passId, passKey, link, page },
    reference: { 'pass-template-id': templateId, 'pass-id': passId },
    record: () => api.services.passes.findRecord(passKey),
    show: async (member: StaffMember = desk.agent) => (await desk.open(`GET ${page}`, member)).page,
  };
}

/** Entries of the audit trail about a pass, latest first. */
const auditOf = async (passKey: string) =>
  (await Array.fromAsync(desk.services.audit.of('demo'))).filter(({ pass }) => pass === passKey);

/** Presses a button of a page, then that of the review. */
async function done(page: string, button: string, { typed = {}, by = desk.agent, send = 'Send' } = {}) {
  const review = await desk.press(page, button, by, typed);
  time.at = new Date(time.at.getTime() + 1_000);
  const after = await desk.press(review.page, send, by);
  return { review: review.page, page: after.page, at: after.location };
}

test.each([
  ['Void…', 'voided', 'Wallets show the pass as void'],
  ['Redeem…', 'redeemed', 'Wallets show the pass as used'],
])('%s says what it means, is done, told of and taken back', async (button, status, consequence) => {
  const pass = await issue();
  const { review, page } = await done(await pass.show(), button);
  expect(review).toContain(consequence);
  expect(review).toContain(
    `<del>Active</del> becomes <ins>${status.replace(/^./, (letter) => letter.toUpperCase())}</ins>`,
  );
  expect(page).toContain('by agent-1@example.com');
  expect(await pass.record()).toMatchObject({ storedStatus: status });
  expect(page).not.toContain(`>${button}<`);
  const undone = await done(page, 'Undo…');
  expect(undone.review).toContain('Wallets show the pass as valid again.');
  expect(await pass.record()).toMatchObject({ storedStatus: 'active' });
  expect(await auditOf(pass.passKey)).toMatchObject([
    { act: 'pass-changed', flight: 'LH 2724 MUC 2027-03-15', change: { 'pass-status': [status, 'active'] } },
    { act: 'pass-changed', user: 'agent-1', change: { 'pass-status': ['active', status] } },
  ]);
});

test('a standby is cleared by one change, with the sentence that the passenger reads', async () => {
  const pass = await issue({ 'passenger-kind': 'standby', 'seat-number': '' });
  const { review, page, at } = await done(await pass.show(), 'Review the seat', { typed: { 'seat-number': '14A' } });
  expect(review).toContain('No phone has the pass yet. One with it would read');
  expect(review).toContain('<p class="lock-screen">Seat: 14A</p>');
  expect(page).toContain('<dt>Seat</dt><dd>14A</dd>');
  // The same address, from a colleague who sees names only.
  expect((await desk.open(`GET ${at}`, desk.viewer)).page).not.toContain('14A');
  expect(await pass.record()).toMatchObject({ fields: { 'seat-number': '14A', 'passenger-kind': 'confirmed' } });
  const undone = await done(page, 'Undo…');
  expect(undone.page).toContain('<dt>Seat</dt><dd>standby</dd>');
});

test('a message is what the passenger reads, cannot be taken back, and stands in no audit trail and no log', async () => {
  const pass = await issue();
  const text = 'Ms Muster, please come to gate B2';
  const { review, page } = await done(await pass.show(), 'Review the message', {
    typed: { 'pass-update-notification': text },
  });
  expect(review).toContain(`<p class="lock-screen">${text}</p>`);
  expect(review).toContain('cannot be taken back');
  expect(page).not.toContain('Undo…');
  expect(await pass.record()).toMatchObject({ lastNotification: { text } });
  expect(JSON.stringify([await auditOf(pass.passKey), log.lines])).not.toContain('Muster');
});

test('a message is typed into one line, as phones show it in one: a line break would be refused', async () => {
  const page = await (await issue()).show();
  expect(page).toMatch(
    /<input type="text" id="pass-update-notification" name="pass-update-notification" [^>]*maxlength="250"/,
  );
});

test('a pass that is sent again has a new version, and nobody is notified', async () => {
  const pass = await issue();
  const { review } = await done(await pass.show(), 'Send again…');
  expect(review).toContain('Nobody is notified');
  expect(await pass.record()).toMatchObject({ version: 2, isPriority: true });
});

/** A template of another flight on the same day. */
async function anotherFlight(number: string, more: object = {}) {
  const id = await api.createTemplate();
  const changes = { 'flight-number': number, ...more };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': id, ...changes });
  return id;
}

const toFlight = (number: string, behind = '') => ({ 'to-flight': `LH${number} ${behind}` });

test('a passenger moves to another flight and back, with both flights named', async () => {
  const to = await anotherFlight('801');
  const pass = await issue();
  const { review, page } = await done(await pass.show(), 'Review the move', { typed: toFlight('801', '21F') });
  expect(review).toContain('<del>LH 2724 from MUC, 15 Mar 2027</del> becomes <ins>LH 801 from MUC, 15 Mar 2027</ins>');
  expect(review).toContain('<del>12C</del> becomes <ins>21F</ins>');
  expect(review).toContain('You are now on LH801');
  expect(review).toContain('Its barcode stays as it is');
  expect(await pass.record()).toMatchObject({ templateId: to, fields: { 'seat-number': '21F' } });
  expect(page).toContain('Moved here from');
  await done(page, 'Undo…');
  expect(await pass.record()).toMatchObject({ templateId, fields: { 'seat-number': '12C' } });
  expect(await auditOf(pass.passKey)).toMatchObject([
    { act: 'pass-moved', flight: 'LH 801 MUC 2027-03-15' },
    { act: 'pass-moved', flight: 'LH 2724 MUC 2027-03-15' },
  ]);
});

test('who moves without a new seat gets one at the gate', async () => {
  await anotherFlight('802');
  const pass = await issue();
  const { review } = await done(await pass.show(), 'Review the move', { typed: toFlight('802') });
  expect(review).toContain('<del>Confirmed</del> becomes <ins>Unseated</ins>');
  const { fields } = (await pass.record()) as never as { fields: object };
  expect(fields).toMatchObject({ 'passenger-kind': 'unseated' });
  expect(fields).not.toHaveProperty('seat-number');
});

test('of several templates of a flight each has a review, of which one is sent', async () => {
  const economy = await anotherFlight('803', { 'pass-template-name': 'Economy' });
  await anotherFlight('803', { 'pass-template-name': 'Business' });
  await anotherFlight('803', { 'pass-template-name': 'Gone', 'flight-status': 'arrived' });
  const pass = await issue();
  const { page } = await desk.press(await pass.show(), 'Review the move', desk.agent, toFlight('803', '1A'));
  const cards = page.split('<section').slice(1);
  expect(cards).toHaveLength(3);
  const business = cards.find((card) => card.includes('LH 803 from MUC, 15 Mar 2027, Business')) ?? '';
  expect(business).toContain('You are now on LH803');
  await desk.press(cards.find((card) => card.includes('Economy')) ?? '', 'Send', desk.agent);
  expect(await pass.record()).toMatchObject({ templateId: economy, fields: { 'seat-number': '1A' } });
});

test('a move to another day is typed with the day, or goes to the day before or after', async () => {
  const times = (day: string) => ({
    ...{ 'boarding-time': `${day}T17:05:00`, 'gate-closing-time': `${day}T17:25:00` },
    ...{ 'departure-time': `${day}T17:35:00`, 'arrival-time': `${day}T18:45:00` },
  });
  const next = await anotherFlight('804', times('2027-03-16'));
  const later = await anotherFlight('804', times('2027-03-19'));
  for (const [behind, templateOfMove] of [
    ['2A', next],
    ['2027-03-19 2A', later],
  ] as const) {
    const pass = await issue();
    await done(await pass.show(), 'Review the move', { typed: toFlight('804', behind) });
    expect(await pass.record()).toMatchObject({ templateId: templateOfMove, fields: { 'seat-number': '2A' } });
  }
});

test.each([
  ['standby', { 'passenger-kind': 'standby', 'seat-number': '' }],
  ['a passenger without a seat', { 'passenger-kind': 'unseated', 'seat-number': '' }],
])('%s gets a seat by one field, and is confirmed with it', async (_, data) => {
  const pass = await issue(data);
  const page = await pass.show();
  const [form = ''] = page.split('<form').filter((each) => each.includes('id="new-seat"'));
  await done(`<form${form}`, 'Review the seat', { typed: { 'seat-number': '15C' } });
  expect(await pass.record()).toMatchObject({ fields: { 'seat-number': '15C', 'passenger-kind': 'confirmed' } });
  expect(await pass.show()).not.toContain('id="new-seat"');
});

test.each([
  ['a flight that is unknown', toFlight('9999'), 404, 'no such flight'],
  ['the flight that it is on', toFlight('2724'), 404, 'the pass is on this flight'],
  ['a day that is none', toFlight('801', '2027-02-30'), 404, 'no such flight'],
  ['what is no flight', { 'to-flight': '<b>' }, 404, 'Type it as LH400 12A'],
  ['a flight of another account', toFlight('7777'), 404, 'no such flight'],
])('a move to %s is refused', async (_, typed, status, words) => {
  const pass = await issue();
  const { statusCode, page } = await desk.press(await pass.show(), 'Review the move', desk.agent, typed);
  expect([statusCode, page]).toEqual([status, expect.stringContaining(words)]);
  expect(page).toContain('To the pass');
});

test('the link is shown as a code and as text, to agents, and that is in the audit trail', async () => {
  const pass = await issue();
  expect(await pass.show()).not.toContain(pass.link);
  const { statusCode, headers, page } = await desk.press(await pass.show(), 'Show the link as a code', desk.agent);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page).toContain('<img class="qr-code"');
  expect(page).toContain(pass.link);
  const entries = await auditOf(pass.passKey);
  expect(entries).toMatchObject([{ act: 'link-shown', user: 'agent-1' }]);
  expect(JSON.stringify([entries, log.lines])).not.toContain(pass.link.slice(-26));
});

test('a deleted pass is gone for good, and says so to whoever looks', async () => {
  const pass = await issue();
  const options = { by: desk.admin, send: 'Delete' };
  const { review, page } = await done(await pass.show(desk.admin), 'Delete…', options);
  expect(review).toContain('This cannot be taken back.');
  expect(page).toContain('This pass was deleted at 10 Mar 2027, 08:00 UTC');
  expect(page).toContain('by admin-1@example.com');
  expect(await pass.record()).toMatchObject({ became: 'deleted' });
  // Sent once more, as by a second click.
  expect((await desk.press(review, 'Delete', desk.admin)).page).toContain('This pass was deleted');
  expect(await auditOf(pass.passKey)).toMatchObject([{ act: 'pass-deleted', user: 'admin-1' }]);
  expect((await desk.open(`GET ${pass.page}`, desk.stranger)).statusCode).toBe(404);
});

test('a passenger is erased with their other flights of the booking, and without their family', async () => {
  const contact = { 'pass-meta-data': { 'user-email': 'family@example.com' } };
  const [first, second, child, namesake] = [
    await issue({ 'group-id': 'FAMILY', 'passenger-name': 'Anna Muster' }, contact),
    await issue({ 'group-id': 'FAMILY', 'passenger-name': 'Anna Muster' }, contact),
    await issue({ 'group-id': 'FAMILY', 'passenger-name': 'Ben Muster' }, contact),
    await issue(
      { 'group-id': 'FAMILY', 'passenger-name': 'Anna Muster' },
      { 'pass-meta-data': { 'user-email': 'grandmother@example.com' } },
    ),
  ];
  const shown = await first.show(desk.admin);
  expect(shown).toContain(`<a href="${child.page}">Ben Muster</a>`);
  const [, group = ''] = /href="([^"]*)">The whole group</.exec(shown) ?? [];
  expect((await desk.open(`GET ${group}`, desk.viewer)).page).toContain('4 passes');
  const options = { by: desk.admin, send: 'Erase the passenger' };
  const { review, page } = await done(shown, 'Erase the passenger…', options);
  expect(review).toContain('Anna Muster, LH 2724 from MUC, 15 Mar 2027 and LH 2724 from MUC, 15 Mar 2027');
  expect(review).toContain('2 passes: this one, and the others of the booking with the same name and contact.');
  for (const pass of [first, second]) {
    const record = await pass.record();
    expect(record).toMatchObject({ storedStatus: 'voided', fields: { 'passenger-name': '-' }, contact: {} });
    expect(JSON.stringify(record)).not.toContain('Anna');
    expect(await pass.show()).toContain('This pass was erased at');
  }
  for (const other of [child, namesake]) expect(await other.record()).toMatchObject({ storedStatus: 'active' });
  expect(api.aws.bucket.get(first.link.slice(first.link.indexOf('i/')))).toBeUndefined();
  for (const each of [review, page]) expect(each).toContain('its link leads to the empty, void pass');

  const [entry] = await auditOf(first.passKey);
  expect(entry).toMatchObject({ act: 'pass-erased', user: 'admin-1', change: { passes: ['2', ''] } });
  expect(page).toContain('Receipt: entry 2027-03-10T08:00:01.000Z#');
  expect(page).toContain('; passes: 2.');
  expect(page).toContain('A change that the service could not pass on');
  expect(page).toContain('“passenger erase” finds all passes by e-mail address or phone number');
});

test('a pass without contact is erased alone, and says that the operator finds no others by it', async () => {
  const withoutContact = [{ 'group-id': 'ALIKE' }, { 'pass-meta-data': undefined }] as const;
  const [pass, alike] = [await issue(...withoutContact), await issue(...withoutContact)];
  const options = { by: desk.admin, send: 'Erase the passenger' };
  const { page } = await done(await pass.show(desk.admin), 'Erase the passenger…', options);
  expect(page).toContain('neither e-mail address nor phone number');
  expect(await alike.record()).toMatchObject({ storedStatus: 'active' });
});

test('what somebody else has changed since the review refuses what was reviewed', async () => {
  const pass = await issue();
  const update = (data: object) => api.send({ action: 'updatepassdata', ...pass.reference, 'pass-data': data });
  const seat = await desk.press(await pass.show(), 'Review the seat', desk.agent, { 'seat-number': '5A' });
  const deletion = await desk.press(await pass.show(desk.admin), 'Delete…', desk.admin);
  await update({ 'seat-number': '6B' });
  for (const [review, button, member, words] of [
    [seat.page, 'Send', desk.agent, 'Seat has become 6B meanwhile.'],
    [deletion.page, 'Delete', desk.admin, 'The pass was changed meanwhile.'],
  ] as const) {
    const { statusCode, page } = await desk.press(review, button, member);
    expect([statusCode, page]).toEqual([409, expect.stringContaining(words)]);
  }
  expect(await pass.record()).toMatchObject({ fields: { 'seat-number': '6B' } });
  expect(await auditOf(pass.passKey)).toEqual([]);
});

test('a review holds for ten minutes, and what was sent twice is done once', async () => {
  const pass = await issue();
  const review = await desk.press(await pass.show(), 'Void…', desk.agent);
  const at = time.at;
  time.at = new Date(at.getTime() + 10 * 60_000 + 1);
  expect((await desk.press(review.page, 'Send', desk.agent)).statusCode).toBe(409);
  time.at = at;
  for (const _ of [1, 2]) await desk.press(review.page, 'Send', desk.agent);
  expect(await pass.record()).toMatchObject({ storedStatus: 'voided', version: 2 });
  expect(await auditOf(pass.passKey)).toHaveLength(1);
});

test('what an action refuses is said, with the field, and nothing is done', async () => {
  const pass = await issue({ 'passenger-kind': 'standby', 'boarding-group': '', 'seat-number': '' });
  const typed = { 'seat-number': '14A' };
  const { statusCode, page } = await desk.press(await pass.show(), 'Review the seat', desk.agent, typed);
  expect([statusCode, page]).toEqual([
    400,
    expect.stringContaining('boarding-group is required for passenger-kind confirmed'),
  ]);
  expect(await auditOf(pass.passKey)).toEqual([]);
});

test('what a role may not do is absent from its page, and refused', async () => {
  const pass = await issue();
  const ofViewer = await pass.show(desk.viewer);
  for (const text of ['<form method="post" action="/desk/pass', '/face', '12C', pass.passId])
    expect(ofViewer).not.toContain(text);
  for (const target of ['POST review', 'POST change', 'POST link', 'GET face']) {
    const [method, step] = target.split(' ');
    const form = method === 'POST' ? { 'was-pass-status': 'active', 'pass-status': 'voided' } : undefined;
    expect([target, (await desk.open(`${method} ${pass.page}/${step}`, desk.viewer, form)).statusCode]).toEqual([
      target,
      403,
    ]);
  }
  const ofAgent = await pass.show(desk.agent);
  for (const ending of ['delete', 'erase']) {
    expect(ofAgent).not.toContain(`value="${ending}"`);
    for (const step of ['review', 'change']) {
      const form = { ending, 'was-version': '1', 'was-passes': '1', reviewed: String(time.at.getTime()), id: 'x' };
      expect((await desk.open(`POST ${pass.page}/${step}`, desk.agent, form)).statusCode).toBe(403);
    }
  }
  expect(await pass.record()).toMatchObject({ storedStatus: 'active' });
  expect(await auditOf(pass.passKey)).toEqual([]);
});

test('a pass of another account is unknown to every page and form, and a forged form does nothing', async () => {
  const pass = await issue();
  const form = { 'was-pass-status': 'active', 'pass-status': 'voided', reviewed: String(time.at.getTime()), id: 'x' };
  for (const step of ['review', 'change', 'link']) {
    expect((await desk.open(`POST ${pass.page}/${step}`, desk.stranger, form)).statusCode).toBe(404);
    expect(
      (await desk.open(`POST ${pass.page}/${step}`, desk.agent, { ...form, csrf: desk.admin.csrfToken })).statusCode,
    ).toBe(403);
    expect((await desk.open(`POST ${pass.page}/${step}`, desk.agent, form, 'https://evil.example')).statusCode).toBe(
      403,
    );
  }
  for (const page of [pass.page, `${pass.page}/face`])
    expect((await desk.open(`GET ${page}`, desk.stranger)).statusCode).toBe(404);
  expect((await desk.open(`POST ${pass.page}/review`, desk.admin, { ending: 'constructor' })).statusCode).toBe(404);
  expect(await pass.record()).toMatchObject({ storedStatus: 'active', version: 1 });
});

test('a pass is drawn as both phones show it, and so is the flight', async () => {
  const pass = await issue({ 'seat-number': '33K', 'service-requests': ['WCHR'] });
  const flight = '/desk/flight/face?airline=LH&number=2724&origin=MUC&date=2027-03-15';
  for (const [target, seat] of [
    [`${pass.page}/face`, '33K</bdi>'],
    [flight, '5A</bdi>'],
  ]) {
    const { statusCode, page } = await desk.open(`GET ${target}`, desk.agent);
    expect(statusCode).toBe(200);
    expect(page).toContain('Drawn from the .pkpass');
    expect(page).toContain(seat);
    expect(page).not.toMatch(/style="|WCHR/);
  }
  expect((await desk.open(`GET ${flight}`, desk.viewer)).statusCode).toBe(403);
  expect((await desk.open(`GET ${flight.replace('2724', '9999')}`, desk.agent)).statusCode).toBe(404);
  expect((await desk.open(`GET ${flight}`, desk.stranger)).statusCode).toBe(404);
});
