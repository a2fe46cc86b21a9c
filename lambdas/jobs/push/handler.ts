import type { SQSEvent } from 'aws-lambda';
import { createPushContext } from '../../context/push.ts';
import type { PushWork } from '../../domain/updates/work.ts';
import { pushEnv } from '../../runtime/env.ts';
import { processMessages } from '../shared/process-messages.ts';
import { pushDevices } from './push-devices.ts';

const services = createPushContext(pushEnv.parse(process.env));

/** Invoked by the two queues of devices to push to. */
export const handler = (event: SQSEvent) =>
  processMessages(event.Records, services, {
    retryCode: 'PUSH-RETRY',
    run: (body) => pushDevices(JSON.parse(body) as PushWork, services),
  });
