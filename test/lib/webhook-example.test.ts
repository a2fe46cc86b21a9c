import { App, SecretValue } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Authorization } from 'aws-cdk-lib/aws-events';
import { WebhookStack } from '../../examples/webhooks/webhook-stack.ts';

const stackOf = (url: string) =>
  new WebhookStack(new App(), 'webhook', {
    bus: 'boarding-pass-wallet-prod',
    account: 'gull-air',
    url,
    authorization: Authorization.apiKey('x-api-key', SecretValue.secretsManager('webhook-key')),
  });
const template = Template.fromStack(stackOf('https://example.com/events'));
const idOf = (type: string) => Object.keys(template.findResources(type))[0] ?? '';
const rule = { 'Fn::GetAtt': [idOf('AWS::Events::Rule'), 'Arn'] };
const queue = { 'Fn::GetAtt': [idOf('AWS::SQS::Queue'), 'Arn'] };
const destination = { 'Fn::GetAtt': [idOf('AWS::Events::ApiDestination'), 'Arn'] };

test('events of one account alone go from the bus to the address', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventBusName: 'boarding-pass-wallet-prod',
    EventPattern: { source: ['boarding-pass-wallet'], detail: { account: ['gull-air'] } },
    Targets: [Match.objectLike({ Arn: destination })],
  });
  template.hasResourceProperties('AWS::Events::ApiDestination', {
    HttpMethod: 'POST',
    InvocationEndpoint: 'https://example.com/events',
    InvocationRateLimitPerSecond: 50,
  });
});

test('the key is read from its secret, and is not in the template', () => {
  const ApiKeyValue = '{{resolve:secretsmanager:webhook-key:SecretString:::}}';
  template.hasResourceProperties('AWS::Events::Connection', {
    AuthParameters: { ApiKeyAuthParameters: { ApiKeyName: 'x-api-key', ApiKeyValue } },
  });
});

test('what cannot be delivered for a day is kept: the rule may write to the encrypted queue', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    Targets: [
      Match.objectLike({
        DeadLetterConfig: { Arn: queue },
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      }),
    ],
  });
  template.hasResourceProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  const allowed = { Action: 'sqs:SendMessage', Principal: { Service: 'events.amazonaws.com' }, Resource: queue };
  const ofRule = { ...allowed, Effect: 'Allow', Condition: { ArnEquals: { 'aws:SourceArn': rule } } };
  template.hasResourceProperties('AWS::SQS::QueuePolicy', {
    PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(ofRule)]) },
  });
});

test.each(['http://example.com/events', 'example.com'])('events do not go to %s, which is not https', (url) => {
  expect(() => stackOf(url)).toThrow('url must begin with https://');
});

test('the webhooks of two accounts are two stacks', () => {
  expect(stackOf('https://example.com/events').stackName).toBe('boarding-pass-webhook-gull-air');
});
