import { startApi, type TestApi } from '../helpers/api.ts';
import { exampleRequest } from '../helpers/examples.ts';

let api: TestApi;
let template: { 'pass-template-id': string };
beforeAll(async () => {
  api = await startApi();
  template = { 'pass-template-id': await api.createTemplate() };
});
afterAll(() => api.stop());

const notHere = (reason: string) => `is not a field of this call: it ${reason}`;

/** What is wrong with a field, by the call that does not take it. */
async function refusal(request: object) {
  const { httpStatus, body } = await api.send(request);
  expect({ httpStatus, code: body['error-code'] }).toEqual({ httpStatus: 400, code: 'E9003' });
  return body.errors;
}

describe('updatepassdata refuses', () => {
  const update = (more: object) => ({ action: 'updatepassdata', ...template, 'pass-id': 'unknown', ...more });

  test.each([
    ['strip-image', 'belongs to generatepass'],
    ['expiration-timezone', 'belongs to generatepass'],
    ['additional-image-text', 'belongs to the template or an issuance link'],
    ['user-email', 'belongs into pass-meta-data'],
    ['origin-gate', 'is fixed in the template'],
    ['departure-time', 'is fixed in the template'],
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
