import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { PushWork } from '../../domain/updates/work.ts';
import { processMessages, type WorkServices } from '../shared/process-messages.ts';
import { Pace, type PaceSettings } from './pace.ts';
import { pushDevices } from './push-devices.ts';
import type { PushServices } from './send-pushes.ts';

type Services = Omit<PushServices, 'pace'> & WorkServices & { readonly paceOf: (queueArn?: string) => PaceSettings };

/** Pushes to the devices of an execution's messages, at the pace at which their phones can be answered. */
export async function pushMessages(
  records: readonly SQSRecord[],
  services: Services,
  push = pushDevices,
): Promise<SQSBatchResponse> {
  const pace = new Pace(services.paceOf(records[0]?.eventSourceARN), services.clock);
  const answer = await processMessages(records, services, {
    retryCode: 'PUSH-RETRY',
    run: (body) => push(JSON.parse(body) as PushWork, { ...services, pace }),
  });
  await pace.end();
  return answer;
}
