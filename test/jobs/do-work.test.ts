import type { SQSRecord } from 'aws-lambda';
import { processMessages } from '../../lambdas/jobs/shared/process-messages.ts';
import type { HeldMessage } from '../../lambdas/ports/work.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

/** A message sent 90 s ago. */
const record = (messageId: string, receives = 1) =>
  ({
    messageId,
    body: `"${messageId}"`,
    attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(now.getTime() - 90_000) },
    eventSourceARN: 'arn:aws:sqs:eu-central-1:111122223333:push',
  }) as SQSRecord;

async function work(records: SQSRecord[], failing: string[], postpone?: () => Promise<void>) {
  const log = recordingLog();
  const done: string[] = [];
  const waits: number[] = [];
  let drawn = 0;
  const clock = { ...fixedClock(), random: () => drawn++ / records.length };
  const redelivery = {
    postpone: async (_message: HeldMessage, seconds: number) => {
      waits.push(seconds);
      await postpone?.();
    },
  };
  const redelivered: string[] = [];
  const run = async (body: string, isRedelivered: boolean) => {
    const id = JSON.parse(body);
    if (isRedelivered) redelivered.push(id);
    if (failing.includes(id)) throw new Error('Apple is out of reach');
    done.push(id);
  };
  const answer = await processMessages(records, { clock, log, redelivery }, { retryCode: 'PUSH-RETRY', run });
  return { answer, done, log, redelivered, waits };
}

test('what fails is reported, so that its message comes back; the others are done', async () => {
  const { answer, done, log } = await work([record('1'), record('2'), record('3')], ['2']);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(done).toEqual(['1', '3']);
  expect(log.lines).toEqual([['PUSH-RETRY', expect.any(Error), { messageId: '2' }]]);
});

test('the ids of a message that no failure queue will keep are logged when it fails', async () => {
  const log = recordingLog();
  const services = { clock: fixedClock(), log, redelivery: { postpone: async () => {} } };
  const idsOf = (body: string) => ({ passKey: JSON.parse(body) });
  const run = () => Promise.reject(new Error('S3 is out of reach'));
  await processMessages([record('1')], services, { retryCode: 'DUE-RETRY', idsOf, run });
  expect(log.lines).toEqual([['DUE-RETRY', expect.any(Error), { messageId: '1', passKey: '1' }]]);
});

test('a message that was received before is told apart', async () => {
  const { redelivered } = await work([record('1'), record('2', 2)], []);
  expect(redelivered).toEqual(['2']);
});

test('the age of a message that comes back is logged before it is tried again, as the attempt may come to no end', () => {
  const log = recordingLog();
  const services = { clock: fixedClock(), log, redelivery: { postpone: async () => {} } };
  const run = () => new Promise<void>(() => {});
  void processMessages([record('1'), record('2', 2)], services, { retryCode: 'PUSH-RETRY', run });
  expect(log.lines).toEqual([['MESSAGE-RETRIED', { queue: 'push', ageSeconds: 90, receives: 2 }]]);
});

test.each([
  [1, 4, 8],
  [2, 8, 16],
  [5, 60, 120],
  [39, 60, 120],
])('after attempt %i it comes back in %i to %i s', async (receives, least, most) => {
  const records = Array.from({ length: 20 }, (_, index) => record(String(index), receives));
  const { waits } = await work(
    records,
    records.map(({ messageId }) => messageId),
  );
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test('a message that cannot be postponed comes back all the same, when its queue says so', async () => {
  const { answer, log } = await work([record('1')], ['1'], () => Promise.reject(new Error('SQS is out of reach')));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(log.lines).toContainEqual(['NOT-POSTPONED', expect.any(Error), { messageId: '1' }]);
});
