import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { FanOutEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { type WorkerEnv, WorkQueue } from './work-queue.ts';

type Props = PartProps<Omit<WorkerEnv<FanOutEnv>, 'FAN_OUT_QUEUE_URL' | 'PUSH_QUEUE_URL'>> & {
  readonly pushQueue: WorkQueue;
};

/** Propagates a template's change to its passes and to the devices that hold them. */
export class FanOut extends Construct {
  readonly queue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms, pushQueue }: Props) {
    super(scope, id);
    const timeout = Duration.minutes(1);
    this.queue = new WorkQueue(this, 'Queue', {
      alarms,
      failed: {
        alarm: 'FanOutFailures',
        impact: 'Passengers: a change of a flight did not reach all its passes in 40 attempts.',
      },
      behind: {
        alarm: 'FanOutBehind',
        after: Duration.minutes(5),
        impact: 'Passengers: changes of flights, such as of a gate, reach phones at least 5 minutes late.',
      },
      attempts: 40,
      timeout,
    });
    const worker = new NodeFunction(this, 'Function', {
      entry: 'jobs/fan-out/handler.ts',
      description: 'Boarding passes: updates the passes and phones of a changed flight',
      settings,
      environment: {
        ...environment,
        FAN_OUT_QUEUE_URL: this.queue.queueUrl,
        PUSH_QUEUE_URL: pushQueue.queueUrl,
        QUEUE_URLS: this.queue.queueUrl,
      },
      memoryMb: 512,
      timeout,
    });
    worker.allowItems(data.table.tableArn, {
      BatchGetItem: ['pass'],
      GetItem: ['pass', 'template'],
      UpdateItem: ['pass'],
    });
    worker.allow(['dynamodb:Query'], data.indexArn('byList'), data.indexArn('byTemplate'));
    worker.allowUnder(['s3:DeleteObject'], `${data.bucketArn}/i/*`, 'Renderings are named by install links.');
    pushQueue.fillFrom(worker);
    this.queue.fillFrom(worker);
    // One message at a time: each is a part of a flight's passes and takes a second or two.
    this.queue.deliverTo(worker, { batchSize: 1, maxConcurrency: settings.fanOutWorkers });
  }
}
