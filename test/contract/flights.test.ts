import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { flightOf } from '../../lambdas/domain/flight/flight.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { flattenGroups } from '../../lambdas/domain/template/template-request.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { DynamoLists } from '../../lambdas/storage/dynamo-lists.ts';
import { byFlightKey } from '../../lambdas/storage/keys.ts';
import { otherApiKey, templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { pushOn } from '../helpers/jobs.ts';
import { issuePass, passType } from '../helpers/passkit.ts';

const { api, requests, time } = apiForAllTests();
afterEach(() => jest.restoreAllMocks());

let flights = 0;
// The account's first templates; most flights here have the airline of the second.
beforeAll(async () => {
  for (const [place, airline] of ['ZZ', 'LH', 'LH'].entries()) {
    time.at = new Date(now.getTime() - 10_000 + place * 1_000);
    await createTemplate({ ...newFlight(), 'flight-number-label': airline });
  }
});

/** A flight for one test alone. */
function newFlight() {
  const number = String(++flights).padStart(4, '0');
  return { 'flight-number-label': 'LH', 'flight-number': number, 'origin-airport': 'MUC' };
}

const day = { 'departure-date': '2027-03-15' };

const updateFlight = (flight: object, fields: object, key?: string, idempotencyKey?: string) =>
  api.send({ action: 'updateflight', ...day, ...flight, ...fields }, key, idempotencyKey);
const getFlight = (flight: object, key?: string) => api.send({ action: 'getflight', ...day, ...flight }, key);

async function record(templateId: string): Promise<Template> {
  const template = await api.services.templates.findLatest('demo', templateId);
  if (!template) throw new Error('No such template');
  return template;
}

/** Makes the example template; its groups hold the changed fields. */
async function createTemplate(changes: object): Promise<string> {
  const { body } = await api.send({ ...flattenGroups(templateRequest(api.images)).fields, ...changes });
  return String(body['pass-template-id']);
}

/** Puts a template at this place of the index, or, like one older than the index, at none. */
async function putInIndex(templateId: string, registrationsKey: string | undefined): Promise<void> {
  const Key = { PK: { S: `TEMPLATE#${templateId}` }, SK: { S: 'TEMPLATE' } };
  const update = registrationsKey
    ? {
        UpdateExpression: 'SET registrationsKey = :key',
        ExpressionAttributeValues: { ':key': { S: registrationsKey } },
      }
    : { UpdateExpression: 'REMOVE registrationsKey, registrationsSort' };
  await new DynamoDBClient().send(new UpdateItemCommand({ TableName: api.env.TABLE_NAME, Key, ...update }));
}

/** Stores more templates like this one, in the form of createpasstemplate. */
async function storeMore(templateId: string, count: number, changes: Partial<TemplateFields> = {}): Promise<string[]> {
  const { fields, images } = await record(templateId);
  const ids = Array.from({ length: count }, (_, index) => `Flight${flights}x${index}`);
  const templates = ids.map((id) => exampleTemplate({ ...fields, ...changes }, { id, images }));
  await Promise.all(templates.map((template) => api.services.templates.create(template)));
  return ids;
}

const notFound = { httpStatus: 404, body: { status: 'failure', 'error-code': 'E9028' } };

describe('updateflight', () => {
  test('changes every template of the flight and of no other, and publishes an event for each', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    const others = [
      await createTemplate(newFlight()),
      await createTemplate({ ...flight, 'departure-time': '2027-03-16T17:35:00' }),
      await createTemplate({ ...flight, 'origin-airport': 'FRA' }),
      await createTemplate({ ...flight, 'flight-number-label': 'LX' }),
    ];
    const answer = await updateFlight(flight, { 'origin-gate': 'Z9', 'universal-fields': { 'boarding-door': '' } });
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
    expect(answer.body['pass-templates']).toEqual(
      expect.arrayContaining(ids.map((id) => ({ 'pass-template-id': id, status: 'success' }))),
    );
    const changed = await Promise.all(ids.map(record));
    expect(changed.map(({ version, fields }) => [version, fields['origin-gate'], fields['boarding-door']])).toEqual([
      [2, 'Z9', undefined],
      [2, 'Z9', undefined],
    ]);
    expect(changed[0]?.lastNotification).toMatchObject({ text: 'Gate: Z9' });
    expect((await Promise.all(others.map(record))).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });

  test.each([
    ['letter case and white space', { 'flight-number-label': ' l h' }],
    ['an airport in lower case', { 'origin-airport': 'muc' }],
    ['a key in a group', { 'origin-airport': undefined, 'universal-fields': { 'origin-airport': 'MUC' } }],
  ])('finds the flight in another spelling: %s', async (_title, spelling) => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    for (const number of [flight['flight-number'], String(flights), flights])
      expect(await updateFlight({ ...flight, 'flight-number': number, ...spelling }, {})).toMatchObject({
        httpStatus: 200,
        body: { 'pass-templates': [{ 'pass-template-id': id }] },
      });
  });

  test('a template whose flight number or date changes moves to the other flight', async () => {
    const [flight, other] = [newFlight(), newFlight()];
    const id = await createTemplate(flight);
    const update = { action: 'updatepasstemplate', 'pass-template-id': id };
    await api.send({ ...update, 'flight-number': other['flight-number'] });
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toMatchObject(notFound);
    // A new departure-time moves the flight to that date, too.
    expect(await updateFlight(other, { 'departure-time': '2027-03-16T00:35:00' })).toMatchObject({ httpStatus: 200 });
    expect(await updateFlight(other, { 'origin-gate': 'Z9' })).toMatchObject(notFound);
    const next = { ...other, 'departure-date': '2027-03-16' };
    expect(await updateFlight(next, { 'origin-gate': 'Z9' })).toMatchObject({ httpStatus: 200 });
    expect((await record(id)).fields['origin-gate']).toBe('Z9');
  });

  test('an unknown flight, and another account’s, are the same to the caller', async () => {
    const flight = newFlight();
    await createTemplate(flight);
    const foreign = await updateFlight(flight, { 'origin-gate': 'Z9' }, otherApiKey);
    expect(foreign).toMatchObject(notFound);
    expect(foreign).toEqual(await updateFlight(newFlight(), { 'origin-gate': 'Z9' }, otherApiKey));
    expect(await getFlight(flight, otherApiKey)).toMatchObject(notFound);
  });

  test.each([
    ['a day too late', { 'departure-date': '2027-03-16' }, 'departure-date', () => '2027-03-15'],
    ['a day too early, as in UTC', { 'departure-date': '2027-03-14' }, 'departure-date', () => '2027-03-15'],
    ['the airline in the number, too', { prefix: 'LH' }, 'flight-number', (number: number) => String(number)],
    ['another code of the airline', { 'flight-number-label': 'DLH' }, 'flight-number-label', () => 'LH'],
  ])('an unknown flight names what makes it one of the account’s: %s', async (_title, mistake, field, correct) => {
    const { prefix = '', ...changes }: Record<string, string> = { ...mistake };
    const flight = newFlight();
    await createTemplate(flight);
    const wrong = { ...flight, 'flight-number': prefix + flights, ...changes };
    const place = field === 'departure-date' ? 'on' : `with ${field}`;
    const message = `there is such a flight ${place} ${correct(flights)}`;
    const body = { 'error-message': `No such flight, but ${message}.`, errors: [{ field, message }] };
    for (const answer of [await updateFlight(wrong, { 'origin-gate': 'Z9' }), await getFlight(wrong)])
      expect(answer).toMatchObject({ ...notFound, body });
    expect(await updateFlight(wrong, {}, otherApiKey)).toEqual(await updateFlight(newFlight(), {}, otherApiKey));
  });

  test('an unknown flight costs nine queries and no more, whatever the account has', async () => {
    await createTemplate(newFlight());
    requests.operations.length = 0;
    expect(await getFlight(newFlight())).toMatchObject(notFound);
    expect(requests.operations.filter((operation) => operation === 'Query')).toHaveLength(9);
  });

  test('a number with its airline, or without its zeros, is refused with the cure', async () => {
    const cure = (message: string) => ({ body: { errors: [{ field: 'flight-number', message }] } });
    expect(await updateFlight({ ...newFlight(), 'flight-number': 'LH2726' }, {})).toMatchObject(
      cure('must be at most 4 characters, without the airline code'),
    );
    const template = { ...flattenGroups(templateRequest(api.images)).fields };
    for (const number of ['LH2726', '12'])
      expect(await api.send({ ...template, 'flight-number': number })).toMatchObject(
        cure('must be 3 or 4 characters, without the airline code and with leading zeros: 012'),
      );
  });

  test('names what is missing and malformed in the key, and fields that belong to none of its templates', async () => {
    const { body } = await updateFlight({}, { 'departure-date': '2027-02-30', 'seat-numbr': '1', 'origin-gate': '' });
    expect(body).toMatchObject({ 'error-code': 'E9003' });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'flight-number-label', message: 'is required' },
        { field: 'flight-number', message: 'is required' },
        { field: 'origin-airport', message: 'is required' },
        { field: 'departure-date', message: 'must be a real date as YYYY-MM-DD' },
        { field: 'origin-gate', message: 'is required and cannot be cleared' },
        { field: 'seat-numbr', message: 'is not a field of this call; did you mean seat-number?' },
      ]),
    );
  });

  test('what one template refuses changes none: each outcome is reported, with the code where it failed', async () => {
    const flight = newFlight();
    const [right, wrong] = [
      await createTemplate({ ...flight, 'link1-type': 'phone', link1: '+4989123456' }),
      await createTemplate({ ...flight, 'link1-type': 'web-link', link1: 'https://example.com' }),
    ];
    const { httpStatus, body } = await updateFlight(flight, { link1: '+4989123457', 'origin-gate': 'Z9' });
    expect([httpStatus, body['error-code'], body.errors]).toEqual([
      400,
      'E9003',
      [{ field: 'link1', message: expect.any(String) }],
    ]);
    expect(body['pass-templates']).toEqual(
      expect.arrayContaining([
        { 'pass-template-id': right, status: 'failure' },
        { 'pass-template-id': wrong, status: 'failure', 'error-code': 'E9003' },
      ]),
    );
    expect((await Promise.all([right, wrong].map(record))).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('90 templates change in one transaction, with the receipt of the call; 91 are refused', async () => {
    const flight = newFlight();
    const first = await createTemplate(flight);
    const ids = [first, ...(await storeMore(first, 89))];
    requests.operations.length = 0;
    const answer = await updateFlight(flight, { 'departure-time': '2027-03-16T00:10:00' }, undefined, 'key-90');
    expect(answer.httpStatus).toBe(200);
    expect(requests.operations.filter((operation) => !operation.includes(' '))).toEqual([
      'Query',
      'BatchGetItem',
      'TransactWriteItems',
    ]);
    expect((await Promise.all(ids.map(record))).every(({ version }) => version === 2)).toBe(true);
    const moved = { ...flight, 'departure-date': '2027-03-16' };
    await createTemplate({ ...flight, 'departure-time': '2027-03-16T00:10:00' });
    const refused = { httpStatus: 409, body: { 'error-code': 'E9027' } };
    expect(await updateFlight(moved, { 'origin-gate': 'Z9' })).toMatchObject(refused);
    expect(await getFlight(moved)).toMatchObject(refused);
  });

  test('templates that no transaction could carry are refused before any request to DynamoDB', async () => {
    const flight = newFlight();
    const message = '€'.repeat(5_000);
    const large = { message1: message, message2: message, 'text-module': message, 'info-module': message };
    await storeMore(await createTemplate(flight), 70, large);
    requests.operations.length = 0;
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toMatchObject({
      httpStatus: 409,
      body: { 'error-code': 'E9027' },
    });
    expect(requests.operations).not.toContain('TransactWriteItems');
  });

  test('an image with a new address is fetched and stored once for all templates', async () => {
    const flight = newFlight();
    await Promise.all([createTemplate(flight), createTemplate(flight)]);
    const requested = api.images.requests.length;
    requests.operations.length = 0;
    await updateFlight(flight, { 'carrier-airline-logo': api.images.url('alliance.png') });
    expect(api.images.requests.slice(requested)).toEqual(['alliance.png']);
    expect(requests.operations.filter((operation) => operation === 'PUT images')).toHaveLength(1);
  });

  test('an update that changes nothing makes no new version; a repeated one gets the answer of the first', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    const first = await updateFlight(flight, { 'origin-gate': 'Z9' }, undefined, `key-${flights}`);
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toEqual(first);
    await updateFlight(flight, { 'origin-gate': 'Z8' });
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' }, undefined, `key-${flights}`)).toEqual(first);
    expect((await record(id)).fields['origin-gate']).toBe('Z8');
    expect((await record(id)).version).toBe(3);
  });

  test('a template that is older than the index of flights is found after its next change', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    await putInIndex(id, undefined);
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toMatchObject(notFound);
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': id, 'origin-gate': 'Z8' });
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toMatchObject({ httpStatus: 200 });
  });

  test('a template that the index shows under its former flight is left alone', async () => {
    const [flight, other] = [newFlight(), newFlight()];
    const [id, moved] = [await createTemplate(flight), await createTemplate(other)];
    await putInIndex(moved, byFlightKey('demo', flightOf(flight, day['departure-date']), moved).registrationsKey);
    const { body } = await updateFlight(flight, { 'origin-gate': 'Z9' });
    expect(body['pass-templates']).toEqual([{ 'pass-template-id': id, status: 'success' }]);
    expect((await record(moved)).version).toBe(1);
  });

  test('a template that leaves the flight while it is updated stays as it became, the others change', async () => {
    const [flight, other] = [newFlight(), newFlight()];
    const [id, leaving] = [await createTemplate(flight), await createTemplate(flight)];
    requests.meanwhile = async (operation) => {
      if (operation !== 'BatchGetItem') return;
      requests.meanwhile = async () => {};
      const rename = { 'pass-template-id': leaving, 'flight-number': other['flight-number'] };
      expect(await api.send({ action: 'updatepasstemplate', ...rename })).toMatchObject({ httpStatus: 200 });
    };
    const { body } = await updateFlight(flight, { 'origin-gate': 'Z9' });
    expect(body['pass-templates']).toEqual([{ 'pass-template-id': id, status: 'success' }]);
    expect([(await record(id)).fields['origin-gate'], (await record(leaving)).fields['origin-gate']]).toEqual([
      'Z9',
      exampleTemplate().fields['origin-gate'],
    ]);
  });

  test('of updates of the flight and of its templates at the same time none is lost', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    const answers = await Promise.all([
      updateFlight(flight, { 'origin-gate': 'Z9' }),
      updateFlight(flight, { 'arrival-gate': 'Y1' }),
      ...ids.map((id) => api.send({ action: 'updatepasstemplate', 'pass-template-id': id, description: `New ${id}` })),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200, 200]);
    for (const id of ids)
      expect(await record(id)).toMatchObject({
        version: 4,
        fields: { 'origin-gate': 'Z9', 'arrival-gate': 'Y1', description: `New ${id}` },
      });
  });

  test('succeeds once when the database did the writes but its answer got lost', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    requests.fault = (operation, attempt) =>
      operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
    requests.operations.length = 0;
    expect(await updateFlight(flight, { 'origin-gate': 'Z9' })).toMatchObject({ httpStatus: 200 });
    expect((await Promise.all(ids.map(record))).map(({ version }) => version)).toEqual([2, 2]);
  });
});

