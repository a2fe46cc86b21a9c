import { inspect } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest, now } from '../helpers/examples.ts';
import { exampleLinkFields, linkRequest } from '../helpers/link-requests.ts';

const { api, requests, log } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

const creation = (changes: Record<string, unknown> = {}) => ({
  ...exampleRequest('create-pass-issuance-link'),
  'pass-template-id': templateId,
  ...changes,
});

const update = (linkId: string, changes: Record<string, unknown> = {}) => ({
  action: 'updatePassIssuanceLink',
  'issuance-link-id': linkId,
  'pass-template-id': templateId,
  ...changes,
});

async function createLink(): Promise<string> {
  const { body } = await api.send(creation());
  return String(body['issuance-link-id']);
}

const itemKey = (linkId: string) => ({ TableName: api.env.TABLE_NAME, Key: { PK: `LINK#${linkId}`, SK: 'LINK' } });

async function itemOf(linkId: string): Promise<Record<string, unknown>> {
  const { Item } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(new GetCommand(itemKey(linkId)));
  if (Item === undefined) throw new Error('There is no such link');
  return Item;
}

/** The stored link. */
const linkOf = (linkId: string) => api.services.links.find('demo', linkId);

/** Loses the answer to the next request of this kind, which is applied. */
function loseNextAnswer(operation: string): void {
  requests.operations.length = 0;
  requests.fault = (each, attempt) => (each === operation && attempt === 1 ? 'lost-answer' : undefined);
}

test('createpassissuancelink: the example becomes a link, listed at once, with nothing generated', async () => {
  const { httpStatus, body } = await api.send(creation());
  const id = String(body['issuance-link-id']);
  expect(httpStatus).toBe(200);
  expect(body).toEqual({
    status: 'success',
    'issuance-link-id': expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    'pass-issuance-link-template-id': id,
    'preview-url': expect.stringMatching(
      `^https://passes.example.com/l/${id}\\?pass-id={pass-id}&passenger-name-value={encrypted:passenger-name-value}&`,
    ),
  });
  expect(await linkOf(id)).toMatchObject({
    id,
    account: 'demo',
    templateId,
    version: 1,
    createdAtUtc: now.toISOString(),
    fields: exampleLinkFields(),
    generated: 0,
  });
  expect(await itemOf(id)).toMatchObject({
    listKey: 'LIST#LINKS#demo',
    listSort: `~${now.toISOString()}#${id}`,
    generated: 0,
  });
});

test('a link that cannot work is made with warnings; an update is warned of what it names', async () => {
  const changes = {
    'link-expiration-timestamp': '2027-03-01T00:00:00',
    'pass-variables.seat-number-value.is-required': false,
  };
  const { body } = await api.send(creation({ ...linkRequest(changes), 'pass-template-id': templateId }));
  const passed = { code: 'link-expired', field: 'link-expiration-timestamp' };
  const optional = { code: 'variable-optional', field: 'pass-variables.seat-number-value' };
  expect(body).toMatchObject({ status: 'success', warnings: [passed, optional] });
  const id = String(body['issuance-link-id']);
  expect((await api.send(update(id, { 'link-name': 'Renamed' }))).body).not.toHaveProperty('warnings');
  expect((await api.send(update(id, { 'link-status': 'active' }))).body).toMatchObject({ warnings: [passed] });
});

test('a warm function makes one write and no read to create a link, one of each to update it', async () => {
  const id = await createLink();
  requests.operations.length = 0;
  await createLink();
  expect(requests.operations).toEqual(['PutItem']);
  requests.operations.length = 0;
  await api.send(update(id, { 'link-status': 'inactive' }));
  expect(requests.operations).toEqual(['GetItem', 'UpdateItem']);
});

test('createpassissuancelink: a template that the account does not have is refused, foreign as unknown', async () => {
  const unknown = await api.send(creation({ 'pass-template-id': 'NoSuchTemplate' }), otherApiKey);
  const foreign = await api.send(creation(), otherApiKey);
  expect(unknown).toMatchObject({ httpStatus: 404, body: { status: 'failure', 'error-code': 'E9006' } });
  expect(foreign).toEqual({ ...unknown, body: { ...unknown.body, 'pass-template-id': templateId } });
});

