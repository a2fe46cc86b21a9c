import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './function.ts';

interface Props {
  readonly settings: Settings;
  readonly alarms: Alarms;
  /** Secret with the API key that the canary calls with. */
  readonly apiKeySecretArn: string;
  readonly publicBaseUrl: string;
}

const interval = Duration.minutes(10);

/**
 * Takes the smoke test through the stage's public address every ten minutes.
 * Source: docs/decisions/trying-a-stage.md#the-stage-is-tried-from-outside
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { settings, alarms, apiKeySecretArn, publicBaseUrl }: Props) {
    super(scope, id);
    const canary = new NodeFunction(this, 'Function', {
      entry: '../bin/smoke/canary.ts',
      description: 'Boarding passes: smoke test of this stage',
      settings,
      environment: { PUBLIC_BASE_URL: publicBaseUrl, API_KEY_SECRET_ARN: apiKeySecretArn },
      memoryMb: 512,
      timeout: Duration.minutes(2),
      whyNoDeadLetterQueue: 'The next run does the same, and an alarm counts failed runs.',
    });
    canary.allow(['secretsmanager:GetSecretValue'], apiKeySecretArn);
    new CfnOutput(Stack.of(this), 'CanaryKeyArn', { value: apiKeySecretArn });
    // Lambda would repeat a failed run twice, and one failure would count for three.
    canary.configureAsyncInvoke({ retryAttempts: 0 });
    Validations.of(canary).acknowledge({
      id: 'Serverless-LambdaAsyncFailureDestination',
      reason: 'The next run does the same, and an alarm counts failed runs.',
    });
    const rule = new Rule(this, 'Rule', {
      description: 'Starts the smoke test of this stage',
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(canary, { maxEventAge: interval, retryAttempts: 5 })],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason: 'A run that could not start is missed: an alarm rings when none has started for half an hour.',
    });
    alarms.add('CanaryFailed', {
      metric: canary.metricErrors({ statistic: 'Sum' }),
      threshold: 1,
      period: interval,
      periods: 3,
      breaching: 2,
      impact: 'Airlines and passengers: the smoke test fails, so passes cannot be issued, opened, updated or fetched.',
    });
    alarms.addSilence('CanaryStopped', {
      metric: canary.metricInvocations({ statistic: 'Sum' }),
      after: Duration.minutes(30),
      impact: 'Airlines: nothing has started the smoke test for half an hour; failures may go unnoticed.',
    });
  }
}
