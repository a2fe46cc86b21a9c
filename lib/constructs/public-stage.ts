import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnRoute, type CfnStage, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { DataStack } from '../stacks/data-stack.ts';

/**
 * Each route's share of throttleRate and throttleBurst. Every route has its own token bucket, so that a flood of one is
 * answered 429 and does not affect the others. The sum is four times throttleRate (docs/quotas.md).
 */
const shares: Readonly<Record<string, number>> = {
  'POST /v3': 1,
  // Objects that S3 does not have, or all of them when S3 is unreachable.
  'ANY /i/{proxy+}': 0.75,
  'ANY /i/{link}/walletb': 0.1,
  // Pages of bookings, and files of up to ten passes.
  'ANY /g/{proxy+}': 0.1,
  'ANY /g/{link}/walletb/{part}': 0.05,
  'ANY /l/{proxy+}': 0.5,
  // Phones that fetch their pass after a gate change.
  'ANY /passkit/{proxy+}': 1,
  'ANY /callbacks/{proxy+}': 0.1,
  'ANY /settings': 0.05,
  'ANY /settings/api/{proxy+}': 0.05,
  'ANY /': 0.05,
  'ANY /{proxy+}': 0.25,
};

interface PublicStageProps {
  readonly data: DataStack;
  readonly settings: Pick<Settings, 'throttleRate' | 'throttleBurst'>;
}

/**
 * The HTTP API's only stage. Created after all routes of its stack, because API Gateway refuses settings for a route that
 * does not exist. The API and its address belong to the data stack and do not change with it.
 */
export class PublicStage extends Construct {
  constructor(scope: Construct, id: string, { data, settings }: PublicStageProps) {
    super(scope, id);
    const { throttleRate, throttleBurst } = settings;
    const stage = new HttpStage(this, 'Stage', {
      httpApi: data.api,
      stageName: '$default',
      autoDeploy: true,
      // The default for routes without settings, of which there are none.
      throttle: { rateLimit: throttleRate, burstLimit: throttleBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(data.api.accessLog),
        // No path and no query: they hold install links and, in issuance links, personal data.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            routeKey: '$context.routeKey',
            status: '$context.status',
            responseLatencyMs: '$context.responseLatency',
            integrationLatencyMs: '$context.integrationLatency',
          }),
        ),
      },
    });
    const routes = scope.node.findAll().filter((each) => each instanceof CfnRoute);
    for (const route of routes) stage.node.addDependency(route);
    (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      routes.map(({ routeKey }) => {
        const share = shares[routeKey];
        if (share === undefined) throw new Error(`The route ${routeKey} has no share of the throttle`);
        const settings = {
          ThrottlingRateLimit: Math.ceil(throttleRate * share),
          ThrottlingBurstLimit: Math.ceil(throttleBurst * share),
        };
        return [routeKey, settings];
      }),
    );
  }
}