test.each([
  ['empty', {}],
  ['not given', undefined],
  ['of an unknown name', { 'seat-numbers': { 'is-required': true, 'value-encryption': false } }],
  ['of the group 11', { 'ibeacon-uuid11': { 'is-required': true, 'value-encryption': false } }],
  ['without value-encryption', { 'pass-id': { 'is-required': true } }],
  ['half a place', { 'relevance-location-latitude1': { 'is-required': true, 'value-encryption': false } }],
])('E1543 when pass variables are %s, on creation and update', async (_title, variables) => {
  const created = await api.send(creation({ 'pass-variables': variables }));
  expect(created).toMatchObject({ httpStatus: 400, body: { status: 'failure', 'error-code': 'E1543' } });
  if (variables === undefined) return;
  const updated = await api.send(update('Unknown1', { 'pass-variables': variables }));
  expect(updated).toMatchObject({ httpStatus: 400, body: created.body });
});

test('E1543 when values are encrypted without settings, and the other problems are named with it', async () => {
  const { httpStatus, body } = await api.send(
    creation({ 'encryption-settings': undefined, 'link-generation-limit': 'many' }),
  );
  expect(httpStatus).toBe(400);
  expect(body).toMatchObject({ 'error-code': 'E1543', 'error-message': expect.stringContaining('Invalid request: ') });
  expect(body.errors).toEqual([
    { field: 'link-generation-limit', message: 'must be a whole number' },
    ...['passenger-name-value', 'reservation-confirmation-code-value', 'barcode-value', 'user-email'].map((name) => ({
      field: `pass-variables.${name}.value-encryption`,
      message: 'needs encryption-settings',
    })),
  ]);
});

test('E9003 when only other fields are wrong', async () => {
  const answer = await api.send(creation({ 'link-name': '', 'link-expiration-timezone': '' }));
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: {
      'error-code': 'E9003',
      errors: [
        { field: 'link-name', message: 'is required' },
        { field: 'link-expiration-timezone', message: 'is required with link-expiration-timestamp' },
      ],
    },
  });
});

test('secret-key and iv are in no answer, no log line and no item, and come back to the service as they were', async () => {
  const secrets = {
    'encryption-name': 'AES-CBC',
    'secret-key': 'TopSecret'.repeat(4).slice(0, 32),
    iv: 'HiddenVector1234',
  };
  const created = await api.send(creation({ 'encryption-settings': secrets }));
  const id = String(created.body['issuance-link-id']);
  requests.fault = (operation) => (operation === 'UpdateItem' ? 'unreachable' : undefined);
  const newSecrets = { ...secrets, iv: 'HiddenVector5678' };
  const failed = await api.send(update(id, { 'encryption-settings': newSecrets }));
  expect(failed).toMatchObject({ httpStatus: 503, body: { 'error-code': 'E9021' } });
  const refused = await api.send(creation({ 'encryption-settings': { ...newSecrets, 'encryption-name': 'ROT13' } }));
  expect(refused.httpStatus).toBe(400);
  expect((await linkOf(id))?.fields['encryption-settings']).toEqual(secrets);
  const visible = inspect([created, failed, refused, log.lines, await itemOf(id)], { depth: Number.POSITIVE_INFINITY });
  expect(visible).not.toMatch(/TopSecret|HiddenVector/);
});

test('two links with one key are not stored alike, and one’s does not open in the other’s item', async () => {
  const [one, other] = [await createLink(), await createLink()];
  const sealed = async (id: string) => ((await itemOf(id)).fields as Record<string, unknown>)['encryption-settings'];
  expect(await sealed(one)).not.toEqual(await sealed(other));
  await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new UpdateCommand({
      ...itemKey(other),
      UpdateExpression: 'SET #fields.#settings = :sealed',
      ExpressionAttributeNames: { '#fields': 'fields', '#settings': 'encryption-settings' },
      ExpressionAttributeValues: { ':sealed': await sealed(one) },
    }),
  );
  await expect(linkOf(other)).rejects.toThrow();
});

test('updatepassissuancelink: changes what is named, leaves the rest, and answers with the new preview', async () => {
  const id = await createLink();
  const variables = { 'seat-number-value': { 'is-required': 'True', 'value-encryption': false } };
  const { httpStatus, body } = await api.send(
    update(id, { 'link-status': 'inactive', 'link-protection': '', 'pass-variables': variables }),
  );
  expect({ httpStatus, body }).toEqual({
    httpStatus: 200,
    body: {
      status: 'success',
      'issuance-link-id': id,
      'pass-issuance-link-template-id': id,
      'preview-url': `https://passes.example.com/l/${id}?pass-id={pass-id}&seat-number-value={seat-number-value}`,
      warnings: Array(4).fill({
        code: 'variable-static',
        field: expect.stringMatching(/^pass-variables\.[a-z-]+$/),
        text: expect.stringContaining(' is not declared: every pass of the link gets the static value'),
      }),
    },
  });
  const { 'link-protection': _, ...others } = exampleLinkFields();
  expect(await linkOf(id)).toMatchObject({ version: 2, generated: 0 });
  expect((await linkOf(id))?.fields).toEqual({
    ...others,
    'link-status': 'INACTIVE',
    'pass-variables': { 'seat-number-value': { 'is-required': true, 'value-encryption': false } },
  });
});

