import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../../bin/admin/commands.ts';
import type { OperatorContext } from '../../bin/admin/operator-context.ts';
import { failureQueueOutput } from '../../lib/names.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { arn, credentials, region } from '../../local/basics/account.ts';
import type { Listening } from '../../local/basics/http.ts';
import { queueUrl } from '../../local/basics/names.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { now } from '../helpers/examples.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const before = { ...process.env };
const warnings: string[] = [];
const context = {
  terminal: { confirm: async (_options: object, warning: string) => void warnings.push(warning) },
} as unknown as OperatorContext;

let server: Listening;
let work: Queue;
let failures: Queue;
let starts: Queue;
beforeAll(async () => {
  const sqs = new Sqs(path.join(directory, 'sqs'), () => now.getTime());
  server = await sqs.listen();
  const declare = (name: string, properties = {}) =>
    sqs.declare(name, arn('sqs', name), queueUrl(server.url, name), properties);
  failures = declare('failed-pushes');
  starts = declare('failed-starts');
  const RedrivePolicy = { deadLetterTargetArn: failures.settings.arn, maxReceiveCount: 1 };
  work = declare('pushes', { RedrivePolicy, VisibilityTimeout: 0 });
  const outputs = {
    AlarmTopic: 'arn:topic',
    [failureQueueOutput('PushFailures')]: failures.settings.url,
    [failureQueueOutput('DueScheduleFailures')]: starts.settings.url,
  };
  writeFileSync(path.join(directory, 'operator.json'), JSON.stringify({ outputs }));
  Object.assign(process.env, {
    DATA_DIR: directory,
    AWS_ENDPOINT_URL_SQS: server.url,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
});
afterAll(async () => {
  process.env = before;
  await server.close();
});

const run = (words: string, queue?: string) => commands[words]?.run({ local: true, queue }, context);

/** A message that has been received as often as its queue lets it be. */
function failForGood(body: string): void {
  work.send({ body, groupId: 'demo' });
  work.receive(10);
  expect(work.receive(10)).toEqual([]);
}

test('redrive moves messages back to the queue that they came from, as new ones', async () => {
  failForGood('first');
  failForGood('second');
  expect(await run('failures')).toMatch(/^PushFailures +2$/m);
  expect(await run('redrive', 'PushFailures')).toBe(
    'About 2 messages of PushFailures are moving back to their source queue',
  );
  expect(failures.counts()).toEqual({ visible: 0, invisible: 0 });
  const back = work.receive(10);
  expect(back).toMatchObject([
    { body: 'first', groupId: 'demo', receiveCount: 1 },
    { body: 'second', groupId: 'demo', receiveCount: 1 },
  ]);
  work.purge();
});

test('a redrive of nothing says so', async () => {
  expect(await run('redrive', 'PushFailures')).toBe('PushFailures is empty');
});

test('what another service put into a failure queue cannot go back', async () => {
  starts.send({ body: 'a run that could not start' });
  await expect(run('redrive', 'DueScheduleFailures')).rejects.toThrow(
    'did not come from a queue and cannot be moved back',
  );
  expect(starts.counts().visible).toBe(1);
});

test('purge prompts, and deletes', async () => {
  expect(await run('purge', 'DueScheduleFailures')).toContain('are deleted');
  expect(warnings).toEqual(['About 1 messages of DueScheduleFailures will be deleted.']);
  expect(await run('purge', 'DueScheduleFailures')).toBe('DueScheduleFailures is empty');
});

test('a name that is none gets those that there are', async () => {
  await expect(run('redrive', 'Pushes')).rejects.toThrow(
    'no failure queue Pushes; there are DueScheduleFailures, PushFailures',
  );
});

test('every failure queue of the templates can be named, by the alarm that rings for it', () => {
  const { service } = defaultTemplates();
  const outputs = service.toJSON().Outputs as Record<string, { Value: { Ref?: string } }>;
  const named = Object.entries(outputs).flatMap(([output, { Value }]) =>
    output.endsWith('FailuresQueueUrl') ? [[output.replace(/QueueUrl$/, ''), Value.Ref]] : [],
  );
  const alarms = Object.entries(service.findResources('AWS::CloudWatch::Alarm')).flatMap(([id, { Properties }]) =>
    Properties.MetricName === 'ApproximateNumberOfMessagesVisible'
      ? [[id.replace(/^Alarms|[0-9A-F]{8}$/g, ''), Properties.Dimensions[0].Value['Fn::GetAtt'][0]]]
      : [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.sort()).toEqual(alarms.sort());
});
