import { decodeJwt } from 'jose';
import { prefetches } from '../helpers/followed-links.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';
import { createConnection, issueMember, newGroupId } from '../helpers/groups.ts';

const wallet = forAllTests(startGoogle);
let flight: string;
let connection: string;
beforeAll(async () => {
  flight = await wallet.api.createTemplate();
  connection = await createConnection(wallet.api);
});
beforeEach(() => wallet.newCalls());

let passes = 0;
async function book(count: number) {
  const groupId = newGroupId();
  const issued = [];
  for (let place = 0; place < count; place++) {
    const data = { 'group-id': groupId, 'passenger-name': `Traveller ${place}` };
    const templateId = place % 2 === 0 ? flight : connection;
    issued.push({ templateId, ...(await issueMember(wallet.api, templateId, `GOOGLE-${++passes}`, data)) });
  }
  const [{ groupPath }] = issued as [(typeof issued)[number]];
  return { groupPath, group: groupPath.slice('/g/'.length, -26), issued };
}

const saved = (location: unknown) =>
  decodeJwt(String(location).replace('https://pay.google.com/gp/v/save/', '')).payload as {
    flightObjects: { id: string; classId: string }[];
  };
const idsOf = ({ path, templateId }: { path: string; templateId: string }) => ({
  id: `${issuerId}.${path.slice('/i/'.length, -26)}`,
  classId: `${issuerId}.${templateId}`,
});

test('passes are saved together, six to a link, by ids alone; objects are made once, with their group', async () => {
  const { groupPath, group, issued } = await book(7);
  const { body = '' } = await wallet.api.open('GET', groupPath);
  expect(body.match(/\/walletb\/\d+"/g)).toEqual(['/walletb/1"', '/walletb/2"']);
  const links = [];
  for (const part of [1, 2]) {
    const { statusCode, headers } = await wallet.api.open('GET', `${groupPath}/walletb/${part}`);
    expect(statusCode).toBe(303);
    expect(headers?.['cache-control']).toBe('no-store');
    expect(String(headers?.location).length).toBeLessThan(1_800);
    links.push(saved(headers?.location));
  }
  expect(links.map(({ flightObjects }) => flightObjects.length)).toEqual([6, 1]);
  // Travellers of the earlier flight come first, four of them.
  const ordered = [
    ...issued.filter(({ templateId }) => templateId === flight),
    ...issued.filter(({ templateId }) => templateId !== flight),
  ];
  expect(links.flatMap(({ flightObjects }) => flightObjects)).toEqual(ordered.map(idsOf));

  const made = wallet.google.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('flightObject'));
  const grouped = made.map(
    ({ body }) => (body as { groupingInfo: { groupingId: string; sortIndex: number } }).groupingInfo,
  );
  expect(new Set(grouped.map(({ groupingId }) => groupingId))).toEqual(new Set([group]));
  const orders = [...new Set(grouped.map(({ sortIndex }) => sortIndex))].sort();
  // Minutes: the connection departs three hours later.
  expect(orders).toEqual([Number(orders[0]), Number(orders[0]) + 180]);
});

test('HEAD makes nothing, and a part that there is not leads nowhere', async () => {
  const { groupPath } = await book(2);
  expect(await wallet.api.open('HEAD', `${groupPath}/walletb/1`)).toMatchObject({ statusCode: 200, body: '' });
  expect((await wallet.api.open('GET', `${groupPath}/walletb/2`)).statusCode).toBe(404);
  expect(wallet.newCalls()).toEqual([]);
});

test('while Google does not answer, the page says so and leads back', async () => {
  const { groupPath } = await book(2);
  wallet.google.answers.push(...Array<'no answer'>(12).fill('no answer'));
  const { statusCode, body } = await wallet.api.open('GET', `${groupPath}/walletb/1`);
  wallet.google.answers.length = 0;
  expect(statusCode).toBe(503);
  expect(body).toContain(`href="${groupPath}/walletb/1"`);
  expect(body).toContain(`href="${groupPath}"`);
});

test('a pass that leaves its group loses the group in Google Wallet, too', async () => {
  const { issued } = await book(1);
  const [{ path, templateId }] = issued as [(typeof issued)[number]];
  await wallet.click(path);
  const passId = `GOOGLE-${passes}`;
  const update = { action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId };
  await wallet.api.send({ ...update, 'pass-data': { 'group-id': '' } });
  await wallet.work({ passKey: path.slice('/i/'.length, -26) });
  expect(wallet.google.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { groupingInfo: null } });
});

test('a button that a browser fetches before the click makes nothing at Google', async () => {
  const { groupPath, issued } = await book(1);
  const buttons = [`${groupPath}/walletb/1`, ...issued.map(({ path }) => `${path}/walletb`)];
  for (const headers of prefetches)
    for (const button of buttons)
      expect(await wallet.api.open('GET', button, { headers })).toMatchObject({
        ...{ statusCode: 403, headers: { 'cache-control': 'no-store' }, body: '' },
      });
  expect(wallet.newCalls()).toEqual([]);
  for (const button of buttons) expect(await wallet.api.open('GET', button)).toMatchObject({ statusCode: 303 });
});
