import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { dueScheduleName } from '../../../lib/names.ts';
import type { Check } from './check.ts';
import { failure, ok, warning } from './finding.ts';

/** The schedule that expires and archives passes. */
export const scheduleCheck: Check = {
  about: 'schedule',
  async run({ name, option }) {
    const Name = dueScheduleName(name);
    try {
      const { State } = await new SchedulerClient().send(new GetScheduleCommand({ Name }));
      if (State === 'ENABLED') return [ok(`${Name} is running`)];
      return [warning(`${Name} is paused: no pass expires or is archived`, `npm run admin -- due resume ${option}`)];
    } catch (error) {
      if ((error as Error).name !== 'ResourceNotFoundException') throw error;
      return [failure(`${Name} does not exist`, 'deploy the service stack')];
    }
  },
};
