import { Aws, Fn, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The HTTP API and its address. The service stack creates its routes and the stage that serves them. */
export class PublicApi extends HttpApi {
  /** One line per request: route, status, latencies. */
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, props: { readonly logRetention: RetentionDays }) {
    super(scope, id, { apiName: Stack.of(scope).stackName, createDefaultStage: false });
    const { stackName } = Stack.of(this);
    // Unique, since a deleted stack leaves it. Its prefix keeps it out of the account's resource policy of log groups, of 5,120
    // characters. Source: docs/decisions/logs.md#names-of-access-logs.
    const unique = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    this.accessLog = new LogGroup(this, 'VendedAccessLog', {
      logGroupName: `/aws/vendedlogs/${stackName}/${unique}`,
      retention: props.logRetention,
    });
    // Log group of earlier versions: CloudFormation would refuse to remove it before their service stack is updated.
    const former = new LogGroup(this, 'AccessLog', { retention: props.logRetention });
    for (const value of [former.logGroupName, former.logGroupArn]) Stack.of(this).exportValue(value);
  }

  /** Host name of the API, for CloudFront. */
  get domainName(): string {
    return `${this.apiId}.execute-api.${this.stack.region}.${this.stack.urlSuffix}`;
  }
}
