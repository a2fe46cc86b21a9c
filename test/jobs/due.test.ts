import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { withDue } from '../../lambdas/domain/pass/due.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { queueDue } from '../../lambdas/jobs/due/queue-due.ts';
import { processDuePass } from '../../lambdas/jobs/due-work/process-due-pass.ts';
import { updateDueTimes } from '../../lambdas/jobs/shared/update-due-times.ts';
import type { Archive } from '../../lambdas/ports/work.ts';
import { passItemKey } from '../../lambdas/storage/keys.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { dueWorkServices, queuedBy, runDue, withTimeSettings } from '../helpers/due.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const hourMs = 3_600_000;
const after = (hours: number) => new Date(now.getTime() + hours * hourMs);
const { api, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const overrides = { clock };

let made = 0;

/** Makes a pass of a new template with these time settings only. */
async function makePass(templateChanges: object, passChanges: object = {}): Promise<Pass> {
  const template = await api.send(withTimeSettings(templateRequest(api.images), templateChanges));
  const templateId = String(template.body['pass-template-id']);
  const passId = `due-${++made}`;
  const request = api.passRequest(templateId, { 'pass-id': passId });
  request['pass-data'] = {
    ...(request['pass-data'] as object),
    'expiration-timestamp': undefined,
    'expiration-timezone': undefined,
    ...passChanges,
  };
  const { body } = await api.send(request);
  expect(body).toMatchObject({ status: 'success' });
  return found(await api.services.identity.passKey('demo', passId));
}

async function found(passKey: string): Promise<Pass> {
  const pass = await api.services.passes.find(passKey);
  if (pass === undefined) throw new Error('The pass has gone');
  return pass;
}

const ofPass = ({ passId, templateId }: Pass) => ({ 'pass-id': passId, 'pass-template-id': templateId });
const archiveKey = (pass: Pass, revision: number) => `archive/demo/${pass.templateId}/${pass.passKey}/${revision}.json`;
const archived = (pass: Pass, revision: number) =>
  JSON.parse(String(api.aws.bucket.get(archiveKey(pass, revision))?.body));
/** The archive as a plain object, whose functions a test can replace. */
const bound = (archive: Archive): Archive => ({
  put: (...args) => archive.put(...args),
  remove: (pass) => archive.remove(pass),
  removeUpTo: (pass) => archive.removeUpTo(pass),
});
const isDue = async (pass: Pass) =>
  (await queuedBy(api.env, overrides)).some(({ passKey }) => passKey === pass.passKey);

test('a pass is due from the millisecond of its due time on, and not any more when that is done', async () => {
  const pass = await makePass({}, { 'expiration-timestamp': '2027-03-10T09:00:00' });
  time.at = new Date(after(1).getTime() - 1);
  expect(await isDue(pass)).toBe(false);
  time.at = after(1);
  expect(await isDue(pass)).toBe(true);
  await runDue(api.env, overrides);
  expect(await isDue(pass)).toBe(false);
});

test('what was recorded late has happened when it was due: expired, then archived, in one run a day later', async () => {
  const pass = await makePass({ 'expired-pass-ttl': 2 }, { 'expiration-timestamp': '2027-03-10T09:00:00' });
  time.at = after(2);
  await runDue(api.env, overrides);
  expect(await found(pass.passKey)).toMatchObject({
    expiryNotedUtc: after(1).toISOString(),
    updatedAtUtc: after(1).toISOString(),
    trackingId: pass.trackingId,
    version: 2,
    revision: 2,
    dueAtUtc: after(3).toISOString(),
  });
  time.at = after(30);
  await runDue(api.env, overrides);
  expect(await api.services.passes.find(pass.passKey)).toBeUndefined();
  const { storedStatus: _stored, storedStatusSinceUtc: _since, ...read } = pass;
  const retained = { ...read, status: 'expired', revision: 2, version: 2, archivedAtUtc: after(3).toISOString() };
  const changed = { statusSinceUtc: after(1).toISOString(), updatedAtUtc: after(1).toISOString() };
  expect(archived(pass, 2)).toEqual({
    ...retained,
    ...changed,
    expiryNotedUtc: after(1).toISOString(),
    dueAtUtc: after(3).toISOString(),
    writeId: expect.any(String),
  });
});

test('an archived pass is unknown to every action, listed nowhere, and its pass-id stays used', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  time.at = after(1);
  await runDue(api.env, overrides);
  const code = async (action: string) => (await api.send({ action, ...ofPass(pass) })).body['error-code'];
  expect(await code('getpassdata')).toBe('E808');
  expect(await code('generatepassbyid')).toBe('E9007');
  expect(await code('updatepassdata')).toBe('E9007');
  expect(await code('deletepassdata')).toBe('E9007');
  const { body } = await api.send({ action: 'getpassids', 'pass-template-id': pass.templateId });
  expect(body['pass-ids']).toEqual([]);
  const again = await api.send(api.passRequest(pass.templateId, { 'pass-id': pass.passId }));
  expect(again.body['error-code']).toBe('E9005');
  const { account, passKey, templateId, trackingId } = pass;
  expect(await tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock()).get(passItemKey(passKey))).toEqual({
    ...passItemKey(passKey),
    ...{ account, passKey, templateId, trackingId },
    became: 'archived',
    revision: 1,
    contactHashes: { email: expect.any(String), phone: expect.any(String) },
    deletedAtUtc: after(1).toISOString(),
    leftAtUtc: expect.any(String),
    writeId: expect.any(String),
  });
});

