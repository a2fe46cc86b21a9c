import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import { badgesVariable } from '../badges.ts';
import { NodeFunction, requestsTo } from './function.ts';
import type { PartProps } from './part-props.ts';

type Props = PartProps<Omit<ApiEnv, 'BADGES_FILE' | 'DOCS_URL' | 'LOCAL_IMAGE_HOSTS'>> & {
  /** Queue of the lists that have grown long enough to be filed. */
  readonly listFilingQueue: IQueue;
};

/** `POST /v3`: every action of the API. */
export class ActionApi extends Construct {
  constructor(scope: Construct, id: string, { data, settings, listFilingQueue, environment, alarms }: Props) {
    super(scope, id);
    const { table, bucketArn, secrets } = data;
    const { docsUrl } = settings;
    const api = new NodeFunction(this, 'Function', {
      entry: 'api/handler.ts',
      files: settings.badges?.table,
      description: 'Boarding passes: POST /v3',
      settings,
      environment: { ...environment, ...badgesVariable(settings), ...(docsUrl && { DOCS_URL: docsUrl }) },
      // Lambda grants CPU in proportion to memory: 1,024 MB is about half a core, for signing and for a cold start.
      memoryMb: 1_024,
      // API Gateway gives up after 30 s.
      timeout: Duration.seconds(29),
      reservedConcurrency: settings.reservedConcurrency.api,
      whyNoDeadLetterQueue: 'API Gateway calls it and waits: the caller sees the failure and repeats the call.',
    });
    api.allowItems(table.tableArn, {
      BatchGetItem: ['pass', 'template'],
      GetItem: ['account', 'apiKey', 'link', 'pass', 'receipt', 'template'],
      PutItem: ['barcode', 'brand', 'group', 'link', 'pass', 'receipt', 'template'],
      // The place in a group that a pass leaves.
      DeleteItem: ['group'],
      UpdateItem: ['apiKeyUse', 'brand', 'link', 'list', 'pass', 'rate', 'template'],
      // For the free places of a group; for the pass behind an issuance link, and the counters stored beside it.
      Query: ['brand', 'group', 'list', 'pass'],
    });
    api.allow(['dynamodb:Query'], data.indexArn('byList'), data.indexArn('byTemplate'));
    api.allow(['sqs:SendMessage'], listFilingQueue.queueArn);
    api.allow(['secretsmanager:GetSecretValue'], secrets.index.secretArn, secrets.access.secretArn);
    api.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf('walleta'));
    api.allowUnder(['s3:PutObject', 's3:DeleteObject'], `${bucketArn}/i/*`, 'Renderings are named by install links.');
    const images = `${bucketArn}/images/*`;
    api.allowUnder(['s3:GetObject', 's3:PutObject'], images, 'Images are named by the hash of their content.');

    const slow = new MetricFilter(this, 'SlowCalls', {
      logGroup: api.logGroup,
      filterPattern: FilterPattern.stringValue('$.code', '=', 'CALL-SLOW'),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'SlowCalls',
    });
    alarms.add('CallsSlow', {
      metric: slow.metric({ statistic: 'Sum' }),
      threshold: 20,
      periods: 3,
      impact: 'Airlines: 20 or more calls in five minutes take 3 s or longer, those with many rows apart.',
    });
    const route = new HttpRoute(this, 'Route', {
      httpApi: data.api,
      routeKey: HttpRouteKey.with('/v3', HttpMethod.POST),
      integration: requestsTo(api),
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The function checks x-api-key itself: a wrong key is answered in the specified JSON, with E104.',
    });
  }
}
