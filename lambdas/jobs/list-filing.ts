import type { SQSEvent } from 'aws-lambda';
import { createListFilingContext } from '../context/list-filing.ts';
import { listFilingEnv } from '../runtime/env.ts';
import { fileLists } from './file-lists.ts';

const tools = createListFilingContext(listFilingEnv.parse(process.env));

/** The queue of lists that have become long. */
export const handler = (event: SQSEvent) => fileLists(event.Records, tools);
