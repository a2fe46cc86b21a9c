import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { WebEnv } from '../../lambdas/runtime/env.ts';
import { badgesVariable } from '../badges.ts';
import { metricNamespace } from '../names.ts';
import { NodeFunction, requestsTo } from './function.ts';
import type { PartProps } from './part-props.ts';

/** Install pages and their files; a route of its own, so that misses of S3 can be counted. */
const installPages = '/i/{proxy+}';

/** Clicks on "Add to Google Wallet"; a route of its own, since these requests fail when Google does. */
export const googleClicks = '/i/{link}/walletb';

/** The same for the passes of a group. */
export const googleClicksOfGroups = '/g/{link}/walletb/{part}';

type Props = PartProps<Omit<WebEnv, 'BADGES_FILE' | 'METRICS_NAMESPACE' | 'GOOGLE_ENDPOINT_URL' | 'GOOGLE_SAVE_URL'>>;

/** All requests of passengers, phones and wallets that CloudFront does not find in S3. */
export class PublicWeb extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: Props) {
    super(scope, id);
    const { table, bucketArn, secrets } = data;
    const web = new NodeFunction(this, 'Function', {
      entry: 'web/handler.ts',
      files: settings.badges && new Map([...settings.badges.table, ...settings.badges.artwork]),
      description: 'Boarding passes: public addresses behind CloudFront',
      settings,
      environment: { ...environment, ...badgesVariable(settings), METRICS_NAMESPACE: metricNamespace(settings.stage) },
      memoryMb: 1_024,
      timeout: Duration.seconds(15),
      reservedConcurrency: settings.reservedConcurrency.web,
      whyNoDeadLetterQueue:
        'API Gateway calls it and waits: the passenger or the phone sees the failure and asks again.',
    });
    // Following an issuance link creates a pass. Registrations are stored beside their pass.
    web.allowItems(table.tableArn, {
      // The passes of a group; those of a device, and their templates if they are many.
      BatchGetItem: ['pass', 'template'],
      GetItem: ['account', 'link', 'pass', 'template'],
      PutItem: ['barcode', 'group', 'pass', 'walletEvent'],
      UpdateItem: ['link', 'pass', 'rate', 'template'],
      DeleteItem: ['group', 'pass'],
      // For a pass that has reached its limit of devices, and for the counters beside the pass of an issuance link.
      Query: ['group', 'pass'],
    });
    web.allow(['dynamodb:Query'], data.indexArn('byDevice'));
    web.allow(
      ['secretsmanager:GetSecretValue'],
      secrets.index.secretArn,
      secrets.access.secretArn,
      secrets.origin.secretArn,
    );
    for (const wallet of ['walleta', 'walletb'] as const)
      web.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf(wallet));
    web.allowUnder(['s3:GetObject'], `${bucketArn}/images/*`, 'Images are named by the hash of their content.');
    const renderings = `${bucketArn}/i/*`;
    // Read for the passes of a group, which come in one file.
    const actions = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];
    web.allowUnder(actions, renderings, 'Renderings are named by install links.');

    const integration = requestsTo(web);
    for (const [routeId, path] of [
      ['Route', '/{proxy+}'],
      // A greedy path variable matches child resources only. Source: API Gateway, "Create routes for HTTP APIs".
      ['RootRoute', '/'],
      ['InstallPagesRoute', installPages],
      // Separate from InstallPagesRoute, whose requests count as misses of S3.
      ['WalletBRoute', googleClicks],
      ['GroupsWalletBRoute', googleClicksOfGroups],
      // Separate routes, so that each is throttled independently.
      ['GroupsRoute', '/g/{proxy+}'],
      ['IssuanceLinksRoute', '/l/{proxy+}'],
      ['PassKitRoute', '/passkit/{proxy+}'],
      ['CallbacksRoute', '/callbacks/{proxy+}'],
    ] as const) {
      // ANY, because a GET route does not answer HEAD.
      const routeKey = HttpRouteKey.with(path, HttpMethod.ANY);
      const route = new HttpRoute(this, routeId, { httpApi: data.api, routeKey, integration });
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'Public: a pass is opened by its unguessable link, and requests without the origin secret get 403.',
      });
    }
    alarms.addSlowness('PagesSlow', {
      worker: web,
      impact: 'Passengers: one of ten pages, files of a pass or requests of a phone takes 3 s or longer.',
    });
    alarms.add('LinkCodesGuessed', {
      metric: this.#count('CodesGuessed', 'LinkCodesGuessed', web.logGroup, ['$.code', 'LINK-CODES-GUESSED']),
      threshold: 1,
      periods: 1,
      impact:
        'Passengers: an attacker tries to guess a confirmation code; for 24 hours the pass opens only by its install page and protected links.',
    });
    const fallbacks = ['$.routeKey', `ANY ${installPages}`] as const;
    alarms.add('InstallPageFallbacks', {
      metric: this.#count('Fallbacks', 'InstallPageFallbacks', data.api.accessLog, fallbacks),
      threshold: 3_000,
      periods: 3,
      impact: 'Passengers: install pages take longer, as S3 lacked the files of 10 or more requests a second.',
    });
    alarms.add('WalletBClicks', {
      metric: this.#count('FailedClicks', 'WalletBFailedClicks', web.logGroup, ['$.code', 'WALLETB-NOT-MADE']),
      threshold: 10,
      periods: 1,
      impact: 'Passengers: adding passes to Google Wallet fails or takes longer, as it does not answer or refuses.',
    });
  }

  /** Counts the log lines in which a field has this value. */
  #count(id: string, metricName: string, logGroup: ILogGroup, [field, value]: readonly [string, string]): Metric {
    const filterPattern = FilterPattern.stringValue(field, '=', value);
    const metricNamespace = Stack.of(this).stackName;
    const filter = new MetricFilter(this, id, { logGroup, filterPattern, metricNamespace, metricName });
    return filter.metric({ statistic: 'Sum' });
  }
}
