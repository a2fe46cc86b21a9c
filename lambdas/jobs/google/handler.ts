import type { SQSEvent } from 'aws-lambda';
import { createGoogleContext } from '../../context/google.ts';
import type { GoogleWork } from '../../domain/updates/work.ts';
import { googleEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';
import { updateGoogle } from './update-google.ts';

const services = createGoogleContext(googleEnv.parse(process.env));

/** Invoked by the queue of outdated classes and objects. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, {
    retryCode: 'WALLETB-RETRY',
    run: (body, isRedelivered) => updateGoogle(services, JSON.parse(body) as GoogleWork, isRedelivered),
  });
