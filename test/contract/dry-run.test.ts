import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { brandRequest, makeBrand } from '../helpers/check-in.ts';
import { problemsBy } from '../helpers/openapi.ts';
import { dryRunsOn, update } from './dry-runs.ts';

const { api } = apiForAllTests();
const { creation, send, shown, tried } = dryRunsOn(api);

/** An account without an issuer has no passes for Wallet B. */
const trial = { walleta: expect.stringMatching(/^UEsD[\w+/]+=*$/) };
const german = { languages: ['en', 'de'], translations: { de: { description: 'Bordkarte' } } };

test.each<[string, () => object]>([
  ['a template', () => creation()],
  ['a template with warnings', () => creation({ 'no-expiration': 'True', 'origin-airport': 'ZZZ' })],
  ['a template in two languages', () => creation(german)],
  ['a brand', () => brandRequest(api.images)],
])('a dry run answers what createpasstemplate then makes: %s', async (_kind, requestOf) => {
  const dry = await tried(requestOf());
  const { 'pass-template-id': id, ...made } = await send(requestOf());
  const { 'pass-template-id': _id, ...read } = await shown(id);
  expect(dry).toEqual({ ...made, ...read, 'dry-run': true, 'trial-pass': trial });
});

test.each<[string, object]>([
  ['a gate', { 'origin-gate': 'G99' }],
  ['a cleared field', { 'boarding-door': '' }],
  ['a field with a warning', { 'origin-airport': 'ZZZ' }],
  ['a departure without its boarding', { 'departure-time': '2027-03-15T19:35:00' }],
  ['nothing', {}],
])('a dry run answers what updatepasstemplate then makes: %s', async (_what, changes) => {
  const id = await api.createTemplate();
  const dry = await tried(update(id, changes));
  const made = await send(update(id, changes));
  expect(dry).toEqual({ ...made, ...(await shown(id)), 'dry-run': true, 'trial-pass': trial });
});

test.each([{ 'background-color': '#101010' }, {}])(
  'a dry run answers what updatepasstemplate then makes of a brand: %j',
  async (changes) => {
    const brand = await makeBrand(api);
    const dry = await tried(update(brand, changes));
    const made = await send(update(brand, changes));
    expect(dry).toEqual({ ...made, ...(await shown(brand)), 'dry-run': true, 'trial-pass': trial });
  },
);

test('a dry run and its answer are as the document says', async () => {
  const id = await api.createTemplate();
  for (const request of [creation({ 'dry-run': true }), update(id, { 'dry-run': 'True' })]) {
    expect(problemsBy('body', request)).toEqual([]);
    const answer = await send(request);
    expect([...problemsBy('DryRunAnswer', answer), ...problemsBy('answer 200', answer)]).toEqual([]);
  }
});

test('warnings of an update that nobody made are said again by the one that is made', async () => {
  const id = await api.createTemplate();
  const change = update(id, { 'origin-airport': 'ZZZ' });
  const { warnings } = await tried(change);
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'airport-unknown' }));
  expect(await tried(change)).toMatchObject({ warnings });
  expect(await send(change)).toMatchObject({ warnings });
});

describe('a dry run is refused as the call would be', () => {
  test.each<[string, string, () => object]>([
    ['missing fields', 'E9003', () => ({ action: 'createpasstemplate', 'seat-number': '5A' })],
    ['an invalid field', 'E9003', () => creation({ 'text-color': 'white' })],
    ['an image that is gone', 'E9003', () => creation({ 'strip-image': api.images.url('missing.png') })],
    ['an unknown certificate', 'E922', () => creation({ 'pass-type-id': 'pass.com.example.unknown' })],
    ['a brand with a gate', 'E9003', () => brandRequest(api.images, { 'origin-gate': 'G1' })],
    ['an unknown template', 'E9006', () => update('x'.repeat(22), { 'origin-gate': 'G1' })],
    ['a missing id', 'E9003', () => update(undefined, { 'origin-gate': 'G1' })],
    ['a field that never changes', 'E9003', () => update('x'.repeat(22), { 'issuer-id': '1' })],
  ])('%s: %s', async (_title, code, requestOf) => {
    const refusal = await api.send(requestOf());
    expect(refusal.body['error-code']).toBe(code);
    expect(await api.send({ ...requestOf(), 'dry-run': true })).toEqual(refusal);
  });

  test.each([
    ['a cleared field that is required', { 'seat-number': '' }],
    ['a broken rule between fields', { 'expiration-setting': 'auto' }],
    ['an image that is gone', { 'walleta-pass-icon': 'https://127.0.0.1:9/missing.png' }],
  ])('an update with %s', async (_title, changes) => {
    const id = await api.createTemplate();
    const refusal = await api.send(update(id, changes));
    expect(refusal.body['error-code']).toBe('E9003');
    expect(await api.send(update(id, { ...changes, 'dry-run': true }))).toEqual(refusal);
  });

  test('an update of a brand with a field of a flight', async () => {
    const request = update(await makeBrand(api), { 'origin-gate': 'G1' });
    const refusal = await api.send(request);
    expect(refusal.body['error-code']).toBe('E9003');
    expect(await api.send({ ...request, 'dry-run': true })).toEqual(refusal);
  });

  test('another account, which has no certificate, and to which the template is unknown', async () => {
    const make = creation({ 'dry-run': true });
    expect((await api.send(make, otherApiKey)).body['error-code']).toBe('E9008');
    const change = update(await api.createTemplate(), { 'dry-run': true });
    expect((await api.send(change, otherApiKey)).body['error-code']).toBe('E9006');
  });
});

describe('dry-run is a boolean', () => {
  test.each([true, 'True', 'true', 1, '1'])('%j only tries', async (value) => {
    expect(await send(creation({ 'dry-run': value }))).toMatchObject({ 'dry-run': true });
  });

  test.each([false, 'False', 0, '', null])('%j makes the template', async (value) => {
    const body = await send(creation({ 'dry-run': value }));
    expect(body).toEqual({ status: 'success', 'pass-template-id': expect.any(String) });
  });

  test.each(['maybe', 2, [], {}])('%j is refused, and nothing is made or changed', async (value) => {
    const id = await api.createTemplate();
    const list = { action: 'getpasstemplates', 'items-per-page': 1_000 };
    const before = [await send(list), await shown(id)];
    for (const request of [creation(), update(id, { 'origin-gate': 'G99' })])
      expect(await send({ ...request, 'dry-run': value })).toMatchObject({
        'error-code': 'E9003',
        errors: [{ field: 'dry-run', message: 'must be True or False' }],
      });
    expect([await send(list), await shown(id)]).toEqual(before);
  });

  test.each(['copytemplate', 'generatepass'])('%s has none, and is refused', async (action) => {
    const calls = ['createpasstemplate', 'updatepasstemplate', 'updatepassdata', 'updateflight', 'movepass'];
    const message = expect.stringMatching(/^is not a field of this call: it belongs to \w+( or \w+)*$/);
    const { errors } = await send({ action, 'dry-run': true });
    expect(errors).toContainEqual({ field: 'dry-run', message });
    const [of] = (errors as { field: string; message: string }[]).filter(({ field }) => field === 'dry-run');
    expect(of?.message.match(/\w+(?= or |$)/g)?.sort()).toEqual(calls.toSorted());
  });
});
