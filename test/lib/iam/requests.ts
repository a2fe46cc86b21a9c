import type { NodeHttpHandler } from '@smithy/node-http-handler';
import { requestsOfDynamoDb } from '../../../local/aws/dynamodb-permissions.ts';
import type { AuthorizationRequest } from '../../../local/iam/policy.ts';
import {
  requestsOfEvents,
  requestsOfS3,
  requestsOfSecrets,
  requestsOfSqs,
  requestsOfUserPool,
} from '../../../local/iam/requests.ts';
import { FaultInjectingHandler } from '../../helpers/fault-injecting-handler.ts';

type Handle = NodeHttpHandler['handle'];

/** Carries a function's requests and records their IAM actions, with the templates' names of resources. */
export class RecordingHandler extends FaultInjectingHandler {
  readonly requests: AuthorizationRequest[] = [];

  override handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    this.requests.push(...requestsOf(request).map((each) => ({ ...each, resource: nameOf(each.resource) })));
    return super.handle(request, options);
  }
}

/** Secrets of the tests, by the templates' names. */
const secrets = ['index', 'access', 'apiKey', 'origin'];
const queues: Readonly<Record<string, string>> = {
  'list-filing': 'ListFilingQueue',
  'fan-out': 'FanOutQueue',
  push: 'PushJobsQueue',
  'priority-push': 'PushJobsPriorityQueue',
  repeat: 'PushJobsRepeatQueue',
  google: 'WalletBJobsQueue',
  due: 'DueJobsQueue',
};

/** The templates' name of a resource of the tests, such as `Table/index/byList` or `Bucket/i/…`. */
function nameOf(arn: string): string {
  const [, , service, , , ...rest] = arn.split(':');
  const name = rest.join(':');
  const [, folder = ''] = /^[^/]*\/(.*)$/s.exec(name) ?? [];
  switch (service) {
    case 'dynamodb':
      return name.replace(/^table\/[^/]+/, 'Table');
    case 's3':
      return `Bucket/${folder}`;
    case 'sqs':
      return queues[name.replace(/-\d+$/, '')] ?? name;
    case 'events':
      return 'EventsBus';
    case 'cognito-idp':
      return 'SignInUsers';
    default: {
      const [, id = ''] = /^secret:(.+)-\w{6}$/.exec(name) ?? [];
      if (id.startsWith('boarding-pass-wallet/')) return name;
      return secrets.includes(id)
        ? `Secrets${id.charAt(0).toUpperCase()}${id.slice(1)}`
        : `secret:boarding-pass-wallet/dev/${id}-Random`;
    }
  }
}

function requestsOf({ method, path, query, headers, body }: Parameters<Handle>[0]): readonly AuthorizationRequest[] {
  const target = headers['x-amz-target'];
  if (target === undefined) {
    const [, bucket = '', ...names] = path.split('/');
    if (method === 'POST' && query && 'delete' in query)
      return [...textOf(body).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) =>
        requestsOfS3('DELETE', bucket, key),
      );
    return [requestsOfS3(method, bucket, names.join('/'), headers['if-none-match'])];
  }
  const [service = '', operation = ''] = target.split('.');
  const input = JSON.parse(textOf(body)) as never;
  if (service.startsWith('DynamoDB')) return requestsOfDynamoDb(operation, input, () => 'PK');
  if (service === 'secretsmanager') return requestsOfSecrets(operation, input);
  if (service === 'AmazonSQS') return requestsOfSqs(operation, input);
  if (service === 'AWSEvents') return requestsOfEvents(operation, input);
  if (service === 'AWSCognitoIdentityProviderService') return requestsOfUserPool(operation, input);
  throw new Error(`No rule for ${target}`);
}

const textOf = (body: string | Uint8Array) => (typeof body === 'string' ? body : new TextDecoder().decode(body));
