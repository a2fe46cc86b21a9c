import type { SQSEvent } from 'aws-lambda';
import { createGoogleContext } from '../../context/google.ts';
import type { GoogleWork } from '../../domain/work.ts';
import { googleEnv } from '../../runtime/env.ts';
import { doWork } from '../shared/do-work.ts';
import { updateGoogle } from './update-google.ts';

const tools = createGoogleContext(googleEnv.parse(process.env));

/** The queue of classes and objects that have to be brought up to date. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, {
    retryCode: 'WALLETB-RETRY',
    run: (body) => updateGoogle(tools, JSON.parse(body) as GoogleWork),
  });
