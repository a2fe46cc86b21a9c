import type { SQSEvent } from 'aws-lambda';
import { createFanOutContext } from '../../context/fan-out.ts';
import type { FanOutWork } from '../../domain/updates/work.ts';
import { fanOutEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';
import { fanOutTemplate } from './fan-out-template.ts';

const services = createFanOutContext(fanOutEnv.parse(process.env));

/** Invoked by the queue of changed templates. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, {
    retryCode: 'FAN-OUT-RETRY',
    run: (body) => fanOutTemplate(JSON.parse(body) as FanOutWork, services),
  });
