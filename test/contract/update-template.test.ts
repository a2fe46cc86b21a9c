import { strFromU8, unzipSync } from 'fflate';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { drainFanOut } from '../helpers/jobs.ts';
import { png } from '../helpers/png.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const images = { 'large.png': png(200, 200, { padding: 1_500_000 }), 'new-logo.png': png(600, 200) };
const { api, requests } = apiForAllTests({ images });
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
  requests.operations.length = 0;
});

const update = (fields: object) =>
  api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });

async function record(): Promise<Template> {
  const template = await api.services.templates.findLatest('demo', templateId);
  if (!template) throw new Error('No such template');
  return template;
}

/** Makes a pass and returns its install link. */
async function issue(passId: string): Promise<string> {
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': passId }));
  return String(body['pass-install-url']).split('/i/')[1] as string;
}

const isStored = (link: string) => api.aws.bucket.get(`i/${link}`) !== undefined;
const page = async (link: string) => (await api.open('GET', `/i/${link}`)).body;

test('updatepasstemplate: what is sent changes and the rest stays, in whatever group it stands', async () => {
  const before = await record();
  const { httpStatus, body } = await update({ 'universal-fields': { 'origin-gate': 'Z9' }, 'boarding-door': '' });
  expect(httpStatus).toBe(200);
  expect(body).toEqual({ status: 'success', 'pass-template-id': templateId });
  const { 'boarding-door': _cleared, ...rest } = before.fields;
  expect(await record()).toEqual({
    ...before,
    version: 2,
    trackingId: expect.not.stringMatching(before.trackingId),
    writeId: expect.any(String),
    fields: { ...rest, 'origin-gate': 'Z9' },
    fieldTimes: { own: { 'origin-gate': now.getTime(), 'boarding-door': now.getTime() } },
    lastNotification: {
      ...{ text: 'Gate: Z9', atUtc: now.toISOString(), about: 'gate' },
      former: { gate: { value: before.fields['origin-gate'], untilUtc: now.toISOString() } },
    },
    objectsVersion: 2,
  });
});

test('updatepasstemplate: getpasstemplate and passes that exist show it at once, per-passenger data stays', async () => {
  const link = await issue('shown');
  const reference = { 'pass-template-id': templateId, 'pass-id': 'shown' };
  const before = (await api.send({ action: 'getpassdata', ...reference })).body['pass-data'] as object;
  await update({ 'origin-gate': 'Z9', 'seat-number': '99Z', 'passenger-name': 'Sam Sample' });
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId });
  expect(body['pass-template']).toMatchObject({ 'origin-gate': 'Z9', 'seat-number': '99Z' });
  const after = await api.send({ action: 'getpassdata', ...reference });
  expect(after.body['pass-data']).toEqual({ ...before, 'origin-gate': 'Z9' });
  const shown = await page(link);
  expect(shown).toContain('Z9');
  expect(shown).toContain('Erika Mustermann');
});

test('updatepasstemplate: an update that changes nothing makes no new version and fetches nothing', async () => {
  const { fields, version } = await record();
  requests.operations.length = 0;
  const answer = await update({
    'origin-gate': fields['origin-gate'],
    'walleta-pass-icon': fields['walleta-pass-icon'],
  });
  expect(answer.httpStatus).toBe(200);
  expect(requests.operations).toEqual(['GetItem']);
  expect((await record()).version).toBe(version);
});

test('updatepasstemplate: warns of what it names and of nothing that it leaves alone', async () => {
  const change = async (fields: object) =>
    (await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields })).body.warnings;
  const unknown = expect.objectContaining({ text: expect.stringContaining('origin-airport ZZZ is unknown') });
  const classic = expect.objectContaining({ code: 'classic-design', field: 'origin-airport' });
  expect(await change({ 'origin-airport': 'ZZZ' })).toEqual([unknown, classic]);
  expect(await change({ 'relevance-date-timezone': 'Europe/Vienna' })).toBeUndefined();
  expect(await change({ 'origin-airport': 'ZZZ' })).toContainEqual(unknown);
  expect(await change({ 'arrival-time': '2027-03-15T01:00:00' })).toMatchObject([
    { code: 'arrival-implausible', text: expect.stringContaining('is not after departure-time') },
  ]);
});

test('updatepasstemplate: only images with a new address are fetched, and a cleared one goes', async () => {
  const before = await record();
  const requested = api.images.requests.length;
  await update({ 'carrier-airline-logo': api.images.url('new-logo.png'), 'carrier-alliance-logo': '' });
  expect(api.images.requests.slice(requested)).toEqual(['new-logo.png']);
  const { 'carrier-alliance-logo': _cleared, ...unchanged } = before.images;
  const { images } = await record();
  expect(images).toEqual({
    ...unchanged,
    'carrier-airline-logo': expect.objectContaining({ width: 600, height: 200 }),
  });
});

