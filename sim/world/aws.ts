import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Send } from '../../lambdas/context/client.ts';
import type { Split } from '../../world/aws/s3-commands.ts';
import { type Aws, commandsOf } from './aws-commands.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

type Command = { readonly input: unknown; readonly constructor: { readonly name: string } };

/** The clients of AWS of a process: each command is a call on which the scheduler decides. */
export function sendOf(world: World, aws: Aws, process: Process): Send {
  const { faults, chance } = world;
  /** Splits a batch where a service does a part of it only. */
  const partOf: Split = (entries) => {
    const end = faults.strikes('partly') ? chance.below(entries.length) : entries.length;
    return [entries.slice(0, end), entries.slice(end)];
  };
  const others = commandsOf(aws, partOf);
  return (command) => {
    const { input, constructor: of } = command as Command;
    const name = of.name.replace(/Command$/, '');
    const other = others.get(of);
    const { QueueUrl } = input as { QueueUrl?: string };
    const title = [name, QueueUrl?.split('/').at(-1)].filter(Boolean).join(' ');
    if (other) return process.call<object>(other.service, title, () => other.apply(input as never));
    const operation = operations[name];
    if (operation === undefined) throw new Error(`The simulation does not know ${name}`);
    const database = () => {
      if (writes.has(name) && faults.strikes('conflict')) throw conflictOf(command, world);
      if (command instanceof BatchGetCommand) return batchGet(command, partOf, aws.database);
      if (command instanceof BatchWriteCommand) return batchWrite(command, partOf, aws.database);
      const answer = aws.database(operation, input as object);
      if (writes.has(name) && !isExpiryRecord(input as Named))
        for (const { PK, SK } of keysIn(input)) process.invocation?.written.add(`${PK} ${SK}`);
      return answer;
    };
    return process.call<object>('table', named(operation, input), database, throttled);
  };
}

/** Commands of the document client, by the names that DynamoDB has for them. */
const operations: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Query: 'Query',
  Scan: 'Scan',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

const writes = new Set(['Delete', 'Put', 'TransactWrite', 'Update']);

/** Names a request for the trace, with its keys where there are any. */
function named(operation: string, input: unknown): string {
  const keys = keysIn(input).map(({ PK, SK }) => `${PK.slice(0, 14)}/${SK.slice(0, 14)}`);
  return [operation, (input as Named).IndexName, ...keys].filter(Boolean).join(' ');
}

function keysIn(input: unknown): readonly DbKey[] {
  const { TransactItems = [], ...only } = input as Named & { TransactItems?: readonly object[] };
  const parts: readonly Named[] = [only, ...TransactItems.flatMap((item) => Object.values(item))];
  return parts.flatMap(({ Key, Item }) => Key ?? Item ?? []);
}

/** An expiration that time has brought is recorded before a call's own change, and stays whatever the call is answered. */
const isExpiryRecord = ({ ExpressionAttributeValues: values = {} }: Named) =>
  values[':updatedAtUtc'] !== undefined && values[':updatedAtUtc'] === values[':expiryNotedUtc'];

interface Named {
  readonly IndexName?: string;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
  readonly Item?: DbKey;
  readonly Key?: DbKey;
}

interface DbKey {
  readonly PK: string;
  readonly SK: string;
}

const throttled = () =>
  Object.assign(new Error('Too many requests'), {
    name: 'ProvisionedThroughputExceededException',
    $metadata: { httpStatusCode: 400 },
  });

function conflictOf(command: object, { chance }: World): Error {
  const $metadata = { httpStatusCode: 400 };
  if (!(command instanceof TransactWriteCommand)) return new TransactionConflictException({ message: '', $metadata });
  const { length } = command.input.TransactItems ?? [];
  const place = chance.below(length);
  const CancellationReasons = Array.from({ length }, (_, each) => ({
    Code: each === place ? chance.pick(['TransactionConflict', 'ThrottlingError'] as const) : 'None',
  }));
  return new TransactionCanceledException({ message: '', $metadata, CancellationReasons });
}

/** Leaves some keys unread, now and then. */
function batchGet({ input: { RequestItems = {} } }: BatchGetCommand, partOf: Split, database: Aws['database']): object {
  const [[name = '', { Keys = [], ...rest } = { Keys: [] }] = []] = Object.entries(RequestItems);
  const [done, left] = partOf(Keys);
  const UnprocessedKeys = left.length > 0 ? { [name]: { ...rest, Keys: [...left] } } : {};
  if (done.length === 0) return { Responses: {}, UnprocessedKeys };
  return { ...database('BatchGetItem', { RequestItems: { [name]: { ...rest, Keys: done } } }), UnprocessedKeys };
}

/** Leaves some items unwritten, now and then. */
function batchWrite({ input: { RequestItems = {} } }: BatchWriteCommand, partOf: Split, database: Aws['database']) {
  const [[name = '', requests = []] = []] = Object.entries(RequestItems);
  const [done, left] = partOf(requests);
  if (done.length > 0) database('BatchWriteItem', { RequestItems: { [name]: done } });
  return left.length > 0 ? { UnprocessedItems: { [name]: left } } : {};
}
