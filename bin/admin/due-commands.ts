import { defaultStage, dueScheduleName } from '../../lib/names.ts';
import type { Commands } from './command.ts';
import { DueSchedule } from './due-schedule.ts';
import { needed, type Options } from './options.ts';

export const dueCommands: Commands = {
  'due status': {
    summary: 'Says whether passes are expired and archived on time, and how many wait.',
    options: {},
    async run(options, { clock, duePasses }) {
      let due = 0;
      for await (const passes of duePasses.until(clock.now(), 1_000)) due += passes.length;
      return `${await dueSchedule(options).describe()}\nPasses that wait for what time has brought: ${due}`;
    },
  },
  'due pause': {
    summary: 'Stops what time does to passes: nothing is noted as expired, nothing is archived.',
    options: {},
    run: (options) => dueSchedule(options).setState('DISABLED'),
  },
  'due resume': {
    summary: 'Starts it again; what is due is caught up with within minutes.',
    options: {},
    run: (options) => dueSchedule(options).setState('ENABLED'),
  },
};

const dueSchedule = (options: Options) =>
  new DueSchedule(dueScheduleName(options.local ? defaultStage : needed(options, 'stage')));
