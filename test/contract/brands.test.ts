import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { outcomesOf } from '../helpers/batches.ts';
import { at, brandRequest, checkInOn, makeBrand, on } from '../helpers/check-in.ts';
import { linkRequest } from '../helpers/link-requests.ts';

const { api, time } = apiForAllTests();
const { dataOf, put } = checkInOn(api);

const send = async (request: object, key?: string) => (await api.send(request, key)).body;
const templateOf = async (id: unknown) => send({ action: 'getpasstemplate', 'pass-template-id': id });
const flightFields = {
  'flight-number-label': 'LH',
  'flight-number': '100',
  'origin-airport': 'MUC',
  'destination-airport': 'BER',
  'departure-time': '2027-05-01T17:35:00',
};

test('a brand needs no fields of a flight, and no static passenger', async () => {
  const { body } = await api.send({
    action: 'createpasstemplate',
    'template-kind': 'Brand',
    'pass-template-type': 'boarding-pass',
    'pass-template-subtype': 'boarding-pass-type1',
    'pass-template-name': 'Tern Airways',
    'carrier-airline-name': 'Tern Airways',
    'background-color': '#0C3478',
    'text-color': '#FFFFFF',
    'barcode-type': 'AZTEC',
    'walleta-pass-icon': api.images.url('icon.png'),
    description: 'Boarding pass',
    'no-expiration': 'true',
  });
  expect(body).toEqual({ status: 'success', 'pass-template-id': expect.stringMatching(/^\w{22}$/) });
  expect(await templateOf(body['pass-template-id'])).toMatchObject({
    'template-kind': 'brand',
    'pass-template': {
      'pass-name': 'Tern Airways',
      'flight-number': '',
      'origin-airport-code': '',
      'scheduled-departure-time': '',
      'passenger-name': '',
    },
  });
});

test.each([
  ['origin-gate', 'G20'],
  ['departure-time', '2027-03-15T17:35:00'],
  ['void-passes', 'True'],
  ['expiry-date', '2027-03-16T03:00:00'],
])('%s is no field of a brand', async (field, value) => {
  expect(await send(brandRequest(api.images, { [field]: value }))).toMatchObject({
    'error-code': 'E9003',
    errors: [{ field }],
  });
  const brand = await makeBrand(api);
  expect(await send({ action: 'updatepasstemplate', 'pass-template-id': brand, [field]: value })).toMatchObject({
    'error-code': 'E9003',
    errors: [{ field }],
  });
});

test('calls that need a flight refuse a brand', async () => {
  const brand = await makeBrand(api);
  const row = api.passRequest(brand, { 'pass-template-id': undefined, action: undefined });
  expect(await send(api.passRequest(brand))).toMatchObject({ 'error-code': 'E9036' });
  expect(outcomesOf(await api.send({ action: 'generatepasses', 'pass-template-id': brand, passes: [row] }))).toEqual([
    'E9036',
  ]);
  expect(await send({ action: 'createpassissuancelink', ...linkRequest({ 'pass-template-id': brand }) })).toMatchObject(
    { 'error-code': 'E9036' },
  );
  expect(await send({ action: 'getpassids', 'pass-template-id': brand })).toMatchObject({ 'error-code': 'E9036' });
  const template = await api.createTemplate();
  await send(api.passRequest(template, { 'pass-id': 'brand-move' }));
  const move = { action: 'movepass', 'pass-id': 'brand-move', 'pass-template-id': template };
  expect(await send({ ...move, 'to-pass-template-id': brand })).toMatchObject({ 'error-code': 'E9036' });
});

test('another account does not know a brand', async () => {
  const brand = await makeBrand(api);
  expect(await send({ action: 'getpasstemplate', 'pass-template-id': brand }, otherApiKey)).toMatchObject({
    'error-code': 'E802',
  });
});

test('getpasstemplates lists brands on request only, oldest first', async () => {
  const brands: string[] = [];
  for (const day of [11, 12]) {
    time.at = new Date(`2027-03-${day}T08:00:00Z`);
    brands.push(await makeBrand(api));
  }
  const idsOf = async (more: object) => {
    const body = await send({ action: 'getpasstemplates', ...more });
    return (body['pass-templates'] as { 'pass-template-id': string }[]).map((each) => each['pass-template-id']);
  };
  const listed = await idsOf({ 'template-kind': 'brand' });
  expect(listed.slice(-2)).toEqual(brands);
  expect(await idsOf({ 'template-kind': 'brand', 'items-per-page': 1, 'page-number': listed.length })).toEqual([
    brands[1],
  ]);
  expect(await idsOf({})).not.toContain(brands[0]);
});

test('a change of a brand holds for flights that are made after it', async () => {
  const brand = await makeBrand(api, { 'pass-template-name': 'Changing' });
  const before = await put('brand-1', at(0), {}, { brand, ...on('2027-05-02') });
  await send({ action: 'updatepasstemplate', 'pass-template-id': brand, message1: 'New rules' });
  const after = await put('brand-2', at(0), {}, { brand, ...on('2027-05-03') });
  expect((await dataOf(before)).message1).not.toBe('New rules');
  expect(await dataOf(after)).toMatchObject({ message1: 'New rules' });
});

