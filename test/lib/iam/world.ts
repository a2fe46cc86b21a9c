import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { systemClock } from '../../../lambdas/runtime/clock.ts';
import type { ApiEnv } from '../../../lambdas/runtime/env.ts';
import type { StreamReader } from '../../../lambdas/storage/policy-names.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { StreamPoller } from '../../../local/lambda/stream-poller.ts';
import { googleIn, listenGoogle } from '../../../local/wallets/google.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import type { Invoker } from '../../../world/aws/invoker.ts';
import type { GoogleService } from '../../../world/wallets/google.ts';
import type { GoogleSigner } from '../../../world/wallets/google-signer.ts';
import type { EmbeddedAws } from '../../helpers/embedded-aws.ts';

/** The world outside the functions. */
export interface World {
  readonly aws: EmbeddedAws;
  readonly env: ApiEnv & { readonly GOOGLE_ENDPOINT_URL: string };
  readonly clock: { nowMs: number };
  /** Push tokens of devices that are gone. */
  readonly goneTokens: Set<string>;
  /** Push tokens to which Apple has accepted pushes, in order. */
  readonly pushedTokens: string[];
  readonly google: GoogleService;
  readonly signer: GoogleSigner;
  /** Follows the table's stream from the world's beginning, or from where this reader left off. */
  followStream(reader: StreamReader, target: Invoker): StreamPoller;
  stop(): Promise<void>;
}

/** A world on these tables, buckets and queues. */
export async function createWorld(aws: EmbeddedAws, env: ApiEnv, nowMs: number): Promise<World> {
  const own = mkdtempSync(join(tmpdir(), 'world-'));
  const clock = { nowMs };
  const googleDirectory = join(own, 'walletb');
  mkdirSync(googleDirectory);
  const requests = new Recorder<RecordedRequest>(join(own, 'walletb.jsonl'));
  const { google: service, signer } = googleIn(googleDirectory);
  const google = await listenGoogle(service, requests, () => clock.nowMs);

  const database = new DynamoDBClient();
  const streams = new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  const checkpointOf = (reader: StreamReader) => join(own, `${reader}.json`);
  const followStream = (reader: StreamReader, target: Invoker) =>
    new StreamPoller(database, streams, target, {
      tableName: aws.env.TABLE_NAME,
      streamArn: '',
      batchSize: 100,
      maxRetries: -1,
      bisectOnError: false,
      reportsItems: true,
      file: checkpointOf(reader),
      onFailure: () => {},
      clock: { now: () => clock.nowMs, after: systemClock.after },
    });
  await followStream('relay', { invoke: async () => ({}) }).poll();
  copyFileSync(checkpointOf('relay'), checkpointOf('events'));
  return {
    aws,
    env: { ...env, ...aws.env, GOOGLE_ENDPOINT_URL: google.url },
    clock,
    goneTokens: new Set(),
    pushedTokens: [],
    google: service,
    signer,
    followStream,
    stop: () => google.close(),
  };
}
