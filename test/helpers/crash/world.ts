import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { ApiEnv } from '../../../lambdas/runtime/env.ts';
import type { StreamReader } from '../../../lambdas/storage/policy-names.ts';
import type { StoredObject } from '../../../local/aws/bucket.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import type { Invoker } from '../../../local/lambda/invoker.ts';
import { StreamMapping } from '../../../local/lambda/stream-mapping.ts';
import { GoogleStandIn } from '../../../local/wallets/google.ts';
import { GoogleSigner } from '../../../local/wallets/google-signer.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import type { EmbeddedAws } from '../embedded-aws.ts';
import { temporaryDirectory } from '../temporary-directory.ts';

type Item = Record<string, AttributeValue>;

/** The world outside the processes, which outlasts them. */
export interface World {
  readonly aws: EmbeddedAws;
  readonly env: ApiEnv & { readonly GOOGLE_ENDPOINT_URL: string };
  readonly clock: { nowMs: number };
  /** Push tokens of all pushes to Apple, and tokens of devices that are gone. */
  readonly pushes: string[];
  readonly goneTokens: Set<string>;
  readonly googleRequests: Recorder<RecordedRequest>;
  readonly signer: GoogleSigner;
  /** Follows the table's stream from the world's beginning, or from where this reader left off. */
  followStream(reader: StreamReader, target: Invoker): StreamMapping;
  /** Its state as data, from which another world can begin. */
  state(): Promise<State>;
  /** Events that were sent to the event bus. */
  events(): readonly Record<string, unknown>[];
  stop(): Promise<void>;
}

export interface State {
  readonly items: readonly Item[];
  readonly objects: Readonly<Record<string, Pick<StoredObject, 'headers' | 'body'>>>;
  /** Google Wallet's classes and objects, as JSON. */
  readonly inGoogle: string;
  readonly nowMs: number;
  readonly goneTokens: readonly string[];
}

const directory = temporaryDirectory();

/** Clients of the one database of all worlds: making one takes as long as some of its requests. */
let clients: { readonly database: DynamoDBClient; readonly streams: DynamoDBStreamsClient } | undefined;
const sharedClients = () => {
  clients ??= {
    database: new DynamoDBClient(),
    streams: new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
  };
  return clients;
};

/** A world on a table, bucket and queues of its own that begins with this state. */
export async function createWorld(aws: EmbeddedAws, env: ApiEnv, begin: State): Promise<World> {
  const own = mkdtempSync(join(directory, 'world-'));
  const { database, streams } = sharedClients();
  await putAll(database, aws.env.TABLE_NAME, begin.items);
  for (const [key, { body, headers }] of Object.entries(begin.objects)) aws.bucket.put(key, body, headers);

  const clock = { nowMs: begin.nowMs };
  const signer = new GoogleSigner(join(directory, 'root-key.pem'));
  const googleDirectory = join(own, 'walletb');
  mkdirSync(googleDirectory);
  const resources = join(googleDirectory, 'resources.json');
  writeFileSync(resources, begin.inGoogle);
  const googleRequests = new Recorder<RecordedRequest>(join(own, 'walletb.jsonl'));
  const standIn = new GoogleStandIn(googleDirectory, googleRequests, () => clock.nowMs, signer.rootKeys);
  const google = await standIn.listen();

  const checkpointOf = (reader: StreamReader) => join(own, `${reader}.json`);
  const followStream = (reader: StreamReader, target: Invoker) =>
    new StreamMapping(database, streams, target, {
      tableName: aws.env.TABLE_NAME,
      streamArn: '',
      batchSize: 100,
      maxRetries: -1,
      bisectOnError: false,
      reportsItems: true,
      file: checkpointOf(reader),
      onFailure: () => {},
      now: () => clock.nowMs,
    });
  await followStream('relay', { invoke: async () => ({}) }).poll();
  copyFileSync(checkpointOf('relay'), checkpointOf('events'));
  const firstEvent = aws.events.all().length;
  const goneTokens = new Set(begin.goneTokens);
  return {
    aws,
    env: { ...env, ...aws.env, GOOGLE_ENDPOINT_URL: google.url },
    clock,
    pushes: [],
    goneTokens,
    googleRequests,
    signer,
    followStream,
    state: async () => ({
      items: await itemsOf(database, aws.env.TABLE_NAME),
      objects: Object.fromEntries(aws.bucket.keys().map((key) => [key, aws.bucket.get(key) as StoredObject])),
      inGoogle: readFileSync(resources, 'utf8'),
      nowMs: clock.nowMs,
      goneTokens: [...goneTokens],
    }),
    events: () =>
      aws.events
        .all()
        .slice(firstEvent)
        .map(({ Detail }) => Detail as Record<string, unknown>),
    stop: () => google.close(),
  };
}

async function itemsOf(client: DynamoDBClient, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    items.push(...Items);
  return items;
}

async function putAll(client: DynamoDBClient, table: string, items: readonly Item[]): Promise<void> {
  const puts: WriteRequest[] = items.map((Item) => ({ PutRequest: { Item } }));
  for (let start = 0; start < puts.length; start += 25)
    await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: puts.slice(start, start + 25) } }));
}
