import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAssembly, type Template } from '../../../local/cloud/assembly.ts';
import { Cloud } from '../../../local/cloud/cloud.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const sqsUrl = 'http://127.0.0.1:1';
const urls = { sqsUrl, signInUrl: 'http://localhost:2' };
const functionArn = 'arn:aws:lambda:eu-central-1:000000000000:function:relay';
/** Beginning of a reference in Fn::Sub. */
const open = '$' + '{';

/** Properties of the one resource of type Test, after evaluation. */
function evaluated(Properties: Record<string, unknown>, template: Template = {}): unknown {
  const Resources = {
    Bucket: { Type: 'AWS::S3::Bucket' },
    Function: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'relay' } },
    Users: { Type: 'AWS::Cognito::UserPool' },
    Api: { Type: 'AWS::ApiGatewayV2::Api' },
    Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'push' } },
    Test: { Type: 'Test', Properties },
    ...template.Resources,
  };
  const stacks = [{ name: 'data', template: { ...template, Resources }, assetDirectories: new Map() }];
  return new Cloud(stacks, urls).resources('Test')[0]?.properties;
}

test.each([
  ['the issuer of a user pool', { 'Fn::GetAtt': ['Users', 'ProviderURL'] }, urls.signInUrl],
  [
    'the address of an HTTP API',
    { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] },
    'https://data-api.execute-api.eu-central-1.amazonaws.com',
  ],
  ['Ref of a resource', { Ref: 'Queue' }, `${sqsUrl}/000000000000/push`],
  ['Ref of a resource without a name', { Ref: 'Bucket' }, 'data-bucket'],
  ['Ref of a parameter', { Ref: 'Stage' }, 'dev'],
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
  ['Fn::GetAtt', { 'Fn::GetAtt': ['Function', 'Arn'] }, functionArn],
  ['Fn::GetAtt in short form', { 'Fn::GetAtt': 'Bucket.Arn' }, 'arn:aws:s3:::data-bucket'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Stage' }]] }, 'a-dev'],
  ['Fn::Select of Fn::Split', { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host'] }] }, 'host'],
  [
    'Fn::Sub',
    { 'Fn::Sub': `${open}Stage} ${open}Function.Arn} ${open}!literal}` },
    `dev ${functionArn} ${open}literal}`,
  ],
  ['Fn::Sub with variables', { 'Fn::Sub': [`${open}x}!`, { x: { Ref: 'Stage' } }] }, 'dev!'],
])('%s is evaluated', (_title, value, expected) => {
  expect(evaluated({ value }, { Parameters: { Stage: { Default: 'dev' } } })).toEqual({ value: expected });
});

test('what refers to AWS::NoValue is left out', () => {
  expect(evaluated({ gone: { Ref: 'AWS::NoValue' }, list: [1, { Ref: 'AWS::NoValue' }] })).toEqual({ list: [1] });
});

test('an unknown intrinsic function, or a missing resource, stops the start', () => {
  expect(() => evaluated({ value: { 'Fn::GetAZs': '' } })).toThrow('Fn::GetAZs is not known');
  expect(() => evaluated({ value: { Ref: 'Missing' } })).toThrow('refers to Missing');
});

test('an assembly is read with its stacks, assets and imports across stacks, but not with conditions', () => {
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), JSON.stringify(content));
  };
  const stack = (templateFile: string, stackName: string) => ({
    type: 'aws:cloudformation:stack',
    properties: { templateFile, stackName },
  });
  write('manifest.json', {
    artifacts: {
      Data: stack('data.json', 'data'),
      Assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
      Service: stack('service.json', 'service'),
      Tree: { type: 'cdk:tree', properties: { file: 'tree.json' } },
    },
  });
  write('assets.json', {
    files: { abc: { source: { path: 'asset.abc' }, destinations: { here: { objectKey: 'abc.zip' } } } },
  });
  const Value = { Ref: 'Topic' };
  write('data.json', {
    Resources: { Topic: { Type: 'AWS::SNS::Topic' } },
    Outputs: { Topic: { Value, Export: { Name: { 'Fn::Sub': 'topic' } } } },
  });
  const Resources = { Test: { Type: 'Test', Properties: { topic: { 'Fn::ImportValue': 'topic' } } } };
  write('service.json', { Resources });

  const stacks = readAssembly(directory);
  expect(stacks.map(({ name }) => name)).toEqual(['data', 'service']);
  expect(stacks[0]?.assetDirectories.get('abc.zip')).toBe(path.join(directory, 'asset.abc'));
  expect(new Cloud(stacks, urls).resources('Test')[0]?.properties).toEqual({
    topic: 'arn:aws:sns:eu-central-1:000000000000:data-topic',
  });
  write('service.json', { Resources, Conditions: { IsProduction: { 'Fn::Equals': ['dev', 'prod'] } } });
  expect(() => readAssembly(directory)).toThrow('Conditions are not known');
});
