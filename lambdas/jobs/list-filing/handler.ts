import type { SQSEvent } from 'aws-lambda';
import { createListFilingContext } from '../../context/list-filing.ts';
import { listFilingEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';
import { fileOrCount } from './file-or-count.ts';

const services = createListFilingContext(listFilingEnv.parse(process.env));

/** Invoked by the queue of long lists, and of flights to be counted. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, {
    retryCode: 'LIST-FILING-RETRY',
    run: (body) => fileOrCount(body, services),
  });
