import { Match } from 'aws-cdk-lib/assertions';
import { templatesWith } from '../helpers/stacks.ts';

const { service } = templatesWith();

const queueOf = (id: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${id}[0-9A-F]{8}$`), 'Arn'] });

test.each([
  ['PushJobsQueue', 'PushJobsFunction', { batch: 2, concurrency: 5, attempts: 12, visibilitySeconds: 6 * 60 }],
  ['PushJobsPriorityQueue', 'PushJobsFunction', { batch: 2, concurrency: 5, attempts: 12, visibilitySeconds: 6 * 60 }],
  ['FanOutQueue', 'FanOutFunction', { batch: 1, concurrency: 10, attempts: 10, visibilitySeconds: 6 * 120 }],
])('%s: what fails comes back, and in the end waits for an operator', (queue, worker, numbers) => {
  service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: queueOf(queue),
    FunctionName: { Ref: Match.stringLikeRegexp(`^${worker}`) },
    BatchSize: numbers.batch,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: numbers.concurrency },
  });
  service.hasResourceProperties('AWS::SQS::Queue', {
    RedrivePolicy: { deadLetterTargetArn: queueOf(`${queue}Failures`), maxReceiveCount: numbers.attempts },
    VisibilityTimeout: numbers.visibilitySeconds,
  });
});

test('every queue that a function takes messages from has a failure queue, and that has an alarm', () => {
  const queues = service.findResources('AWS::SQS::Queue');
  const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping'));
  const alarmed = Object.values(service.findResources('AWS::CloudWatch::Alarm')).map(
    ({ Properties }) => Properties.Dimensions?.[0]?.Value?.['Fn::GetAtt']?.[0],
  );
  const taken = mappings.flatMap(({ Properties }) => Properties.EventSourceArn['Fn::GetAtt']?.[0] ?? []);
  expect(taken.length).toBeGreaterThanOrEqual(6);
  for (const id of taken) {
    const failures = queues[id]?.Properties.RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0];
    expect(alarmed).toContain(failures);
  }
});

test('every queue is encrypted, and so is what waits for an operator', () => {
  const queues = Object.values(service.findResources('AWS::SQS::Queue'));
  expect(queues.length).toBeGreaterThanOrEqual(13);
  for (const { Properties } of queues) expect(Properties.SqsManagedSseEnabled).toBe(true);
});
