import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { failureQueueOutput } from '../names.ts';
import type { Alarms } from './alarms.ts';

/** Dead-letter queue for work that failed too often; only an operator consumes it. */
export class FailureQueue extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this).acknowledge({
      id: 'Serverless-SQSRedrivePolicy',
      reason: 'It is itself the last stop of what failed; nothing consumes it but an operator.',
    });
  }

  /** Alarms as soon as a message arrives. Operators know the queue by the alarm's name. */
  alarm(alarms: Alarms, name: string, impact: string): void {
    const metric = this.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' });
    alarms.add(name, { metric, threshold: 1, periods: 1, impact });
    new CfnOutput(Stack.of(this), failureQueueOutput(name), { value: this.queueUrl });
  }
}
