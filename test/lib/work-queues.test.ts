import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { defaultTemplates } from '../helpers/templates.ts';

const { service } = defaultTemplates();

const queueOf = (id: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${id}[0-9A-F]{8}$`), 'Arn'] });

/** Rows of the table of queues in docs/architecture.md: concurrent workers, messages, seconds, attempts. */
const [, table = ''] =
  /^\| Queue \|.*?\n\|---.*?\n(.*?)\n\n/ms.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
const documented = Object.fromEntries(
  table.split('\n').map((row) => [row.split('|')[1]?.trim(), row.match(/\d+/g)?.map(Number)]),
);

test.each([
  ['PushJobsQueue', 'PushJobsFunction', 'push'],
  ['PushJobsPriorityQueue', 'PushJobsFunction', 'push, urgent'],
  ['FanOutQueue', 'FanOutFunction', 'fan-out'],
  ['WalletBJobsQueue', 'WalletBJobsFunction', 'google'],
])(
  '%s: what fails comes back, and in the end waits for an operator, as docs/architecture.md says',
  (queue, worker, row) => {
    const [concurrency, batch, visibility, attempts = 0] = documented[row] ?? [];
    service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: queueOf(queue),
      FunctionName: { Ref: Match.stringLikeRegexp(`^${worker}`) },
      BatchSize: batch,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: concurrency },
    });
    service.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: { deadLetterTargetArn: queueOf(`${queue}Failures`), maxReceiveCount: attempts },
      VisibilityTimeout: visibility,
    });
  },
);

/** Queues of functions, with the seconds until messages come back and the functions' own time limits. */
const taken = Object.values(service.findResources('AWS::Lambda::EventSourceMapping')).flatMap(({ Properties }) => {
  const queue = Properties.EventSourceArn['Fn::GetAtt']?.[0];
  const settings = service.findResources('AWS::SQS::Queue')[queue]?.Properties;
  if (settings === undefined) return [];
  const worker = service.findResources('AWS::Lambda::Function')[Properties.FunctionName.Ref]?.Properties;
  return [{ queue, visibility: settings.VisibilityTimeout as number, timeout: worker?.Timeout as number }];
});

test('messages of a worker that dies come back a minute after its time is over; Lambda refuses a queue that has less', () => {
  expect(taken.length).toBeGreaterThanOrEqual(6);
  for (const { visibility, timeout } of taken) expect(visibility).toBe(timeout + 60);
});

test('a gate change whose worker died is back within two minutes', () => {
  const urgent = taken.filter(({ queue }) => /^(PushJobs|FanOut)/.test(queue));
  expect(urgent.map(({ visibility }) => visibility)).toEqual([120, 120, 120, 120]);
});

test('every queue that a function takes messages from has a failure queue, but for repeated pushes and due work', () => {
  const queues = service.findResources('AWS::SQS::Queue');
  const without = taken.filter(({ queue }) => queues[queue]?.Properties.RedrivePolicy === undefined);
  const retentionOf = (name: string) =>
    queues[without.find(({ queue }) => queue.startsWith(name))?.queue]?.Properties.MessageRetentionPeriod;
  expect(without).toHaveLength(2);
  for (const { queue } of taken.filter((each) => !without.includes(each)))
    expect(queues).toHaveProperty(queues[queue]?.Properties.RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0]);
  // The retention allows few copies of each pass, and lets DueBehind ring at 10 minutes.
  expect(retentionOf('DueJobsQueue')).toBe(15 * 60);
  // Longer than the longest delay, and an hour after the change a push is of no use.
  expect(retentionOf('PushJobsRepeatQueue')).toBe(60 * 60);
});

test('every queue is encrypted, and so is what waits for an operator', () => {
  const queues = Object.values(service.findResources('AWS::SQS::Queue'));
  expect(queues.length).toBeGreaterThanOrEqual(13);
  for (const { Properties } of queues) expect(Properties.SqsManagedSseEnabled).toBe(true);
});
