import { readFileSync } from 'node:fs';
import { workflowFile } from '../helpers/pipeline.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const { service } = defaultTemplates();
const resources = (type: string) => Object.entries(service.findResources(type));

test('each route leads to an alias of its function’s version, which no route reaches otherwise', () => {
  const versions = new Map(resources('AWS::Lambda::Version').map(([id, { Properties }]) => [id, Properties]));
  const aliases = new Map(resources('AWS::Lambda::Alias').map(([id, { Properties }]) => [id, Properties]));
  expect(aliases.size).toBe(4);
  for (const { FunctionName, FunctionVersion } of aliases.values())
    expect(versions.get(FunctionVersion['Fn::GetAtt'][0])).toEqual({ FunctionName });
  const led = resources('AWS::ApiGatewayV2::Integration').map(([, { Properties }]) => Properties.IntegrationUri.Ref);
  expect(new Set(led)).toEqual(new Set(aliases.keys()));
  const invoked = resources('AWS::Lambda::Permission').filter(
    ([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com',
  );
  expect(invoked.length).toBeGreaterThan(10);
  for (const [, { Properties }] of invoked) expect([...aliases.keys()]).toContain(Properties.FunctionName.Ref);
});

test('a route leads to an alias when it may invoke it', () => {
  const permissions = resources('AWS::Lambda::Permission');
  for (const [, { Properties, DependsOn }] of resources('AWS::ApiGatewayV2::Integration')) {
    const ofAlias = permissions.filter(
      ([, each]) => each.Properties.FunctionName.Ref === Properties.IntegrationUri.Ref,
    );
    expect(DependsOn.toSorted()).toEqual(ofAlias.map(([id]) => id).sort());
  }
});

test('CodeDeploy sends a tenth of the requests to a release first, and all back when requests fail', () => {
  const groups = new Map(resources('AWS::CodeDeploy::DeploymentGroup').map(([id, each]) => [id, each.Properties]));
  for (const [, { UpdatePolicy }] of resources('AWS::Lambda::Alias')) {
    const group = groups.get(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref);
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    });
    const names = group?.AlarmConfiguration.Alarms.map(({ Name }: { Name: { Ref: string } }) => Name.Ref);
    expect(names.join()).toMatch(/^AlarmsApiErrors[0-9A-F]{8},AlarmsApiErrorsInQuietHours[0-9A-F]{8}$/);
  }
});

test('a stage may move at once: then CodeDeploy has nothing to do', () => {
  const { service: atOnce } = templatesWith({ trafficShifting: 'ALL_AT_ONCE' });
  expect(JSON.stringify(atOnce.toJSON())).not.toMatch(/CodeDeploy/);
  expect(Object.keys(atOnce.findResources('AWS::Lambda::Alias'))).toEqual(
    resources('AWS::Lambda::Alias').map(([id]) => id),
  );
});

test('a deployment is told at most five alarms, which end it', () => {
  const { Value } = service.toJSON().Outputs.RollbackAlarms;
  const arns = Value['Fn::Join'][1].filter((part: unknown) => typeof part === 'object');
  // Source: AWS CloudFormation API Reference, RollbackConfiguration.
  expect(arns.length).toBeLessThanOrEqual(5);
  for (const {
    'Fn::GetAtt': [id, attribute],
  } of arns) {
    expect(attribute).toBe('Arn');
    expect(resources('AWS::CloudWatch::Alarm').map(([alarm]) => alarm)).toContain(id);
  }
});

test('CloudFormation watches for as long as each of these alarms takes to ring', () => {
  const takes = resources('AWS::CloudWatch::Alarm')
    .filter(([id]) => /^AlarmsApiErrors/.test(id))
    .map(([, { Properties }]) => {
      const [{ MetricStat }] = Properties.Metrics.filter((metric: object) => 'MetricStat' in metric);
      // The release begins within a period.
      return (MetricStat.Period * (Properties.EvaluationPeriods + 1)) / 60;
    });
  expect(takes).toHaveLength(2);
  for (const file of ['docs/deploy.md', workflowFile]) {
    const [, minutes] = /--monitoring-time-minutes (\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(Math.max(...takes));
  }
});
