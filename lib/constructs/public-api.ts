import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The HTTP API with its one stage. Its routes are made in the service stack. */
export class PublicApi extends HttpApi {
  /** One line per request: route, status, times. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, props: { readonly logRetention: RetentionDays }) {
    super(scope, id, { apiName: Stack.of(scope).stackName, createDefaultStage: false });
    this.accessLog = new LogGroup(this, 'AccessLog', { retention: props.logRetention });
    new HttpStage(this, 'Stage', {
      httpApi: this,
      stageName: '$default',
      autoDeploy: true,
      // A flood is answered 429 before it reaches the account's 1,000 concurrent functions.
      throttle: { rateLimit: 2_000, burstLimit: 1_000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
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
  }

  /** Host name of the API, for CloudFront. */
  get domainName(): string {
    return `${this.apiId}.execute-api.${this.stack.region}.${this.stack.urlSuffix}`;
  }
}
