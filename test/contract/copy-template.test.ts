import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const { api, requests, time } = apiForEachTest();

const tomorrow = {
  'pass-template-name': 'LH2724 tomorrow',
  'boarding-time': '2027-03-16T17:05:00',
  'departure-time': '2027-03-16T17:35:00',
  'relevance-date-time': '2027-03-16T14:05:00',
};

const copy = (templateId: string, changes: object = tomorrow) =>
  api.send({ action: 'copytemplate', 'pass-template-id': templateId, ...changes });

const recordOf = async (id: unknown) => {
  const template = await api.services.templates.findLatest('demo', String(id));
  if (template === undefined) throw new Error('There is no such template');
  return template;
};

test('a copy has the fields, images and credentials of its template and the changed ones, and nothing is fetched', async () => {
  const templateId = await api.createTemplate();
  await api.images.stop();
  const answer = await copy(templateId);
  expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
  const [source, copied] = [await recordOf(templateId), await recordOf(answer.body['pass-template-id'])];
  expect(copied.id).not.toBe(source.id);
  expect(copied.fields).toEqual({ ...source.fields, ...tomorrow });
  for (const name of ['images', 'airports', 'passTypeId', 'issuerId'] as const)
    expect(copied[name]).toEqual(source[name]);
  const pass = await api.send(api.passRequest(copied.id));
  const { pathname } = new URL(String(pass.body['pass-install-url']));
  expect(await api.open('GET', `${pathname}/pass.pkpass`)).toMatchObject({ statusCode: 200 });
});

test('a copy begins anew: no version, notification, record of Wallet B, pass or time of day of its template', async () => {
  const templateId = await api.createTemplate();
  await api.send(api.passRequest(templateId));
  await api.send({
    action: 'updatepasstemplate',
    'pass-template-id': templateId,
    'origin-gate': 'Z9',
    'estimated-departure-time': '2027-03-15T18:35:00',
    'flight-status': 'Cancelled',
    'flight-status-reason': 'Storm',
    'void-passes': true,
  });
  const source = await recordOf(templateId);
  await api.services.templates.recordGoogleClass(source, { version: source.version }, 'write-1');
  time.at = new Date(now.getTime() + 60_000);
  const copied = await recordOf((await copy(templateId)).body['pass-template-id']);
  expect(copied).toMatchObject({
    version: 1,
    createdAtUtc: time.at.toISOString(),
    updatedAtUtc: time.at.toISOString(),
  });
  expect(copied.trackingId).not.toBe(source.trackingId);
  expect(source.fields).toHaveProperty('void-passes', true);
  expect(copied.lastNotification ?? copied.googleClass ?? copied.objectsVersion ?? copied.flightDay).toBeUndefined();
  expect(copied.fields).toMatchObject({ 'origin-gate': 'Z9', ...tomorrow });
  expect(Object.keys(copied.fields).filter((name) => /status|estimated|void-/.test(name))).toEqual([]);
  const { body } = await api.send({ action: 'getpassids', 'pass-template-id': copied.id });
  expect(body['pass-ids']).toEqual([]);
  expect(await recordOf(templateId)).toMatchObject({ version: 2, createdAtUtc: source.createdAtUtc });
});

test('only an image with a new address is fetched; "" leaves an optional field out', async () => {
  const templateId = await api.createTemplate();
  requests.operations.length = 0;
  const icon = api.images.url('logo-square.png');
  const { body } = await copy(templateId, { 'carrier-airline-logo': '', 'walleta-pass-icon': icon });
  const [source, copied] = [await recordOf(templateId), await recordOf(body['pass-template-id'])];
  expect(requests.operations.filter((operation) => operation === 'PUT images')).toHaveLength(1);
  expect(copied.fields['walleta-pass-icon']).toBe(icon);
  expect(copied.images['walleta-pass-icon']).not.toEqual(source.images['walleta-pass-icon']);
  expect(copied.images['carrier-airline-logo']).toBeUndefined();
});

test('times that the copy has in common with a flight on another day are said, and none of the same flight', async () => {
  const { 'boarding-time': _, ...changes } = tomorrow;
  const templateId = await api.createTemplate();
  const { 'arrival-time': arrival } = (await recordOf(templateId)).fields as Partial<TemplateFields>;
  const retained = ['boarding-time', ...(arrival === undefined ? [] : ['arrival-time'])];
  const warningsOf = async (request: object) => JSON.stringify((await copy(templateId, request)).body.warnings ?? []);
  for (const name of retained) expect(await warningsOf(changes)).toContain(`${name}`);
  expect(await warningsOf(changes)).toContain(
    'departure-time is another one; these times are those of the copied template',
  );
  expect(await warningsOf({ 'origin-gate': 'B1' })).not.toContain('copied template');
});

test.each([
  ['a required field that is cleared', { 'origin-gate': '' }, 'origin-gate', 'is required and cannot be cleared'],
  ['an unknown field', { 'orgin-gate': 'B1' }, 'orgin-gate', 'is not a field of this call; did you mean origin-gate?'],
  [
    'a rule between fields',
    { link1: 'no telephone', 'link1-type': 'phone' },
    'link1',
    expect.stringContaining('must be'),
  ],
  ['no template', { 'pass-template-id': '' }, 'pass-template-id', 'is required'],
])('%s is refused, and no template is made', async (_title, changes, field, message) => {
  const templateId = await api.createTemplate();
  const { httpStatus, body } = await copy(templateId, changes);
  expect([httpStatus, body['error-code'], body.errors]).toEqual([400, 'E9003', [{ field, message }]]);
  expect((await api.send({ action: 'getpasstemplates' })).body['pass-templates']).toHaveLength(1);
});

test('a template of a certificate that is not active any more is copied with another one only', async () => {
  const templateId = await api.createTemplate();
  const { accountSettings } = createOperatorContext(api.env, fixedClock(now));
  const [certificate] = await accountSettings.certificates('demo');
  await accountSettings.deactivate('demo', { wallet: 'walleta', id: certificate?.id ?? '' });
  const refused = await copy(templateId);
  expect(refused.body).toMatchObject({ 'error-code': 'E922', errors: [{ field: 'pass-type-id' }] });
});
