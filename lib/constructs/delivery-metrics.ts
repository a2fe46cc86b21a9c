import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { figureNames } from '../../lambdas/domain/delivery/figure.ts';
import { metricNamespace } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { Alarms } from './alarms.ts';

interface Props {
  readonly settings: Pick<Settings, 'stage'>;
  readonly alarms: Alarms;
}

/** Passes below which a share says nothing: in a few, some phones are off. */
const fewestPasses = 20;

/**
 * Metrics that the functions write into their logs, and the alarm on phones that were notified and do not fetch.
 * Source: docs/decisions/knowledge-of-phones.md#a-fetch-counts-for-its-push.
 */
export class DeliveryMetrics extends Construct {
  readonly #namespace: string;

  constructor(scope: Construct, id: string, { settings, alarms }: Props) {
    super(scope, id);
    this.#namespace = metricNamespace(settings.stage);
    alarms.add('PassengersBehind', {
      metric: new MathExpression({
        label: 'Passes that phones were notified of and have not fetched after ten minutes, %',
        expression: `IF(awaited >= ${fewestPasses}, 100 * (awaited - fetched) / awaited, 0)`,
        usingMetrics: {
          awaited: this.metric('PassesToFetch', 'Sum'),
          fetched: this.metric('PassesFetched', 'Sum'),
        },
      }),
      threshold: 50,
      period: Duration.minutes(15),
      periods: 1,
      impact:
        'Passengers: phones were notified of a change and have not fetched it after ten minutes, at least half of them.',
    });
  }

  metric(metricName: (typeof figureNames)[number], statistic: string): Metric {
    return new Metric({ namespace: this.#namespace, metricName, statistic });
  }
}
