import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { apiForAllTests, apiForEachTest } from '../helpers/api-for-tests.ts';
import { times } from '../helpers/effort.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger, passIdsOf, targetOf } from '../helpers/followed-links.ts';

describe('a generation limit under concurrency', () => {
  // A thousand concurrent requests wait for one small database.
  const requestHandler = new FaultInjectingHandler({ requestTimeout: 120_000 });
  const { api } = apiForAllTests({ overrides: { requestHandler } });

  test.each([
    [1, times(2)],
    [3, times(2)],
    [times(10), 1],
  ])(
    'limit %i: exactly so many passes for ten times as many passengers at once, in each of %i runs',
    async (limit, runs) => {
      const templateId = await api.createTemplate();
      for (let run = 1; run <= runs; run++) {
        const link = await makeLink(api, templateId, { 'link-generation-limit': limit });
        const passengers = Array.from({ length: 10 * limit }, (_, n) =>
          passenger({ 'pass-id': `L${limit}-${run}-${n}` }),
        );
        const answers = await Promise.all(passengers.map((each) => follow(api, linkFor(link, each))));
        const statuses = answers.map(({ statusCode }) => statusCode);
        expect(statuses.filter((status) => status === 303)).toHaveLength(limit);
        expect(statuses.filter((status) => status === 404)).toHaveLength(9 * limit);
        expect((await api.services.links.find('demo', link.id))?.generated).toBe(limit);
      }
      const made = (await Promise.all([1, 2].map((page) => passIdsOf(api, templateId, page)))).flat();
      expect(made).toHaveLength(limit * runs);
    },
  );

  test('ten who follow the same link at the same time get one pass, counted once, and no files are left over', async () => {
    const templateId = await api.createTemplate();
    const link = await makeLink(api, templateId, { 'link-generation-limit': 5 });
    const target = targetOf(linkFor(link, passenger({ 'pass-id': 'SAME' })));
    const files = api.aws.bucket.keys().length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.open('GET', target)));
    expect(new Set(answers.map(({ headers }) => headers?.location)).size).toBe(1);
    expect((await api.services.links.find('demo', link.id))?.generated).toBe(1);
    expect(api.aws.bucket.keys().length - files).toBe(2);
  });
});

describe('rate limits', () => {
  const { api } = apiForEachTest({ settings: { LINK_RATE_PER_CLIENT: '3', LINK_RATE_PER_LINK: '5' } });
  let templateId: string;
  beforeEach(async () => {
    templateId = await api.createTemplate();
  });

  /** Items that count requests. */
  const countedItems = async () => {
    const scan = new ScanCommand({ TableName: api.env.TABLE_NAME, ConsistentRead: true });
    const { Items = [] } = await new DynamoDBClient().send(scan);
    return Items.filter(({ PK }) => PK?.S?.startsWith('RATE#')).length;
  };
  const from = (clientAddress: string, target: string) => api.open('GET', target, { clientAddress });
  const targetWith = (link: MadeLink, passId = 'LINK-1') => targetOf(linkFor(link, passenger({ 'pass-id': passId })));

  test('a client above its rate is asked to wait, by whichever link; others are served', async () => {
    const [one, other] = [await makeLink(api, templateId), await makeLink(api, templateId)];
    for (let n = 1; n <= 3; n++) expect(await from('192.0.2.7', targetWith(one))).toMatchObject({ statusCode: 303 });
    const busy = await from('192.0.2.7', targetWith(one));
    expect(busy).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      body: expect.stringContaining('wait a minute'),
    });
    expect(await from('192.0.2.7', targetWith(other))).toEqual(busy);
    expect(await from('192.0.2.8', targetWith(one))).toMatchObject({ statusCode: 303 });
  });

  test('a link that is followed too often waits for everybody; other links go on', async () => {
    const [one, other] = [await makeLink(api, templateId), await makeLink(api, templateId)];
    const statuses: unknown[] = [];
    for (let n = 1; n <= 6; n++) statuses.push((await from(`192.0.2.${n}`, targetWith(one))).statusCode);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await from('192.0.2.9', targetWith(other, 'LINK-2'))).toMatchObject({ statusCode: 303 });
  });

  test('an unverified request uses up no limit and leaves nothing in the table', async () => {
    const link = await makeLink(api, templateId);
    const target = targetWith(link);
    const before = await countedItems();
    for (let n = 1; n <= 6; n++) {
      expect(await from('192.0.2.7', `/l/NoSuchLink${n}`)).toMatchObject({ statusCode: 404 });
      expect(await from('192.0.2.7', `${target}${n}`)).toMatchObject({ statusCode: 404 });
    }
    expect(await countedItems()).toBe(before);
    expect(await from('192.0.2.7', target)).toMatchObject({ statusCode: 303 });
    expect(await countedItems()).toBe(before + 2);
  });

  test('an IPv6 client is its whole network, however it is written', async () => {
    const target = targetWith(await makeLink(api, templateId));
    for (const host of ['2001:db8::1', '2001:db8:0:0:5::1', '2001:db8::6:7:8:9'])
      expect(await from(host, target)).toMatchObject({ statusCode: 303 });
    expect(await from('2001:db8:0:0:ffff::1', target)).toMatchObject({ statusCode: 429 });
    expect(await from('2001:db8:0:1::1', target)).toMatchObject({ statusCode: 303 });
  });

  test('requests that cannot be counted are let through', async () => {
    const target = targetOf(linkFor(await makeLink(api, templateId)));
    const rateLimits = { take: () => Promise.reject(new Error('throttled')) };
    const { answerPublic } = await import('../../lambdas/web/router.ts');
    const { publicRequest } = await import('../helpers/public-request.ts');
    expect(await answerPublic(publicRequest('GET', target), { ...api.web, rateLimits })).toMatchObject({
      statusCode: 303,
    });
  });
});
