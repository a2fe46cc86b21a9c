import { addHours, addSeconds } from 'date-fns';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { DynamoLists } from '../../lambdas/storage/dynamo-lists.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { listedItem, writeLongList } from '../helpers/lists.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';

const { api, requests, log, time } = apiForAllTests();

const passIds = ({ body }: { body: object }) =>
  (body as { 'pass-ids': { 'pass-id': string }[] })['pass-ids'].map((pass) => pass['pass-id']);

const templateNames = ({ body }: { body: object }) =>
  (body as { 'pass-templates': { 'pass-template-name': string }[] })['pass-templates'].map(
    (template) => template['pass-template-name'],
  );

/** Passes A, B, C, a second apart. */
async function templateWithPasses(): Promise<string> {
  const templateId = await api.createTemplate();
  for (const name of ['C', 'A', 'B']) {
    time.at = addSeconds(time.at, 1);
    await api.send(api.passRequest(templateId, { 'pass-id': `${templateId}-${name}` }));
  }
  return templateId;
}

test('getpasstemplates: an account without templates has an empty list', async () => {
  const answer = await api.send({ action: 'getpasstemplates' }, otherApiKey);
  expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success', 'pass-templates': [] } });
});

test('getpasstemplates: shows the account’s templates, oldest first, with UTC times', async () => {
  time.at = new Date('2027-03-05T23:04:09Z');
  const first = await api.createTemplate({ 'pass-template-name': 'List 1' });
  time.at = new Date('2027-03-06T00:00:00Z');
  await api.createTemplate({ 'pass-template-name': 'List 2' });
  const answer = await api.send({ action: 'getPassTemplates' });
  expect(answer.httpStatus).toBe(200);
  expect(Object.keys(answer.body)).toEqual(['status', 'pass-templates']);
  expect(templateNames(answer)).toEqual(['List 1', 'List 2']);
  expect((answer.body['pass-templates'] as object[])[0]).toEqual({
    'pass-template-id': first,
    'pass-template-name': 'List 1',
    'pass-template-type': 'boarding-pass',
    'created-timestamp': '03/05/2027 23:04:09',
    'last-updated-timestamp': '03/05/2027 23:04:09',
  });
  expect(templateNames(await api.send({ action: 'getpasstemplates', 'page-number': 2, 'items-per-page': 1 }))).toEqual([
    'List 2',
  ]);
});

test('getpassids: shows a template’s passes, oldest first, at once, and not those of another template', async () => {
  time.at = new Date('2027-03-10T12:59:58Z');
  const templateId = await templateWithPasses();
  await templateWithPasses();
  const answer = await api.send({ action: 'getpassids', 'pass-template-id': templateId });
  expect(answer).toEqual({
    httpStatus: 200,
    action: 'getpassids',
    body: {
      status: 'success',
      'pass-template-id': templateId,
      'pass-ids': [
        {
          'pass-id': `${templateId}-C`,
          'created-timestamp': '03/10/2027 12:59:59',
          'last-updated-timestamp': '03/10/2027 12:59:59',
        },
        {
          'pass-id': `${templateId}-A`,
          'created-timestamp': '03/10/2027 13:00:00',
          'last-updated-timestamp': '03/10/2027 13:00:00',
        },
        {
          'pass-id': `${templateId}-B`,
          'created-timestamp': '03/10/2027 13:00:01',
          'last-updated-timestamp': '03/10/2027 13:00:01',
        },
      ],
    },
  });
});

test('getpassids: a pass was last updated when its template was, if that is later', async () => {
  const templateId = await templateWithPasses();
  const template = await api.services.templates.find('demo', templateId);
  if (template === undefined) throw new Error('no template');
  const createdAt = time.at;
  time.at = addHours(createdAt, 1);
  const updatedAtUtc = time.at.toISOString();
  await api.services.templates.updateAll([
    { template: { ...template, version: 2, updatedAtUtc, trackingId: 'update-call' } },
  ]);
  const { body } = await api.send({ action: 'getpassids', 'pass-template-id': templateId });
  const [, , last] = body['pass-ids'] as Record<string, string>[];
  const shown = (at: Date) => at.toISOString().slice(11, 19);
  expect(last?.['created-timestamp']).toMatch(shown(createdAt));
  expect(last?.['last-updated-timestamp']).toMatch(shown(time.at));
});

