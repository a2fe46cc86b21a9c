import { minuteMs } from '../../lambdas/domain/time/durations.ts';
import { local, passTime } from '../../test/helpers/stack-calls.ts';

/** The functions' requests to DynamoDB by operation, and the minutes that begin meanwhile, in each of which a schedule has some. */
export async function requestsDuring(url: string, act: () => Promise<void>) {
  const before = await minute(url);
  await local({ url }, 'dynamodb-requests', undefined, 'DELETE');
  await act();
  const counts = await local<Record<string, number>>({ url }, 'dynamodb-requests');
  const requests = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { counts, requests, minutes: (await minute(url)) - before };
}

const minute = async (url: string) => Math.floor(Date.parse(await passTime({ url }, 0)) / minuteMs);
