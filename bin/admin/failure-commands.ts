import type { Commands } from './command.ts';
import { serviceOutputs } from './deployment.ts';
import { failureQueuesOf } from './failure-queues.ts';
import { needed, type Options } from './options.ts';
import { tableOf } from './text-table.ts';

const queue = { queue: 'name of its alarm' };

export const failureCommands: Commands = {
  failures: {
    summary: 'Lists the failure queues (dead-letter queues) and the number of messages in each.',
    options: {},
    async run(options) {
      const queues = await failureQueues(options);
      const rows = queues.names.map(async (name) => [name, String(await queues.waiting(name))]);
      return tableOf(
        ['queue', 'messages'],
        await Promise.all(rows),
        'There is no failure queue: deploy the stage again',
      );
    },
  },
  redrive: {
    summary: 'Moves the messages of a failure queue back to their source queue, to be retried.',
    options: queue,
    async run(options) {
      const name = needed(options, 'queue');
      const waiting = await (await failureQueues(options)).redrive(name);
      return waiting === 0
        ? `${name} is empty`
        : `About ${waiting} messages of ${name} are moving back to their source queue`;
    },
  },
  purge: {
    summary: 'Deletes the messages of a failure queue.',
    options: queue,
    optional: { yes: '' },
    async run(options, { terminal }) {
      const name = needed(options, 'queue');
      const queues = await failureQueues(options);
      const waiting = await queues.waiting(name);
      if (waiting === 0) return `${name} is empty`;
      await terminal.confirm(options, `About ${waiting} messages of ${name} will be deleted.`);
      await queues.purge(name);
      return `The messages of ${name} are deleted; SQS takes up to a minute`;
    },
  },
};

const failureQueues = async (options: Options) => failureQueuesOf(await serviceOutputs(options));
