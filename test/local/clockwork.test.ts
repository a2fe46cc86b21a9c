import path from 'node:path';
import { mock } from 'node:test';
import type { ScheduleDefinition } from '../../local/aws/limits/scheduler.ts';
import { Scheduler } from '../../local/aws/scheduler.ts';
import { LocalClock } from '../../local/basics/clock.ts';
import { Clockwork } from '../../local/clockwork.ts';
import { Queue } from '../../world/aws/queue.ts';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const real = Date.parse('2027-03-15T12:00:00Z');
beforeEach(() => mock.timers.enable({ apis: ['Date', 'setInterval', 'setTimeout'], now: real }));
afterEach(() => mock.timers.reset());
let stacks = 0;

/** A clockwork whose schedules and queue record their times, in minutes after the start. */
function clockworkWith(...expressions: string[]) {
  const place = path.join(directory, String(++stacks));
  const clock = new LocalClock(path.join(place, 'clock'));
  const done: string[] = [];
  const minute = () => (clock.now() - real) / 60_000;
  const queue = new Queue({ name: 'q', url: 'q', arn: 'q', visibilityTimeoutSeconds: 60 }, { clock });
  const target = {
    invoke: async (event: unknown) =>
      void done.push(`${minute()} ${(event as { Records: { body: string }[] }).Records[0]?.body}`),
  };
  const mapping = new QueueMapping(queue, target, {
    ...{ batchSize: 1, maxConcurrency: 1 },
    ...{ functionArn: 'arn:worker', reportsItems: false },
  });
  const scheduler = new Scheduler(
    path.join(place, 'schedules'),
    () => clock.now(),
    async ({ Arn }) => {
      done.push(`${minute()} ${Arn}`);
      queue.send({ body: `after ${Arn}`, delaySeconds: 90 });
    },
  );
  const definitions = expressions.map((ScheduleExpression, place): [string, ScheduleDefinition] => [
    `schedule-${place}`,
    { ScheduleExpression, FlexibleTimeWindow: { Mode: 'OFF' }, Target: { Arn: ScheduleExpression, RoleArn: 'role' } },
  ]);
  scheduler.deploy(new Map(definitions));
  return { clock, done, clockwork: new Clockwork(clock, [scheduler], [], [mapping]) };
}

test('moving the clock stops at each instant at which something is due, in order', async () => {
  const { clock, done, clockwork } = clockworkWith('rate(2 minutes)', 'rate(3 minutes)');
  expect(await clockwork.advance(300)).toBe(real + 300_000);
  expect(done).toEqual([
    '2 rate(2 minutes)',
    '3 rate(3 minutes)',
    '3.5 after rate(2 minutes)',
    '4 rate(2 minutes)',
    '4.5 after rate(3 minutes)',
  ]);
  expect(clock.now()).toBe(real + 300_000);
});

test('a year in minutes is gone through in a bounded number of stops', async () => {
  const { done, clockwork } = clockworkWith('rate(1 minute)');
  await clockwork.advance(365 * 86_400);
  const fired = done.filter((line) => /^\S+ rate/.test(line));
  expect(fired.length).toBeLessThanOrEqual(61);
  expect(fired.at(-1)).toBe(`${365 * 24 * 60} rate(1 minute)`);
});

test('as time passes, what is due is done', async () => {
  const { done, clockwork } = clockworkWith('rate(1 minute)');
  clockwork.start();
  for (let second = 0; second < 61; second++) {
    mock.timers.tick(1_000);
    await new Promise(setImmediate);
  }
  await clockwork.stop();
  expect(done).toEqual(['1 rate(1 minute)']);
});

test('the offset is stored for the next start', () => {
  const file = path.join(directory, 'kept-clock');
  new LocalClock(file).advanceTo(real + 5_000);
  const again = new LocalClock(file);
  expect(again.now()).toBe(real + 5_000);
  again.advanceTo(real);
  expect(again.now()).toBe(real + 5_000);
});
