import { App, SecretValue } from 'aws-cdk-lib';
import { Authorization } from 'aws-cdk-lib/aws-events';
import { WebhookStack } from './webhook-stack.ts';

const app = new App();
const given = (name: string): string => {
  const value: unknown = app.node.tryGetContext(name);
  if (typeof value !== 'string') throw new Error(`Add -c ${name}=… to the command (examples/webhooks/README.md)`);
  return value;
};

new WebhookStack(app, 'boarding-pass-webhook', {
  bus: given('bus'),
  account: given('account'),
  url: given('url'),
  authorization: Authorization.apiKey('x-api-key', SecretValue.secretsManager(given('secret'))),
});
