import type { SQSEvent } from 'aws-lambda';
import { createListFilingContext } from '../../context/list-filing.ts';
import { listFilingEnv } from '../../runtime/env.ts';
import { doWork } from '../shared/do-work.ts';

const { filing, ...tools } = createListFilingContext(listFilingEnv.parse(process.env));

/** Invoked by the queue of long lists. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, { retryCode: 'LIST-FILING-RETRY', run: (listKey) => filing.file(listKey) });