test('updatepasstemplate: a template without one of the optional images changes like any other', async () => {
  await update({ 'carrier-alliance-logo': '' });
  expect(await update({ 'origin-gate': 'Z9' })).toMatchObject({ httpStatus: 200 });
  expect((await record()).fields['origin-gate']).toBe('Z9');
});

test('updatepasstemplate: an image that cannot be used is refused, and nothing changes', async () => {
  const answer = await update({ 'carrier-airline-logo': api.images.url('missing.png'), 'origin-gate': 'Z9' });
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9003', 'pass-template-id': templateId, errors: [{ field: 'carrier-airline-logo' }] },
  });
  expect((await record()).version).toBe(1);
});

test('updatepasstemplate: a template from which no pass could be built any more is refused', async () => {
  const image = api.images.url('large.png');
  const large = { 'walleta-pass-icon': image, 'carrier-airline-logo': image, 'carrier-alliance-logo': image };
  expect(await update(large)).toMatchObject({ httpStatus: 400, body: { 'error-code': 'E9008' } });
  expect((await record()).version).toBe(1);
});

test.each(['pass-type-id', 'issuer-id'])('updatepasstemplate: %s is refused', async (field) => {
  expect(await update({ [field]: 'pass.com.example.boarding' })).toMatchObject({
    httpStatus: 400,
    body: { 'error-code': 'E9003', errors: [{ field }] },
  });
});

test('updatepasstemplate: another account’s template answers exactly like an unknown one', async () => {
  const request = { action: 'updatepasstemplate', 'origin-gate': 'Z9' };
  const foreign = await api.send({ ...request, 'pass-template-id': templateId }, otherApiKey);
  const unknown = await api.send({ ...request, 'pass-template-id': 'x'.repeat(22) }, otherApiKey);
  expect(foreign).toMatchObject({ httpStatus: 404, body: { 'error-code': 'E9006' } });
  expect(JSON.stringify(foreign).replace(templateId, '')).toBe(JSON.stringify(unknown).replace('x'.repeat(22), ''));
});

test('updatepasstemplate: of updates of different fields at the same time none is lost', async () => {
  const fields = ['origin-gate', 'origin-terminal', 'arrival-gate', 'arrival-terminal', 'description'];
  const answers = await Promise.all(fields.map((field) => update({ [field]: `N-${field}` })));
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(fields.map(() => 200));
  const template = await record();
  expect(template.version).toBe(1 + fields.length);
  expect(template.fields).toMatchObject(Object.fromEntries(fields.map((field) => [field, `N-${field}`])));
});

test('updatepasstemplate: succeeds once when the database did the write but its answer got lost', async () => {
  requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 1 ? 'lost-answer' : undefined);
  expect((await update({ 'origin-gate': 'Z9' })).httpStatus).toBe(200);
  expect((await record()).version).toBe(2);
});

describe('files of a changed template', () => {
  const template = () => streamImage(api.env, `TEMPLATE#${templateId}`, 'TEMPLATE');

  const fanOut = () => drainFanOut(api.aws);

  test('the fan-out removes those of all its passes, also when there are more than it reads at a time', async () => {
    const links = await Promise.all(Array.from({ length: 120 }, (_, index) => issue(`many-${index}`)));
    const before = await template();
    await update({ 'origin-gate': 'Z9' });
    expect(links.every(isStored)).toBe(true);
    expect(await relayChange(api.aws, before, await template())).toEqual({ batchItemFailures: [] });
    await fanOut();
    expect(links.some(isStored)).toBe(false);
    expect(await page(links[0] as string)).toContain('Z9');
  });

  test('those that a warm function renders from the old template are removed when their pass appears', async () => {
    const warm = createApiContext(api.env, { clock: fixedClock(now), log: recordingLog() });
    const send = (body: object) =>
      dispatch(
        { apiKey: 'DemoKey0123456789012345678901234567890AB', body: JSON.stringify(body), requestId: 'request-1' },
        warm,
      );
    const linkOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
      String(body['pass-install-url']).split('/i/')[1] as string;
    await send(api.passRequest(templateId, { 'pass-id': 'warming' }));
    await update({ 'origin-gate': 'Z9' });

    const stale = linkOf(await send(api.passRequest(templateId, { 'pass-id': 'stale' })));
    const passJson = unzipSync(api.aws.bucket.get(`i/${stale}/pass.pkpass`)?.body as Buffer)['pass.json'];
    expect(strFromU8(passJson as Uint8Array)).not.toContain('Z9');
    const fresh = await issue('fresh');
    for (const passId of ['stale', 'fresh']) {
      const passKey = await api.services.identity.passKey('demo', passId);
      await relayChange(api.aws, undefined, await streamImage(api.env, `PASS#${passKey}`, 'PASS'));
    }
    expect([isStored(stale), isStored(fresh)]).toEqual([false, true]);
    expect(await page(stale)).toContain('Z9');
  });
});
