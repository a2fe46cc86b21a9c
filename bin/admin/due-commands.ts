import { defaultStage, dueScheduleName } from '../../lib/names.ts';
import type { Commands } from './command.ts';
import { DueSchedule } from './due-schedule.ts';
import { needed, type Options } from './options.ts';

export const dueCommands: Commands = {
  'due status': {
    summary: 'Shows whether the schedule that expires and archives passes is running, and how many passes are due.',
    options: {},
    async run(options, { clock, duePasses }) {
      let due = 0;
      for await (const passes of duePasses.until(clock.now(), 1_000)) due += passes.length;
      return `${await dueSchedule(options).describe()}\nPasses due for expiry or archiving: ${due}`;
    },
  },
  'due pause': {
    summary: 'Pauses the schedule: passes are neither recorded as expired nor archived.',
    options: {},
    run: (options) => dueSchedule(options).setState('DISABLED'),
  },
  'due resume': {
    summary: 'Resumes the schedule; due passes are processed within minutes.',
    options: {},
    run: (options) => dueSchedule(options).setState('ENABLED'),
  },
};

const dueSchedule = (options: Options) =>
  new DueSchedule(dueScheduleName(options.local ? defaultStage : needed(options, 'stage')));
