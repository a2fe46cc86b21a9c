import { unzipSync } from 'fflate';
import { answerPublic } from '../../lambdas/web/router.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { createConnection, issueMember, newGroupId, travellersOf } from '../helpers/groups.ts';
import { expectedManifest, openPkpass } from '../helpers/pkpass.ts';
import { publicRequest } from '../helpers/public-request.ts';

const { api, requests } = apiForAllTests();
let flight: string;
let connection: string;
beforeAll(async () => {
  flight = await api.createTemplate();
  connection = await createConnection(api);
});
let passes = 0;
const newPassId = () => `PAGE-${++passes}`;

/** Passes of these travellers on these flights, in one group. */
async function book(flights: readonly string[], names: readonly string[]) {
  const groupId = newGroupId();
  const issued = [];
  for (const templateId of flights)
    for (const name of names) {
      const passId = newPassId();
      const data = { 'group-id': groupId, 'passenger-name': name };
      issued.push({ passId, templateId, ...(await issueMember(api, templateId, passId, data)) });
    }
  requests.operations.length = 0;
  return { groupPath: String(issued[0]?.groupPath), issued };
}

const bundle = async (groupPath: string, part = 1) => {
  const { statusCode, headers, body = '' } = await api.open('GET', `${groupPath}/${part}.pkpasses`);
  return { statusCode, headers, zip: Buffer.from(body, 'base64') };
};
const serialsIn = (zip: Uint8Array) =>
  Object.values(unzipSync(zip)).map((file) => String(openPkpass(file).passJson.serialNumber));
const serialOf = (path: string) => path.slice('/i/'.length, -26);

const family = ['Zoe Muster', 'Anna Muster', 'Émile Muster', 'Ben Muster'];

test('lists connections in order, and on each flight travellers by name; each can be added', async () => {
  // The later flight is booked first.
  const { groupPath, issued } = await book([connection, flight], family);
  const { statusCode, headers, body = '' } = await api.open('GET', groupPath);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect([...body.matchAll(/<article [^>]*aria-label="(\w+)"/g)].map(([, name]) => name)).toEqual(['LH2724', 'LH401']);
  const sorted = ['Anna Muster', 'Ben Muster', 'Émile Muster', 'Zoe Muster'];
  expect(await travellersOf(api, groupPath)).toEqual([...sorted, ...sorted]);
  for (const { path } of issued) expect(body).toContain(`href="${path}/pass.pkpass"`);
  expect(body).toContain(`href="${groupPath}/1.pkpasses"`);
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('of ten passes costs a query, a batch and a look at each flight; their file no signature that S3 holds', async () => {
  const { groupPath, issued } = await book([flight, connection], [...family, 'Cleo Muster']);
  await api.open('GET', groupPath);
  expect(requests.operations).toEqual(['Query', 'BatchGetItem', 'GetItem', 'GetItem']);
  requests.operations.length = 0;
  const apple = { build: () => Promise.reject(new Error('Signs')), checkCertificate: async () => {} };
  const target = publicRequest('GET', `${groupPath}/1.pkpasses`);
  const { statusCode, headers, body = '' } = await answerPublic(target, { ...api.web, apple });
  const zip = Buffer.from(body, 'base64');
  expect({ statusCode, headers }).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/vnd.apple.pkpasses', 'cache-control': 'no-store' },
  });
  expect(requests.operations.filter((name) => name !== 'GET i')).toEqual([
    'Query',
    'BatchGetItem',
    'GetItem',
    'GetItem',
  ]);
  expect(serialsIn(zip).sort()).toEqual(issued.map(({ path }) => serialOf(path)).sort());
  for (const file of Object.values(unzipSync(zip))) {
    const { files, manifest } = openPkpass(file);
    expect(manifest).toEqual(expectedManifest(files));
  }
});

test('members of a .pkpasses file are as they are stored, byte for byte and without compression', async () => {
  const { groupPath, issued } = await book([flight], ['Anna Muster', 'Ben Muster']);
  const { zip } = await bundle(groupPath);
  const stored = issued.map(({ path }) => api.aws.bucket.get(`${path.slice(1)}/pass.pkpass`)?.body as Buffer);
  for (const file of stored) expect(zip.includes(file)).toBe(true);
  expect(Object.keys(unzipSync(zip))).toEqual(['1.pkpass', '2.pkpass']);
});

