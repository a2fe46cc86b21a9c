import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { RecordedUse } from '../../lambdas/ports/usage.ts';
import { DynamoUsage } from '../../lambdas/storage/dynamo-usage.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { makeBrand } from '../helpers/check-in.ts';
import { type Desk, startDesk } from '../helpers/desk.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const { api, log, requests } = apiForAllTests();
const clock = fixedClock();
let desk: Desk;
let usage: DynamoUsage;
beforeAll(async () => {
  desk = await startDesk(api, clock, { log, requestHandler: requests });
  usage = new DynamoUsage(tableOf(api.env.TABLE_NAME, sdkConfig({ requestHandler: requests }), clock));
});

const use = (sequence: number, more: Partial<RecordedUse> = {}): RecordedUse => ({
  ...{ account: 'demo', brand: '', kind: 'issued', dayUtc: '2027-03-14', count: 1, sequenceNumber: String(sequence) },
  ...more,
});

describe('counting', () => {
  const counted = async (account: string) =>
    (await usage.of(account, '2027-03')).map(({ kind, dayUtc, count }) => [dayUtc, kind, count]);

  test('a batch is one write for a day and its brands; a repeated or divided one adds what is behind its last record', async () => {
    const batch = [use(8, { account: 'a' }), use(9, { account: 'a', brand: 'b' }), use(10, { account: 'a', count: 2 })];
    requests.reset();
    await usage.add('shard', batch);
    expect(requests.operations).toEqual(['UpdateItem']);
    for (const again of [batch, batch.slice(0, 1), batch.slice(2)]) await usage.add('shard', again);
    await usage.add('shard', [...batch.slice(1), use(11, { account: 'a' })]);
    const uses = await usage.of('a', '2027-03');
    expect(uses.map(({ brand, count }) => [brand, count]).sort()).toEqual([
      ['', 4],
      ['b', 1],
    ]);
  });

  test('a write whose answer was lost counts once', async () => {
    requests.fault = (operation, attempt) => (operation === 'UpdateItem' && attempt === 1 ? 'lost-answer' : undefined);
    await usage.add('shard', [use(1, { account: 'lost' })]);
    expect(await counted('lost')).toEqual([['2027-03-14', 'issued', 1]]);
  });

  test('shards count beside each other, whatever their numbers, and so do days', async () => {
    await usage.add('one', [use(100, { account: 's' }), use(101, { account: 's', dayUtc: '2027-03-15' })]);
    await usage.add('two', [use(7, { account: 's' })]);
    expect((await counted('s')).sort()).toEqual([
      ['2027-03-14', 'issued', 1],
      ['2027-03-14', 'issued', 1],
      ['2027-03-15', 'issued', 1],
    ]);
  });
});

describe('the page', () => {
  let tern = '';
  beforeAll(async () => {
    tern = await makeBrand(api, { 'pass-template-name': '=Tern' });
    const many = { brand: tern, count: 12_345 };
    await usage.add('shard', [use(1, many), use(2, { dayUtc: '2027-02-28' }), use(3, { kind: 'fetched' })]);
    await usage.add('other shard', [use(1, { brand: tern, dayUtc: '2027-03-01' })]);
    await usage.add('shard', [use(9, { account: 'other' })]);
  });

  test('admins see a month by day, in total and by brand, and the months beside it', async () => {
    const { statusCode, page } = await desk.open('GET /desk/usage', desk.admin);
    expect([statusCode, page]).toEqual([200, expect.stringContaining('<h1>Usage in March 2027</h1>')]);
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
      ...['All brands', '=Tern', 'Without a brand'],
    ]);
    const issued = [...page.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)];
    expect(issued.slice(0, 6).map(([, day, count]) => `${day}: ${count}`)).toEqual([
      ...['Month: 12,346', '1 Mar 2027: 1', '14 Mar 2027: 12,345'],
      ...['Month: 12,346', '1 Mar 2027: 1', '14 Mar 2027: 12,345'],
    ]);
    expect(page).toContain('<a class="button plain" rel="prev" href="/desk/usage?month=2027-02">February 2027</a>');
    expect(page).not.toContain('rel="next"');
    const before = (await desk.open('GET /desk/usage?month=2027-02', desk.admin)).page;
    expect(before).toContain('rel="next" href="/desk/usage?month=2027-03"');
    expect(before).not.toContain('All brands');
    expect((await desk.open('GET /desk/usage?month=2026-12', desk.admin)).page).toContain('No pass was used');
  });

  test('the CSV has a row for each day and brand, and no formula', async () => {
    const { headers, page } = await desk.open('GET /desk/usage.csv?month=2027-03', desk.admin);
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="usage-2027-03.csv"' });
    expect(page.split('\r\n')).toEqual([
      '"day (UTC)","brand","brand id","issued","changed","saved in Apple Wallet","saved in Google Wallet","notified","fetched"',
      `"2027-03-01","'=Tern","${tern}","1","0","0","0","0","0"`,
      `"2027-03-14","'=Tern","${tern}","12345","0","0","0","0","0"`,
      '"2027-03-14","Without a brand","","0","0","0","0","0","1"',
      '',
    ]);
  });

  test('agents and viewers are refused, another account sees its own, and a wrong month is named', async () => {
    for (const path of ['/desk/usage', '/desk/usage.csv'])
      for (const member of [desk.agent, desk.viewer])
        expect((await desk.open(`GET ${path}`, member)).statusCode).toBe(403);
    expect((await desk.open('GET /desk', desk.agent)).page).not.toContain('Usage');
    expect((await desk.open('GET /desk/usage', desk.stranger)).page).toContain('"Issued">1</td>');
    const { statusCode, page } = await desk.open('GET /desk/usage?month=2027-13', desk.admin);
    expect([statusCode, page]).toEqual([400, expect.stringContaining('month must be a month as YYYY-MM')]);
  });
});
