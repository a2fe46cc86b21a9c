import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { NodeFunction } from './function.ts';

interface AlarmProps {
  readonly metric: Metric | MathExpression;
  /** Value at which the alarm goes off. */
  readonly threshold: number;
  /** Number of evaluation periods. */
  readonly periods: number;
  /** Number of those periods that must reach the threshold; all by default. */
  readonly breaching?: number;
  /** 5 minutes by default. */
  readonly period?: Duration;
  /** At or above the threshold by default. */
  readonly comparison?: ComparisonOperator;
  /** Missing data is not breaching by default. */
  readonly missingData?: TreatMissingData;
  readonly impact: string;
}

interface SlownessProps {
  readonly worker: NodeFunction;
  readonly impact: string;
}

interface SilenceProps {
  readonly metric: Metric;
  /** Time without data after which it rings; 10 minutes by default. */
  readonly after?: Duration;
  readonly impact: string;
}

interface LogLineProps {
  readonly worker: NodeFunction;
  readonly pattern: IFilterPattern;
  readonly impact: string;
}

/** The alarms, and the SNS topic that notifies operators. Source: docs/decisions/alarms.md#what-alarms-count */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // An explicit policy replaces the default one, which would have let alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }

  add(id: string, { metric, threshold, periods, impact, ...props }: AlarmProps): Alarm {
    const alarm = new Alarm(this, id, {
      metric: metric.with({ period: props.period ?? Duration.minutes(5) }),
      threshold,
      evaluationPeriods: periods,
      ...(props.breaching && { datapointsToAlarm: props.breaching }),
      comparisonOperator: props.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: props.missingData ?? TreatMissingData.NOT_BREACHING,
      alarmDescription: impact,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    return alarm;
  }

  /**
   * Alarms when a metric that regularly has data, if only 0, has had none for some time. Filled, since CloudWatch goes back
   * to older data before it takes data for missing.
   */
  addSilence(id: string, { metric, after = Duration.minutes(10), impact }: SilenceProps): void {
    this.add(id, {
      metric: new MathExpression({
        label: 'negative without data',
        expression: 'FILL(metric, -1)',
        usingMetrics: { metric },
      }),
      threshold: 0,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      period: Duration.seconds(after.toSeconds() / 2),
      periods: 2,
      missingData: TreatMissingData.BREACHING,
      impact,
    });
  }

  /**
   * Alarms when a tenth of a function's invocations have taken 3 s or longer for 15 minutes: people do not wait longer.
   * Source: docs/decisions/trying-a-stage.md#the-stage-is-tried-from-outside
   */
  addSlowness(id: string, { worker, impact }: SlownessProps): void {
    const metric = worker.metricDuration({ statistic: 'p90' });
    this.add(id, { metric, threshold: 3_000, periods: 3, impact });
  }

  /** Alarms within minutes on the first log line of a function that fits, until none has come for 5 minutes. */
  addLogLine(id: string, { worker, pattern, impact }: LogLineProps): void {
    const lines = new MetricFilter(worker, id, {
      logGroup: worker.logGroup,
      filterPattern: pattern,
      metricNamespace: Stack.of(this).stackName,
      metricName: id,
    });
    const metric = lines.metric({ statistic: 'Sum' });
    this.add(id, { metric, threshold: 1, period: Duration.minutes(1), periods: 5, breaching: 1, impact });
  }
}
