import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';

const { api, requests } = apiForEachTest();

/** A pass of a template of this account. */
async function made(templateFields: object = {}) {
  const templateId = await api.createTemplate();
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...templateFields });
  await api.send(api.passRequest(templateId, { 'pass-id': 'dry-1' }));
  const passKey = await api.services.identity.passKey('demo', 'dry-1');
  return {
    reference: { 'pass-template-id': templateId, 'pass-id': 'dry-1' },
    record: async () => (await api.services.passes.find(passKey)) as Pass,
  };
}

test.each<[string, (to: string) => object, string]>([
  ['updatepassdata', () => ({ 'pass-data': { 'seat-number': '3D' } }), 'Seat: 3D'],
  ['movepass', (to) => ({ 'to-pass-template-id': to }), 'You are now on LH2724, 17:35, seat 12C'],
])('a dry run of %s says what the passenger would read, and writes nothing', async (action, fields, sentence) => {
  const { reference, record } = await made();
  const request = { action, ...reference, ...fields(await api.createTemplate()) };
  const before = await record();
  requests.operations.length = 0;
  for (const key of [undefined, 'key-1']) {
    const { httpStatus, body } = await api.send({ ...request, 'dry-run': true }, undefined, key);
    expect([httpStatus, body]).toEqual([200, expect.objectContaining({ 'dry-run': true, notification: sentence })]);
  }
  expect(requests.operations.filter((operation) => !/^(Get|Query|BatchGet)/.test(operation))).toEqual([]);
  expect(await record()).toEqual(before);

  // The Idempotency-Key is unused.
  expect((await api.send(request, undefined, 'key-1')).body).not.toHaveProperty('dry-run');
  expect((await record()).lastNotification?.text).toBe(sentence);
});

test.each<[string, object, object]>([
  ['a change of nothing', {}, { 'pass-data': { 'seat-number': '12C' } }],
  ['a template without notifications', { 'enable-update-notifications': 0 }, { 'pass-data': { 'seat-number': '3D' } }],
  ['a pass that is sent again', {}, { 'send-again': true }],
])('a dry run of %s has no notification', async (_, template, change) => {
  const { reference } = await made(template);
  const { body } = await api.send({ action: 'updatepassdata', ...reference, ...change, 'dry-run': true });
  expect(body).toMatchObject({ status: 'success', 'dry-run': true });
  expect(body).not.toHaveProperty('notification');
});

test('a dry run refuses what the call refuses', async () => {
  const { reference } = await made();
  const request = {
    action: 'updatepassdata',
    ...reference,
    'pass-data': { 'passenger-kind': 'confirmed', 'seat-number': '' },
  };
  expect((await api.send({ ...request, 'dry-run': true })).body).toEqual((await api.send(request)).body);
});

test('a pass that is sent again has a new version, which nobody is notified of', async () => {
  const { reference, record } = await made();
  await api.send({ action: 'updatepassdata', ...reference, 'pass-data': { 'seat-number': '3D' } });
  const before = await record();
  await api.send({ action: 'updatepassdata', ...reference, 'send-again': true, priority: true });
  const { lastNotification, fields } = before;
  expect(await record()).toMatchObject({ version: before.version + 1, isPriority: true, lastNotification, fields });
});
