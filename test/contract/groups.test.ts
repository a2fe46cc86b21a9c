import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { createErasure } from '../../lambdas/context/operator.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { DynamoGroups } from '../../lambdas/storage/dynamo-pass-queries.ts';
import { groupPlacesOf, type Key } from '../../lambdas/storage/keys.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { examplePass, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { issueMember, memberRequest, newGroupId, travellersOf } from '../helpers/groups.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api, requests } = apiForAllTests();
let templateId: string;
let groupId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});
let passes = 0;
beforeEach(() => {
  groupId = newGroupId();
  requests.operations.length = 0;
});
const newPassId = () => `MEMBER-${++passes}`;

const issue = (data: object = {}, passId = newPassId()) =>
  issueMember(api, templateId, passId, { 'group-id': groupId, ...data });
const update = (passId: string, data: object) =>
  api.send({ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': data });
const keyOf = (id: string) => api.services.identity.groupKey('demo', id);
const find = async (passId: string) =>
  (await api.services.passes.find(await api.services.identity.passKey('demo', passId))) as Pass;

const table = () => tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
/** The taken places of a group. */
const placesOf = async (id: string) =>
  (await table().query<Key & { passKey: string }>({ ...groupPlacesOf(await keyOf(id)), ConsistentRead: true })).items;
/** Members of a group; each pass has one place, and each place one pass that names it. */
async function membersOf(id: string): Promise<string[]> {
  const members = await new DynamoGroups(table()).passesOf(await keyOf(id));
  const places = await placesOf(id);
  expect(places.map(({ passKey }) => passKey).sort()).toEqual(members.map(({ passKey }) => passKey).sort());
  for (const { groupPlace } of members) expect(groupPlace?.group).toBe(await keyOf(id));
  return members.map(({ passId }) => passId).sort();
}

test('passes of one group-id have one page, and an identifier in both wallets that does not reveal it', async () => {
  const [one, two] = [await issue(), await issue()];
  expect(one.body['group-install-url']).toMatch(/^https:\/\/passes\.example\.com\/g\/[a-z2-7]{58}$/);
  expect(two.groupPath).toBe(one.groupPath);
  const files = [one, two].map(({ path }) => api.aws.bucket.get(`${path.slice(1)}/pass.pkpass`)?.body);
  const groups = files.map((file) => openPkpass(file ?? new Uint8Array()).passJson.groupingIdentifier);
  expect(groups).toEqual([await keyOf(groupId), await keyOf(groupId)]);
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  expect(JSON.stringify(Items)).not.toContain(groupId);
});

test('a pass costs a transaction of two items, and without a group-id what it did before', async () => {
  await issue();
  expect(requests.operations).toEqual(['PUT i', 'PUT i', 'TransactWriteItems']);
  requests.operations.length = 0;
  const { body } = await issueMember(api, templateId, newPassId(), {});
  expect(requests.operations).toEqual(['PUT i', 'PUT i', 'PutItem']);
  expect(JSON.stringify(body)).not.toContain('group-install-url');
});

test('getpassdata and generatepassbyid answer with the group’s page, and neither says what the group-id is', async () => {
  const passId = newPassId();
  const { body } = await issue({}, passId);
  for (const action of ['getpassdata', 'generatepassbyid']) {
    const answer = await api.send({ action, 'pass-template-id': templateId, 'pass-id': passId });
    expect(answer.body['group-install-url']).toBe(body['group-install-url']);
    expect(JSON.stringify(answer.body)).not.toContain(groupId);
  }
});

test('the page of one pass leads neither to the group’s nor to another pass', async () => {
  const [one, two] = [await issue(), await issue()];
  const page = String((await api.open('GET', one.path)).body);
  for (const secret of [one.groupPath, await keyOf(groupId), two.path]) expect(page).not.toContain(secret);
  expect(page).not.toContain('/g/');
});

test('the same group-id of another account is another group', async () => {
  const { groupPath } = await issue();
  expect(await keyOf(groupId)).not.toBe(await api.services.identity.groupKey('other', groupId));
  const { httpStatus } = await api.send(memberRequest(api, templateId, newPassId(), {}), otherApiKey);
  expect(httpStatus).toBe(404);
  expect(await travellersOf(api, groupPath)).toHaveLength(1);
});

const withGroup = { 'pass-variables.group-id': { 'is-required': false, 'value-encryption': false } };
const keyed = { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) };
const signed = { 'link-protection': keyed };

describe('a group that is full', () => {
  const full = newGroupId();
  let outside: string;
  beforeEach(() => {
    outside = newPassId();
  });
  beforeAll(async () => {
    const group = await keyOf(full);
    const created = await Promise.allSettled(
      Array.from({ length: 51 }, async () => {
        const passId = newPassId();
        const passKey = await api.services.identity.passKey('demo', passId);
        const more = { passId, passKey, templateId, writeId: passId };
        return api.services.passes.create(examplePass({ 'group-id': group }, more));
      }),
    );
    // Exactly one of the concurrent calls is refused.
    expect(created.flatMap((each) => (each.status === 'rejected' ? [each.reason.name] : []))).toEqual(['GroupFull']);
    expect(await membersOf(full)).toHaveLength(50);
  });

  test('takes no pass by generatepass or updatepassdata, which change nothing: E9026', async () => {
    const request = memberRequest(api, templateId, outside, { 'group-id': full });
    expect(await api.send(request)).toMatchObject({ httpStatus: 409, body: { 'error-code': 'E9026' } });
    expect(await find(outside)).toBeUndefined();
    await issueMember(api, templateId, outside, {});
    const { body } = await update(outside, { 'group-id': full, 'seat-number': '99Z' });
    expect(body).toMatchObject({ 'error-code': 'E9026' });
    expect((await find(outside)).fields['seat-number']).not.toBe('99Z');
  });

  test('takes one for each that leaves', async () => {
    const [leaving = ''] = await membersOf(full);
    await update(leaving, { 'group-id': '' });
    await issue({ 'group-id': full }, outside);
    expect(await membersOf(full)).toContain(outside);
    expect((await update(leaving, { 'group-id': full })).body['error-code']).toBe('E9026');
  });

  test('does not keep the pass of an issuance link from its passenger', async () => {
    const link = await makeLink(api, templateId, { ...signed, 'update-pass-data': 'True', ...withGroup });
    const values = passenger({ 'pass-id': outside, 'group-id': full });
    expect((await follow(api, linkFor(link, values))).statusCode).toBe(303);
    expect((await find(outside)).fields).not.toHaveProperty('group-id');
    expect((await follow(api, linkFor(link, { ...values, 'seat-number-value': '1A' }))).statusCode).toBe(303);
    const { version, fields } = await find(outside);
    expect({ version, seat: fields['seat-number'] }).toEqual({ version: 2, seat: '1A' });
    // Nothing else changes: no new version is made each time.
    expect((await follow(api, linkFor(link, { ...values, 'seat-number-value': '1A' }))).statusCode).toBe(303);
    expect((await find(outside)).version).toBe(version);
  });
});

test('a pass whose pass-id is used takes no place', async () => {
  const passId = newPassId();
  await issue({}, passId);
  const again = await api.send(memberRequest(api, templateId, passId, { 'group-id': groupId }));
  expect(again.body['error-code']).toBe('E9005');
  expect(await membersOf(groupId)).toEqual([passId]);
});

test('another group-id moves the pass in one transaction, "" takes it out, and the same one changes nothing', async () => {
  const passId = newPassId();
  await issue({}, passId);
  const other = newGroupId();
  requests.operations.length = 0;
  await update(passId, { 'group-id': other });
  expect(requests.operations.filter((name) => /Item/.test(name))).toEqual(['GetItem', 'TransactWriteItems']);
  expect([await membersOf(groupId), await membersOf(other)]).toEqual([[], [passId]]);
  const { version } = await find(passId);
  await update(passId, { 'group-id': other });
  expect((await find(passId)).version).toBe(version);
  await update(passId, { 'group-id': '' });
  expect(await membersOf(other)).toEqual([]);
  expect(await find(passId)).not.toHaveProperty('groupPlace');
});

test('changes of one pass to two groups at once leave it in one of them', async () => {
  const passId = newPassId();
  await issue({}, passId);
  const others = [newGroupId(), newGroupId()];
  await Promise.all(others.map((other) => update(passId, { 'group-id': other })));
  const members = await Promise.all([groupId, ...others].map(membersOf));
  expect(members[0]).toEqual([]);
  expect(members.flat()).toEqual([passId]);
});

test('a pass of which the answer got lost has one place, and so has one that was moved', async () => {
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  const passId = newPassId();
  await issue({}, passId);
  expect(await membersOf(groupId)).toEqual([passId]);
  requests.operations.length = 0;
  const other = newGroupId();
  await update(passId, { 'group-id': other });
  expect([await membersOf(groupId), await membersOf(other)]).toEqual([[], [passId]]);
});

test('what is deleted, archived or erased leaves the group', async () => {
  const [stays, deleted, archived, erased] = [newPassId(), newPassId(), newPassId(), newPassId()];
  for (const passId of [stays, deleted, archived, erased]) await issue({}, passId);
  await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': deleted });
  expect(await api.services.passes.archive(await find(archived), 'archived', now)).toBe(true);
  const { records } = createErasure({ ...api.env, STACK_NAME: 'none' } as never, { clock: fixedClock() });
  expect(await records.blank(erasedPass(await find(erased), { at: now, writeId: 'erased' }))).toBe(true);
  expect(await membersOf(groupId)).toEqual([stays]);
  expect(await placesOf(groupId)).toHaveLength(1);
});

describe('an issuance link', () => {
  test.each([
    ['under HMAC-SHA256 moves', signed, true],
    ['that anybody can build leaves', {}, false],
  ])('puts its pass into a group, and %s a pass that exists', async (_title, protection, moves) => {
    const link = await makeLink(api, templateId, {
      'update-pass-data': 'True',
      ...withGroup,
      ...protection,
    });
    const values = passenger({ 'pass-id': newPassId(), 'group-id': groupId });
    expect((await follow(api, linkFor(link, values))).statusCode).toBe(303);
    expect(await membersOf(groupId)).toEqual([values['pass-id']]);
    const other = newGroupId();
    expect((await follow(api, linkFor(link, { ...values, 'group-id': other }))).statusCode).toBe(303);
    expect(await membersOf(other)).toEqual(moves ? [values['pass-id']] : []);
    expect(await membersOf(groupId)).toEqual(moves ? [] : [values['pass-id']]);
  });

  test('that is checked shows what it carries but the group-id', async () => {
    const link = await makeLink(api, templateId, withGroup);
    const url = linkFor(link, passenger({ 'pass-id': newPassId(), 'group-id': groupId }));
    const { httpStatus, body } = await api.send({ action: 'checkpassissuancelink', url });
    expect(httpStatus).toBe(200);
    expect(JSON.stringify(body)).not.toContain(groupId);
    expect(JSON.stringify(body)).not.toContain(await keyOf(groupId));
  });
});
