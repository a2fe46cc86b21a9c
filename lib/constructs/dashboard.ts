import { Aws, Duration, Stack } from 'aws-cdk-lib';
import {
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';
import { FailureQueue } from './failure-queue.ts';
import { NodeFunction } from './function.ts';
import { StreamFunction } from './stream-function.ts';
import { WorkQueue } from './work-queue.ts';

interface Props {
  readonly data: DataStack;
  readonly delivery: DeliveryMetrics;
}

const sum = { statistic: 'Sum' };
const oldest = { statistic: 'Maximum', period: Duration.minutes(1) };

/**
 * An operator's view before an alarm goes off: latency of changes, failures, cost. Covers every function and queue of the
 * scope. Besides the end-to-end figures it has no metrics beyond those of alarms, since CloudWatch charges for each of our own.
 * Source: docs/decisions/alarms.md#a-dashboard-without-metrics-of-our-own;
 * docs/decisions/knowledge-of-phones.md#a-fetch-counts-for-its-push
 */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { data, delivery }: Props) {
    super(scope, id);
    const all = scope.node.findAll();
    const functions = all.filter((each) => each instanceof NodeFunction);
    const queues = all.filter((each) => each instanceof WorkQueue).filter(({ isWatched }) => isWatched);
    const failures = all.filter((each) => each instanceof FailureQueue);
    // Not those that run twice a day, or with a release: 50 metrics are free.
    const frequent = functions.filter((each) => !/\/(CertificateExpiry|GradualRelease)\//.test(each.node.path));
    const isUrgent = (each: Construct) => /\/(FanOut|PushJobs)\//.test(each.node.path);
    const ofTable = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: data.table.tableName },
        ...sum,
      });

    new CloudWatchDashboard(this, 'Dashboard', {
      // Dashboard names are global: CloudWatch lists those of all Regions together.
      dashboardName: `${Stack.of(this).stackName}-${Aws.REGION}`,
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          graph('From change to phone, 9 of 10 within s (a fetch is shown ten minutes after its push)', [
            delivery.metric('PushAcceptedAfter', 'p90').with({ label: 'accepted by Apple' }),
            delivery.metric('PassFetchedAfter', 'p90').with({ label: 'fetched by the phone' }),
          ]),
        ],
        [
          graph(
            'From change to push, and to event: stream, ms',
            functions
              .filter((each) => each instanceof StreamFunction)
              .map((each) => each.metric('IteratorAge', { ...oldest, label: nameOf(each) })),
          ),
          graph('From change to push: oldest message, s', queues.filter(isUrgent).flatMap(agesOf)),
          graph(
            'Oldest message of the other queues, s (DueJobs: how late expiry is)',
            queues.filter((queue) => !isUrgent(queue)).map(waitingOf),
          ),
        ],
        [
          new LogQueryWidget({
            title: 'Errors by code and action',
            view: LogQueryVisualizationType.TABLE,
            logGroupNames: functions.map(({ logGroup }) => logGroup.logGroupName),
            queryLines: [
              'filter level = "error"',
              'stats count(*) as lines by code, action, status, reason',
              'sort lines desc',
              'limit 50',
            ],
            width: 16,
            height: 6,
          }),
          graph(
            'Messages in failure queues',
            failures.map((queue) =>
              queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', label: nameOf(queue) }),
            ),
          ),
        ],
        [
          graph(
            'Functions: throttled invocations',
            frequent.map((each) => each.metricThrottles({ ...sum, label: nameOf(each) })),
          ),
          graph('DynamoDB: throttled requests', [ofTable('ReadThrottleEvents'), ofTable('WriteThrottleEvents')]),
          graph('Requests to the API', [data.api.metricCount(sum), data.api.metricServerError(sum)]),
        ],
        [
          graph(
            'Cost: time of functions, ms',
            frequent.map((each) => each.metricDuration({ ...sum, label: nameOf(each) })),
          ),
          graph('Cost: capacity units of the table', [
            ofTable('ConsumedReadCapacityUnits'),
            ofTable('ConsumedWriteCapacityUnits'),
          ]),
        ],
      ],
    });
  }
}

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 });

/** Ages of waiting and of retried messages, which the queue's Behind alarm watches together. */
function agesOf(queue: WorkQueue): Metric[] {
  return [waitingOf(queue), queue.metricRetried().with({ ...oldest, label: `${nameOf(queue)}, retried` })];
}

const waitingOf = (queue: WorkQueue) => queue.metricWaiting().with({ ...oldest, label: nameOf(queue) });

/** The construct's path as a label: `PushJobs PriorityQueue`. */
const nameOf = ({ node }: Construct) => node.path.split('/').slice(1).join(' ');
