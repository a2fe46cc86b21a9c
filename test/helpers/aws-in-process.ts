import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AwsError, type Operations } from '../../local/aws/wire/json-service.ts';
import { answerToWire, requestFromWire } from '../../local/own-table/wire.ts';
import type { Bucket } from '../../world/aws/bucket.ts';
import { s3Commands } from '../../world/aws/s3-commands.ts';
import type { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { FaultInjectingHandler } from './fault-injecting-handler.ts';

/** AWS in this process. */
interface AwsInProcess {
  readonly dynamoDb: MemoryDynamoDb;
  readonly bucketOf: (name: string) => Bucket | undefined;
  /** Operations of the other services by name, as their stand-ins have them. */
  readonly operations: Operations;
}

interface Client {
  readonly config: { readonly requestHandler: unknown; readonly maxAttempts: () => Promise<number> };
}

interface Command {
  readonly input: Readonly<Record<string, unknown>>;
}

/** The prototype that clients of the SDK have in common, the document client too. */
const clients: { send(this: Client, command: Command): Promise<object> } = Object.getPrototypeOf(
  DynamoDBClient.prototype,
);

/**
 * Evaluates what the SDK's clients of this process send, without signing, JSON and sockets, which cost thirty times as
 * much as the evaluation. Requests are counted, and fail, as those that FaultInjectingHandler carries. Signatures,
 * permissions, limits of sizes and time-outs are on the wire only (`startEmbeddedAws`).
 * @returns ends it
 */
export function sendInProcess(aws: AwsInProcess): () => void {
  const ofS3 = new Map(
    s3Commands((name = '') => {
      const bucket = aws.bucketOf(name);
      if (bucket === undefined) throw refusal('NoSuchBucket', 'The specified bucket does not exist');
      return bucket;
    }),
  );
  const { send: before } = clients;
  clients.send = async function send(command) {
    const name = command.constructor.name.replace(/Command$/, '');
    const evaluate = async () => {
      const answer = evaluated(this, command, name);
      return { ...answer, $metadata: { httpStatusCode: 200 } };
    };
    const { requestHandler, maxAttempts } = this.config;
    if (!(requestHandler instanceof FaultInjectingHandler)) return evaluate();
    return requestHandler.carryInProcess(operationOf(name, command), evaluate, await maxAttempts());
  };
  return () => {
    clients.send = before;
  };

  function evaluated(client: Client, command: Command, name: string): object {
    const s3 = ofS3.get(command.constructor);
    if (s3) return s3(command.input as never);
    if (client instanceof DynamoDBDocumentClient) return aws.dynamoDb.execute(tableOperation(name), command.input);
    if (client instanceof DynamoDBClient)
      return answerToWire({ ...aws.dynamoDb.execute(name, requestFromWire(command.input)) });
    const operation = Object.hasOwn(aws.operations, name) ? aws.operations[name] : undefined;
    if (operation === undefined) throw refusal('UnknownOperationException', `AWS in this process has no ${name}`);
    try {
      return operation(command.input as never, {});
    } catch (error) {
      throw error instanceof AwsError ? refusal(error.code.replace(/^.*#/, ''), error.message) : error;
    }
  }
}

/** Operations of DynamoDB that the document client calls by other names. */
const tableOperations: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

const tableOperation = (name: string) => tableOperations[name] ?? name;

/** Methods of the commands of S3 that name a key. */
const methods: Readonly<Record<string, string>> = { PutObject: 'PUT', GetObject: 'GET', DeleteObject: 'DELETE' };

/** A request's name, as FaultInjectingHandler has it. */
function operationOf(name: string, { input: { Key } }: Command): string {
  const method = typeof Key === 'string' ? methods[name] : { DeleteObjects: 'POST', ListObjectsV2: 'GET' }[name];
  if (method === undefined) return tableOperation(name);
  return `${method} ${typeof Key === 'string' ? Key.split('/')[0] : ''}`;
}

/** An error as the SDK makes it of an answer. */
const refusal = (name: string, message: string) =>
  Object.assign(new Error(message), { name, $fault: 'client', $metadata: { httpStatusCode: 400 } });
