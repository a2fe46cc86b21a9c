import { Match } from 'aws-cdk-lib/assertions';
import { dueScheduleName } from '../../lib/names.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const { service } = defaultTemplates();
const ofConstruct = (id: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${id}[0-9A-F]{8}$`), 'Arn'] });

test('one schedule, whatever the number of passes, fires every minute under the name that operators use', () => {
  service.resourceCountIs('AWS::Scheduler::Schedule', 1);
  service.hasResourceProperties('AWS::Scheduler::Schedule', {
    Name: dueScheduleName('dev'),
    ScheduleExpression: 'rate(1 minute)',
    FlexibleTimeWindow: { Mode: 'OFF' },
    State: Match.absent(),
    Target: {
      Arn: ofConstruct('DueJobsFunction'),
      RoleArn: ofConstruct('DueJobsScheduleRole'),
      DeadLetterConfig: { Arn: ofConstruct('DueJobsScheduleFailures') },
      RetryPolicy: { MaximumEventAgeInSeconds: 60 },
    },
  });
});

test('a run ends before the next, and workers take passes ten at a time', () => {
  service.hasResourceProperties('AWS::Lambda::Function', {
    Description: Match.stringLikeRegexp('queues due passes'),
    Timeout: 55,
  });
  service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: ofConstruct('DueJobsQueue'),
    BatchSize: 10,
    ScalingConfig: { MaximumConcurrency: 10 },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

test('the archive is retained as long as the deployment says', () => {
  templatesWith({ archiveDays: 90 }).data.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([{ Prefix: 'archive/', ExpirationInDays: 90, Status: 'Enabled' }]),
    },
  });
});