describe('getflight', () => {
  test('gives the templates, what they say of the flight, and how many passes are notified', async () => {
    const flight = newFlight();
    const templateId = await createTemplate(flight);
    const passes = [await issuePass(api, templateId), await issuePass(api, templateId)];
    await passes[0]?.phone.install(passes[0].pkpass);
    const { fields } = await record(templateId);
    const { httpStatus, body } = await getFlight(flight);
    expect(httpStatus).toBe(200);
    expect(body).toEqual({
      status: 'success',
      'pass-templates': [{ 'pass-template-id': templateId, 'pass-template-name': fields['pass-template-name'] }],
      'flight-data': expect.objectContaining({
        ...flight,
        'origin-gate': fields['origin-gate'],
        'departure-time': fields['departure-time'],
      }),
      passes: 2,
      'installed-walleta': 1,
      'installed-walletb': 0,
      told: 1,
      fetched: 1,
    });
    await updateFlight(flight, { 'origin-gate': 'Z9', 'flight-status': 'Delayed' });
    expect((await getFlight(flight)).body).toMatchObject({
      'flight-data': { 'origin-gate': 'Z9', 'flight-status': 'delayed' },
      told: 0,
      fetched: 0,
    });
    const { services } = pushOn(api.aws, { push: async () => true }, { clock: fixedClock(now) });
    await pushDevices({ account: 'demo', targets: [{ passKeys: [passes[0]?.serial ?? ''] }] }, services);
    time.at = new Date(now.getTime() + 95_500);
    const behind = { passes: 2, 'installed-walleta': 1, told: 1, fetched: 0, 'oldest-not-fetched-seconds': 95 };
    expect((await getFlight(flight)).body).toMatchObject(behind);
    await passes[0]?.phone.onPush(passType);
    const { body: after } = await getFlight(flight);
    expect(after).toMatchObject({ told: 1, fetched: 1 });
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['oldest-not-fetched-seconds']));
  });

  test('sets what templates of a flight say differently beside each of them', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate({ ...flight, 'origin-gate': 'Z9' })];
    const { body } = await getFlight(flight);
    expect(body['flight-data']).not.toHaveProperty('origin-gate');
    const [here, there] = (await Promise.all(ids.map(record))).map(({ id, fields }) => ({
      'pass-template-id': id,
      'pass-template-name': fields['pass-template-name'],
      'flight-data': { 'origin-gate': fields['origin-gate'] },
    }));
    expect(body['pass-templates']).toEqual(expect.arrayContaining([here, there]));
    expect(body).toMatchObject({ passes: 0, told: 0 });
  });

  test('counts the passes of more than 10,000, and reads none of them', async () => {
    const flight = newFlight();
    const templateId = await createTemplate(flight);
    jest.spyOn(DynamoLists.prototype, 'countPasses').mockResolvedValue(10_001);
    requests.operations.length = 0;
    const { body } = await getFlight(flight);
    expect(body).toMatchObject({ 'pass-templates': [{ 'pass-template-id': templateId }], passes: 10_001 });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['told']));
    expect(requests.operations).toEqual(['Query', 'BatchGetItem']);
  });
});

