import type { SQSEvent } from 'aws-lambda';
import { createDueWorkContext } from '../../context/due-work.ts';
import { dueWorkEnv } from '../../runtime/env.ts';
import { doWork } from '../shared/do-work.ts';
import { doDueWork } from './do-due-work.ts';

const tools = createDueWorkContext(dueWorkEnv.parse(process.env));

/** Invoked by the queue of due passes. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, { retryCode: 'DUE-RETRY', run: (body) => doDueWork(JSON.parse(body), tools) });
