import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type JsonPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { PublicApi } from './public-api.ts';
import { googleClicks, googleClicksOfGroups } from './public-web.ts';

interface ApiAlarmsProps {
  readonly api: PublicApi;
  readonly alarms: Alarms;
}

/** Excludes clicks that Google did not answer, which have an alarm of their own. @param route field of the line. */
export const exceptGoogleClicks = (route: string): JsonPattern[] =>
  [googleClicks, googleClicksOfGroups].map((path) =>
    FilterPattern.any(
      FilterPattern.stringValue(route, '!=', `ANY ${path}`),
      FilterPattern.stringValue('$.status', '!=', '503'),
    ),
  );

/**
 * Alarms on requests that fail through our fault. Failures are counted in the access log rather than by the API's own
 * metric, because only the log distinguishes clicks that Google did not answer, which have an alarm of their own.
 */
export class ApiAlarms extends Construct {
  readonly #api: PublicApi;

  constructor(scope: Construct, id: string, { api, alarms }: ApiAlarmsProps) {
    super(scope, id);
    this.#api = api;
    const { stringValue } = FilterPattern;
    const failed = this.#count(
      'FailedRequests',
      FilterPattern.all(stringValue('$.status', '=', '5*'), ...exceptGoogleClicks('$.routeKey')),
    );
    alarms.add('ApiErrors', {
      metric: this.#percentOfRequests(failed, 20),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
      period: Duration.minutes(1),
      periods: 3,
      breaching: 2,
      impact: 'Airlines and passengers: more than 1 % of requests fail with status 500 or above.',
    });
    alarms.add('ApiErrorsInQuietHours', {
      metric: this.#percentOfRequests(failed, 5),
      threshold: 10,
      periods: 2,
      impact: 'Airlines and passengers: at least 10 % of requests fail, in a period with few requests.',
    });
    alarms.add('ApiRefusals', {
      metric: this.#count('RefusedRequests', stringValue('$.status', '=', '429')).metric({ statistic: 'Sum' }),
      threshold: 100,
      periods: 1,
      impact: 'Airlines and passengers: requests are refused with status 429, as there are too many.',
    });
  }

  #count(metricName: string, filterPattern: JsonPattern): MetricFilter {
    const metricNamespace = Stack.of(this).stackName;
    const { accessLog: logGroup } = this.#api;
    return new MetricFilter(this, metricName, { logGroup, filterPattern, metricNamespace, metricName });
  }

  /** Percentage of requests that failed; 0 or none if fewer than `atLeast` did, since a share of few requests says nothing. */
  #percentOfRequests(filter: MetricFilter, atLeast: number): MathExpression {
    return new MathExpression({
      label: 'Failed requests, %',
      expression: `IF(failed >= ${atLeast}, 100 * failed / requests, 0)`,
      usingMetrics: {
        failed: filter.metric({ statistic: 'Sum' }),
        requests: this.#api.metricCount({ statistic: 'Sum' }),
      },
    });
  }
}
