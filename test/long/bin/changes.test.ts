import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
} from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { mockClient } from 'aws-sdk-client-mock';
import { edgeOf } from '../../../bin/admin/changes/losses.ts';
import { readCommandLine } from '../../../bin/admin/command-line.ts';
import { cloudAssembly } from '../../helpers/local-stack.ts';
import { templatesWith } from '../../helpers/stacks.ts';
import { badgesFolder } from '../../helpers/stand-in-badges.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const { AWS_REGION, STAGES_DIR } = process.env;
beforeAll(() => Object.assign(process.env, { AWS_REGION: 'eu-central-1', STAGES_DIR: folder }));
afterAll(() => Object.assign(process.env, { AWS_REGION: AWS_REGION ?? '', STAGES_DIR: STAGES_DIR ?? '' }));

const cloudFormation = mockClient(CloudFormationClient);
const cloudFront = mockClient(CloudFrontClient);
afterAll(() => {
  for (const client of [cloudFormation, cloudFront]) client.restore();
});
beforeEach(() => {
  for (const client of [cloudFormation, cloudFront]) client.reset();
});

const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/passes/0f1e2d3c';
const deployedValues = {
  publicBaseUrl: 'https://passes.example.com',
  formerBaseUrls: ['https://fly.example.com'],
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c',
  webAclArn,
  reservedConcurrency: { api: 450, web: 300 },
  throttleRate: 3_000,
  logRetentionDays: 90,
  archiveDays: 730,
  ratePerApiKey: 600,
  badges: badgesFolder(path.join(folder, 'badges')),
  replicaRegion: 'eu-west-1',
  tableCopies: { vaultArn: 'arn:aws:backup:eu-west-1:111122223333:backup-vault:passes' },
};

const deployedTemplates = templatesWith(deployedValues);

/** AWS's answers for a stage deployed with these values; later changes by hand are in the distribution only. */
function deploy(values: object, byHand: object = {}): void {
  const { data, service } = values === deployedValues ? deployedTemplates : templatesWith(values);
  const stacks = { 'boarding-pass-wallet-prod-data': data, 'boarding-pass-wallet-prod-service': service };
  for (const [StackName, template] of Object.entries(stacks))
    cloudFormation.on(GetTemplateCommand, { StackName }).resolves({ TemplateBody: JSON.stringify(template.toJSON()) });
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ StackName: 'a' }] as never });
  cloudFormation.on(DescribeStackResourcesCommand).resolves({
    StackResources: [{ ResourceType: 'AWS::CloudFront::Distribution', PhysicalResourceId: 'E111' }] as never,
  });
  const { hosts, certificateArn, webAclArn } = edgeOf(data.toJSON());
  cloudFront.on(GetDistributionConfigCommand, { Id: 'E111' }).resolves({
    DistributionConfig: {
      Aliases: hosts.length > 0 ? { Quantity: hosts.length, Items: [...hosts] } : { Quantity: 0 },
      // CloudFront reports its own certificate and an empty text where there is none.
      ViewerCertificate: certificateArn
        ? { ACMCertificateArn: certificateArn }
        : { CloudFrontDefaultCertificate: true },
      WebACLId: webAclArn ?? '',
      ...byHand,
    } as never,
  });
}

/** The verdict on the next deployment, with these values in the stage's file. */
async function changes(values: object, ...more: string[]) {
  writeFileSync(path.join(folder, 'prod.json'), JSON.stringify(values));
  const line = readCommandLine(['changes', '--stage', 'prod', ...more]);
  if (!('command' in line)) throw new Error(line.help);
  const verdict = await line.command.run(line.options, undefined as never);
  return typeof verdict === 'string' ? { text: verdict, exitCode: 0 } : verdict;
}

const without = (...names: (keyof typeof deployedValues)[]) =>
  Object.fromEntries(Object.entries(deployedValues).filter(([name]) => !names.includes(name as never)));

test('the same file again takes nothing away', async () => {
  deploy(deployedValues);
  expect(await changes(deployedValues)).toMatchObject({ exitCode: 0, text: expect.stringContaining('takes nothing') });
});

test('more of everything, another certificate and another web ACL take nothing away', async () => {
  deploy(deployedValues);
  const more = {
    ...deployedValues,
    certificateArn: `${deployedValues.certificateArn}4b`,
    webAclArn: `${webAclArn}4b`,
    ...{ reservedConcurrency: { api: 500, web: 300, settings: 5 }, throttleRate: 4_000, throttleBurst: 1_500 },
    ...{ logRetentionDays: 180, archiveDays: 3_650, ratePerApiKey: 300 },
  };
  expect(await changes(more)).toMatchObject({ exitCode: 0 });
});

