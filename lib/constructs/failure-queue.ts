import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { failureQueueOutput } from '../names.ts';
import type { Alarms } from './alarms.ts';

/**
 * Dead-letter queue for work that failed too often; only an operator consumes it.
 * Source: docs/decisions/alarms.md#failure-queues-by-their-alarms
 */
export class FailureQueue extends Queue {
  /** @param source a queue, or a service that delivers its own failures, such as a schedule. */
  constructor(scope: Construct, id: string, source: 'queue' | 'service' = 'queue') {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const findings = ['Serverless-SQSRedrivePolicy', ...(source === 'service' ? ['AwsSolutions-SQS3'] : [])];
    const reason = 'It is itself a dead-letter queue: only an operator consumes it.';
    Validations.of(this).acknowledge(...findings.map((id) => ({ id, reason })));
  }

  /** Alarms as soon as a message arrives. Operators know the queue by the alarm's name. */
  alarm(alarms: Alarms, name: string, impact: string): void {
    const metric = this.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' });
    alarms.add(name, { metric, threshold: 1, periods: 1, impact });
    new CfnOutput(Stack.of(this), failureQueueOutput(name), { value: this.queueUrl });
  }
}
