import {
  CreateScheduleCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { type ScheduleDefinition, Scheduler } from '../../../local/aws/scheduler.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import type { Listening } from '../../../local/http.ts';
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
const create = (Name: string, expression: string, more: object = {}) =>
  client.send(new CreateScheduleCommand({ Name, ...definition(expression), ...more }));
const remove = (Name: string) => client.send(new DeleteScheduleCommand({ Name }));
const names = async () => (await client.send(new ListSchedulesCommand({}))).Schedules?.map(({ Name }) => Name);

test('a rate fires each time it is due, with the scheduled time in its input', async () => {
  const { Target } = definition('', '{"at":"<aws.scheduler.scheduled-time>"}');
  await create('rate', 'rate(1 minute)', { Target });
  await scheduler.fireDue();
  expect(fired).toEqual([]);
  for (const minute of [1, 2]) {
    now = start + minute * 60_000;
    await scheduler.fireDue();
    await scheduler.fireDue();
  }
  expect(fired).toEqual(['job {"at":"2027-03-15T12:01:00.000Z"}', 'job {"at":"2027-03-15T12:02:00.000Z"}']);
  await remove('rate');
});

test('at() fires once, in its timezone, and is deleted when it says so', async () => {
  await create('once', 'at(2027-03-15T14:00:00)', {
    ScheduleExpressionTimezone: 'Europe/Berlin',
    ActionAfterCompletion: 'DELETE',
  });
  now = start + 3_600_000;
  await scheduler.fireDue();
  now += 3_600_000;
  await scheduler.fireDue();
  expect([fired, await names()]).toEqual([['job {}'], []]);
});

test('a paused schedule does not fire until it is resumed', async () => {
  await create('paused', 'rate(1 minute)');
  await client.send(new UpdateScheduleCommand({ Name: 'paused', ...definition('rate(1 minute)'), State: 'DISABLED' }));
  now += 120_000;
  await scheduler.fireDue();
  expect(fired).toEqual([]);
  expect(await client.send(new GetScheduleCommand({ Name: 'paused' }))).toMatchObject({ State: 'DISABLED' });
  await client.send(new UpdateScheduleCommand({ Name: 'paused', ...definition('rate(1 minute)'), State: 'ENABLED' }));
  now += 60_000;
  await scheduler.fireDue();
  expect(fired).toEqual(['job {}']);
  await remove('paused');
});

test.each([
  ['a name that exists', () => create('double', 'rate(1 hour)'), 'ConflictException'],
  ['an unknown name', () => client.send(new GetScheduleCommand({ Name: 'unknown' })), 'ResourceNotFoundException'],
  ['an expression that is none', () => create('invalid', 'every(minute)'), 'ValidationException'],
])('%s is refused', async (_title, request, name) => {
  if (name === 'ConflictException') await create('double', 'rate(1 hour)');
  await expect(request()).rejects.toMatchObject({ name });
});

test('schedules outlive the scheduler; a template brings back its own only when it changes', async () => {
  const template = new Map([['declared', definition('rate(1 minute)') as ScheduleDefinition]]);
  scheduler.deploy(template);
  await client.send(
    new UpdateScheduleCommand({ Name: 'declared', ...definition('rate(1 minute)'), State: 'DISABLED' }),
  );
  const restarted = new Scheduler(directory, () => now, fire);
  restarted.deploy(template);
  expect(restarted.list()).toContainEqual(
    expect.objectContaining({ Name: 'declared', State: 'DISABLED', NextRun: null }),
  );
  restarted.deploy(new Map([['declared', definition('rate(5 minutes)') as ScheduleDefinition]]));
  expect(restarted.list()).toContainEqual(expect.objectContaining({ Name: 'declared', State: 'ENABLED' }));
  restarted.deploy(new Map());
  expect(restarted.list()).not.toContainEqual(expect.objectContaining({ Name: 'declared' }));
});
