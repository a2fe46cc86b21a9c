import type { SQSEvent } from 'aws-lambda';
import { createDueWorkContext } from '../../context/due-work.ts';
import { dueWorkEnv } from '../../runtime/env.ts';
import { doWork } from '../shared/do-work.ts';
import { doDueWork } from './do-due-work.ts';

const tools = createDueWorkContext(dueWorkEnv.parse(process.env));

/** The queue of passes for which time has brought something. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, { retryCode: 'DUE-RETRY', run: (body) => doDueWork(JSON.parse(body), tools) });
