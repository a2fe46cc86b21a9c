import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './function.ts';

/**
 * Alarms on failed and on throttled invocations of every function of the scope. Each function has its own: in a sum, one that
 * was never invoked, and so has no metric, might leave all of them without data.
 * Source: docs/decisions/alarms.md#alarms-on-retried-messages
 */
export class FunctionAlarms extends Construct {
  constructor(scope: Construct, id: string, alarms: Alarms) {
    super(scope, id);
    for (const each of scope.node.findAll().filter((part) => part instanceof NodeFunction)) {
      const name = each.node.path
        .split('/')
        .slice(1)
        .join('')
        .replace(/Function$/, '');
      if (each.isJob) {
        alarms.add(`JobErrorsOf${name}`, {
          metric: each.metricErrors({ statistic: 'Sum' }),
          threshold: 3,
          periods: 1,
          impact: 'Passengers and airlines: changes reach them late, as jobs time out or cannot start.',
        });
        alarms.add(`JobThrottlesOf${name}`, {
          metric: each.metricThrottles({ statistic: 'Sum' }),
          threshold: 10,
          periods: 2,
          impact: 'Passengers and airlines: changes reach them late, as the concurrency of the AWS account is used up.',
        });
      }
      if (each.live)
        alarms.add(`RequestThrottlesOf${name}`, {
          metric: each.metricThrottles({ statistic: 'Sum' }),
          threshold: 10,
          periods: 1,
          impact:
            'Airlines and passengers: requests are answered with status 503, as concurrent executions are used up.',
        });
    }
  }
}