test.each<[string, object, string[]]>([
  [
    'no domain any more',
    without('publicBaseUrl', 'formerBaseUrls', 'certificateArn'),
    ['CloudFront would no longer serve passes.example.com', 'CloudFront would no longer serve fly.example.com'],
  ],
  [
    'a certificate that is said to be elsewhere',
    { ...deployedValues, certificateArn: 'elsewhere' },
    ['CloudFront would no longer serve passes.example.com', 'CloudFront would no longer serve fly.example.com'],
  ],
  ['no former host', without('formerBaseUrls'), ['CloudFront would no longer serve fly.example.com']],
  ['no web ACL', without('webAclArn'), [`the web ACL ${webAclArn} would be detached`]],
  [
    'no reserved concurrency',
    without('reservedConcurrency'),
    [
      'reserved concurrency of ActionApi would fall from 450 to none',
      'reserved concurrency of PublicWeb would fall from 300 to none',
    ],
  ],
  [
    'a lower rate',
    { ...deployedValues, throttleRate: 2_000 },
    ['would be allowed 2000 calls a second instead of 3000'],
  ],
  ['a lower burst', { ...deployedValues, throttleBurst: 10 }, ['would be allowed 10 calls at once instead of 1250']],
  ['logs for a shorter time', without('logRetentionDays'), ['logs would be kept for 30 days instead of 90']],
  ['archives for a shorter time', without('archiveDays'), ['would be kept for 365 days instead of 730']],
  ['no rate limit', without('ratePerApiKey'), ['the rate limit RATE_PER_API_KEY would end']],
  ['no copies of secrets', without('replicaRegion'), ['the copies of secrets in another Region would be deleted']],
  ['no copies of the table', without('tableCopies'), ['the table would no longer be copied to another Region']],
  ['no official buttons', without('badges'), ["install pages would lose the vendors' official buttons"]],
])('%s: the command stops, and says what would be lost', async (_, values, lost) => {
  deploy(deployedValues);
  const { text, exitCode } = await changes(values);
  expect(exitCode).toBe(1);
  for (const each of lost) expect(text).toContain(each);
  expect(text.match(/^failure/gm)).toHaveLength(lost.length);
});

test('logs that are retained for ever are lost by any number of days, and take nothing away from one', async () => {
  deploy({ logRetentionDays: 9_999 });
  const { text, exitCode } = await changes({});
  expect(exitCode).toBe(1);
  expect(text).toContain('logs would be kept for 30 days instead of for ever: older lines are deleted');
  deploy({});
  expect(await changes({ logRetentionDays: 9_999 })).toMatchObject({ exitCode: 0 });
});

test('a web ACL and a host that were attached in the console count: CloudFront is queried, not the last template', async () => {
  deploy({}, { WebACLId: webAclArn, Aliases: { Quantity: 1, Items: ['byhand.example.com'] } });
  const { text, exitCode } = await changes({});
  expect(exitCode).toBe(1);
  expect(text).toContain('CloudFront would no longer serve byhand.example.com');
  expect(text).toContain(`the web ACL ${webAclArn} would be detached`);
});

test('a base of links that something else serves is not lost in silence either', async () => {
  deploy({ publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' });
  const { text } = await changes({});
  expect(text).toContain('passes.example.com would be no base of links any more, which CloudFormation refuses');
});

test('a loss is accepted by its name, and no other with it', async () => {
  deploy(deployedValues);
  const next = without('webAclArn', 'archiveDays');
  const one = await changes(next, '--accept', 'webAclArn');
  expect(one).toMatchObject({ exitCode: 1, text: expect.stringMatching(/^ok .*accepted: the web ACL/m) });
  expect(one.text).toMatch(/^failure {2}archiveDays/m);
  expect(await changes(next, '--accept', 'webAclArn,archiveDays')).toMatchObject({ exitCode: 0 });
});

test('an option that accepts what is not lost is refused: left in a pipeline, it would accept the next loss', async () => {
  deploy(deployedValues);
  const { text, exitCode } = await changes(deployedValues, '--accept', 'webAclArn');
  expect(exitCode).toBe(1);
  expect(text).toContain('leave out --accept webAclArn');
});

test('a stage that is not deployed has nothing to lose', async () => {
  cloudFormation.on(DescribeStacksCommand).rejects(Object.assign(new Error('none'), { name: 'ValidationError' }));
  expect(await changes({})).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('prod is not deployed in this account and Region'),
  });
});

test('a service stack that was deleted can be deployed again', async () => {
  deploy({});
  cloudFormation
    .on(GetTemplateCommand, { StackName: 'boarding-pass-wallet-prod-service' })
    .rejects(Object.assign(new Error('none'), { name: 'ValidationError' }));
  expect(await changes({})).toMatchObject({ exitCode: 0 });
});

test('what the operator’s role may not read stops the command', async () => {
  deploy(deployedValues);
  cloudFront.on(GetDistributionConfigCommand).rejects(Object.assign(new Error('denied'), { name: 'AccessDenied' }));
  await expect(changes(deployedValues)).rejects.toThrow('denied');
});

test('--local: what a restart of the local stack would take away, by the program itself', async () => {
  const data = path.join(folder, 'data');
  const run = (...more: string[]) => {
    const env = { ...process.env, DATA_DIR: data };
    try {
      const text = execFileSync(process.execPath, ['bin/admin.ts', 'changes', '--local', ...more], {
        env,
        stdio: 'pipe',
      });
      return { status: 0, text: String(text) };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: Buffer };
      return { status, text: String(stdout) };
    }
  };
  const writeStage = (values: object) => writeFileSync(path.join(data, 'stages/dev.json'), JSON.stringify(values));
  mkdirSync(path.join(data, 'stages'), { recursive: true });
  symlinkSync(await cloudAssembly(), path.join(data, 'cloud-assembly'));
  writeStage({});
  expect(run()).toMatchObject({ status: 0 });
  writeStage({ archiveDays: 30 });
  expect(run()).toMatchObject({ status: 1, text: expect.stringContaining('kept for 30 days instead of 365') });
  expect(run('--accept', 'archiveDays')).toMatchObject({ status: 0 });
});
