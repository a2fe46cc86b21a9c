import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger, passMade } from '../helpers/followed-links.ts';
import { createConnection, issueMember, newGroupId } from '../helpers/groups.ts';
import { copiesOnPhone, type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { origin, type StaffMember } from '../helpers/staff.ts';

const { api, log, requests, time } = apiForAllTests();
let desk: Desk;
let viewer: StaffMember;
let agent: StaffMember;
/** Admin of another account. */
let stranger: StaffMember;
/** Zoë Müller, 12A; Anna Müller, standby; Ben O’Brien, 2C, on a phone. */
let zoe: IssuedPass;
let ben: IssuedPass;
beforeAll(async () => {
  desk = await startDesk(
    api,
    fixedClock(() => time.at),
    { log, requestHandler: requests },
  );
  ({ viewer, agent, stranger } = desk);
  const templateId = await api.createTemplate();
  const passenger = async (data: Readonly<Record<string, string>>) => {
    const issued = await issuePass(api, templateId);
    await issued.update({ 'confirmation-number': 'X4PKT2', 'sequence-number': '', ...data });
    return issued;
  };
  zoe = await passenger({ 'passenger-name': 'Zoë Müller', 'seat-number': '12A', 'sequence-number': '0042' });
  await passenger({ 'passenger-name': 'Anna Müller', 'seat-number': '', 'passenger-kind': 'standby' });
  ben = await passenger({ 'passenger-name': 'Ben O’Brien', 'seat-number': '2C', 'confirmation-number': 'BEN777' });
  await ben.phone.install(ben.pkpass);
});

const flight = 'airline=LH&number=2724&origin=MUC&date=2027-03-15';
const path = '/desk/flight/passes';

const open: Desk['open'] = (...visit) => desk.open(...visit);
const list = (more = '', member = agent) => open(`GET ${path}?${flight}${more}`, member);
const seek = (sought: string, member = agent) => open(`POST ${path}?${flight}`, member, { sought });
const find = (sought: string, member = agent) => open('POST /desk/find', member, { sought });

/** Names in the rows of a page, in their order. */
const namesIn = ({ page }: { page: string }) =>
  [...page.matchAll(/<th scope="row" role="rowheader"><a href="\/desk\/pass\/\w{32}">([^<]*)</g)].map(
    ([, name]) => name,
  );

const columnsIn = ({ page }: { page: string }) =>
  [...page.matchAll(/<th scope="col" role="columnheader">([^<]*)</g)].map(([, name]) => name);

test.each([
  ['a name without its accents', 'muller zoe', () => zoe],
  ['a name as in a barcode', 'MUELLER/ZOEMRS', () => zoe],
  ['a seat', '012 a', () => zoe],
  ['a sequence number', '42', () => zoe],
  ['a confirmation number', 'ben777', () => ben],
])('the only passenger with %s is shown at once', async (_, sought, found) => {
  expect(await seek(sought)).toMatchObject({ statusCode: 303, location: `/desk/pass/${found().serial}` });
});

test('several passengers are listed by name; none is said to be none', async () => {
  expect(namesIn(await seek('mül'))).toEqual(['Anna Müller', 'Zoë Müller']);
  expect(namesIn(await seek('x4pkt2'))).toEqual(['Anna Müller', 'Zoë Müller']);
  expect((await seek('Meier')).page).toContain('No passengers');
  expect(await seek(' ')).toMatchObject({ statusCode: 303, location: `${path}?${flight}` });
});

test('a text that is too long is refused by its name', async () => {
  const { statusCode, page } = await seek('a'.repeat(101));
  expect([statusCode, page]).toEqual([400, expect.stringContaining('sought must be at most 100 characters')]);
  expect((await find('a'.repeat(8_193))).statusCode).toBe(400);
});

test('the passengers of a flight are listed by name or seat, and by what they are', async () => {
  expect(namesIn(await list())).toEqual(['Anna Müller', 'Ben O’Brien', 'Zoë Müller']);
  expect(namesIn(await list('&sort=seat'))).toEqual(['Ben O’Brien', 'Zoë Müller', 'Anna Müller']);
  expect(namesIn(await list('&show=standby'))).toEqual(['Anna Müller']);
  expect(namesIn(await list('&show=absent'))).toEqual(['Anna Müller', 'Zoë Müller']);
  expect(namesIn(await list('&show=behind'))).toEqual(['Ben O’Brien']);
  expect(namesIn(await list('&show=x&sort=y&page=-1'))).toHaveLength(3);
});

test('a viewer sees names, status and phones, and finds and sorts by nothing else', async () => {
  expect(columnsIn(await list())).toEqual([
    ...['Passenger', 'Seat', 'Status', 'Phone', 'Kind', 'Sequence', 'Confirmation', 'Pass-id'],
  ]);
  const asViewer = await list('&sort=seat&show=standby', viewer);
  expect(columnsIn(asViewer)).toEqual(['Passenger', 'Status', 'Phone']);
  expect(namesIn(asViewer)).toEqual(['Anna Müller', 'Ben O’Brien', 'Zoë Müller']);
  for (const text of ['12A', 'X4PKT2', '0042', 'standby', (await zoe.record()).passId])
    expect(asViewer.page).not.toContain(text);
  for (const sought of ['12A', '42', 'BEN777'])
    expect((await seek(sought, viewer)).page).toContain('No passenger has this name');
  expect((await seek('zoe', viewer)).location).toBe(`/desk/pass/${zoe.serial}`);
});

test('no address and no title has a name', async () => {
  const { page } = await seek('müller');
  expect(page).toContain('<title>Passengers of LH 2724 from MUC, 15 Mar 2027</title>');
  for (const [, address = ''] of page.matchAll(/(?:href|action)="([^"]*)"/g)) expect(address).not.toMatch(/m.*ller/i);
});

test('a flight of another account is unknown, and so are its passengers', async () => {
  expect((await list('', stranger)).statusCode).toBe(404);
  expect((await seek('zoe', stranger)).statusCode).toBe(404);
});

test('a booking is found by the link of its group, by people of its airline only', async () => {
  const groupId = newGroupId();
  const [one, two] = [await api.createTemplate(), await createConnection(api)];
  const member = (templateId: string, id: string) =>
    issueMember(api, templateId, id, { 'group-id': groupId, 'passenger-name': `Mia ${id}` });
  const { groupPath } = await member(two, 'G-2');
  await member(one, 'G-1');
  const link = `${origin}${groupPath}`;
  const { statusCode, location = '' } = await find(link);
  expect([statusCode, location]).toEqual([303, expect.stringMatching(/^\/desk\/group\/[a-z2-7]{32}$/)]);
  const page = await open(`GET ${location}`, agent);
  expect(namesIn(page)).toEqual(['Mia G-1', 'Mia G-2']);
  expect(columnsIn(page)).toContain('Flight');
  expect(columnsIn(await open(`GET ${location}`, viewer))).toEqual(['Passenger', 'Flight', 'Status']);
  expect((await open(`GET ${location}`, stranger)).statusCode).toBe(404);
  const wrong = link.slice(0, -1) + (link.endsWith('a') ? 'b' : 'a');
  expect(await find(wrong)).toMatchObject({ statusCode: 404, page: expect.stringContaining('Nothing found') });
});

const flightPath = (number: string, date: string, from = 'MUC') =>
  `/desk/flight?airline=LH&number=${number}&origin=${from}&date=${date}`;

test.each([
  ['LH2724 2027-03-15', '2027-03-10', flightPath('2724', '2027-03-15')],
  ['lh  2724 ', '2027-03-15', flightPath('2724', '2027-03-15')],
  ['LH2724', '2027-03-14', flightPath('2724', '2027-03-15')],
  ['LH2724', '2027-03-16', flightPath('2724', '2027-03-15')],
])('%s on the page of %s is a flight', async (sought, date, location) => {
  expect(await open('POST /desk/find', viewer, { sought, date })).toMatchObject({ statusCode: 303, location });
});

test.each(['LH2724', 'LH2724 2027-03-16', 'LH2725 2027-03-15', 'XX2724 2027-03-15'])(
  '%s on the page of 2027-03-17 is none',
  async (sought) => {
    expect((await open('POST /desk/find', viewer, { sought, date: '2027-03-17' })).statusCode).toBe(404);
    expect((await open('POST /desk/find', stranger, { sought, date: '2027-03-15' })).statusCode).toBe(404);
  },
);

test('a passenger on a flight is found from the first page, and where several airports have it, on each of its flights', async () => {
  const location = `/desk/pass/${zoe.serial}`;
  expect(await find('LH2724 2027-03-15 12a')).toMatchObject({ statusCode: 303, location });
  expect(namesIn(await find('LH2724 2027-03-15 müller'))).toEqual(['Anna Müller', 'Zoë Müller']);
  expect((await find('LH2724 2027-03-15 12a', viewer)).page).toContain('No passenger has this name');
  const templateId = await api.createTemplate();
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-airport': 'HAM' });
  const { page } = await find('LH2724 2027-03-15 zoe');
  expect(page).toContain('<title>Which flight?</title>');
  const flights = [...page.matchAll(/action="([^"]*)"[^>]*>.*?name="sought" value="zoe"/g)].map(([, each]) => each);
  expect(flights).toEqual(
    ['HAM', 'MUC'].map((from) => `${path}?${flight.replace('MUC', from)}`.replaceAll('&', '&#38;')),
  );
  expect((await find('LH2724 2027-03-15')).page).toContain('LH 2724 from HAM');
});

test.each(['nobody', '/l/abc', `${origin}/i/${'a'.repeat(58)}`, `${origin}/g/${'a'.repeat(58)}`])(
  '%s finds nothing, and what can be looked for is said',
  async (sought) => {
    expect(await find(sought)).toMatchObject({ statusCode: 404, page: expect.stringContaining('such as LH400') });
  },
);

test('a flight of 600, each on a phone, is searched and listed in at most 26 requests', async () => {
  const first = await issuePass(api, await api.createTemplate());
  await first.updateTemplate({ 'flight-number': '600' });
  await first.phone.install(first.pkpass);
  await copiesOnPhone(api, first, 599);
  const address = `${path}?${flight.replace('2724', '600')}`;
  for (const visit of [
    () => open(`GET ${address}&page=12&sort=seat`, agent),
    () => open(`POST ${address}`, agent, { sought: 'e' }),
  ]) {
    requests.operations.length = 0;
    const page = await visit();
    expect(page.page).toContain('600 passengers');
    expect(namesIn(page)).toHaveLength(50);
    expect(requests.operations.length).toBeLessThanOrEqual(26);
  }
});

test('an issuance link leads to the pass that it opens, once it was followed, and makes none', async () => {
  const templateId = await createConnection(api);
  const link = linkFor(await makeLink(api, templateId), passenger({ 'pass-id': 'by-link' }));
  const before = await find(link, agent);
  expect([before.statusCode, before.page]).toEqual([404, expect.stringContaining('nobody has followed it')]);
  expect(await passMade(api, templateId, 'by-link')).toBeUndefined();
  await follow(api, link);
  const { statusCode, location } = await find(link, agent);
  const passKey = await api.services.identity.passKey('demo', 'by-link');
  expect([statusCode, location]).toEqual([303, `/desk/pass/${passKey}`]);
  for (const [sought, member] of [
    [link, stranger],
    // A viewer would learn the confirmation number by trying.
    [link, viewer],
    [link.replace('by-link', 'another'), agent],
  ] as const)
    expect((await find(sought, member)).page).toContain('Nothing found');
});