test('more than ten passes come in parts; there is no part more, and no part 0', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `Traveller ${String(place + 10)}`);
  const { groupPath, issued } = await book([flight], names);
  const { body = '' } = await api.open('GET', groupPath);
  expect([...body.matchAll(/\/(\d+)\.pkpasses"[^>]*>/g)].map(([, part]) => part)).toEqual(['1', '2']);
  const parts = [await bundle(groupPath, 1), await bundle(groupPath, 2)].map(({ zip }) => serialsIn(zip));
  expect(parts.map(({ length }) => length)).toEqual([10, 2]);
  expect(new Set(parts.flat())).toEqual(new Set(issued.map(({ path }) => serialOf(path))));
  expect((await bundle(groupPath, 3)).statusCode).toBe(404);
  expect((await bundle(groupPath, 0)).statusCode).toBe(404);
});

test('what S3 does not hold is built from the record, as it is now', async () => {
  const { groupPath, issued } = await book([flight], ['Anna Muster', 'Ben Muster']);
  const [{ passId }] = issued as [(typeof issued)[number]];
  const update = { action: 'updatepassdata', 'pass-template-id': flight, 'pass-id': passId };
  await api.send({ ...update, 'pass-data': { 'seat-number': '99Z' } });
  const { zip } = await bundle(groupPath);
  const seats = Object.values(unzipSync(zip)).map((file) => JSON.stringify(openPkpass(file).passJson));
  expect(seats.filter((json) => json.includes('99Z'))).toHaveLength(1);
  expect(await api.open('GET', groupPath)).toMatchObject({ body: expect.stringContaining('99Z') });
});

test('a pass that must not be shared is listed and added by itself; one that is taken or has ended is listed', async () => {
  const alone = await api.createTemplate();
  const exclusive = { 'pass-template-id': alone, 'disable-pass-sharing': 'True' };
  await api.send({ action: 'updatepasstemplate', ...exclusive });
  const groupId = newGroupId();
  const passOf = async (templateId: string, name: string) => {
    const passId = newPassId();
    const data = { 'group-id': groupId, 'passenger-name': name };
    return { passId, ...(await issueMember(api, templateId, passId, data)) };
  };
  const [unshared, taken] = [await passOf(alone, 'Anna Alone'), await passOf(alone, 'Ben Taken')];
  const [voided, one, two] = [
    await passOf(flight, 'Cleo Voided'),
    await passOf(flight, 'Dora Muster'),
    await passOf(flight, 'Emil Muster'),
  ];
  const record = await api.services.passes.find(serialOf(taken.path));
  const wallets = { walletb: { state: 'installed' as const, atUtc: now.toISOString() } };
  if (record === undefined) throw new Error('No such pass');
  await api.services.passes.update({ ...record, wallets, revision: 2, writeId: 'installed' });
  const update = { action: 'updatepassdata', 'pass-template-id': flight, 'pass-id': voided.passId };
  await api.send({ ...update, 'pass-status': 'voided' });

  const { body = '' } = await api.open('GET', unshared.groupPath);
  expect(await travellersOf(api, unshared.groupPath)).toHaveLength(5);
  const offered = (path: string) => body.includes(`href="${path}/pass.pkpass"`);
  expect([unshared, taken, voided, one, two].map(({ path }) => offered(path))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  const { zip } = await bundle(unshared.groupPath);
  expect(serialsIn(zip)).toEqual([one, two].map(({ path }) => serialOf(path)));
});

test('a pass that is deleted while its group is opened is not on the page', async () => {
  const { groupPath, issued } = await book([flight], ['Anna Muster', 'Ben Muster']);
  const [{ passId }] = issued as [(typeof issued)[number]];
  let isDeleted = false;
  requests.meanwhile = async (operation) => {
    if (operation !== 'Query' || isDeleted) return;
    isDeleted = true;
    await api.send({ action: 'deletepassdata', 'pass-template-id': flight, 'pass-id': passId });
  };
  expect(await travellersOf(api, groupPath)).toEqual(['Ben Muster']);
});

test('the last pass that leaves takes the page with it', async () => {
  const { groupPath, issued } = await book([flight], ['Anna Muster']);
  const { body = '' } = await api.open('GET', groupPath);
  // A single pass has its own button.
  expect(body).not.toContain('.pkpasses');
  for (const { passId } of issued)
    await api.send({ action: 'deletepassdata', 'pass-template-id': flight, 'pass-id': passId });
  expect(await api.open('GET', groupPath)).toMatchObject({ statusCode: 404 });
});

test('a wrong link costs no request, and is answered as every other', async () => {
  const { groupPath } = await book([flight], ['Anna Muster']);
  const wrong = `${groupPath.slice(0, -26)}${'a'.repeat(26)}`;
  const unavailable = await api.open('GET', `/i/${'a'.repeat(58)}/identity`);
  requests.operations.length = 0;
  for (const path of [wrong, `${wrong}/1.pkpasses`, `${wrong}/walletb/1`, '/g/short'])
    expect(await api.open('GET', path)).toEqual(unavailable);
  expect(requests.operations).toEqual([]);
  expect(await api.open('POST', groupPath)).toMatchObject({ statusCode: 405 });
});