test('getpassids: a deleted pass is not listed', async () => {
  const templateId = await templateWithPasses();
  await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': `${templateId}-A` });
  const answer = await api.send({ action: 'getpassids', 'pass-template-id': templateId });
  expect(passIds(answer)).toEqual([`${templateId}-C`, `${templateId}-B`]);
});

test.each([
  [{}, ['C', 'A', 'B']],
  [{ 'page-number': '', 'items-per-page': '' }, ['C', 'A', 'B']],
  [{ 'page-number': 1, 'items-per-page': 2 }, ['C', 'A']],
  [{ 'page-number': '2', 'items-per-page': '2' }, ['B']],
  [{ 'page-number': 3, 'items-per-page': 1 }, ['B']],
  [{ 'page-number': 2 }, []],
  [{ 'page-number': 999_999_999, 'items-per-page': 1_000 }, []],
])('getpassids: %j', async (page, expected) => {
  const templateId = await templateWithPasses();
  const answer = await api.send({ action: 'getpassids', 'pass-template-id': templateId, ...page });
  expect(passIds(answer)).toEqual(expected.map((name) => `${templateId}-${name}`));
});

test('getpassids: lists the passes in a state in a wallet, in pages and in the order of the whole list', async () => {
  const [templateId, other] = [await api.createTemplate(), await api.createTemplate()];
  const issued: IssuedPass[] = [];
  for (const _ of Array(5)) {
    time.at = addSeconds(time.at, 1);
    issued.push(await issuePass(api, issued.length === 0 ? other : templateId));
  }
  const [moved, first, removed, none, last] = issued as [IssuedPass, IssuedPass, IssuedPass, IssuedPass, IssuedPass];
  for (const { phone, pkpass } of [last, removed, first, moved]) await phone.install(pkpass);
  await removed.phone.remove(removed.serial);
  const ids = new Map(await Promise.all(issued.map(async (each) => [each, (await each.record()).passId] as const)));
  time.at = addSeconds(time.at, 1);
  const move = { 'pass-template-id': other, 'pass-id': ids.get(moved), 'to-pass-template-id': templateId };
  expect(await api.send({ action: 'movepass', ...move })).toMatchObject({ httpStatus: 200 });
  const listed = async (more: object) =>
    passIds(await api.send({ action: 'getpassids', 'pass-template-id': templateId, ...more }));
  const idsOf = (...some: IssuedPass[]) => some.map((each) => ids.get(each));
  expect(await listed({})).toEqual(idsOf(first, removed, none, last, moved));
  expect(await listed({ 'walleta-status': 'Installed' })).toEqual(idsOf(first, last, moved));
  const pages = [1, 2, 3].map((page) => ({ 'page-number': page, 'items-per-page': 2, 'walleta-status': 'installed' }));
  expect(await Promise.all(pages.map(listed))).toEqual([idsOf(first, last), idsOf(moved), []]);
  expect(await listed({ 'walleta-status': 'removed' })).toEqual(idsOf(removed));
  expect(await listed({ 'walleta-status': 'not-installed' })).toEqual(idsOf(none));
  expect(await listed({ 'walletb-status': 'not-installed', 'walleta-status': 'removed' })).toEqual(idsOf(removed));
  expect(await listed({ 'walletb-status': 'installed', 'walleta-status': 'removed' })).toEqual([]);
});

test('getpassids: no more than 10,000 passes are filtered, and the field is named', async () => {
  const templateId = await api.createTemplate();
  jest.spyOn(DynamoLists.prototype, 'countPasses').mockResolvedValue(10_001);
  const answer = await api.send({ action: 'getpassids', 'pass-template-id': templateId, 'walletb-status': 'removed' });
  jest.restoreAllMocks();
  const message = 'must not be sent for a template with more than 10,000 passes';
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: {
      'error-info': `Invalid request: walletb-status ${message}.`,
      errors: [{ field: 'walletb-status', message }],
    },
  });
});

