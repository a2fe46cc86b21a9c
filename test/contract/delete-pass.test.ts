import { DynamoDBClient, GetItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { apiForEachTest } from '../helpers/api-for-tests.ts';

const { api, requests } = apiForEachTest();
let reference: { 'pass-template-id': string; 'pass-id': string };
let link: string;
beforeEach(async () => {
  const templateId = await api.createTemplate();
  const { body } = await api.send(api.passRequest(templateId));
  reference = { 'pass-template-id': templateId, 'pass-id': 'ABC123-1' };
  link = String(body['pass-install-url']).split('/i/')[1] as string;
});

const files = () => [api.aws.bucket.get(`i/${link}`), api.aws.bucket.get(`i/${link}/pass.pkpass`)];

test('deletepassdata: record and files go, and reads answer as for an unknown pass', async () => {
  expect(files().every(Boolean)).toBe(true);
  const answer = await api.send({ action: 'deletepassdata', ...reference });
  expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success', ...reference } });
  expect(files()).toEqual([undefined, undefined]);
  for (const action of ['getpassdata', 'generatepassbyid', 'deletepassdata']) {
    const deleted = await api.send({ action, ...reference });
    const unknown = await api.send({ action, ...reference, 'pass-id': 'never-used' });
    expect(deleted.httpStatus).toBe(404);
    expect(deleted.body).toEqual({ ...unknown.body, 'pass-id': 'ABC123-1' });
  }
});

test('deletepassdata: a pass that another call changes in between is read again and deleted', async () => {
  jest.spyOn(api.services.passes, 'delete').mockResolvedValueOnce(false);
  expect((await api.send({ action: 'deletepassdata', ...reference })).httpStatus).toBe(200);
  expect((await api.send({ action: 'getpassdata', ...reference })).httpStatus).toBe(404);
});

test('deletepassdata: what stays has no personal data and keeps the pass-id used', async () => {
  await api.send({ action: 'deletepassdata', ...reference });
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  const passes = Items?.filter(({ SK }) => SK?.S === 'PASS') ?? [];
  expect(passes).toHaveLength(1);
  expect(Object.keys(passes[0] ?? {}).sort()).toEqual([
    'PK',
    'SK',
    'account',
    'became',
    'contactHashes',
    'deletedAtUtc',
    'passKey',
    'revision',
    'templateId',
    'trackingId',
    'writeId',
  ]);
  const again = await api.send(api.passRequest(reference['pass-template-id']));
  expect(again).toMatchObject({ httpStatus: 409, body: { 'error-code': 'E9005' } });
});

test('deletepassdata: succeeds when the database did the write but its answer got lost', async () => {
  requests.operations.length = 0;
  requests.fault = (operation, attempt) => (operation === 'PutItem' && attempt === 1 ? 'lost-answer' : undefined);
  expect((await api.send({ action: 'deletepassdata', ...reference })).httpStatus).toBe(200);
  expect(files()).toEqual([undefined, undefined]);
});

test('deletepassdata: is asked to retry later, and the data remains, when the record cannot be removed', async () => {
  requests.fault = (operation) => (operation === 'PutItem' ? 'unreachable' : undefined);
  const { httpStatus, body } = await api.send({ action: 'deletepassdata', ...reference });
  expect(httpStatus).toBe(503);
  expect(body).toMatchObject({ 'error-code': 'E9021', 'pass-id': 'ABC123-1' });
  expect(files().every(Boolean)).toBe(true);
  expect((await api.send({ action: 'getpassdata', ...reference })).httpStatus).toBe(200);
});

test('deletepassdata: the record goes even when S3 is out of reach, and the files are left to the relay', async () => {
  requests.fault = (operation) => (operation === 'DELETE i' ? 'unreachable' : undefined);
  expect((await api.send({ action: 'deletepassdata', ...reference })).httpStatus).toBe(200);
  expect(files().every(Boolean)).toBe(true);
  const passKey = await api.services.identity.passKey('demo', 'ABC123-1');
  const { Item } = await new DynamoDBClient().send(
    new GetItemCommand({ TableName: api.env.TABLE_NAME, Key: { PK: { S: `PASS#${passKey}` }, SK: { S: 'PASS' } } }),
  );
  expect(Item?.deletedAtUtc?.S).toBeDefined();
});

test('deletepassdata: a pass of another template is as unknown as one that does not exist', async () => {
  const otherTemplate = await api.createTemplate();
  const answer = await api.send({ action: 'deletepassdata', 'pass-id': 'ABC123-1', 'pass-template-id': otherTemplate });
  expect(answer).toMatchObject({ httpStatus: 404, body: { 'error-code': 'E9007' } });
  expect((await api.send({ action: 'getpassdata', ...reference })).httpStatus).toBe(200);
});
