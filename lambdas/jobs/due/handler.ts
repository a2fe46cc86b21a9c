import { createDueContext } from '../../context/due.ts';
import { dueEnv } from '../../runtime/env.ts';
import { queueDue } from './queue-due.ts';

const services = createDueContext(dueEnv.parse(process.env));

/** Invoked by the schedule, every minute. */
export const handler = () => queueDue(services);