test.each([
  ['page-number', 0, 'must be at least 1'],
  ['page-number', -1, 'must be at least 1'],
  ['page-number', '-1', 'must be at least 1'],
  ['page-number', 1.5, 'must be a whole number'],
  ['page-number', 'first', 'must be a whole number'],
  ['page-number', 1e9, 'must be at most 999999999'],
  ['items-per-page', 0, 'must be at least 1'],
  ['items-per-page', '1001', 'must be at most 1000'],
  ['items-per-page', true, 'must be a whole number'],
  ['page', 1, 'is not a field of this call'],
])('both lists refuse %s %j, in error-info', async (field, value, message) => {
  for (const request of [{ action: 'getpasstemplates' }, { action: 'getpassids', 'pass-template-id': 'Template1' }]) {
    expect(await api.send({ ...request, [field]: value })).toMatchObject({
      httpStatus: 400,
      action: request.action,
      body: {
        status: 'failure',
        'error-code': 'E9003',
        'error-info': `Invalid request: ${field} ${message}.`,
        errors: [{ field, message }],
      },
    });
  }
});

test('by default a page has 100 entries, and 1,000 are the most', async () => {
  const templateId = await api.createTemplate();
  await writeLongList(api.env.TABLE_NAME, templateId, 1_001, 1_001);
  const list = { action: 'getpassids', 'pass-template-id': templateId };
  expect(passIds(await api.send(list))).toHaveLength(100);
  expect(passIds(await api.send({ ...list, 'page-number': 2 }))[0]).toBe(listedItem(templateId, 100).passId);
  expect(passIds(await api.send({ ...list, 'items-per-page': 1_000 }))).toHaveLength(1_000);
});

test('getpassids: an unknown template and another account’s answer alike, in error-info', async () => {
  const templateId = await templateWithPasses();
  const unknown = (id: string) => ({
    status: 'failure',
    'error-code': 'E9006',
    'error-info': errors.E9006_noSuchTemplate[2],
    'pass-template-id': id,
    'request-id': 'request-1',
  });
  const request = (id: string, key?: string) => api.send({ action: 'getpassids', 'pass-template-id': id }, key);
  expect(await request('Unknown1')).toEqual({ httpStatus: 404, action: 'getpassids', body: unknown('Unknown1') });
  const foreign = await request(templateId, otherApiKey);
  expect(foreign).toEqual({ httpStatus: 404, action: 'getpassids', body: unknown(templateId) });
});

test('getpassids: the template’s id is required', async () => {
  expect(await api.send({ action: 'getpassids' })).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9003', errors: [{ field: 'pass-template-id', message: 'is required' }] },
  });
});

test.each(['getpasstemplates', 'GETPASSIDS'])('%s: a wrong key is E104, in error-info', async (action) => {
  const { httpStatus, body } = await api.send({ action }, 'NoSuchKey');
  expect(httpStatus).toBe(401);
  expect(body).toMatchObject({
    status: 'failure',
    'error-code': 'E104',
    'error-info': expect.stringMatching(/^Authentication/),
  });
});

test('an outage is E9021, in error-info', async () => {
  requests.fault = (operation) => (operation === 'Query' ? 'unreachable' : undefined);
  const { httpStatus, body } = await api.send({ action: 'getpasstemplates' });
  expect(httpStatus).toBe(503);
  expect(body).toMatchObject({ status: 'failure', 'error-code': 'E9021', 'error-info': errors.serviceBusy[2] });
});

describe('a list of 2,150 passes of which none is filed', () => {
  let templateId: string;
  beforeAll(async () => {
    templateId = await api.createTemplate();
    await writeLongList(api.env.TABLE_NAME, templateId, 2_150, 2_150);
  });

  const page = (number: number) =>
    api.send({ action: 'getpassids', 'pass-template-id': templateId, 'page-number': number });
  const queued = () =>
    api.aws.listFilingQueue.receive(10).map(({ body, receipt }) => {
      api.aws.listFilingQueue.delete(receipt ?? '');
      return body;
    });

  test('is not queued for filing by who skips 1,900', async () => {
    expect(passIds(await page(20))[0]).toBe(listedItem(templateId, 1_900).passId);
    expect(queued()).toEqual([]);
  });

  test('is queued for filing by who skips 2,000', async () => {
    expect(passIds(await page(21))[0]).toBe(listedItem(templateId, 2_000).passId);
    expect(queued()).toEqual([`LIST#PASSES#${templateId}`]);
  });

  test('is read to its end although the queue is out of reach', async () => {
    requests.fault = (operation) => (operation === 'SendMessage' ? 'unreachable' : undefined);
    expect(passIds(await page(22))).toHaveLength(50);
    expect(queued()).toEqual([]);
    expect(log.lines).toContainEqual(['LIST-NOT-QUEUED', expect.any(Error)]);
  });
});
