import { failureQueuesOf } from '../failure-queues.ts';
import type { Check } from './check.ts';
import { failure, ok, warning } from './finding.ts';

/** Messages in the failure queues. */
export const queuesCheck: Check = {
  about: 'queues',
  async run({ outputs }) {
    const queues = failureQueuesOf(outputs);
    if (queues.names.length === 0) return [failure('there is no failure queue', 'deploy the service stack')];
    const counts = await Promise.all(queues.names.map(async (name) => ({ name, waiting: await queues.waiting(name) })));
    const filled = counts.filter(({ waiting }) => waiting > 0);
    if (filled.length === 0) return [ok(`all ${counts.length} failure queues are empty`)];
    return filled.map(({ name, waiting }) => warning(`${name} has ${waiting} messages`, `docs/runbook.md, ${name}`));
  },
};
