import { Match, Template } from 'aws-cdk-lib/assertions';
import { stacksWith } from '../helpers/stacks.ts';
import { tableDefinition } from '../helpers/table-definition.ts';

const { data } = stacksWith();
const template = Template.fromStack(data);

// biome-ignore lint/suspicious/noExplicitAny: properties of any resource.
const propertiesOf = (type: string): Record<string, any>[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

test('nothing of the data stack is deleted with it or replaced by an update', () => {
  expect(data.terminationProtection).toBe(true);
  const policies = Object.values(template.toJSON().Resources as Record<string, Record<string, unknown>>).map(
    ({ DeletionPolicy, UpdateReplacePolicy }) => ({ DeletionPolicy, UpdateReplacePolicy }),
  );
  expect(policies.length).toBeGreaterThan(9);
  for (const policy of policies) {
    expect(policy).toEqual({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  }
});

test('the table can be restored to any moment and cannot be deleted', () => {
  template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    Replicas: [
      Match.objectLike({
        Region: { Ref: 'AWS::Region' },
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    ],
  });
});

test('keys, indexes and stream of the table are those that the storage is tested with', () => {
  const [table] = propertiesOf('AWS::DynamoDB::GlobalTable');
  expect(table?.AttributeDefinitions).toEqual(tableDefinition.AttributeDefinitions);
  expect(table?.KeySchema).toEqual(tableDefinition.KeySchema);
  expect(table?.GlobalSecondaryIndexes).toMatchObject(tableDefinition.GlobalSecondaryIndexes);
  expect(table?.StreamSpecification).toEqual({
    StreamViewType: tableDefinition.StreamSpecification.StreamViewType,
  });
});

test('lists are answered from their index; what is due, and registrations, have only keys', () => {
  template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    GlobalSecondaryIndexes: [
      Match.objectLike({
        IndexName: 'byList',
        Projection: {
          ProjectionType: 'INCLUDE',
          NonKeyAttributes: ['passId', 'name', 'createdAtUtc', 'updatedAtUtc'],
        },
      }),
      Match.objectLike({ IndexName: 'byDue', Projection: { ProjectionType: 'KEYS_ONLY' } }),
      Match.objectLike({ IndexName: 'byDevice', Projection: { ProjectionType: 'KEYS_ONLY' } }),
      Match.objectLike({ IndexName: 'byTemplate', Projection: { ProjectionType: 'KEYS_ONLY' } }),
    ],
  });
});

test('the bucket is private and encrypted; renderings go after 30 days, archives after 365, and leave no version', () => {
  expect(propertiesOf('AWS::S3::Bucket')).toEqual([
    {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: {
        Rules: [
          { Prefix: 'i/', ExpirationInDays: 30, Status: 'Enabled' },
          { Prefix: 'archive/', ExpirationInDays: 365, Status: 'Enabled' },
          { Prefix: 'failures/', ExpirationInDays: 14, Status: 'Enabled' },
          { Prefix: 'event-failures/', ExpirationInDays: 14, Status: 'Enabled' },
          { Prefix: 'aws/lambda/', ExpirationInDays: 14, Status: 'Enabled' },
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        ],
      },
    },
  ]);
});

test('the bucket refuses plain HTTP, old TLS and overwriting of images, and lets only this distribution read only renderings', () => {
  const [statements] = propertiesOf('AWS::S3::BucketPolicy').map(({ PolicyDocument }) => PolicyDocument.Statement);
  const distribution = Object.keys(template.findResources('AWS::CloudFront::Distribution'))[0];
  expect(statements).toEqual([
    expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    expect.objectContaining({ Effect: 'Deny', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } }),
    // Stored images cannot be overwritten, not even with the permission to put images.
    {
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: 's3:PutObject',
      Resource: { 'Fn::Join': ['', [expect.objectContaining({ 'Fn::GetAtt': expect.anything() }), '/images/*']] },
      Condition: { Null: { 's3:if-none-match': 'true' } },
    },
    {
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
      Resource: { 'Fn::Join': ['', [expect.objectContaining({ 'Fn::GetAtt': expect.anything() }), '/i/*']] },
      Condition: {
        StringEquals: {
          'AWS:SourceArn': { 'Fn::Join': ['', expect.arrayContaining([':distribution/', { Ref: distribution }])] },
        },
      },
    },
  ]);
});

