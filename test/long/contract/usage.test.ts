import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { dayMs, minuteMs } from '../../../lambdas/domain/time/durations.ts';
import type { ServiceEvent } from '../../../lambdas/domain/updates/pass-events.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { pushDevices } from '../../../lambdas/jobs/push/push-devices.ts';
import { streamFilters } from '../../../lib/stream-filters.ts';
import { StreamPoller } from '../../../local/lambda/stream-poller.ts';
import { Chance } from '../../../world/time/chance.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { event, makeBrand, on } from '../../helpers/check-in.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { eventsOn, pushOn } from '../../helpers/jobs.ts';
import { passType } from '../../helpers/passkit.ts';
import { inProcessPhone } from '../../helpers/phones.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const { api, time } = apiForAllTests({ isOnWire: true });
const clock = fixedClock(() => time.at);
const directory = temporaryDirectory();
const chance = new Chance(1, 'usage');
const kinds = { PassGenerated: 'issued', PassInstalled: 'walleta', PassUpdated: 'changed' } as const;

/** Three shards of the stream, read from its beginning. The reader's bus is out, or the function ends in the middle, at random. */
function shardsIn(batchSize: number) {
  const { events, ...services } = eventsOn(api.aws, { clock });
  const put = async (all: readonly ServiceEvent[]) => {
    if (chance.is(0.15)) throw new DOMException('The bus is out', 'TimeoutError');
    await events.put(all);
  };
  const invoke = async (sent: unknown) => {
    const { Records, shardId } = sent as DynamoDBStreamEvent & { shardId: string };
    const answer = await publishRecords(Records, { ...services, events: { put } }, shardId);
    if (chance.is(0.15)) throw new Error('The function has ended');
    return { ...answer, state: {} };
  };
  const streams = new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  const settings = {
    ...{ tableName: api.env.TABLE_NAME, streamArn: 'arn:aws:dynamodb:eu-central-1:1:table/passes/stream/1' },
    ...{ batchSize, maxRetries: -1, bisectOnError: true, reportsItems: true, windowMs: 15 * minuteMs },
    filters: streamFilters.events.map((pattern) => JSON.stringify(pattern)),
    clock: { now: () => time.at.getTime(), after: (_ms: number, act: () => void) => setImmediate(act) as never },
    onFailure: () => {},
  };
  return [0, 1, 2].map((number) => {
    const of = { file: path.join(directory, `${batchSize}-${number}.json`), shard: { number, count: 3 } };
    return new StreamPoller(new DynamoDBClient(), streams, { invoke }, { ...settings, ...of });
  });
}

test('a month, whose batches came again, in parts and from the beginning, is counted like its events', async () => {
  const brand = await makeBrand(api);
  const push = pushOn(api.aws, { push: async () => true }, { clock });
  const brandOf = new Map<unknown, string>();
  const expected = new Map<string, number>();
  const add = (atUtc: string, template: unknown, kind: string, counts = expected, count = 1) => {
    const key = `${atUtc.slice(0, 10)} ${brandOf.get(template) ?? template} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  };
  const shards = shardsIn(5);
  for (let day = 1; day <= 30; day++) {
    const begin = Date.parse(`2027-05-${String(day).padStart(2, '0')}T23:50:00Z`);
    const flight = on(new Date(begin + 10 * dayMs).toISOString().slice(0, 10));
    const templateId = await api.createTemplate();
    // The second one changes past midnight.
    for (const [seat, minutes] of [
      ['1A', 1],
      ['1B', 20],
    ] as const) {
      time.at = new Date(begin);
      const pass = { 'pass-template-id': templateId, 'pass-id': `${day}-${seat}` };
      const checkIn = event(pass['pass-id'], time.at.toISOString(), {}, { ...flight, brand });
      const { body } = await api.send(day % 3 === 0 ? api.passRequest(templateId, pass) : checkIn);
      const reference = { ...pass, 'pass-template-id': body['pass-template-id'] ?? templateId };
      brandOf.set(reference['pass-template-id'], day % 3 === 0 ? '' : brand);
      const link = String(body['pass-install-url']).split('/i/')[1] ?? '';
      const phone = inProcessPhone(api, `phone-${pass['pass-id']}`);
      await phone.install(api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer);
      time.at = new Date(begin + minutes * minuteMs);
      const change = { 'pass-data': { 'seat-number': `2${seat}` }, 'pass-status': 'voided' };
      await api.send({ action: 'updatepassdata', ...reference, ...change });
      await pushDevices({ account: 'demo', targets: [{ passKeys: [link.slice(0, 32)] }] }, push.services);
      add(time.at.toISOString(), reference['pass-template-id'], 'notified');
      expect(Object.values(await phone.onPush(passType))).toEqual([200]);
      add(time.at.toISOString(), reference['pass-template-id'], 'fetched');
      if (chance.is(0.5)) for (const shard of shards) await shard.poll();
    }
  }
  for (const shard of [...shards, ...shardsIn(7)]) await shard.poll();

  const published = api.aws.events.all().map(({ Detail }) => Detail as ServiceEvent);
  const events = new Map(published.map((each) => [each['event-id'], each]));
  expect(published.length).toBeGreaterThan(2 * events.size);
  for (const each of events.values())
    if (each['event-type'] in kinds)
      add(each['occurred-at'], each['pass-template-id'], kinds[each['event-type'] as keyof typeof kinds]);
  const { usage } = eventsOn(api.aws, { clock });
  const counted = new Map<string, number>();
  for (const each of await usage.of('demo', '2027-05')) add(each.dayUtc, each.brand, each.kind, counted, each.count);
  expect([...counted].sort()).toEqual([...expected].sort());
});