test('who dies between archive and tombstone leaves the pass due; the next repeats both, under the same key', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  time.at = after(1);
  const services = dueWorkServices(api.env, overrides);
  const dying = {
    ...services.passes,
    find: services.passes.find.bind(services.passes),
    archive: () => Promise.reject('dead'),
  };
  await expect(processDuePass(pass, { ...services, passes: dying as never })).rejects.toBe('dead');
  const first = archived(pass, 1);
  expect(await isDue(pass)).toBe(true);
  time.at = after(2);
  await runDue(api.env, overrides);
  expect(await api.services.passes.find(pass.passKey)).toBeUndefined();
  expect(archived(pass, 1)).toEqual(first);
});

test('a pass that is activated while it is being archived lives on, and leaves nothing in the archive', async () => {
  const pass = await makePass({ 'voided-pass-ttl': 1 });
  await api.send({ action: 'updatepassdata', ...ofPass(pass), 'pass-status': 'voided' });
  time.at = after(1);
  const services = dueWorkServices(api.env, overrides);
  const put = async (...[record, archivedAt]: Parameters<typeof services.archive.put>) => {
    await services.archive.put(record, archivedAt);
    await api.send({ action: 'updatepassdata', ...ofPass(pass), 'pass-status': 'active' });
  };
  await processDuePass(pass, { ...services, archive: { ...bound(services.archive), put } });
  expect(await found(pass.passKey)).toMatchObject({ storedStatus: 'active', revision: 3 });
  expect(api.aws.bucket.get(archiveKey(pass, 2))).toBeUndefined();
});

test('a worker that loses to a change of the list leaves the archive to another, which archives the same revision', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  time.at = after(1);
  const services = dueWorkServices(api.env, overrides);
  const find = jest.fn(services.passes.find.bind(services.passes));
  const passes = {
    find: async (passKey: string) => {
      const current = await find(passKey);
      // The worker has lost once, read the pass again, and is overtaken.
      if (find.mock.calls.length === 2) await processDuePass(pass, services);
      return current;
    },
    findTombstone: services.passes.findTombstone.bind(services.passes),
    archive: async () => false,
  };
  await processDuePass(pass, { ...services, passes: passes as never });
  expect(await services.passes.findTombstone(pass.passKey)).toMatchObject({ became: 'archived' });
  expect(archived(pass, 1)).toMatchObject({ passId: pass.passId });
});

test('a tombstone from before revisions were stored requires nothing of the archive', async () => {
  const tombstone = { account: 'demo', passKey: 'old', templateId: 't', trackingId: 'call', writeId: 'call' };
  const removeUpTo = jest.fn(async () => {});
  await processDuePass(tombstone, {
    ...dueWorkServices(api.env, overrides),
    archive: { removeUpTo } as never,
    passes: {
      find: async () => undefined,
      findTombstone: async () => ({ ...tombstone, became: 'deleted', deletedAtUtc: now.toISOString() }),
    } as never,
  });
  expect(removeUpTo).not.toHaveBeenCalled();
});

