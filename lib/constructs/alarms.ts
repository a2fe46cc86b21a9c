import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface AlarmProps {
  readonly metric: Metric | MathExpression;
  /** The alarm rings at this value. */
  readonly threshold: number;
  /** Periods that are looked at. */
  readonly periods: number;
  /** How many of them have to be at the threshold: all unless given. */
  readonly breaching?: number;
  /** 5 minutes unless given. */
  readonly period?: Duration;
  /** Rings at the threshold and above unless given. */
  readonly comparison?: ComparisonOperator;
  /** All is well unless given. */
  readonly missingData?: TreatMissingData;
  readonly whomItHurts: string;
}

/** The alarms, and the topic to which an operator subscribes. */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own loses the default one, which lets alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }

  add(id: string, { metric, threshold, periods, whomItHurts, ...props }: AlarmProps): void {
    const alarm = new Alarm(this, id, {
      metric: metric.with({ period: props.period ?? Duration.minutes(5) }),
      threshold,
      evaluationPeriods: periods,
      ...(props.breaching && { datapointsToAlarm: props.breaching }),
      comparisonOperator: props.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: props.missingData ?? TreatMissingData.NOT_BREACHING,
      alarmDescription: whomItHurts,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