test('a picture of a brand that gets another address is fetched, and the others stay', async () => {
  const brand = await makeBrand(api);
  const [before] = (await api.services.brands.latestOf('demo')).filter(({ id }) => id === brand);
  await send({ action: 'updatepasstemplate', 'pass-template-id': brand, 'strip-image': api.images.url('logo.png') });
  const [after] = (await api.services.brands.latestOf('demo')).filter(({ id }) => id === brand);
  expect(after).toMatchObject({ version: 2, images: { 'walleta-pass-icon': before?.images['walleta-pass-icon'] } });
  expect(after?.images['strip-image']).not.toEqual(before?.images['strip-image']);
});

test('an update that changes nothing writes no version', async () => {
  const brand = await makeBrand(api);
  await send({ action: 'updatepasstemplate', 'pass-template-id': brand, description: 'Another' });
  await send({ action: 'updatepasstemplate', 'pass-template-id': brand, description: 'Another' });
  const [found] = (await api.services.brands.latestOf('demo')).filter(({ id }) => id === brand);
  expect(found).toMatchObject({ version: 2, fields: { description: 'Another' } });
});

test('copytemplate of a brand makes another brand', async () => {
  const brand = await makeBrand(api);
  const copy = await send({ action: 'copytemplate', 'pass-template-id': brand, 'pass-template-name': 'Copy' });
  expect(await templateOf(copy['pass-template-id'])).toMatchObject({
    'template-kind': 'brand',
    'pass-template': { 'pass-name': 'Copy', 'logo-url': expect.stringContaining('logo.png') },
  });
});

test('copytemplate of a brand with a flight makes the template that putpass finds, once', async () => {
  const brand = await makeBrand(api);
  const copy = { action: 'copytemplate', 'pass-template-id': brand, ...flightFields, message1: 'Tonight' };
  const made = await send(copy);
  expect(made).toMatchObject({ status: 'success' });
  const answer = await put('copied-1', at(0), {}, { brand, ...on('2027-05-01', { 'flight-number': '100' }) });
  expect(answer).toMatchObject({ outcome: 'issued', 'pass-template-id': made['pass-template-id'] });
  expect(await dataOf(answer)).toMatchObject({ message1: 'Tonight' });
  expect(await send(copy)).toMatchObject({ 'error-code': 'E9038' });
});

test('a flight copied from a brand names what it lacks', async () => {
  const brand = await makeBrand(api);
  expect(await send({ action: 'copytemplate', 'pass-template-id': brand, 'origin-gate': 'G20' })).toMatchObject({
    'error-code': 'E9003',
    errors: [{ field: 'flight-number-label' }, { field: 'flight-number' }, { field: 'origin-airport' }],
  });
  const key = { 'flight-number-label': 'LH', 'flight-number': '101', 'origin-airport': 'XQZ' };
  expect(await send({ action: 'copytemplate', 'pass-template-id': brand, ...key })).toMatchObject({
    errors: [{ field: 'destination-airport' }, { field: 'departure-time' }, { field: 'origin-airport' }],
  });
});

test('putpass names an unknown brand, and an account without any', async () => {
  expect(await put('unknown-1', at(0), {}, { brand: 'none', ...on('2027-05-04') })).toMatchObject({
    'error-code': 'E9006',
  });
  const brand = await makeBrand(api);
  const { 'pass-template-id': flight } = await put('unknown-2', at(0), {}, { brand, ...on('2027-05-04') });
  expect(await put('unknown-3', at(0), {}, { brand: String(flight), ...on('2027-05-05') })).toMatchObject({
    'error-code': 'E9006',
    'error-message': `brand is the pass template of a flight: send the brand that it was made with, ${brand}.`,
  });
  const { 'pass-data': data } = api.passRequest('x');
  const event = { action: 'putpass', 'pass-id': 'a', 'event-time': at(0), ...on('2027-05-04'), 'pass-data': data };
  expect(await send(event, otherApiKey)).toMatchObject({
    'error-code': 'E9006',
    'error-message': 'The account has no brand: make one with createpasstemplate.',
  });
});

test('of several brands the oldest one is the default', async () => {
  time.at = new Date('2027-03-01T08:00:00Z');
  const oldest = await makeBrand(api);
  const answer = await put('default-1', '2027-03-01T08:00:00Z', {}, on('2027-05-05'));
  const template = await api.services.templates.findLatest('demo', String(answer['pass-template-id']));
  expect(template?.brand).toBe(oldest);
});

test('putpass with the brand of another account answers as with an unknown one', async () => {
  const { 'pass-data': data } = api.passRequest('x');
  const event = { action: 'putpass', 'pass-id': 'a', 'event-time': at(0), ...on('2027-05-06'), 'pass-data': data };
  const brand = await makeBrand(api);
  expect(await send({ ...event, brand }, otherApiKey)).toEqual(
    await send({ ...event, brand: 'Unknown1' }, otherApiKey),
  );
});
