import { pushBatches, pushPaceOf } from '../../lib/push-pace.ts';
import { throttleOf } from '../../lib/throttle.ts';
import { templatesWith } from '../helpers/stacks.ts';

/** Deployed workers and messages of both queues of pushes, and the calls that a worker may cause. */
function deployedPace(values: object) {
  const { service } = templatesWith(values);
  const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping')).map(
    (each) => each.Properties,
  );
  const of = (queue: string) =>
    mappings.find(({ EventSourceArn }) => EventSourceArn['Fn::GetAtt']?.[0].startsWith(queue)) ?? {};
  const [worker] = Object.values(service.findResources('AWS::Lambda::Function')).filter(
    ({ Properties }) => Properties.Environment?.Variables.PUSH_CALLS_PER_SECOND,
  );
  const { PUSH_CALLS_PER_SECOND, PUSH_CALLS_AT_ONCE, REPEAT_CALLS_PER_SECOND } =
    worker?.Properties.Environment.Variables ?? {};
  const queues = [of('PushJobsQueue'), of('PushJobsPriorityQueue')];
  const repeats = of('PushJobsRepeatQueue');
  return {
    workers: queues.map(({ ScalingConfig }) => ScalingConfig.MaximumConcurrency),
    messages: queues.map(({ BatchSize }) => BatchSize),
    calls: [Number(PUSH_CALLS_PER_SECOND), Number(PUSH_CALLS_AT_ONCE)],
    repeats: [repeats.ScalingConfig.MaximumConcurrency, repeats.BatchSize, Number(REPEAT_CALLS_PER_SECOND)],
  };
}

test.each([
  [{}, [10, 2], [197, 104], 50],
  [{ throttleRate: 5_000, throttleBurst: 2_500 }, [22, 2], [197, 104], 100],
  [{ throttleRate: 50, throttleBurst: 10 }, [2, 2], [11, 2], 1],
])('push workers and what each may cause follow the throttle of phones: %j', (values, workers, calls, again) => {
  const { batchSize, urgentBatchSize } = pushBatches;
  expect(deployedPace(values)).toEqual({
    workers,
    calls,
    messages: [batchSize, urgentBatchSize],
    repeats: [2, 1, again],
  });
});

test.each([
  [50, 10],
  [200, 100],
  [2_500, 1_250],
  [2_500, 100],
  [7_001, 3_333],
  [400_000, 200_000],
])(
  'all workers together cause at most 95 %% of what phones may call, 99 with repeated pushes, and at once no more: %i, %i',
  (throttleRate, throttleBurst) => {
    const settings = { throttleRate, throttleBurst };
    const { rate, burst } = throttleOf('ANY /passkit/{proxy+}', settings);
    const { workers, urgentWorkers, callsPerSecond, callsAtOnce, ...repeats } = pushPaceOf(settings);
    expect((workers + urgentWorkers) * callsPerSecond).toBeLessThanOrEqual(rate * 0.95);
    expect(repeats.repeatWorkers * repeats.repeatCallsPerSecond).toBeLessThanOrEqual(Math.max(2, rate * 0.04));
    expect((workers + urgentWorkers) * callsAtOnce).toBeLessThanOrEqual(burst);
    expect(workers + urgentWorkers).toBeLessThanOrEqual(1_000);
  },
);
