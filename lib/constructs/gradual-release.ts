import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { CfnIntegration } from 'aws-cdk-lib/aws-apigatewayv2';
import { type Alarm, type CfnAlarm, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Alias, CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { Alarms } from './alarms.ts';
import { exceptGoogleClicks } from './api-alarms.ts';
import { NodeFunction } from './function.ts';

interface Props {
  readonly settings: Settings;
  readonly alarms: Alarms;
  /** Name of the build that is released. */
  readonly build: string;
  /** What CloudFront sends to the function of public addresses. */
  readonly originSecret: Secret;
}

interface Shifted {
  /** Name of the function's part of the service. */
  readonly part: string;
  readonly worker: NodeFunction;
  readonly alias: Alias;
}

/** Parts with so many requests that a share of failed ones says something, and their names in alarms. */
const watched = { ActionApi: 'Api', PublicWeb: 'Web' } as const;

/** Least number of failures, and share of requests in percent, that end a release, within a period. */
const [leastFailures, leastShare, period] = [5, 10, Duration.minutes(5)];

/**
 * Shifts requests from one release to the next. Each new version is asked by itself first; then CodeDeploy moves the alias of
 * each function that answers requests, and moves it back when the new version fails. With ALL_AT_ONCE CloudFormation moves
 * it, at once.
 * Source: docs/decisions/releases.md#a-release-meets-a-tenth-first
 */
export class GradualRelease extends Construct {
  readonly #props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.#props = props;
    const shifted = scope.node.findAll().flatMap((worker): Shifted[] => {
      if (!(worker instanceof NodeFunction) || !worker.live) return [];
      // Routes lead to an alias only when they may invoke it.
      const ofPart = worker.node.scope?.node.findAll() ?? [];
      for (const integration of ofPart.filter((part) => part instanceof CfnIntegration))
        integration.node.addDependency(...ofPart.filter((part) => part instanceof CfnPermission));
      return [{ part: worker.node.scope?.node.id ?? '', worker, alias: worker.live }];
    });
    const { trafficShifting } = props.settings;
    if (trafficShifting !== 'ALL_AT_ONCE') this.#shift(shifted, trafficShifting);
  }

  #shift(shifted: readonly Shifted[], config: Exclude<Settings['trafficShifting'], 'ALL_AT_ONCE'>): void {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    const application = new LambdaApplication(this, 'Application');
    const preHook = this.#check(shifted);
    const alarms = shifted.flatMap((each) => this.#alarmsOn(each));
    for (const { part, alias } of shifted) {
      new LambdaDeploymentGroup(this, part, {
        application,
        alias,
        role,
        deploymentConfig: LambdaDeploymentConfig[config],
        alarms,
        preHook,
      });
      // It is to know the versions of this release, and CodeDeploy to have its permission to invoke it, which is a policy of its own.
      alias.node.addDependency(preHook, role);
    }
    const policy = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited';
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::${policy}]`,
      reason: 'AWS keeps the permissions that CodeDeploy needs to move an alias.',
    });
    const hook = flattenCfnReference(Stack.of(this).resolve(`${preHook.functionArn}:*`));
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${hook}]`,
      reason: 'CDK lets CodeDeploy invoke the check of a release in any version of it.',
    });
  }

  /** The function that asks each new version before it gets traffic. */
  #check(shifted: readonly Shifted[]): NodeFunction {
    const { settings, build, originSecret } = this.#props;
    const versions = shifted.map(({ part, alias }) => [part, alias.version.functionArn] as const);
    const check = new NodeFunction(this, 'Check', {
      entry: 'jobs/release/handler.ts',
      description: 'Boarding passes: asks the functions of a release before they get traffic',
      settings,
      environment: {
        VERSIONS: Stack.of(this).toJsonString(Object.fromEntries(versions)),
        BUILD: build,
        ORIGIN_SECRET_ARN: originSecret.secretArn,
      },
      memoryMb: 512,
      timeout: Duration.minutes(2),
      whyNoDeadLetterQueue: 'CodeDeploy calls it, and ends the release without its answer.',
    });
    // Not those of the release: a permission that is new may take effect too late.
    for (const { worker } of shifted)
      check.allowUnder(['lambda:InvokeFunction'], `${worker.functionArn}:*`, 'Each release has versions of its own.');
    check.allow(['secretsmanager:GetSecretValue'], originSecret.secretArn);
    return check;
  }

  /**
   * Alarms on the new version alone: on its answers of 500 and 503, which its log has by build, and on its crashes and
   * timeouts. Each release has its own, which begin with its first request.
   * Source: AWS Lambda Developer Guide, "Types of metrics for Lambda functions" (ExecutedVersion)
   */
  #alarmsOn({ part, worker, alias }: Shifted): Alarm[] {
    const name = watched[part as keyof typeof watched];
    if (name === undefined) return [];
    const metricNamespace = Stack.of(this).stackName;
    const metricName = `${name}FailedAnswers`;
    new MetricFilter(worker, 'FailedAnswers', {
      logGroup: worker.logGroup,
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.code', '=', 'ANSWER-FAILED'),
        ...exceptGoogleClicks('$.route'),
      ),
      dimensions: { Build: '$.build' },
      metricNamespace,
      metricName,
    });
    const ofBuild = { dimensionsMap: { Build: this.#props.build }, statistic: 'Sum' };
    const ofVersion = (metric: string) =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: metric,
        // Not those of Version.metric(), under which Lambda reports what was invoked without an alias.
        dimensionsMap: {
          FunctionName: worker.functionName,
          Resource: `${worker.functionName}:${alias.aliasName}`,
          ExecutedVersion: alias.version.version,
        },
        statistic: 'Sum',
      });
    const failed = {
      Fails: new Metric({ namespace: metricNamespace, metricName, ...ofBuild }),
      Crashes: ofVersion('Errors'),
    };
    return Object.entries(failed).map(([what, metric]) => {
      const id = `Release${name}${what}`;
      const alarm = this.#props.alarms.add(id, {
        metric: new MathExpression({
          label: 'Failed requests of the new version, %',
          expression: `IF(failed >= ${leastFailures}, 100 * failed / requests, 0)`,
          usingMetrics: { failed: metric, requests: ofVersion('Invocations') },
        }),
        threshold: leastShare,
        period,
        // One period counts; the newest may lack its last minute.
        periods: 2,
        breaching: 1,
        impact: 'Airlines and passengers: a new release fails at least a tenth of its requests, and goes back.',
      });
      // Another alarm for another build: one that rings for the release before would end this one.
      const ofRelease = this.#props.build.slice(0, 8).toUpperCase();
      (alarm.node.defaultChild as CfnAlarm).overrideLogicalId(`Alarms${id}${ofRelease}`);
      return alarm;
    });
  }
}
