import { type App, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, NagPack, ServerlessChecks } from 'cdk-nag';
import { NodeFunction } from '../../../lib/constructs/function.ts';
import { appWith, stacksWith } from '../../helpers/stacks.ts';

const packs = [
  ['AwsSolutions', new AwsSolutionsChecks()],
  ['Serverless', new ServerlessChecks()],
] as const;

function findings(pack: NagPack, app: App): string[] {
  app.synth();
  return pack
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );
}

const settings = { architecture: 'arm64', logRetentionDays: 30, systemLogLevel: 'WARN', tracing: false } as const;

test.each(packs)('%s has nothing to say about our stacks that is not acknowledged', (_, pack) => {
  expect(findings(pack, stacksWith().app)).toEqual([]);
});

test.each(packs)('%s has nothing to say with a custom domain either', (_, pack) => {
  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c';
  const { app } = stacksWith({ publicBaseUrl: 'https://passes.example.com', certificateArn });
  expect(findings(pack, app)).toEqual([]);
});

test.each(packs)('%s has nothing to say with a canary and traces, and a release that moves at once', (_, pack) => {
  const canaryKeyArn = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:canary-0f1e2d';
  const { app } = stacksWith({ canaryKeyArn, tracing: true, trafficShifting: 'ALL_AT_ONCE' });
  expect(findings(pack, app)).toEqual([]);
});

test.each(packs)('%s has nothing to say with copies of the table and of the secrets', (_, pack) => {
  const vaultArn = 'arn:aws:backup:eu-west-1:111122223333:backup-vault:passes';
  const { app } = stacksWith({ replicaRegion: 'eu-west-1', tableCopies: { vaultArn } });
  expect(findings(pack, app)).toEqual([]);
});

test('a bucket that allows plain HTTP is found', () => {
  const app = appWith();
  new Bucket(new Stack(app, 'seeded'), 'Bucket');
  expect(findings(new AwsSolutionsChecks(), app)).toContain('AwsSolutions-S10 seeded/Bucket/Resource');
});

test('a permission on * is found although the function acknowledges narrower ones', () => {
  const app = appWith();
  const fn = new NodeFunction(new Stack(app, 'seeded'), 'Function', {
    entry: 'jobs/relay/handler.ts',
    description: 'seeded',
    settings,
    environment: {},
    memoryMb: 512,
    timeout: Duration.seconds(3),
    whyNoDeadLetterQueue: 'seeded',
  });
  fn.allowUnder(['s3:GetObject'], 'arn:aws:s3:::bucket/i/*', 'seeded');
  fn.allow(['s3:PutObject'], '*');
  expect(findings(new AwsSolutionsChecks(), app)).toEqual([
    'AwsSolutions-IAM5[Resource::*] seeded/FunctionRole/DefaultPolicy/Resource',
  ]);
});

test('every acknowledgement is still needed', () => {
  const { app } = stacksWith();
  const unacknowledged = jest.spyOn(NagPack.prototype as unknown as { isAcknowledged(): boolean }, 'isAcknowledged');
  unacknowledged.mockReturnValue(false);
  const found = packs.flatMap(([, pack]) => findings(pack, app));
  unacknowledged.mockRestore();
  const acknowledged = app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.keys(data).map((id) => `${id.replace('Annotation::', '')} ${node.path}/`)),
    );
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.filter((start) => !found.some((finding) => `${finding}/`.startsWith(start)))).toEqual([]);
});
