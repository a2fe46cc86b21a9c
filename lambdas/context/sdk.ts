import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { Table } from '../storage/table.ts';
import type { Connect } from '../wallets/apple/apns-connection.ts';

/** What tests put in place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  readonly log?: Log;
  /** Carries every AWS request: the place to inject faults. */
  readonly requestHandler?: DynamoDBClientConfig['requestHandler'];
  /** Makes the HTTP/2 sessions with APNs: the same for pushes. */
  readonly connect?: Connect;
  /** Carries every request to Google Wallet: the same again. */
  readonly fetch?: typeof fetch;
}

/** How often a request is sent to AWS at most. */
const maxAttempts = 4;

/**
 * How long one attempt may take, ms. All of them, and the waits between, have to fit into the 15 s of the functions
 * that passengers wait for. `throwOnRequestTimeout`: without it the SDK logs the silence and goes on listening.
 */
export const awsTimeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

/** What every AWS client is made with. */
export function sdkConfig({ requestHandler = awsTimeouts }: Overrides = {}) {
  return { maxAttempts, requestHandler };
}

export function tableOf(name: string, sdk: ReturnType<typeof sdkConfig>, clock: Clock): Table {
  return new Table(documentClient(sdk), name, clock);
}

export function documentClient(sdk: ReturnType<typeof sdkConfig>): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(sdk), { marshallOptions: { removeUndefinedValues: true } });
}