describe('event-time', () => {
  /** An event-time, in minutes before or after now. */
  const at = (minutes: number) => ({ 'event-time': new Date(now.getTime() + minutes * 60_000).toISOString() });
  const gatesOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(record))).map(({ version, fields }) => `${fields['origin-gate']} in version ${version}`);
  beforeEach(() => {
    time.at = now;
  });

  test('of each field the newest message holds, and the answer says what stays', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    await updateFlight(flight, { ...at(-1), 'origin-gate': 'Z2' });
    const { body } = await updateFlight(flight, { ...at(-2), 'origin-gate': 'Z1', 'origin-terminal': '9' });
    const text = 'origin-gate stays, as a newer message has come about it.';
    const warnings = [{ code: 'event-superseded', field: 'origin-gate', text }];
    expect(body['pass-templates']).toEqual(
      expect.arrayContaining(ids.map((id) => ({ 'pass-template-id': id, status: 'success', warnings }))),
    );
    for (const { fields } of await Promise.all(ids.map(record)))
      expect(fields).toMatchObject({ 'origin-gate': 'Z2', 'origin-terminal': '9' });
  });

  test('a message of which nothing is left, and one that came before, cost reads only', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    const newest = { ...at(-1), 'origin-gate': 'Z2' };
    const first = await updateFlight(flight, newest);
    requests.operations.length = 0;
    expect(await updateFlight(flight, newest)).toEqual(first);
    expect(await updateFlight(flight, { ...at(-2), 'origin-gate': 'Z1' })).toMatchObject({ httpStatus: 200 });
    expect(requests.operations).toEqual(['Query', 'BatchGetItem', 'Query', 'BatchGetItem']);
    expect(await record(id)).toMatchObject({ version: 2, lastNotification: { text: 'Gate: Z2' } });
  });

  test('a newer message with the same values is recorded by one small write, without a version', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    await updateFlight(flight, { ...at(-3), 'origin-gate': 'Z2' });
    const before = await Promise.all(ids.map(record));
    requests.operations.length = 0;
    await updateFlight(flight, { ...at(-1), 'origin-gate': 'Z2' });
    expect(requests.operations).toEqual(['Query', 'BatchGetItem', 'TransactWriteItems']);
    for (const [place, after] of (await Promise.all(ids.map(record))).entries())
      expect({ ...after, fieldTimes: undefined }).toMatchObject({
        ...before[place],
        fieldTimes: undefined,
        writeId: expect.anything(),
      });
    await updateFlight(flight, { ...at(-2), 'origin-gate': 'Z1' });
    expect(await gatesOf(ids)).toEqual(['Z2 in version 2', 'Z2 in version 2']);
  });

  test('a call without it is newer than any, and updatepasstemplate for its template', async () => {
    const flight = newFlight();
    const ids = [await createTemplate(flight), await createTemplate(flight)];
    await updateFlight(flight, { ...at(4), 'origin-gate': 'Z4' });
    await updateFlight(flight, { 'origin-gate': 'Z0' });
    await updateFlight(flight, { ...at(-1), 'origin-gate': 'Z1' });
    expect(await gatesOf(ids)).toEqual(['Z0 in version 3', 'Z0 in version 3']);
    const [oldest = '', other = ''] = ids;
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': oldest, 'arrival-gate': 'Y0' });
    await updateFlight(flight, { ...at(-1), 'arrival-gate': 'Y1' });
    expect([await record(oldest), await record(other)].map(({ fields }) => fields['arrival-gate'])).toEqual([
      'Y0',
      'Y1',
    ]);
  });

  test('a message whose rest breaks a rule between fields is refused as a whole', async () => {
    const flight = newFlight();
    const id = await createTemplate({ ...flight, 'link1-type': 'web-link', link1: 'https://example.com' });
    await updateFlight(flight, { ...at(-1), link1: 'https://example.com/new' });
    const late = { 'link1-type': 'phone', link1: '+4989123456', 'origin-gate': 'Z2' };
    expect(await updateFlight(flight, { ...at(-2), ...late })).toMatchObject({
      httpStatus: 400,
      body: { 'error-code': 'E9003', errors: [{ field: 'link1' }] },
    });
    expect(await record(id)).toMatchObject({ version: 2, fields: { link1: 'https://example.com/new' } });
  });

  test('a template that becomes another flight takes no time to it that would silence its messages', async () => {
    const [flight, other] = [newFlight(), newFlight()];
    const [moved, stayed] = [await createTemplate(flight), await createTemplate(other)];
    await updateFlight(flight, { ...at(-1), 'origin-gate': 'Z1' });
    const rename = { 'pass-template-id': moved, 'flight-number': other['flight-number'] };
    await api.send({ action: 'updatepasstemplate', ...rename });
    await updateFlight(other, { ...at(-2), 'origin-gate': 'Z2' });
    expect(await gatesOf([moved, stayed])).toEqual(['Z1 in version 3', 'Z2 in version 2']);
  });

  test('where no message has had a time, one that changes nothing costs no write', async () => {
    const flight = newFlight();
    await createTemplate(flight);
    await updateFlight(flight, { 'origin-gate': 'Z2' });
    requests.operations.length = 0;
    await updateFlight(flight, { 'origin-gate': 'Z2' });
    expect(requests.operations).toEqual(['Query', 'BatchGetItem']);
  });

  test('more than five minutes ahead of our clock is refused, and so is a time without offset', async () => {
    const flight = newFlight();
    await createTemplate(flight);
    const message = `is more than five minutes ahead of our clock, which shows ${now.toISOString()}`;
    expect(await updateFlight(flight, { ...at(5.001), 'origin-gate': 'Z2' })).toMatchObject({
      httpStatus: 400,
      body: { 'error-code': 'E9037', errors: [{ field: 'event-time', message }] },
    });
    expect(await updateFlight(flight, { ...at(5), 'origin-gate': 'Z2' })).toMatchObject({ httpStatus: 200 });
    for (const sent of ['2027-03-01T12:00:00', '2027-02-30T12:00:00Z', 'now', '2027-03-01T12:00:00+25:00'])
      expect(await updateFlight(flight, { 'event-time': sent })).toMatchObject({
        body: { 'error-code': 'E9003', errors: [{ field: 'event-time' }] },
      });
    for (const sent of ['2027-02-01T12:00:00Z', '2027-02-01T12:00:00.1234567+01:00', '', null])
      expect(await updateFlight(flight, { 'event-time': sent })).toMatchObject({ httpStatus: 200 });
  });

  test('of two messages at the same moment the newer one holds, whichever is written first', async () => {
    for (const first of [-1, -2]) {
      const flight = newFlight();
      const ids = [await createTemplate(flight), await createTemplate(flight)];
      const sent = (minutes: number) => updateFlight(flight, { ...at(minutes), 'origin-gate': `Z${-minutes}` });
      let other: ReturnType<typeof sent> | undefined;
      requests.meanwhile = async (operation) => {
        if (operation !== 'BatchGetItem') return;
        requests.meanwhile = async () => {};
        other = sent(first);
        await other;
      };
      await sent(-3 - first);
      expect(await other).toMatchObject({ httpStatus: 200 });
      expect((await Promise.all(ids.map(record))).map(({ fields }) => fields['origin-gate'])).toEqual(['Z1', 'Z1']);
    }
  });

  test('a write of times alone and a change at the same moment: the older one gives way', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    await updateFlight(flight, { ...at(-9), 'origin-gate': 'Z2' });
    requests.meanwhile = async (operation) => {
      if (operation !== 'BatchGetItem') return;
      requests.meanwhile = async () => {};
      await updateFlight(flight, { ...at(-1), 'origin-gate': 'Z2' });
    };
    await updateFlight(flight, { ...at(-5), 'origin-gate': 'Z5' });
    expect(await gatesOf([id])).toEqual(['Z2 in version 2']);
  });
});