test('updatepassissuancelink: an update that changes nothing writes nothing', async () => {
  const id = await createLink();
  const before = await itemOf(id);
  requests.operations.length = 0;
  const { httpStatus, body } = await api.send(update(id, { ...linkRequest(), 'pass-template-id': templateId }));
  expect(httpStatus).toBe(200);
  expect(body['preview-url']).toContain(`/l/${id}?pass-id=`);
  expect(requests.operations).toEqual(['GetItem']);
  expect(await itemOf(id)).toEqual(before);
});

test('updatepassissuancelink: passes generated meanwhile stay counted, and the link keeps its place in the list', async () => {
  const id = await createLink();
  const filed = `00000001#${now.toISOString()}#${id}`;
  await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new UpdateCommand({
      ...itemKey(id),
      UpdateExpression: 'SET listSort = :filed ADD generated :three',
      ExpressionAttributeValues: { ':filed': filed, ':three': 3 },
    }),
  );
  expect((await api.send(update(id, { 'link-name': 'Gate mail' }))).httpStatus).toBe(200);
  expect(await itemOf(id)).toMatchObject({ generated: 3, listSort: filed, fields: { 'link-name': 'Gate mail' } });
});

test('updatepassissuancelink: updates at the same time all happen, one after the other', async () => {
  const id = await createLink();
  const changes = [
    { 'link-name': 'Gate mail' },
    { 'link-status': 'INACTIVE' },
    { 'link-generation-limit': 7 },
    { 'update-pass-data': true },
    { 'link-expiration-timezone': 'Asia/Tokyo' },
  ];
  const answers = await Promise.all(changes.map((change) => api.send(update(id, change))));
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(changes.map(() => 200));
  const link = await linkOf(id);
  expect(link?.version).toBe(1 + changes.length);
  expect(link?.fields).toEqual({ ...exampleLinkFields(), ...Object.assign({}, ...changes) });
});

test('createpassissuancelink: one link when the database did the write but its answer got lost', async () => {
  loseNextAnswer('PutItem');
  const { httpStatus, body } = await api.send(creation());
  expect(httpStatus).toBe(200);
  expect(requests.operations.filter((operation) => operation === 'PutItem')).toHaveLength(2);
  expect((await linkOf(String(body['issuance-link-id'])))?.version).toBe(1);
});

test('updatepassissuancelink: one new version when the database did the write but its answer got lost', async () => {
  const id = await createLink();
  loseNextAnswer('UpdateItem');
  expect((await api.send(update(id, { 'link-name': 'Gate mail' }))).httpStatus).toBe(200);
  expect(requests.operations.filter((operation) => operation === 'UpdateItem')).toHaveLength(2);
  expect(await linkOf(id)).toMatchObject({ version: 2, fields: { 'link-name': 'Gate mail' } });
});

test('updatepassissuancelink: an unknown link, another template and another account answer alike', async () => {
  const id = await createLink();
  const otherTemplate = await api.createTemplate();
  const unknown = await api.send(update('Unknown1', { 'link-name': 'x' }));
  expect(unknown).toMatchObject({ httpStatus: 404, body: { status: 'failure', 'error-code': 'E9020' } });
  /** The refusal of unknown ids, which repeats them. */
  const unknownAs = (ids: object) => ({ ...unknown, body: { ...unknown.body, 'issuance-link-id': id, ...ids } });
  const ofOther = await api.send(update(id, { 'link-name': 'x', 'pass-template-id': otherTemplate }));
  expect(ofOther).toEqual(unknownAs({ 'pass-template-id': otherTemplate }));
  expect(await api.send(update(id, { 'link-name': 'x' }), otherApiKey)).toEqual(unknownAs({}));
  expect((await linkOf(id))?.version).toBe(1);
});

test('updatepassissuancelink: a refused update leaves the link as it was', async () => {
  const id = await createLink();
  const { httpStatus, body } = await api.send(update(id, { 'link-name': 'Gate mail', 'encryption-settings': {} }));
  expect(httpStatus).toBe(400);
  expect(body).toMatchObject({ 'error-code': 'E1543', 'error-message': expect.any(String) });
  expect((body.errors as unknown[]).length).toBe(4);
  expect(await linkOf(id)).toMatchObject({ version: 1, fields: exampleLinkFields() });
});
