import { strFromU8, unzipSync } from 'fflate';
import { otherApiKey } from '../helpers/api.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { storedPage } from '../helpers/decoded.ts';
import { exampleRequest } from '../helpers/examples.ts';

const { api, requests } = apiForEachTest();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
});

/** A generatepass request for a passenger of this name. */
function passFor(passengerName: string, changes: object = {}) {
  const passData = { ...(exampleRequest('generate-pass')['pass-data'] as object), 'passenger-name': passengerName };
  return api.passRequest(templateId, { 'pass-data': passData, ...changes });
}

/** The page behind an install link, and the passenger on the .pkpass. */
function filesOf(installUrl: unknown): { page: string; passenger: string } {
  const link = String(installUrl).split('/i/')[1];
  const page = api.aws.bucket.get(`i/${link}`);
  const pkpass = api.aws.bucket.get(`i/${link}/pass.pkpass`);
  if (!page || !pkpass) throw new Error('A file is missing');
  const passJson = strFromU8(unzipSync(pkpass.body)['pass.json'] as Uint8Array);
  const fields = Object.values(JSON.parse(passJson).boardingPass).flat() as { key: string; value: string }[];
  return { page: storedPage(page), passenger: fields.find(({ key }) => key === 'passenger')?.value ?? '' };
}

async function passengerOnRecord(): Promise<unknown> {
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'ABC123-1' });
  return (body['pass-data'] as Record<string, unknown> | undefined)?.['passenger-name'];
}

test('generatepass: answers with the install link and stores page and .pkpass behind it', async () => {
  const { httpStatus, body } = await api.send(api.passRequest(templateId));
  expect(httpStatus).toBe(200);
  expect(body).toEqual({
    status: 'success',
    'pass-id': 'ABC123-1',
    'pass-install-url': expect.stringMatching(/^https:\/\/passes\.example\.com\/i\/[a-z2-7]{58}$/),
    'tracking-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { page, passenger } = filesOf(body['pass-install-url']);
  expect(page).toContain('Erika Mustermann');
  expect(passenger).toBe('Erika Mustermann');
});

test('generatepass: a warm function makes one write and no read, and puts two files', async () => {
  await api.send(api.passRequest(templateId));
  requests.operations.length = 0;
  await api.send(api.passRequest(templateId, { 'pass-id': 'ABC123-2' }));
  expect(requests.operations.sort()).toEqual(['PUT i', 'PUT i', 'PutItem']);
});

test('generatepass: a reused pass-id is refused and the first pass is untouched', async () => {
  const first = await api.send(passFor('Ada First'));
  const second = await api.send(passFor('Bob Second'));
  expect(second).toMatchObject({
    httpStatus: 409,
    body: { status: 'failure', 'error-code': 'E9005', 'pass-id': 'ABC123-1' },
  });
  const { page, passenger } = filesOf(first.body['pass-install-url']);
  expect(page).toContain('Ada First');
  expect(passenger).toBe('Ada First');
  expect(await passengerOnRecord()).toBe('Ada First');
});

test('generatepass: a refused call leaves no files about its passenger behind', async () => {
  await api.send(passFor('Ada First'));
  const files = () => api.aws.bucket.keys().filter((key) => key.startsWith('i/'));
  const ofTheFirst = files();
  expect((await api.send(passFor('Bob Second'))).httpStatus).toBe(409);
  expect(files()).toEqual(ofTheFirst);
});

test('generatepass: of 50 calls with one pass-id exactly one succeeds, and every file and answer is its own', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Passenger Number${index}`);
  const answers = await Promise.all(names.map((name) => api.send(passFor(name))));
  const winners = answers.flatMap(({ body }, index) => (body.status === 'success' ? [index] : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ httpStatus, body }) => httpStatus === 409 && body['error-code'] === 'E9005')).toHaveLength(
    49,
  );
  const winner = winners[0] as number;
  const { page, passenger } = filesOf(answers[winner]?.body['pass-install-url']);
  expect(page).toContain(names[winner]);
  expect(passenger).toBe(names[winner]);
  expect(await passengerOnRecord()).toBe(names[winner]);
  const link = await api.send({ action: 'generatepassbyid', 'pass-template-id': templateId, 'pass-id': 'ABC123-1' });
  expect(link.body['pass-install-url']).toBe(answers[winner]?.body['pass-install-url']);
});

test('generatepass: succeeds when the database did the write but its answer got lost', async () => {
  requests.fault = (operation, attempt) => (operation === 'PutItem' && attempt === 1 ? 'lost-answer' : undefined);
  requests.operations.length = 0;
  const { httpStatus, body } = await api.send(passFor('Ada First'));
  expect(httpStatus).toBe(200);
  expect(requests.operations.filter((operation) => operation === 'PutItem')).toHaveLength(2);
  expect(filesOf(body['pass-install-url']).passenger).toBe('Ada First');
  expect(await passengerOnRecord()).toBe('Ada First');
});

test('generatepass: a lost answer does not turn another caller’s pass into a success', async () => {
  await api.send(passFor('Ada First'));
  requests.operations.length = 0;
  requests.fault = (operation, attempt) => (operation === 'PutItem' && attempt === 1 ? 'lost-answer' : undefined);
  const { body } = await api.send(passFor('Bob Second'));
  expect(body['error-code']).toBe('E9005');
  expect(await passengerOnRecord()).toBe('Ada First');
});

test.each([['PutItem'], ['PUT i']])(
  'generatepass: is asked to retry later and leaves no pass when %s never gets through',
  async (broken) => {
    requests.fault = (operation) => (operation === broken ? 'unreachable' : undefined);
    const { httpStatus, body } = await api.send(api.passRequest(templateId));
    expect(httpStatus).toBe(503);
    expect(body).toMatchObject({ status: 'failure', 'error-code': 'E9021', 'pass-id': 'ABC123-1' });
    requests.fault = () => undefined;
    expect(await passengerOnRecord()).toBeUndefined();
    expect((await api.send(api.passRequest(templateId))).httpStatus).toBe(200);
  },
);

test('generatepass: reference-data of any JSON comes back as it was sent', async () => {
  const referenceData = {
    constructor: 1,
    order: 1e19,
    small: 1e-300,
    list: [null, ''],
  };
  const answer = await api.send(api.passRequest(templateId, { 'reference-data': referenceData }));
  expect(answer.httpStatus).toBe(200);
  const { identity, passes } = api.services;
  const pass = await passes.find(await identity.passKey('demo', 'ABC123-1'));
  expect(pass?.referenceData).toEqual(referenceData);
});

test('generatepass: half a character, which no database and no phone reads, is refused', async () => {
  const passData = { ...(exampleRequest('generate-pass')['pass-data'] as object) };
  const address = { ...passData, 'additional-image': 'https://images.example.com/\ud800' };
  const { httpStatus, body } = await api.send(api.passRequest(templateId, { 'pass-data': address }));
  expect(httpStatus).toBe(400);
  expect(body.errors).toMatchObject([{ field: 'additional-image' }]);
});

test('generatepass: one account’s pass-ids and templates mean nothing to another', async () => {
  await api.send(api.passRequest(templateId));
  const { httpStatus, body } = await api.send(api.passRequest(templateId), otherApiKey);
  const unknown = await api.send(api.passRequest('NoSuchTemplate'), otherApiKey);
  expect(httpStatus).toBe(404);
  expect(body).toMatchObject({ 'error-code': 'E9006' });
  expect(JSON.stringify(body)).toBe(JSON.stringify({ ...unknown.body, 'pass-template-id': templateId }));
});