describe('deletepassdata that comes while a pass is being archived leaves nothing in the archive', () => {
  const inAnHour = after(1);
  const ofThis = ({ passKey }: Pass) =>
    api.aws.bucket.keys().filter((key) => key.startsWith('archive/') && key.includes(passKey));
  const change = (action: string, pass: Pass, more: object = {}) => api.send({ action, ...ofPass(pass), ...more });

  test('when it is faster than the tombstone', async () => {
    const pass = await makePass({ 'never-installed-ttl': 1 });
    time.at = inAnHour;
    const services = dueWorkServices(api.env, overrides);
    const put = async (...[record, archivedAt]: Parameters<typeof services.archive.put>) => {
      await services.archive.put(record, archivedAt);
      expect((await change('deletepassdata', pass)).httpStatus).toBe(200);
    };
    const { archive } = services;
    await processDuePass(pass, { ...services, archive: { ...bound(archive), put } });
    expect(ofThis(pass)).toEqual([]);
  });

  test('when the worker dies before the tombstone, and the pass was changed once more', async () => {
    const pass = await makePass({ 'never-installed-ttl': 1 });
    time.at = inAnHour;
    const services = dueWorkServices(api.env, overrides);
    const dying = { find: services.passes.find.bind(services.passes), archive: () => Promise.reject('dead') };
    await expect(processDuePass(pass, { ...services, passes: dying as never })).rejects.toBe('dead');
    await change('updatepassdata', pass, { 'pass-data': { 'seat-number': '1A' } });
    await change('deletepassdata', pass);
    expect(ofThis(pass)).not.toEqual([]);
    await processDuePass(pass, services);
    expect(ofThis(pass)).toEqual([]);
  });

  test('and a message that comes again for an archived pass leaves its record there', async () => {
    const pass = await makePass({ 'never-installed-ttl': 1 });
    time.at = inAnHour;
    const services = dueWorkServices(api.env, overrides);
    for (let times = 0; times < 2; times++) await processDuePass(pass, services);
    expect(ofThis(pass)).toEqual([archiveKey(pass, 1)]);
  });
});

test('an install before the never-installed archive saves the pass, whatever was queued', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  time.at = after(1);
  const [work] = await queuedBy(api.env, overrides);
  await api.services.passes.update({
    ...pass,
    revision: 2,
    firstInstalledAtUtc: time.at.toISOString(),
    writeId: 'install',
  });
  await processDuePass(work ?? pass, dueWorkServices(api.env, overrides));
  expect(await found(pass.passKey)).toMatchObject({ storedStatus: 'active', version: 1 });
  // The install has left the due time of before on the record; the worker has put that right.
  expect(await isDue(pass)).toBe(false);
});

test('a message for a pass that is gone, or not due, changes nothing', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  const services = dueWorkServices(api.env, overrides);
  await processDuePass(pass, services);
  expect(await found(pass.passKey)).toEqual(pass);
  await api.send({ action: 'deletepassdata', ...ofPass(pass) });
  time.at = after(2);
  await processDuePass(pass, services);
  expect(api.aws.bucket.keys().filter((key) => key.includes(pass.passKey))).toEqual([]);
});

test('when a template’s settings change, due times follow; a pass whose time stays is not written', async () => {
  const pass = await makePass({ 'never-installed-ttl': 5 });
  const services = dueWorkServices(api.env, overrides);
  const change = (fields: object) =>
    api.send({ action: 'updatepasstemplate', 'pass-template-id': pass.templateId, ...fields });
  const settle = async () => {
    const template = await api.services.templates.findLatest('demo', pass.templateId);
    if (template) await updateDueTimes(template, [await found(pass.passKey)], services);
    return found(pass.passKey);
  };
  await change({ 'origin-gate': 'Z1' });
  expect(await settle()).toMatchObject({ revision: 1 });
  await change({ 'never-installed-ttl': '2' });
  expect(await settle()).toMatchObject({ revision: 2, version: 1, dueAtUtc: after(2).toISOString() });
  await change({ 'never-installed-ttl': '' });
  const settled = await settle();
  expect(settled).toMatchObject({ revision: 3 });
  expect(settled).not.toHaveProperty('dueAtUtc');
});

test('a flight that becomes void and valid again writes no pass for an expiry that it has put off', async () => {
  const pass = await makePass({}, { 'expiration-timestamp': '2027-03-10T09:00:00' });
  const services = dueWorkServices(api.env, overrides);
  const settleVoid = async (isVoid: boolean) => {
    const reference = { 'pass-template-id': pass.templateId, 'void-passes': isVoid };
    await api.send({ action: 'updatepasstemplate', ...reference });
    const template = await api.services.templates.findLatest('demo', pass.templateId);
    if (template) await updateDueTimes(template, [await found(pass.passKey)], services);
    return found(pass.passKey);
  };
  expect(await settleVoid(true)).toEqual(pass);
  expect(await settleVoid(false)).toEqual(pass);
  await settleVoid(true);
  time.at = after(2);
  await runDue(api.env, overrides);
  expect([await isDue(pass), (await found(pass.passKey)).expiryNotedUtc]).toEqual([false, undefined]);
  await settleVoid(false);
  await runDue(api.env, overrides);
  expect((await found(pass.passKey)).expiryNotedUtc).toBe(after(1).toISOString());
});

