import { Match } from 'aws-cdk-lib/assertions';
import { figureNames } from '../../lambdas/domain/delivery/figure.ts';
import { sectionOf } from '../helpers/rehearsal.ts';
import { defaultTemplates } from '../helpers/templates.ts';

interface AlarmMetric {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: { readonly Metric: { Namespace: string; MetricName: string; Dimensions?: Dimension[] } };
}
interface Dimension {
  readonly Value: { readonly Ref?: string; readonly 'Fn::GetAtt'?: [string, string] };
}

const { data, service } = defaultTemplates();
const alarms = new Map(
  Object.entries(service.findResources('AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => [
    id.replace(/^Alarms|[0-9A-F]{8}$/g, ''),
    Properties,
  ]),
);
const fail = (message: string): never => {
  throw new Error(message);
};
const alarm = (name: string) => alarms.get(name) ?? fail(`There is no alarm ${name}`);
const idsOf = (type: string) => Object.keys(service.findResources(type));

test('every alarm says whom it hurts and reaches the operator', () => {
  const [topic] = idsOf('AWS::SNS::Topic');
  expect(alarms.size).toBeGreaterThan(25);
  for (const { AlarmActions, AlarmDescription, OKActions } of alarms.values()) {
    expect(AlarmActions).toEqual([{ Ref: topic }]);
    // The end of an alarm is announced, too.
    expect(OKActions).toEqual(AlarmActions);
    expect(AlarmDescription).toMatch(/[Pp]assengers|Airlines/);
  }
  service.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Action: 'sns:Publish',
        }),
      ]),
    },
  });
});

test('no alarm has more metrics than CloudWatch takes, and each of our own is one that a filter makes or a function writes', () => {
  const made = Object.values(service.findResources('AWS::Logs::MetricFilter')).map(({ Properties }) => {
    const { MetricNamespace, MetricName } = Properties.MetricTransformations[0];
    return `${MetricNamespace} ${MetricName}`;
  });
  const watched = [...alarms.values()].flatMap(({ Metrics = [], Namespace, MetricName }) => {
    const stats = (Metrics as AlarmMetric[]).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    expect(stats.length).toBeLessThanOrEqual(10);
    return Namespace === undefined ? stats : [{ Namespace, MetricName }];
  });
  const own = watched.filter(({ Namespace }) => !Namespace.startsWith('AWS/'));
  const names = [...new Set(own.map(({ Namespace, MetricName }) => `${Namespace} ${MetricName}`))];
  const isWritten = (name: string) => figureNames.some((each) => name === `BoardingPassWallet/dev ${each}`);
  expect(new Set(names.filter((name) => !isWritten(name)))).toEqual(new Set(made));
  expect(names.filter(isWritten)).toHaveLength(2);
});

test('no alarm needs FILL: only silence is filled, where missing data rings by itself', () => {
  for (const { Metrics = [], TreatMissingData } of alarms.values())
    for (const { Expression = '' } of Metrics as AlarmMetric[])
      if (Expression.includes('FILL'))
        expect([Expression, TreatMissingData]).toEqual(['FILL(metric, -1)', 'breaching']);
});

test('push worker and web function write into the namespace in which the alarm looks', () => {
  const namespaces = Object.entries(service.findResources('AWS::Lambda::Function')).flatMap(([id, { Properties }]) => {
    const namespace = Properties.Environment?.Variables.METRICS_NAMESPACE;
    return namespace === undefined ? [] : [[id.replace(/[0-9A-F]{8}$/, ''), namespace]];
  });
  const [metric] = (alarm('PassengersBehind').Metrics as AlarmMetric[]).flatMap(
    ({ MetricStat }) => MetricStat?.Metric ?? [],
  );
  expect(Object.fromEntries(namespaces)).toEqual({
    PublicWebFunction: metric?.Namespace,
    PushJobsFunction: metric?.Namespace,
  });
});

/** Evaluates a metric math expression of ours. */
function evaluate(name: string, values: Readonly<Record<string, number | undefined>>): number {
  const expression = (alarm(name).Metrics as AlarmMetric[]).find(({ Expression }) => Expression)?.Expression ?? '';
  const [, atLeast] =
    /^IF\(failed >= (\d+), 100 \* failed \/ requests, 0\)$/.exec(expression) ??
    fail(`Not a form of ours: ${expression}`);
  const { failed = 0, requests = Number.NaN } = values;
  return failed >= Number(atLeast) ? (100 * failed) / requests : 0;
}

