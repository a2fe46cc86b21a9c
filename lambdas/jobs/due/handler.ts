import { createDueContext } from '../../context/due.ts';
import { dueEnv } from '../../runtime/env.ts';
import { queueDue } from './queue-due.ts';

const tools = createDueContext(dueEnv.parse(process.env));

/** The schedule of every minute. */
export const handler = () => queueDue(tools);
