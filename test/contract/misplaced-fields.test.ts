import { requestSchema } from '../../bin/openapi/requests.ts';
import { actions } from '../../lambdas/api/actions/index.ts';
import { acceptedFields, unknownFieldMessage } from '../../lambdas/api/fields-refusal.ts';
import { fieldsOfPass } from '../../lambdas/domain/fields/pass-fields.ts';
import { fieldsOfTemplate } from '../../lambdas/domain/template-fields/template-fields.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';

const { api } = apiForAllTests();
let template: { 'pass-template-id': string };
beforeAll(async () => {
  template = { 'pass-template-id': await api.createTemplate() };
});

const notHere = (reason: string) => `is not a field of this call: it ${reason}`;

/** The problem with a field in a call that does not take it. */
async function refusal(request: object) {
  const { httpStatus, body } = await api.send(request);
  expect({ httpStatus, code: body['error-code'] }).toEqual({ httpStatus: 400, code: 'E9003' });
  return body.errors;
}

describe('updatepassdata refuses', () => {
  const update = (more: object) => ({ action: 'updatepassdata', ...template, 'pass-id': 'unknown', ...more });

  test.each([
    ['strip-image', 'belongs to generatepass or the template'],
    ['expiration-timezone', 'belongs to generatepass'],
    ['additional-image-text', 'is fixed in the template: use updatepasstemplate or updateflight'],
    ['origin-gate', 'is fixed in the template: use updatepasstemplate or updateflight'],
    ['departure-time', 'is fixed in the template: use updatepasstemplate or updateflight'],
  ])('%s in pass-data: it %s', async (field, reason) => {
    const errors = [{ field, message: notHere(reason) }];
    expect(await refusal(update({ 'pass-data': { [field]: 'X' } }))).toEqual(errors);
  });

  test.each([
    ['reference-data', 'belongs to generatepass'],
    ['pass-type-id', 'is fixed when the template is created'],
  ])('%s: it %s', async (field, reason) => {
    expect(await refusal(update({ [field]: {} }))).toEqual([{ field, message: notHere(reason) }]);
  });
});

test.each<[place: string, action: string, request: object, field: string, message: string]>([
  ['seat-number at top level', 'generatepass', { 'seat-number': '1A' }, 'seat-number', 'it belongs in pass-data'],
  [
    'user-email in pass-data',
    'updatepassdata',
    { 'pass-data': { 'user-email': 'a@b.de' } },
    'user-email',
    'it belongs in pass-meta-data',
  ],
  [
    'reference-data in pass-data',
    'generatepass',
    { 'pass-data': { 'reference-data': {} } },
    'reference-data',
    'it belongs beside pass-data, not inside an object',
  ],
  [
    'pass-status in pass-meta-data',
    'updatepassdata',
    { 'pass-meta-data': { 'pass-status': 'voided' } },
    'pass-status',
    'it belongs in pass-data or beside it',
  ],
])('%s is refused with the place where it belongs', async (_title, action, more, field, reason) => {
  const { body } = await api.send({ action, ...template, 'pass-id': 'P1', ...more });
  expect(body.errors).toContainEqual({ field, message: `is not a field here: ${reason}` });
});

test.each<[written: string, action: string, request: object, meant: string]>([
  ['passenger_name', 'generatepass', { 'pass-data': { passenger_name: 'X' } }, 'passenger-name'],
  ['seatNumber', 'updatepassdata', { 'pass-data': { seatNumber: '1A' } }, 'seat-number'],
  ['seat-nubmer', 'updatepassdata', { 'seat-nubmer': '1A' }, 'seat-number in pass-data'],
  ['passdata', 'updatepassdata', { passdata: {} }, 'pass-data'],
  ['orgin-gate', 'updatepasstemplate', { appearance: { 'orgin-gate': 'B1' } }, 'origin-gate'],
  ['apple-fields', 'createpasstemplate', { 'universal-fields': { 'apple-fields': {} } }, 'walleta-fields'],
  ['googleFields', 'createpasstemplate', { 'universal-fields': { googleFields: {} } }, 'walletb-fields'],
  ['link-limit', 'createpassissuancelink', { 'link-nane': 'B1' }, 'link-name'],
])('%s, which is misspelt: the nearest field is named', async (_title, action, more, meant) => {
  const { body } = await api.send({ action, ...template, 'pass-id': 'P1', ...more });
  const messages = (body.errors as { message: string }[]).map(({ message }) => message);
  expect(messages).toContain(`is not a field of this call; did you mean ${meant}?`);
});

test('what each call takes is what the description of the API says', async () => {
  for (const load of actions.values()) {
    const action = await load();
    const { properties } = requestSchema(action) as { properties?: object };
    const described = Object.keys(properties ?? {}).filter((name) => name !== 'action' && name !== 'api-key');
    const taken = acceptedFields(action).get('') ?? new Set();
    expect([action.name, described.filter((name) => !taken.has(name))]).toEqual([action.name, []]);
    expect(taken.size).toBeGreaterThan(0);
  }
});

test('each field of a template that passes lack is said to be fixed there, and no other', async () => {
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const calls = new Map(all.map((action) => [action.name, acceptedFields(action)]));
  const isFixed = (field: string) =>
    unknownFieldMessage(field, 'pass-data', 'updatepassdata', calls).startsWith(
      notHere('is fixed in the template: use '),
    );
  const names = [...new Set([...Object.keys(fieldsOfTemplate), ...Object.keys(fieldsOfPass)])];
  // Callers set the text of the image, which only links bring, in the template.
  const ofPasses = new Set(Object.keys(fieldsOfPass).filter((name) => name !== 'additional-image-text'));
  expect(names.filter(isFixed)).toEqual(names.filter((name) => !ofPasses.has(name)));
  // The names of a flight are changed by updatepasstemplate only.
  expect(unknownFieldMessage('flight-number', 'pass-data', 'updatepassdata', calls)).toBe(
    notHere('is fixed in the template: use updatepasstemplate'),
  );
});

test.each(['priority', 'pass-status'])('generatepass refuses %s: it belongs to updatepassdata', async (field) => {
  const request = api.passRequest(template['pass-template-id'], { [field]: true });
  expect(await refusal(request)).toEqual([{ field, message: notHere('belongs to updatepassdata') }]);
});

test.each([
  'getpasstemplate',
  'getpasstemplates',
  'getpassids',
  'getpassdata',
  'generatepassbyid',
  'deletepassdata',
  'createpasstemplate',
  'updatepasstemplate',
  'createpassissuancelink',
  'updatepassissuancelink',
])('%s refuses a field that nobody knows, together with what else is wrong', async (action) => {
  const { body } = await api.send({ action, ...template, 'pass-id': 'ABC123-1', surprise: 1 });
  const ofFields = (body.errors as { field: string; message: string }[]).filter(({ field }) => field === 'surprise');
  expect(ofFields).toEqual([{ field: 'surprise', message: 'is not a field of this call' }]);
});

test.each(['A', 'a.B_c-9', '.', '0'.repeat(64)])('generatepass takes the pass-id %s', async (passId) => {
  const own = { 'pass-id': passId, 'pass-data': exampleRequest('generate-pass')['pass-data'] };
  const { body } = await api.send(api.passRequest(template['pass-template-id'], own));
  expect(body).toMatchObject({ status: 'success', 'pass-id': passId });
});
