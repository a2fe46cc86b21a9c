import type { SQSEvent } from 'aws-lambda';
import { createDueWorkContext } from '../../context/due-work.ts';
import type { DueWork } from '../../domain/updates/work.ts';
import { dueWorkEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';
import { processDuePass } from './process-due-pass.ts';

const services = createDueWorkContext(dueWorkEnv.parse(process.env));

/** Invoked by the queue of due passes. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, {
    retryCode: 'DUE-RETRY',
    idsOf: (body) => JSON.parse(body) as DueWork,
    run: (body) => processDuePass(JSON.parse(body), services),
  });