test('the secrets are generated as on the first day: CloudFormation answers a change here with new values', () => {
  const generated = propertiesOf('AWS::SecretsManager::Secret').map(({ GenerateSecretString }) => GenerateSecretString);
  expect(generated).toEqual([
    { PasswordLength: 64, ExcludePunctuation: true },
    {
      PasswordLength: 64,
      ExcludePunctuation: true,
      SecretStringTemplate: '{"current":"1"}',
      GenerateStringKey: '1',
    },
    {
      PasswordLength: 64,
      ExcludePunctuation: true,
      SecretStringTemplate: '{"current":"1"}',
      GenerateStringKey: '1',
    },
    { PasswordLength: 64, ExcludePunctuation: true },
  ]);
});

test('outputs give the address of the API, the base of the links and the target of a CNAME', () => {
  template.hasOutput('DistributionDomain', { Value: { 'Fn::GetAtt': [Match.anyValue(), 'DomainName'] } });
  template.hasOutput('ApiUrl', { Value: { 'Fn::GetAtt': [Match.anyValue(), 'ApiEndpoint'] } });
  template.hasOutput('PublicBaseUrl', {
    Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [Match.anyValue(), 'DomainName'] }]] },
  });
});

test('the access log has the prefix that keeps it out of the account’s one policy of log groups, and a name of its own', () => {
  const [log, former, ...others] = propertiesOf('AWS::Logs::LogGroup').sort((one) => (one.LogGroupName ? -1 : 1));
  expect(log?.LogGroupName['Fn::Join'][1]).toEqual([
    '/aws/vendedlogs/data/',
    { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] },
  ]);
  expect([former?.LogGroupName, others]).toEqual([undefined, []]);
});

test('the log of earlier versions stays while their service stack imports it, as CloudFormation would refuse the update', () => {
  for (const [name, value] of [
    ['ExportsOutputRefApiAccessLog713001CC956F575A', { Ref: 'ApiAccessLog713001CC' }],
    ['ExportsOutputFnGetAttApiAccessLog713001CCArnCE739BCA', { 'Fn::GetAtt': ['ApiAccessLog713001CC', 'Arn'] }],
  ])
    template.hasOutput(name as string, { Value: value, Export: { Name: `data:${name}` } });
});

test('costs can be told apart by service and stage, also those of the table, which takes its tags from no stack', () => {
  const tags = { service: 'boarding-pass-wallet', stage: 'dev' };
  const { data, service } = stacksWith();
  for (const stack of [data, service]) expect(stack.tags.tagValues()).toEqual(tags);
  const [table] = propertiesOf('AWS::DynamoDB::GlobalTable');
  expect(table?.Replicas[0].Tags).toEqual(Object.entries(tags).map(([Key, Value]) => ({ Key, Value })));
});

describe('with copies in another Region', () => {
  const vaultArn = 'arn:aws:backup:eu-west-1:111122223333:backup-vault:passes';
  const copied = Template.fromStack(stacksWith({ replicaRegion: 'eu-west-1', tableCopies: { vaultArn } }).data);

  test('the secrets without which data cannot be used are replicated, and no secret gets another value', () => {
    const secrets = (of: Template) => Object.entries(of.findResources('AWS::SecretsManager::Secret'));
    const replicated = secrets(copied).filter(([, { Properties }]) => Properties.ReplicaRegions);
    expect(replicated.map(([, { Properties }]) => Properties.Description.split(':')[0])).toEqual([
      'INDEX',
      'ACCESS',
      'API_KEY',
    ]);
    const generated = (of: Template) =>
      secrets(of).map(([id, { Properties }]) => [id, Properties.GenerateSecretString]);
    expect(generated(copied)).toEqual(generated(template));
  });

  test('the table is copied there every six hours, and each copy is kept for a week', () => {
    copied.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          Match.objectLike({
            ScheduleExpression: 'cron(0 */6 * * ? *)',
            TargetBackupVault: 'passes',
            Lifecycle: { DeleteAfterDays: 7 },
            CopyActions: [{ DestinationBackupVaultArn: vaultArn, Lifecycle: { DeleteAfterDays: 7 } }],
          }),
        ],
      },
    });
    // A plan that stays would go on copying, and a vault's name would stop the next deployment.
    copied.resourceCountIs('AWS::Backup::BackupVault', 0);
    for (const type of ['AWS::Backup::BackupPlan', 'AWS::Backup::BackupSelection'])
      copied.hasResource(type, { DeletionPolicy: 'Delete' });
    copied.hasResourceProperties('AWS::Backup::BackupSelection', {
      BackupSelection: Match.objectLike({ Resources: [{ 'Fn::GetAtt': [Match.stringLikeRegexp('^Table'), 'Arn'] }] }),
    });
  });
});
