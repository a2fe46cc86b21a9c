import type { SQSEvent } from 'aws-lambda';
import { createListFilingContext } from '../../context/list-filing.ts';
import { listFilingEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';

const { filing, ...services } = createListFilingContext(listFilingEnv.parse(process.env));

/** Invoked by the queue of long lists. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, { retryCode: 'LIST-FILING-RETRY', run: (listKey) => filing.file(listKey) });
