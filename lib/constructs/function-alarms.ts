import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './function.ts';

/**
 * Maximum number of metrics in one alarm.
 * Source: Amazon CloudWatch User Guide, "Create an alarm based on a metric math expression".
 */
const maxMetrics = 10;

/** Alarms on failed and on throttled invocations, counted over every function of the scope. */
export class FunctionAlarms extends Construct {
  constructor(scope: Construct, id: string, alarms: Alarms) {
    super(scope, id);
    const functions = scope.node.findAll().filter((each) => each instanceof NodeFunction);
    const jobs = functions.filter(({ isJob }) => isJob);
    const answering = functions.filter(({ live }) => live);
    alarms.add('JobErrors', {
      metric: sumOf(jobs.map((job) => job.metricErrors({ statistic: 'Sum' }))),
      threshold: 3,
      periods: 1,
      impact: 'Passengers and airlines: changes reach them late, as jobs time out or cannot start.',
    });
    alarms.add('JobThrottles', {
      metric: sumOf(jobs.map((job) => job.metricThrottles({ statistic: 'Sum' }))),
      threshold: 10,
      periods: 2,
      impact: 'Passengers and airlines: changes reach them late, as the concurrency of the AWS account is used up.',
    });
    alarms.add('RequestThrottles', {
      metric: sumOf(answering.map((each) => each.metricThrottles({ statistic: 'Sum' }))),
      threshold: 10,
      periods: 1,
      impact: 'Airlines and passengers: requests are answered with status 503, as concurrent executions are used up.',
    });
  }
}

/** @throws when there are more metrics than one alarm takes. */
function sumOf(metrics: readonly Metric[]): MathExpression {
  if (metrics.length > maxMetrics) throw new Error(`An alarm has at most ${maxMetrics} metrics: split it`);
  const named = metrics.map((metric, index) => [`f${index}`, metric] as const);
  return new MathExpression({
    // A function that was not invoked has no data point, which would leave the sum without one.
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
  });
}
