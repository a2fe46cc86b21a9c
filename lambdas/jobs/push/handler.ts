import type { SQSEvent } from 'aws-lambda';
import { createPushContext } from '../../context/push.ts';
import { pushEnv } from '../../runtime/env.ts';
import { pushMessages } from './push-messages.ts';

const services = createPushContext(pushEnv.parse(process.env));

/** Invoked by the two queues of devices to push to. */
export const handler = (event: SQSEvent) => pushMessages(event.Records, services);