test('due times are also settled where the pass changed while they were', async () => {
  const pass = await makePass({ 'never-installed-ttl': 5 });
  const services = dueWorkServices(api.env, overrides);
  const template = await api.services.templates.findLatest('demo', pass.templateId);
  const fields = { ...template?.fields, 'never-installed-ttl': 3 };
  await api.send({ action: 'updatepassdata', ...ofPass(pass), 'pass-data': { 'seat-number': '9Z' } });
  await updateDueTimes({ ...template, fields } as never, [pass], services);
  expect(await found(pass.passKey)).toMatchObject({
    revision: 3,
    fields: { 'seat-number': '9Z' },
    dueAtUtc: after(3).toISOString(),
  });
});

test('an expired pass stays recorded as expired when its template gives it another past expiration', async () => {
  const day = { 'expiry-timezone': 'Europe/London', 'no-expiration': 'False' };
  const pass = await makePass({ ...day, 'expiry-date': '2027-03-10T09:00:00' });
  time.at = after(3);
  await runDue(api.env, overrides);
  expect(await found(pass.passKey)).toMatchObject({ expiryNotedUtc: after(1).toISOString() });
  const move = async (expiryDate: string) => {
    const change = { 'pass-template-id': pass.templateId, 'expiry-date': expiryDate };
    await api.send({ action: 'updatepasstemplate', ...change });
    const template = await api.services.templates.findLatest('demo', pass.templateId);
    if (template) await updateDueTimes(template, [await found(pass.passKey)], dueWorkServices(api.env, overrides));
    return found(pass.passKey);
  };
  const settled = await move('2027-03-10T10:00:00');
  expect(settled).toMatchObject({ expiryNotedUtc: after(2).toISOString(), updatedAtUtc: time.at.toISOString() });
  expect(await isDue(pass)).toBe(false);
  expect(await move('2027-03-10T14:00:00')).not.toHaveProperty('expiryNotedUtc');
});

test('passes of all shards are queued together, also when a shard cannot be read', async () => {
  const sent: string[][] = [];
  const queueThose = (...shards: (number | Error)[]) =>
    queueDue({
      clock: fixedClock(now),
      log: recordingLog(),
      duePasses: {
        async *until() {
          for (const [place, shard] of shards.entries()) {
            if (shard instanceof Error) throw shard;
            yield Array.from({ length: shard }, (_, number) => ({ account: 'demo', passKey: `${place}-${number}` }));
          }
        },
      },
      queue: { add: async (work) => void sent.push(work.map(({ passKey }) => passKey)) },
    });
  await queueThose(1, 98, 2, 3);
  expect(sent.map((each) => each.length)).toEqual([101, 3]);
  await expect(queueThose(1, new Error('The shard is throttled'))).rejects.toThrow('The shard is throttled');
  expect(sent.at(-1)).toEqual(['0-0']);
  await queueThose();
  expect(sent).toHaveLength(3);
});

test('an expiry takes one read of the pass and one of the template', async () => {
  const fields = {
    'no-expiration': false,
    'expiration-setting': 'default',
    'expiry-date': '2027-03-11T02:00:00',
  } as const;
  const never = { 'expired-pass-ttl': undefined, 'never-installed-ttl': undefined };
  const template = exampleTemplate({ ...fields, ...never });
  const pass = withDue(template, examplePass());
  const reads: string[] = [];
  const written: Pass[] = [];
  const services = {
    ...dueWorkServices(api.env, { clock: fixedClock(new Date(pass.dueAtUtc ?? '')) }),
    passes: {
      find: async () => {
        reads.push('pass');
        return pass;
      },
      update: async (pass: Pass) => Boolean(written.push(pass)),
      archive: async () => false,
      findTombstone: async () => undefined,
    },
    templates: {
      findLatest: async () => {
        reads.push('template');
        return template;
      },
    },
  };
  await processDuePass({ account: 'demo', passKey: 'a'.repeat(32) }, services);
  expect(reads).toEqual(['pass', 'template']);
  expect(written).toMatchObject([{ version: 2, expiryNotedUtc: expect.any(String) }]);
});

test('an archive ends with its tombstone: the pass is not read once more to find nothing due', async () => {
  const pass = await makePass({ 'never-installed-ttl': 1 });
  time.at = after(1);
  const services = dueWorkServices(api.env, { ...overrides, requestHandler: requests });
  requests.operations.length = 0;
  await processDuePass(pass, services);
  expect(requests.operations).toEqual(['GetItem', 'GetItem', 'PUT archive', 'GetItem', 'PutItem']);
  expect(await services.passes.findTombstone(pass.passKey)).toMatchObject({ became: 'archived' });
});
