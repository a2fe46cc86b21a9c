import { inspect } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';

const { api } = apiForEachTest();
let creation: Record<string, unknown>;
beforeEach(async () => {
  creation = { ...exampleRequest('create-pass-issuance-link'), 'pass-template-id': await api.createTemplate() };
});

async function items() {
  const { Items = [] } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new ScanCommand({ TableName: api.env.TABLE_NAME }),
  );
  return Items;
}

const links = async () => (await items()).filter(({ SK }) => SK === 'LINK');

test('createpassissuancelink: the same Idempotency-Key makes one link and gives its answer again', async () => {
  const first = await api.send(creation, undefined, 'mail-1');
  const again = await api.send(creation, undefined, 'mail-1');
  expect(first.httpStatus).toBe(200);
  expect(again).toEqual(first);
  expect(await links()).toHaveLength(1);
  const other = await api.send({ ...creation, 'link-name': 'Gate mail' }, undefined, 'mail-1');
  expect(other).toMatchObject({ httpStatus: 409, body: { 'error-code': 'E9015' } });
  expect(inspect(await items(), { depth: Number.POSITIVE_INFINITY })).not.toMatch(/0123456789abcdef|ABCDEFGHIJ/);
});

test('createpassissuancelink: without an Idempotency-Key each call makes a link of its own', async () => {
  const answers = [await api.send(creation), await api.send(creation)];
  expect(new Set(answers.map(({ body }) => body['issuance-link-id'])).size).toBe(2);
});

test('updatepassissuancelink: a repeated update does not undo what came between', async () => {
  const { body } = await api.send(creation);
  const ids = { 'issuance-link-id': body['issuance-link-id'], 'pass-template-id': creation['pass-template-id'] };
  const deactivate = { action: 'updatepassissuancelink', ...ids, 'link-status': 'INACTIVE' };
  const first = await api.send(deactivate, undefined, 'stop');
  await api.send({ ...deactivate, 'link-status': 'ACTIVE' });
  expect(await api.send(deactivate, undefined, 'stop')).toEqual(first);
  expect(await links()).toMatchObject([{ version: 3, fields: { 'link-status': 'ACTIVE' } }]);
});

test('updatepassissuancelink: an update that had nothing to change is not done later either', async () => {
  const { body } = await api.send(creation);
  const ids = { 'issuance-link-id': body['issuance-link-id'], 'pass-template-id': creation['pass-template-id'] };
  const activate = { action: 'updatepassissuancelink', ...ids, 'link-status': 'ACTIVE' };
  const first = await api.send(activate, undefined, 'go');
  await api.send({ ...activate, 'link-status': 'INACTIVE' });
  expect(await api.send(activate, undefined, 'go')).toEqual(first);
  expect(await links()).toMatchObject([{ version: 2, fields: { 'link-status': 'INACTIVE' } }]);
});
