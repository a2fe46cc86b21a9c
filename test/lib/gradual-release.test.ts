import { readFileSync } from 'node:fs';
import { firstRequests } from '../../lambdas/jobs/release/first-requests.ts';
import { CloudWatch } from '../../local/aws/cloudwatch.ts';
import { cloudOf } from '../helpers/rehearsal.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const templates = defaultTemplates();
const { service } = templates;
const fail = (message: string): never => {
  throw new Error(message);
};
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

const groups = new Map(resources('AWS::CodeDeploy::DeploymentGroup').map(([id, each]) => [id, each.Properties]));
const aliasUpdates = resources('AWS::Lambda::Alias').map(([, { UpdatePolicy, DependsOn }]) => ({
  ...UpdatePolicy.CodeDeployLambdaAliasUpdate,
  DependsOn,
}));

test('CodeDeploy sends a tenth of the requests to a release first, and all back when the new versions fail', () => {
  expect(aliasUpdates).toHaveLength(4);
  for (const { DeploymentGroupName } of aliasUpdates) {
    const group = groups.get(DeploymentGroupName.Ref);
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent15Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    });
    const names = group?.AlarmConfiguration.Alarms.map(({ Name }: { Name: { Ref: string } }) => Name.Ref);
    // Named by the build: an alarm of the release before says nothing about this one.
    expect(names.sort()).toEqual(
      ['ApiCrashes', 'ApiFails', 'WebCrashes', 'WebFails'].map((name) => `AlarmsRelease${name}01234567`),
    );
  }
});

test('before an alias moves, the check knows the versions of the release, may ask them, and may be invoked', () => {
  const [[check, { Properties }] = fail('no check')] = resources('AWS::Lambda::Function').filter(([id]) =>
    id.startsWith('GradualReleaseCheck'),
  );
  for (const { BeforeAllowTrafficHook, DependsOn } of aliasUpdates) {
    expect(BeforeAllowTrafficHook).toEqual({ Ref: check });
    expect(DependsOn).toContain(check);
    expect(DependsOn).toContainEqual(expect.stringMatching(/^GradualReleaseRoleDefaultPolicy/));
  }
  const versions = aliasUpdates.length && resources('AWS::Lambda::Alias').map(([, each]) => each.Properties);
  const asked = JSON.stringify(Properties.Environment.Variables.VERSIONS);
  for (const { FunctionVersion } of versions || [])
    expect(asked).toContain(`{"Ref":"${FunctionVersion['Fn::GetAtt'][0]}"}`);
  for (const part of Object.keys(firstRequests(''))) expect(asked).toContain(`\\"${part}\\":`);
});

test('a stage may move at once: then CodeDeploy has nothing to do', () => {
  const { service: atOnce } = templatesWith({ trafficShifting: 'ALL_AT_ONCE' });
  expect(JSON.stringify(atOnce.toJSON())).not.toMatch(/CodeDeploy/);
  expect(Object.keys(atOnce.findResources('AWS::Lambda::Alias'))).toEqual(
    resources('AWS::Lambda::Alias').map(([id]) => id),
  );
});

/** Minutes for which a tenth of the requests goes to a release. */
const shift = 15;
const minuteMs = 60_000;
type Fails = (request: number) => boolean;

/** Shifts the API of a service with so many requests a minute. @returns the minute in which it goes back, and the requests that failed by then. */
function released(perMinute: number, fails: Fails): { back: number | undefined; met: number } {
  const cloud = cloudOf(templates);
  const cloudWatch = new CloudWatch(cloud);
  const [{ name } = fail('no function')] = cloud
    .resources('AWS::Lambda::Function')
    .filter(({ logicalId }) => logicalId.startsWith('ActionApiFunction'));
  const log = cloud
    .resources('AWS::Logs::LogGroup')
    .find(({ logicalId }) => logicalId.startsWith('ActionApiFunctionLog'));
  const dimensions = { FunctionName: name, Resource: `${name}:live`, ExecutedVersion: versionOf(cloud, name) };
  const Dimensions = Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value }));
  let [requests, met] = [0, 0];
  for (let minute = 0; minute < shift; minute++) {
    const at = minute * minuteMs;
    for (; requests < ((minute + 1) * perMinute) / 10; requests++) {
      cloudWatch.put(at, { Namespace: 'AWS/Lambda', MetricName: 'Invocations', Dimensions }, 1);
      if (!fails(requests)) continue;
      met += 1;
      const line = { code: 'ANSWER-FAILED', build: '0123456789abcdef', route: 'POST /v3', status: '500' };
      cloudWatch.log(at, log?.name ?? '', JSON.stringify(line));
    }
    const states = cloudWatch.evaluate(at + minuteMs);
    if (states.get('ReleaseApiFails') === 'ALARM') return { back: minute + 1, met };
  }
  return { back: undefined, met };
}

const versionOf = (cloud: ReturnType<typeof cloudOf>, name: string) =>
  cloud
    .resources<{ FunctionName: string; FunctionVersion: string }>('AWS::Lambda::Alias')
    .find(({ properties }) => properties.FunctionName === name)?.properties.FunctionVersion ?? fail(name);

test('docs/deploy.md says when a bad release goes back, and who meets it, by the size of the service', () => {
  const text = ({ back, met }: ReturnType<typeof released>) =>
    back === undefined ? 'not within the shift' : `after ${back} minutes, ${met} failed requests`;
  const rows = [1, 10, 100, 1_000].map((size) => {
    const [every, tenth] = [released(size, () => true), released(size, (request) => request % 10 === 9)];
    return `| ${size.toLocaleString('en')} | before its first request | ${text(every)} | ${text(tenth)} |`;
  });
  const documented = readFileSync('docs/deploy.md', 'utf8').match(/^\| [\d,]+ \| before its first request .*$/gm);
  expect(documented).toEqual(rows);
  // What is promised: a release that fails is seen at each of these sizes.
  for (const size of [10, 100, 1_000]) expect(released(size, () => true).back).toBeLessThan(shift);
  for (const size of [100, 1_000]) expect(released(size, (request) => request % 10 === 9).back).toBeLessThan(shift);
});

test('a few failures of many requests, and the failures of another build, end no release', () => {
  expect(released(1_000, (request) => request % 20 === 19).back).toBeUndefined();
});
