import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DynamoRateLimits } from '../../lambdas/storage/dynamo-rate-limits.ts';
import type { Table } from '../../lambdas/storage/table.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

/** A stand-in for the table that counts by partition key, shared with other functions. */
function countingTable() {
  const counts = new Map<string, number>();
  let writes = 0;
  const send = async ({ input }: UpdateCommand) => {
    const PK = String(input.Key?.PK);
    const count = counts.get(PK) ?? 0;
    writes++;
    if (count >= input.ExpressionAttributeValues?.[':limit'])
      throw new ConditionalCheckFailedException({ message: 'It is full', $metadata: {} });
    counts.set(PK, count + 1);
    return { Attributes: { count: count + 1 } };
  };
  return { table: { client: { send }, name: 'table' } as unknown as Table, counts, writes: () => writes };
}

const identity = { rateKey: async (kind: string, id: string) => `${kind}-${id}` };

/** Rate limits of a newly started function. */
function limitsOn(table: Table, perKey: number, at = () => now) {
  // These numbers are uniform enough, and the same in each run.
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const clock = { ...fixedClock(at), random, now: at };
  return new DynamoRateLimits({ client: table.client, name: table.name, clock }, identity, { 'api-key': perKey });
}

async function taken(limits: DynamoRateLimits, requests: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < requests; n++) if ((await limits.take('api-key', 'key')) === 0) count++;
  return count;
}

test('a rate is spread over counters of 6,000 a minute at most, which are exact together', async () => {
  const { table, counts } = countingTable();
  expect(await taken(limitsOn(table, 20_000), 21_000)).toBe(20_000);
  expect([...counts.values()]).toEqual([5_000, 5_000, 5_000, 5_000]);
});

test('a small rate has one counter', async () => {
  const { table, counts } = countingTable();
  expect(await taken(limitsOn(table, 6_000), 6_001)).toBe(6_000);
  expect(counts.size).toBe(1);
});

test('what is too much costs each function one refused write for each counter and minute', async () => {
  const { table, writes } = countingTable();
  expect(await taken(limitsOn(table, 12_000), 12_000)).toBe(12_000);
  const before = writes();
  const other = limitsOn(table, 12_000);
  expect(await taken(other, 1_000)).toBe(0);
  expect(writes() - before).toBe(2);
});

test('the next minute counts anew', async () => {
  const { table } = countingTable();
  let at = now;
  const limits = limitsOn(table, 1, () => at);
  expect(await taken(limits, 2)).toBe(1);
  at = new Date(now.getTime() + 60_000);
  expect(await taken(limits, 2)).toBe(1);
});
