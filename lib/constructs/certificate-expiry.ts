import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { CertificateExpiryEnv } from '../../lambdas/runtime/env.ts';
import { metricNamespace } from '../names.ts';
import type { Alarms } from './alarms.ts';
import { FailureQueue } from './failure-queue.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';

/** Days before expiry at which an alarm goes off, one alarm each. */
const warnings = [60, 30, 7];

/**
 * Checks twice a day how long certificates remain valid, with alarms early enough to renew them.
 * Source: docs/decisions/certificates.md#certificate-alarms
 */
export class CertificateExpiry extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: PartProps<CertificateExpiryEnv>) {
    super(scope, id);
    const check = new NodeFunction(this, 'Function', {
      entry: 'jobs/certificate-expiry/handler.ts',
      description: 'Boarding passes: logs the days until certificates expire',
      settings,
      environment,
      memoryMb: 256,
      timeout: Duration.minutes(1),
      whyNoDeadLetterQueue: 'The next run of the schedule does the same, and an alarm counts failed runs.',
    });
    check.allowItems(data.table.tableArn, { GetItem: ['account'], Query: ['account'] });
    check.allow(['dynamodb:Query'], data.indexArn('byList'));
    this.#alarms(check, settings.stage, alarms, this.#rule(check));
  }

  #alarms(check: NodeFunction, stage: string, alarms: Alarms, failures: FailureQueue): void {
    const daysLeft = new MetricFilter(this, 'DaysLeft', {
      logGroup: check.logGroup,
      metricNamespace: metricNamespace(stage),
      metricName: 'CertificateDaysLeft',
      filterPattern: FilterPattern.stringValue('$.code', '=', 'CERTIFICATE-EXPIRY'),
      metricValue: '$.daysLeft',
    });
    for (const days of warnings)
      alarms.add(`CertificateExpires${days}`, {
        metric: daysLeft.metric({ statistic: 'Minimum' }),
        threshold: days,
        periods: 1,
        period: Duration.days(1),
        comparison: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
        impact: `Passengers: an Apple Wallet certificate of their airline expires in ${days} days or less; then no pass of its flights can be installed or updated.`,
      });
    failures.alarm(
      alarms,
      'CertificateCheckFailures',
      'Airlines: the schedule could not start the check of certificates, which may expire without a warning.',
    );
    alarms.addSilence('CertificateCheckStopped', {
      metric: check.metricInvocations({ statistic: 'Sum' }),
      after: Duration.days(1),
      impact: 'Airlines: nothing has started the check of certificates for a day; they may expire without a warning.',
    });
    alarms.add('CertificateCheckErrors', {
      metric: check.metricErrors({ statistic: 'Sum' }),
      threshold: 1,
      periods: 1,
      impact: 'Airlines: the check of certificates failed; they may expire without a warning.',
    });
  }

  /**
   * A rule on the account's default event bus: the one EventBridge Scheduler schedule is reserved for passes.
   * @returns the dead-letter queue of runs that could not start.
   */
  #rule(check: NodeFunction): FailureQueue {
    const failures = new FailureQueue(this, 'Failures', 'service');
    new Rule(this, 'Rule', {
      description: 'Starts the check of certificates',
      schedule: Schedule.rate(Duration.hours(12)),
      targets: [
        new LambdaFunction(check, { deadLetterQueue: failures, maxEventAge: Duration.hours(1), retryAttempts: 5 }),
      ],
    });
    return failures;
  }
}