test.each([
  ['an outage at 1,000 requests a second', { requests: 60_000, failed: 60_000 }, true, true],
  ['2 % of many', { requests: 60_000, failed: 1_200 }, true, false],
  ['a few in a million', { requests: 1_000_000, failed: 30 }, false, false],
  ['a handful in a quiet minute', { requests: 20, failed: 4 }, false, false],
  ['an outage at night', { requests: 6, failed: 6 }, false, true],
  ['none', { requests: 1_000 }, false, false],
])('of failed requests %s rings as it should', (_, values, errors, quietHours) => {
  const { Threshold: above, ComparisonOperator } = alarm('ApiErrors');
  expect(ComparisonOperator).toBe('GreaterThanThreshold');
  expect(evaluate('ApiErrors', values) > above).toBe(errors);
  expect(evaluate('ApiErrorsInQuietHours', values) >= alarm('ApiErrorsInQuietHours').Threshold).toBe(quietHours);
});

test('failed requests ring when two of three minutes are bad', () => {
  expect(alarm('ApiErrors')).toMatchObject({ EvaluationPeriods: 3, DatapointsToAlarm: 2 });
  const periods = (alarm('ApiErrors').Metrics as { MetricStat?: { Period: number } }[]).flatMap(
    ({ MetricStat }) => MetricStat?.Period ?? [],
  );
  expect(periods).toEqual([60, 60]);
});

/** Queues with alarms on a metric, from the alarms' names. */
const watchedBy = (metric: string) =>
  [...alarms].flatMap(([name, { Metrics = [], MetricName, Dimensions }]) =>
    [{ MetricName, Dimensions }, ...(Metrics as AlarmMetric[]).flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])]
      .filter((watched) => watched.MetricName === metric)
      .map((watched) => ({ name, queue: (watched.Dimensions as Dimension[])[0]?.Value['Fn::GetAtt']?.[0] })),
  );

test('every queue rings: one that is worked off by the age of its oldest message, any other by its first', () => {
  const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping'));
  const worked = mappings.flatMap(({ Properties }) => Properties.EventSourceArn['Fn::GetAtt']?.[0] ?? []);
  const aged = watchedBy('ApproximateAgeOfOldestMessage');
  // Messages that SQS leaves out of the age are watched with the same limit.
  const retried = watchedBy('RetriedAge').map(({ name, queue }) => ({ name: sectionOf(name), queue }));
  expect(retried).toEqual(aged);
  for (const { name } of aged) expect(alarm(`${name}OfRetried`).Threshold).toBe(alarm(name).Threshold);
  const filled = watchedBy('ApproximateNumberOfMessagesVisible');
  // Repeated pushes wait on purpose.
  const queues = idsOf('AWS::SQS::Queue').filter((id) => !id.startsWith('PushJobsRepeatQueue'));
  expect(queues.length).toBeGreaterThanOrEqual(12);
  for (const queue of queues)
    expect((worked.includes(queue) ? aged : filled).map((watched) => watched.queue)).toContain(queue);
});

test('the urgent pushes ring first', () => {
  const limits = watchedBy('ApproximateAgeOfOldestMessage').map(({ name }) => [name, alarm(name).Threshold] as const);
  const [first, second] = limits.sort(([, a], [, b]) => a - b);
  expect(first).toEqual(['PriorityPushBehind', 120]);
  expect(second?.[1]).toBeGreaterThan(120);
});

test('every function is counted when it is throttled, and every job when it fails as a whole', () => {
  const counted = (...names: string[]) =>
    [...alarms]
      .flatMap(([alarm, { Dimensions }]) => (names.includes(sectionOf(alarm)) ? Dimensions[0].Value.Ref : []))
      .sort();
  // CodeDeploy ends a release whose check does not answer.
  const functions = idsOf('AWS::Lambda::Function')
    .filter((id) => !id.startsWith('GradualReleaseCheck'))
    .sort();
  expect(functions.length).toBeGreaterThanOrEqual(11);
  expect(counted('JobThrottles', 'RequestThrottles')).toEqual(functions);
  const routed = Object.values(service.findResources('AWS::Lambda::Alias')).map(
    ({ Properties }) => Properties.FunctionName.Ref,
  );
  expect(counted('JobErrors')).toEqual(functions.filter((id) => !routed.includes(id)));
});

test('the data stack has no queue, and so none without an alarm', () => {
  data.resourceCountIs('AWS::SQS::Queue', 0);
  for (const { Properties } of Object.values(data.findResources('AWS::Events::EventBus')))
    expect(Properties).not.toHaveProperty('DeadLetterConfig');
});
