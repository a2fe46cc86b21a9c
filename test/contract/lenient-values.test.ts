import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';

/** Covers the spellings of serializers for texts, lists and missing values. */
const { api } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

let passes = 0;
/** Sends generatepass with one value of pass-data exactly as written here. @returns the stored value, or the refusal */
async function stored(field: string, json: string) {
  const reference = { 'pass-template-id': templateId, 'pass-id': `lenient-${++passes}` };
  const { 'pass-data': example } = api.passRequest(templateId) as { 'pass-data': object };
  const request = { action: 'generatepass', ...reference, 'pass-data': { ...example, [field]: 'HERE' } };
  const { body } = await api.send(JSON.stringify(request).replace('"HERE"', json));
  if (body.status !== 'success') return body.errors;
  const read = await api.send({ action: 'getpassdata', ...reference });
  return (read.body['pass-data'] as Record<string, unknown>)[field];
}

test.each([
  ['seat-number', '12', '12'],
  ['ticket-number', '12345678901234567', '12345678901234567'],
  ['ticket-number', '98765432109876543210', '98765432109876543210'],
  ['sequence-number', '0', '0'],
  ['boarding-group', '-2', '-2'],
])('%s as the JSON number %s is stored as those digits', async (field, json, text) => {
  expect(await stored(field, json)).toBe(text);
});

test.each(['1.0', '1e3', '-0', '1.5', 'true', '{}', '["12"]'])('seat-number as %s is refused', async (json) => {
  expect(await stored('seat-number', json)).toEqual([{ field: 'seat-number', message: 'must be text' }]);
});

test('null is as not given: of a required field, of an optional one, of an object, and in an update', async () => {
  expect(await stored('seat-number', 'null')).toEqual([{ field: 'seat-number', message: 'is required' }]);
  expect(await stored('ticket-number', 'null')).toBe('');
  const reference = { 'pass-template-id': templateId, 'pass-id': 'nulls' };
  await api.send(api.passRequest(templateId, { 'pass-id': 'nulls', 'pass-meta-data': null }));
  const update = {
    action: 'updatepassdata',
    ...reference,
    priority: null,
    'pass-data': { 'seat-number': null, 'ticket-number': null },
  };
  expect((await api.send(update)).body.status).toBe('success');
  const { body } = await api.send({ action: 'getpassdata', ...reference });
  expect(body['pass-data']).toMatchObject({ 'seat-number': '12C' });
  expect(
    (await api.send({ action: 'getpassids', 'pass-template-id': templateId, 'page-number': null })).httpStatus,
  ).toBe(200);
});

test('null in one group of a template and a value in another: the value counts', async () => {
  const { body } = await api.send({
    action: 'updatepasstemplate',
    'pass-template-id': templateId,
    appearance: { 'origin-gate': null },
    'universal-fields': { 'origin-gate': 'N1', 'walleta-fields': null },
  });
  expect(body.status).toBe('success');
});

test('an unknown field is refused even when it is null', async () => {
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId, surprise: null });
  expect(body.errors).toEqual([{ field: 'surprise', message: 'is not a field of this call' }]);
});

test('reference-data stay the caller’s: null, and numbers digit by digit, in the record, after an update and in events', async () => {
  const sent =
    '{"nothing":null,"list":[null,7,1.10],"order":9007199254740993,"id":12345678901234567890,"share":0.46153846153846156789,"zero":-0,"one":1.0,"deep":{"thousand":1e3}}';
  const reference = { 'pass-template-id': templateId, 'pass-id': 'own' };
  await api.send(
    JSON.stringify(api.passRequest(templateId, { ...reference, 'reference-data': 0 })).replace(
      '"reference-data":0',
      `"reference-data":${sent}`,
    ),
  );
  const passKey = await api.services.identity.passKey('demo', 'own');
  const stored = async () => (await api.services.passes.find(passKey)) as Pass;
  expect(JSON.stringify((await stored()).referenceData)).toBe(sent);
  await api.send({ action: 'updatepassdata', ...reference, 'pass-data': { 'seat-number': '3D' } });
  const [event] = eventsOf({ kind: 'pass', id: '1', after: await stored() });
  expect(JSON.stringify(event)).toContain(`"reference-data":${sent}`);
});

test('a number in place of reference-data is refused', async () => {
  const request = JSON.stringify(api.passRequest(templateId, { 'reference-data': 0 }));
  const { body } = await api.send(request.replace('"reference-data":0', '"reference-data":1.0'));
  expect(body.errors).toEqual([{ field: 'reference-data', message: 'must be an object' }]);
});

test.each(['relevant-locations', 'ibeacons'])('[] as %s of generatepass is refused by name', async (field) => {
  expect(await stored(field, '[]')).toContainEqual({ field, message: 'must have 1 to 10 entries' });
});

test('[] takes away the locations that a pass has', async () => {
  const ofTemplate = await stored('relevant-locations', '""');
  const own = [{ key: 'relevant-2', latitude: 1, longitude: 2 }];
  const reference = { 'pass-template-id': templateId, 'pass-id': 'cleared' };
  await api.send(api.passRequest(templateId, { 'pass-id': 'cleared' }));
  const after = async (locations: object[]) => {
    const update = { action: 'updatepassdata', ...reference, 'pass-data': { 'relevant-locations': locations } };
    expect((await api.send(update)).body.status).toBe('success');
    const { body } = await api.send({ action: 'getpassdata', ...reference });
    return (body['pass-data'] as Record<string, unknown>)['relevant-locations'];
  };
  expect(await after(own)).toMatchObject([{ key: 'relevant-2' }]);
  expect(await after([])).toEqual(ofTemplate);
});

test('[] for a text is refused', async () => {
  expect(await stored('ticket-number', '[]')).toContainEqual({ field: 'ticket-number', message: 'must be text' });
});

test.each([
  ['generatepass', { 'pass-id': 'A b', 'pass-template-id': 'T1' }],
  ['getpassids', { 'pass-template-id': 'unknown' }],
  ['updatepassissuancelink', { 'issuance-link-id': 'L1', 'pass-template-id': 'T1' }],
  ['createpassissuancelink', { 'pass-template-id': 'unknown' }],
])('%s: a failure repeats every id that the request had, and its request id', async (action, ids) => {
  const { body } = await api.send({ action, ...ids });
  expect(body).toMatchObject({ status: 'failure', ...ids, 'request-id': 'request-1' });
});
