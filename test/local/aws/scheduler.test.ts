import { GetScheduleCommand, SchedulerClient, UpdateScheduleCommand } from '@aws-sdk/client-scheduler';
import type { ScheduleDefinition } from '../../../local/aws/limits/scheduler.ts';
import { Scheduler } from '../../../local/aws/scheduler.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const start = Date.parse('2027-03-15T12:00:00Z');
let now = start;
const fired: string[] = [];
const fire = async ({ Arn }: ScheduleDefinition['Target'], input: string) => {
  fired.push(`${Arn} ${input}`);
};
const scheduler = new Scheduler(directory, () => now, fire);
let server: Listening;
let client: SchedulerClient;

beforeAll(async () => {
  server = await scheduler.listen();
  client = new SchedulerClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});
beforeEach(() => {
  now = start;
  fired.length = 0;
});

const definition = (ScheduleExpression: string, Input = '{}') => ({
  ScheduleExpression,
  FlexibleTimeWindow: { Mode: 'OFF' as const },
  Target: { Arn: 'job', RoleArn: 'role', Input },
});
/** Declares this schedule and no other in the template. */
const declare = (name: string, expression: string, input?: string) =>
  scheduler.deploy(new Map([[name, definition(expression, input)]]));

test('a rate fires each time it is due, with the scheduled time in its input', async () => {
  declare('rate', 'rate(1 minute)', '{"at":"<aws.scheduler.scheduled-time>"}');
  await scheduler.fireDue();
  expect(fired).toEqual([]);
  for (const minute of [1, 2]) {
    now = start + minute * 60_000;
    await scheduler.fireDue();
    await scheduler.fireDue();
  }
  expect(fired).toEqual(['job {"at":"2027-03-15T12:01:00.000Z"}', 'job {"at":"2027-03-15T12:02:00.000Z"}']);
});

test('a paused schedule does not fire until it is resumed', async () => {
  declare('paused', 'rate(1 minute)');
  await client.send(new UpdateScheduleCommand({ Name: 'paused', ...definition('rate(1 minute)'), State: 'DISABLED' }));
  now += 120_000;
  await scheduler.fireDue();
  expect(fired).toEqual([]);
  expect(await client.send(new GetScheduleCommand({ Name: 'paused' }))).toMatchObject({ State: 'DISABLED' });
  await client.send(new UpdateScheduleCommand({ Name: 'paused', ...definition('rate(1 minute)'), State: 'ENABLED' }));
  now += 60_000;
  await scheduler.fireDue();
  expect(fired).toEqual(['job {}']);
});

test.each([
  ['an unknown name', 'unknown', 'rate(1 minute)', 'ResourceNotFoundException'],
  ['an expression that is none', 'known', 'every(minute)', 'ValidationException'],
])('%s is refused', async (_title, Name, expression, name) => {
  declare('known', 'rate(1 hour)');
  const request = client.send(new UpdateScheduleCommand({ Name, ...definition(expression) }));
  await expect(request).rejects.toMatchObject({ name });
});

const update = (more: object) =>
  client.send(new UpdateScheduleCommand({ Name: 'known', ...definition('rate(1 hour)'), ...more }));
const target = (more: object) => ({ Target: { ...definition('').Target, ...more } });

test.each<[string, string, object]>([
  ['another group', 'ResourceNotFoundException', { GroupName: 'other' }],
  ['a state that is none', 'ValidationException', { State: 'PAUSED' }],
  ['a flexible time window', 'ValidationException', { FlexibleTimeWindow: { Mode: 'FLEXIBLE' } }],
  ['an action after completion', 'ValidationException', { ActionAfterCompletion: 'DELETE' }],
  ['a time in the past', 'ValidationException', { ScheduleExpression: 'at(2020-01-01T00:00:00)' }],
  ['an input of more than 256 KB', 'ValidationException', target({ Input: 'x'.repeat(262_145) })],
  ['an event age of 59 s', 'ValidationException', target({ RetryPolicy: { MaximumEventAgeInSeconds: 59 } })],
  ['186 retries', 'ValidationException', target({ RetryPolicy: { MaximumRetryAttempts: 186 } })],
])('%s is refused: %s', async (_, name, more) => {
  declare('known', 'rate(1 hour)');
  await expect(update(more)).rejects.toMatchObject({ name });
});

test('a template whose schedule has a name of more than 64 characters is not deployed', () => {
  expect(() => declare('n'.repeat(65), 'rate(1 hour)')).toThrow('is not the name of a schedule');
});

test('schedules outlive the scheduler; a template brings back its own only when it changes', async () => {
  const template = new Map([['declared', definition('rate(1 minute)')]]);
  scheduler.deploy(template);
  await client.send(
    new UpdateScheduleCommand({ Name: 'declared', ...definition('rate(1 minute)'), State: 'DISABLED' }),
  );
  const restarted = new Scheduler(directory, () => now, fire);
  restarted.deploy(template);
  expect(restarted.list()).toContainEqual(
    expect.objectContaining({ Name: 'declared', State: 'DISABLED', NextRun: null }),
  );
  restarted.deploy(new Map([['declared', definition('rate(5 minutes)')]]));
  expect(restarted.list()).toContainEqual(expect.objectContaining({ Name: 'declared', State: 'ENABLED' }));
  restarted.deploy(new Map());
  expect(restarted.list()).not.toContainEqual(expect.objectContaining({ Name: 'declared' }));
});
