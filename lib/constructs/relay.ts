import { Construct } from 'constructs';
import type { RelayEnv } from '../../lambdas/runtime/env.ts';
import type { PartProps } from './part-props.ts';
import { StreamFunction } from './stream-function.ts';
import type { WorkQueue } from './work-queue.ts';

type Props = PartProps<Pick<RelayEnv, 'TABLE_NAME' | 'BUCKET_NAME'>> & {
  readonly queues: Readonly<Record<'fanOut' | 'priorityPush' | 'push' | 'google', WorkQueue>>;
};

/** Consumes the table's stream and starts the follow-up work of each committed change (queues, files). */
export class Relay extends Construct {
  readonly mappingId: string;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms, queues }: Props) {
    super(scope, id);
    const relay = new StreamFunction(this, 'Function', {
      data,
      settings,
      reader: 'relay',
      parallelism: settings.streamParallelism,
      entry: 'jobs/relay/handler.ts',
      description: "Boarding passes: relays changes from the table's stream",
      environment: {
        ...environment,
        FAN_OUT_QUEUE_URL: queues.fanOut.queueUrl,
        PRIORITY_PUSH_QUEUE_URL: queues.priorityPush.queueUrl,
        PUSH_QUEUE_URL: queues.push.queueUrl,
        GOOGLE_QUEUE_URL: queues.google.queueUrl,
      },
    });
    relay.allowItems(data.table.tableArn, {
      BatchGetItem: ['pass'],
      DeleteItem: ['parked', 'pass'],
      GetItem: ['template'],
      Query: ['parked', 'pass'],
    });
    for (const queue of Object.values(queues)) queue.fillFrom(relay);
    relay.allowUnder(['s3:DeleteObject'], `${data.bucketArn}/i/*`, 'Renderings are named by install links.');
    relay.alarmOn(alarms, settings.stage, {
      name: 'Relay',
      parkedCode: 'RELAY-PARKED',
      behind: 'Passengers: changes of passes reach phones and wallets at least 5 minutes late.',
      stopped: 'Passengers: changes of passes do not reach phones and wallets, as the stream is not read.',
      failures: 'Passengers: some changes have not reached phones or wallets; their stream records wait for a replay.',
    });
    this.mappingId = relay.mapping.eventSourceMappingId;
  }
}
