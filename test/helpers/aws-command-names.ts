import type { PastedCall } from './pasted-commands.ts';

/** Clients of the AWS SDK by the AWS CLI's names of their services. */
const clients: Readonly<Record<string, () => Promise<object>>> = {
  cloudformation: () => import('@aws-sdk/client-cloudformation'),
  cloudfront: () => import('@aws-sdk/client-cloudfront'),
  'cognito-idp': () => import('@aws-sdk/client-cognito-identity-provider'),
  dynamodb: () => import('@aws-sdk/client-dynamodb'),
  events: () => import('@aws-sdk/client-eventbridge'),
  lambda: () => import('@aws-sdk/client-lambda'),
  s3api: () => import('@aws-sdk/client-s3'),
  secretsmanager: () => import('@aws-sdk/client-secrets-manager'),
  'service-quotas': () => import('@aws-sdk/client-service-quotas'),
  sns: () => import('@aws-sdk/client-sns'),
  sqs: () => import('@aws-sdk/client-sqs'),
};

/** Options of every call of the AWS CLI. Source: AWS CLI Command Reference, "aws", "Global Options". */
export const globalOptions = ['output', 'query', 'region', 'profile'];

/** Members with another name in the AWS CLI. Source: AWS CLI Command Reference, "sns subscribe". */
const renamed: Readonly<Record<string, string>> = { 'notification-endpoint': 'Endpoint' };

export const hasModel = (service = '') => Object.hasOwn(clients, service);

/**
 * Compares a call of the AWS CLI with the SDK's model of its service. The CLI's names are the model's in lower case with
 * hyphens, and `no-` before a flag.
 * @returns the first name that the model lacks.
 */
export async function awsMistake({ words, options }: PastedCall): Promise<string | undefined> {
  const [service = '', operation = '', waiter] = words;
  const sdk = Object.entries((await clients[service]?.()) ?? {});
  if (operation === 'wait')
    return sdk.some(([name]) => flat(name) === `waituntil${flat(waiter ?? '')}`) ? undefined : `waiter ${waiter}`;
  const found = sdk.find(([name, value]) => name.endsWith('$') && value[0] === 9 && flat(name) === flat(operation));
  if (found === undefined) return operation;
  const input = found[1][4];
  const members: readonly string[] = (typeof input === 'function' ? input() : input)[4];
  const taken = [...members.flatMap((name) => [flat(name), `no${flat(name)}`]), ...globalOptions.map(flat)];
  return options.find((option) => !taken.includes(flat(renamed[option] ?? option)));
}

const flat = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
