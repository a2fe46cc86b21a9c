import { commands } from '../../bin/admin/commands.ts';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { dueScheduleName } from '../../lib/names.ts';
import { Scheduler } from '../../local/aws/scheduler.ts';
import type { Listening } from '../../local/basics/http.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { runDue } from '../helpers/due.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const twoDays = 48 * 3_600_000;
const definition = {
  Name: dueScheduleName('dev'),
  Description: 'as it was declared',
  ScheduleExpression: 'rate(1 minute)',
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: {
    Arn: 'arn:due',
    RoleArn: 'arn:role',
    DeadLetterConfig: { Arn: 'arn:failures' },
    RetryPolicy: { MaximumEventAgeInSeconds: 60 },
  },
};

const { api } = apiForAllTests({ isOnWire: true });
const folder = temporaryDirectory();
let listening: Listening;
let scheduler: Scheduler;
const fired: number[] = [];
let at = now.getTime();
beforeAll(async () => {
  scheduler = new Scheduler(
    folder,
    () => at,
    async () => void fired.push(at),
  );
  scheduler.deploy(new Map([[dueScheduleName('dev'), definition]]));
  listening = await scheduler.listen();
  process.env.AWS_ENDPOINT_URL_SCHEDULER = listening.url;
});
afterAll(() => listening.close());

const run = (words: string, clock = fixedClock(now)) =>
  commands[`due ${words}`]?.run({ stage: 'dev' }, createOperatorContext(api.env, clock));

async function passMinutes(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    at += 60_000;
    await scheduler.fireDue();
  }
}

test('due pause stops the runs, due resume starts them again, and nothing else of the schedule changes', async () => {
  const name = 'Schedule boarding-pass-wallet-dev-due';
  await passMinutes(2);
  expect(fired).toHaveLength(2);
  const before = scheduler.list()[0] as Record<string, unknown>;
  expect(await run('pause')).toBe(`${name}: paused, rate(1 minute)`);
  await passMinutes(3);
  expect(fired).toHaveLength(2);
  expect(await run('resume')).toBe(`${name}: running, rate(1 minute)`);
  await passMinutes(2);
  expect(fired).toHaveLength(4);
  const unchanging = ({
    Name,
    Description,
    ScheduleExpression,
    FlexibleTimeWindow,
    Target,
  }: Record<string, unknown>) => ({
    Name,
    Description,
    ScheduleExpression,
    FlexibleTimeWindow,
    Target,
  });
  expect(unchanging(scheduler.list()[0] as Record<string, unknown>)).toEqual(unchanging(before));
});

test('due status says whether the schedule runs and how many passes wait', async () => {
  const templateId = await api.createTemplate();
  await api.send(api.passRequest(templateId));
  expect(await run('status')).toMatch(/running, rate\(1 minute\)\nPasses due for expiry or archiving: 0$/);
  const later = fixedClock(() => new Date(now.getTime() + twoDays));
  expect(await run('status', later)).toMatch(/expiry or archiving: 1$/);
});

test('archive find and delete reach what is stored of one pass, and nothing else', async () => {
  const templateId = await api.createTemplate();
  for (const passId of ['archived', 'other']) await api.send(api.passRequest(templateId, { 'pass-id': passId }));
  const context = createOperatorContext(api.env);
  const options = { stage: 'dev', account: 'demo', pass: 'archived' };
  const command = (words: string, more = {}) => commands[`archive ${words}`]?.run({ ...options, ...more }, context);
  expect(await command('find')).toBe('The archive has no record of this pass');
  await runDue(api.env, { clock: fixedClock(() => new Date(now.getTime() + twoDays)) });
  const passKey = await api.services.identity.passKey('demo', 'archived');
  const key = `archive/demo/${templateId}/${passKey}/1.json`;
  expect(await command('find')).toBe(key);
  expect(await command('delete')).toBe(`Deleted ${key}`);
  expect(await command('find')).toBe('The archive has no record of this pass');
  expect(await command('find', { pass: 'other' })).toMatch(/^archive\/demo\//);
  await expect(command('find', { pass: 'never-used' })).rejects.toThrow('has never had a pass');
});

test('with --local no stage has to be named', async () => {
  const context = createOperatorContext(api.env, fixedClock(now));
  expect(await commands['due status']?.run({ local: true }, context)).toContain(dueScheduleName('dev'));
});

test('a stage without a schedule is reported as AWS reports it', async () => {
  const elsewhere = commands['due status']?.run({ stage: 'prod' }, createOperatorContext(api.env));
  await expect(elsewhere).rejects.toThrow('boarding-pass-wallet-prod-due');
});
