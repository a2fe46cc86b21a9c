import type { NodeHttpHandler } from '@smithy/node-http-handler';
import { FaultInjectingHandler } from '../fault-injecting-handler.ts';

type Handle = NodeHttpHandler['handle'];

/** What IAM is asked about a request, or about one of its items. */
export interface AuthorizedRequest {
  readonly action: string;
  /** As the templates call it, such as `Table/index/byList` or `Bucket/i/…`. */
  readonly resource: string;
  /** `dynamodb:LeadingKeys`; a request that names no partition key has none. */
  readonly leadingKeys?: readonly string[];
}

/** Carries a function's requests, and keeps what IAM would be asked about them. */
export class RecordingHandler extends FaultInjectingHandler {
  readonly requests: AuthorizedRequest[] = [];

  override handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    this.requests.push(...authorizationsOf(request));
    return super.handle(request, options);
  }
}

/** Resources of the tests by what the templates call them. */
const secrets = ['index', 'access', 'apiKey', 'origin'];
const queues = {
  'list-filing': 'ListFilingQueue',
  'fan-out': 'FanOutQueue',
  push: 'PushJobsQueue',
  'priority-push': 'PushJobsPriorityQueue',
  google: 'WalletBJobsQueue',
  due: 'DueJobsQueue',
} as const;

function authorizationsOf(request: Parameters<Handle>[0]): readonly AuthorizedRequest[] {
  const target = request.headers['x-amz-target'];
  if (target === undefined) return ofS3(request);
  const [service = '', operation = ''] = target.split('.');
  const input = JSON.parse(textOf(request.body));
  if (service.startsWith('DynamoDB')) return ofDynamoDb(operation, input);
  if (service === 'secretsmanager')
    return [{ action: `secretsmanager:${operation}`, resource: secretNamed(input.SecretId ?? input.Name) }];
  if (service === 'AmazonSQS')
    return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource: queueAt(input.QueueUrl) }];
  if (service === 'AWSEvents') return [{ action: `events:${operation}`, resource: 'EventsBus' }];
  throw new Error(`No rule for ${target}`);
}

const textOf = (body: string | Uint8Array) => (typeof body === 'string' ? body : new TextDecoder().decode(body));

const secretNamed = (id: string) =>
  secrets.includes(id)
    ? `Secrets${id.charAt(0).toUpperCase()}${id.slice(1)}`
    : `secret:boarding-pass-wallet/dev/${id}-Random`;

function queueAt(url: string): string {
  const name = url.split('/').at(-1)?.replace(/-\d+$/, '') as keyof typeof queues;
  return queues[name];
}

/** Source: Amazon S3, required permissions for API operations. */
function ofS3({ method, path, query, body }: Parameters<Handle>[0]): AuthorizedRequest[] {
  const [, , ...names] = path.split('/');
  if (method === 'POST' && query && 'delete' in query)
    return [...textOf(body).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => ({
      action: 's3:DeleteObject',
      resource: `Bucket/${key}`,
    }));
  const actions: Readonly<Record<string, string>> = { GET: 'Get', PUT: 'Put', DELETE: 'Delete' };
  if (names.length === 0 || actions[method] === undefined) throw new Error(`No rule for ${method} ${path}`);
  return [{ action: `s3:${actions[method]}Object`, resource: `Bucket/${names.join('/')}` }];
}

type Text = { readonly S: string };
type WithKey = { readonly Key: { readonly PK: Text } };

interface DynamoDbInput {
  readonly IndexName?: string;
  readonly Key?: { readonly PK: Text };
  readonly Item?: { readonly PK: Text };
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: Readonly<Record<string, Text>>;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly { readonly PK: Text }[] }>>;
  readonly TransactItems?: readonly {
    readonly Put?: { readonly Item: { readonly PK: Text } };
    readonly Update?: WithKey;
    readonly Delete?: WithKey;
  }[];
}

/**
 * A transaction is asked about item by item, each as if it came alone. Source: Amazon DynamoDB Developer Guide, Using IAM
 * with DynamoDB transactions; Service Authorization Reference, Amazon DynamoDB.
 */
function ofDynamoDb(operation: string, input: DynamoDbInput): AuthorizedRequest[] {
  const on = (action: string, ...leadingKeys: string[]) => ({
    action: `dynamodb:${action}`,
    resource: 'Table',
    leadingKeys,
  });
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [on(operation, input.Key?.PK.S ?? '')];
    case 'PutItem':
      return [on(operation, input.Item?.PK.S ?? '')];
    case 'BatchGetItem':
      return [
        on(operation, ...Object.values(input.RequestItems ?? {}).flatMap(({ Keys }) => Keys.map(({ PK }) => PK.S))),
      ];
    case 'TransactWriteItems':
      return (input.TransactItems ?? []).map(({ Put, Update, Delete }) => {
        if (Put) return on('PutItem', Put.Item.PK.S);
        if (Update) return on('UpdateItem', Update.Key.PK.S);
        if (Delete) return on('DeleteItem', Delete.Key.PK.S);
        throw new Error('No rule for this item of a transaction');
      });
    case 'Query': {
      const [, name = ''] = /^\w+ = (:\w+)/.exec(input.KeyConditionExpression ?? '') ?? [];
      const query = on('Query', input.ExpressionAttributeValues?.[name]?.S ?? '');
      // Of an index it is not documented what the leading key is.
      return [input.IndexName ? { action: query.action, resource: `Table/index/${input.IndexName}` } : query];
    }
    default:
      throw new Error(`No rule for ${operation}`);
  }
}
