import { CfnOutput, Validations } from 'aws-cdk-lib';
import { CfnIntegration } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Alias, CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { NodeFunction } from './function.ts';

interface Props {
  readonly settings: Pick<Settings, 'trafficShifting'>;
  /** Alarms that end a release. */
  readonly alarms: readonly Alarm[];
}

/**
 * Shifts requests from one release to the next: CodeDeploy moves the alias of each function that answers requests, and moves
 * it back when an alarm goes off. With ALL_AT_ONCE CloudFormation moves it, at once.
 * Source: docs/decisions/0381-a-release-meets-a-tenth-first.md
 */
export class GradualRelease extends Construct {
  constructor(scope: Construct, id: string, { settings, alarms }: Props) {
    super(scope, id);
    // For all that is not shifted: `cdk deploy --rollback-trigger-alarm-arns`.
    new CfnOutput(scope, 'RollbackAlarms', {
      value: alarms.map(({ alarmArn }) => alarmArn).join(' '),
      description: 'Alarms that end a deployment (docs/deploy.md#a-release)',
    });
    const shifted = scope.node.findAll().flatMap((each) => {
      if (!(each instanceof NodeFunction) || !each.live) return [];
      // Routes lead to an alias only when they may invoke it.
      const ofPart = each.node.scope?.node.findAll() ?? [];
      for (const integration of ofPart.filter((part) => part instanceof CfnIntegration))
        integration.node.addDependency(...ofPart.filter((part) => part instanceof CfnPermission));
      return [[each.node.scope?.node.id ?? '', each.live] as const];
    });
    if (settings.trafficShifting !== 'ALL_AT_ONCE') this.#shift(shifted, settings.trafficShifting, alarms);
  }

  #shift(
    aliases: readonly (readonly [string, Alias])[],
    config: Exclude<Settings['trafficShifting'], 'ALL_AT_ONCE'>,
    alarms: readonly Alarm[],
  ): void {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    const application = new LambdaApplication(this, 'Application');
    for (const [part, alias] of aliases)
      new LambdaDeploymentGroup(this, part, {
        application,
        alias,
        role,
        deploymentConfig: LambdaDeploymentConfig[config],
        alarms: [...alarms],
      });
    const policy = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited';
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::${policy}]`,
      reason: 'AWS keeps the permissions that CodeDeploy needs to move an alias.',
    });
  }
}
