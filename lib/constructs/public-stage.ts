import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnRoute, type CfnStage, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import { type ThrottleSettings, throttleOf } from '../throttle.ts';

interface PublicStageProps {
  readonly data: DataStack;
  readonly settings: ThrottleSettings;
}

/**
 * The HTTP API's only stage. Created after all routes of its stack, because API Gateway refuses settings for a route that
 * does not exist. The API and its address belong to the data stack and do not change with it.
 * Source: docs/decisions/public-addresses.md#a-throttle-for-each-route
 */
export class PublicStage extends Construct {
  constructor(scope: Construct, id: string, { data, settings }: PublicStageProps) {
    super(scope, id);
    const stage = new HttpStage(this, 'Stage', {
      httpApi: data.api,
      stageName: '$default',
      autoDeploy: true,
      // The default for routes without settings, of which there are none.
      throttle: { rateLimit: settings.throttleRate, burstLimit: settings.throttleBurst },
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
        const { rate, burst } = throttleOf(routeKey, settings);
        return [routeKey, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }];
      }),
    );
  }
}