describe('updateflights', () => {
  const send = (flights: readonly object[], key?: string) =>
    api.send({ action: 'updateflights', flights }, undefined, key);

  test('answers each row as updateflight does, with its own errors and warnings', async () => {
    const [one, other] = [newFlight(), newFlight()];
    const ids = [await createTemplate(one), await createTemplate(other)];
    await updateFlight(one, { 'event-time': '2027-03-01T10:00:00Z', 'origin-gate': 'Z9' });
    const { httpStatus, body } = await send([
      { ...day, ...one, 'event-time': '2027-03-01T09:00:00Z', 'origin-gate': 'Z1' },
      { ...day, ...other, 'origin-gate': 'Z2' },
      { ...day, ...newFlight(), 'origin-gate': 'Z3' },
      { ...day, ...other, 'origin-gat': 'Z4' },
      { ...day, ...other, 'pass-template-id': 'A' },
    ]);
    expect([httpStatus, body.status]).toEqual([200, 'partial']);
    expect(body.results).toMatchObject([
      {
        status: 'success',
        'pass-templates': [{ 'pass-template-id': ids[0], warnings: [{ code: 'event-superseded' }] }],
      },
      { status: 'success', 'pass-templates': [{ 'pass-template-id': ids[1] }] },
      { status: 'failure', 'error-code': 'E9028' },
      { status: 'failure', 'error-code': 'E9003', errors: [{ field: 'origin-gat' }] },
      { status: 'failure', 'error-code': 'E9003', errors: [{ field: 'pass-template-id' }] },
    ]);
  });

  test('rows about one flight are done in their order, also in different spellings of its key', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    const spelled = { ...flight, 'flight-number-label': 'lh', 'flight-number': flights };
    const rows = Array.from({ length: 12 }, (_, row) => ({
      ...day,
      ...(row % 2 ? spelled : flight),
      'origin-gate': `Z${row}`,
    }));
    expect((await send(rows)).body.status).toBe('success');
    expect((await record(id)).fields['origin-gate']).toBe('Z11');
    expect((await record(id)).version).toBe(13);
  });

  test('a repeated call with its key does nothing again, and has the answers of the first', async () => {
    const flight = newFlight();
    const id = await createTemplate(flight);
    const rows = [{ ...day, ...flight, 'origin-gate': 'Z1' }];
    const first = await send(rows, `flights-${flights}`);
    await updateFlight(flight, { 'origin-gate': 'Z2' });
    expect(await send(rows, `flights-${flights}`)).toEqual(first);
    expect((await record(id)).fields['origin-gate']).toBe('Z2');
  });

  test.each([
    ['no rows', []],
    ['more than 100 rows', Array.from({ length: 101 }, () => ({}))],
  ])('%s are refused', async (_title, rows) => {
    expect(await send(rows)).toMatchObject({
      httpStatus: 400,
      body: { errors: [{ field: 'flights', message: 'must have 1 to 100 entries' }] },
    });
  });
});

test('a dry run of updateflight says what passengers would read in each language, and stores nothing, nor its key', async () => {
  const flight = newFlight();
  const translations = { de: { description: 'Bordkarte' } };
  const own = await createTemplate({ ...flight, languages: ['en', 'de'], translations });
  const before = await record(own);
  const tried = await updateFlight(flight, { 'origin-gate': 'Q7', 'dry-run': true }, undefined, 'dry-key');
  expect(tried.body).toMatchObject({
    status: 'success',
    'dry-run': true,
    'pass-templates': [
      { 'pass-template-id': own, notification: 'Gate: Q7', 'notification-translations': { de: 'Gate: Q7' } },
    ],
  });
  expect(await record(own)).toEqual(before);
  expect((await updateFlight(flight, { 'origin-gate': 'Q8' }, undefined, 'dry-key')).httpStatus).toBe(200);
  expect((await record(own)).fields['origin-gate']).toBe('Q8');
  const unseen = await updateFlight(flight, { 'origin-gate': 'Q8', 'dry-run': true });
  expect(unseen.body['pass-templates']).toEqual([{ 'pass-template-id': own, status: 'success' }]);
});
