import { GetScheduleCommand, SchedulerClient, UpdateScheduleCommand } from '@aws-sdk/client-scheduler';
import { defaultStage, dueScheduleName } from '../../lib/names.ts';
import type { Commands } from './command.ts';
import { needed, type Options } from './options.ts';

export const dueCommands: Commands = {
  'due status': {
    summary: 'Shows whether the schedule that expires and archives passes is running, and how many passes are due.',
    options: {},
    async run(options, { clock, duePasses }) {
      let due = 0;
      for await (const passes of duePasses.until(clock.now(), 1_000)) due += passes.length;
      return `${await describeSchedule(options)}\nPasses due for expiry or archiving: ${due}`;
    },
  },
  'due pause': {
    summary: 'Pauses the schedule: passes are neither recorded as expired nor archived.',
    options: {},
    run: (options) => setState(options, 'DISABLED'),
  },
  'due resume': {
    summary: 'Resumes the schedule; due passes are processed within minutes.',
    options: {},
    run: (options) => setState(options, 'ENABLED'),
  },
};

/** The schedule that expires and archives passes. */
const readSchedule = (options: Options) =>
  new SchedulerClient().send(
    new GetScheduleCommand({ Name: dueScheduleName(options.local ? defaultStage : needed(options, 'stage')) }),
  );

async function describeSchedule(options: Options): Promise<string> {
  const { Name, State, ScheduleExpression } = await readSchedule(options);
  return `Schedule ${Name}: ${State === 'DISABLED' ? 'paused' : 'running'}, ${ScheduleExpression}`;
}

/** Enables or disables the schedule. An update replaces the whole schedule, so all other properties are read first. */
async function setState(options: Options, State: 'ENABLED' | 'DISABLED'): Promise<string> {
  const { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target } = await readSchedule(options);
  const same = { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target };
  await new SchedulerClient().send(new UpdateScheduleCommand({ ...same, State }));
  return describeSchedule(options);
}
