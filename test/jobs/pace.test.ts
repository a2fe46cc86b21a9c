import { Pace } from '../../lambdas/jobs/push/pace.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { pushPaceOf } from '../../lib/push-pace.ts';
import { throttleOf } from '../../lib/throttle.ts';
import { UnitBuckets } from '../../local/aws/unit-buckets.ts';
import { Chance } from '../../world/time/chance.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

/** A clock of its own for each worker, that waits move on. */
class WorkerClock implements Pick<Clock, 'now' | 'wait' | 'msLeft'> {
  ms = 0;
  readonly now = () => new Date(this.ms);
  readonly wait = async (ms: number) => {
    this.ms += Math.ceil(ms);
  };
  readonly msLeft = () => Number.POSITIVE_INFINITY;
}

const settings = { throttleRate: 2_500, throttleBurst: 1_250 };

/** Instants of the calls of phones that workers cause, who get one batch after the other without a pause. */
async function callsOf(ends: boolean, batches: (chance: Chance) => readonly number[]): Promise<number[]> {
  const { workers, urgentWorkers, ...pace } = pushPaceOf(settings);
  const chance = new Chance(7, 'batches');
  const callsAtMs: number[] = [];
  for (let worker = 0; worker < workers + urgentWorkers; worker++) {
    const clock = new WorkerClock();
    for (let batch = 0; batch < 50; batch++) {
      const execution = new Pace(pace, { ...fixedClock(), ...clock, now: clock.now });
      clock.ms += chance.below(600);
      for (const calls of batches(chance)) {
        await execution.turn(calls);
        for (let call = 0; call < calls; call++) callsAtMs.push(clock.ms);
      }
      if (ends) await execution.end();
    }
  }
  return callsAtMs.sort((one, other) => one - other);
}

/** Number of calls that API Gateway refuses where every phone calls at the moment of its push. */
function refusedOf(callsAtMs: readonly number[]): number {
  let nowMs = 0;
  const { rate, burst } = throttleOf('ANY /passkit/{proxy+}', settings);
  const gateway = new UnitBuckets(rate, () => nowMs, burst);
  return callsAtMs.filter((atMs) => {
    nowMs = atMs;
    const isRefused = gateway.isEmpty('phones');
    if (!isRefused) gateway.take('phones', 1);
    return isRefused;
  }).length;
}

const full = () => Array.from({ length: 100 }, () => 2);
const mixed = (chance: Chance) =>
  Array.from({ length: chance.below(250) }, () => 1 + chance.between(1, chance.is(0.1) ? 9 : 1));

test.each([
  ['full batches', full],
  ['batches of any size, with families', mixed],
])('API Gateway refuses no phone, though all workers start at once and without a pause: %s', async (_what, batches) => {
  const calls = await callsOf(true, batches);
  expect(calls.length).toBeGreaterThan(50_000);
  expect(refusedOf(calls)).toBe(0);
});

test('workers that end as soon as they have pushed would have phones refused', async () => {
  expect(refusedOf(await callsOf(false, full))).toBeGreaterThan(1_000);
});

const pace = { callsPerSecond: 10, callsAtOnce: 6 };

test('pushes of few phones wait for nothing; the worker ends when they have asked', async () => {
  const clock = fixedClock();
  const execution = new Pace(pace, clock);
  for (let phone = 0; phone < 3; phone++) await execution.turn(2);
  expect(clock.waits).toEqual([]);
  await execution.end();
  expect(clock.waits).toEqual([600]);
});

test('a push beyond what may be at once waits until phones have asked', async () => {
  const clock = fixedClock();
  const execution = new Pace(pace, clock);
  await Promise.all([6, 2, 3].map((calls) => execution.turn(calls)));
  expect(clock.waits).toEqual([200, 500]);
});

test('a worker that has pushed to nobody ends at once', async () => {
  const clock = fixedClock();
  await new Pace(pace, clock).end();
  expect(clock.waits).toEqual([]);
});

test('pushes wait until 20 s before the timeout at most, and are sent then', async () => {
  const clock = fixedClock();
  const execution = new Pace(pace, { ...clock, msLeft: () => 50_000 });
  await execution.turn(1_000);
  expect(clock.waits).toEqual([30_000]);
  const late = fixedClock();
  await new Pace(pace, { ...late, msLeft: () => 19_000 }).turn(1_000);
  expect(late.waits).toEqual([]);
});
