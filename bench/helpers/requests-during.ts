import { minuteMs } from '../../lambdas/domain/time/durations.ts';

/** The functions' requests to DynamoDB by operation, and the minutes that begin meanwhile, in each of which a schedule has some. */
export async function requestsDuring(url: string, act: () => Promise<void>) {
  const before = await minute(url);
  await fetch(`${url}/_local/dynamodb-requests`, { method: 'DELETE' });
  await act();
  const counts = (await (await fetch(`${url}/_local/dynamodb-requests`)).json()) as Record<string, number>;
  const requests = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { counts, requests, minutes: (await minute(url)) - before };
}

async function minute(url: string): Promise<number> {
  const answer = await fetch(`${url}/_local/clock`, { method: 'POST', body: '{"advance-seconds": 0}' });
  const { now } = (await answer.json()) as { now: string };
  return Math.floor(Date.parse(now) / minuteMs);
}
