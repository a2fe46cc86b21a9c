import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The HTTP API and its address. The service stack creates its routes and the stage that serves them. */
export class PublicApi extends HttpApi {
  /** One line per request: route, status, latencies. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, props: { readonly logRetention: RetentionDays }) {
    super(scope, id, { apiName: Stack.of(scope).stackName, createDefaultStage: false });
    this.accessLog = new LogGroup(this, 'AccessLog', { retention: props.logRetention });
  }

  /** Environment of the functions that make passes, where phones ask at the API's own address. */
  passkitVariable({ phonesAtApi }: { readonly phonesAtApi: boolean }) {
    return phonesAtApi ? { PASSKIT_BASE_URL: this.apiEndpoint } : {};
  }

  /** Host name of the API, for CloudFront. */
  get domainName(): string {
    return `${this.apiId}.execute-api.${this.stack.region}.${this.stack.urlSuffix}`;
  }
}
