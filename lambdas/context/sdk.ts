import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { Table } from '../storage/table.ts';
import type { Connect } from '../wallets/apple/apns-connection.ts';

/** Test doubles. */
export interface Overrides {
  readonly clock?: Clock;
  readonly log?: Log;
  /** Transport of AWS requests, for fault injection. */
  readonly requestHandler?: DynamoDBClientConfig['requestHandler'];
  /** Opens HTTP/2 sessions with APNs, for fault injection. */
  readonly connect?: Connect;
  /** Transport of requests to Google Wallet, for fault injection. */
  readonly fetch?: typeof fetch;
}

/** Maximum attempts at a request to AWS. */
const maxAttempts = 4;

/**
 * Timeouts of one attempt, ms. All attempts with their back-off must fit into the 15 s of the functions that passengers
 * wait for. Without `throwOnRequestTimeout` the SDK only logs a timeout and keeps waiting.
 */
export const awsTimeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

/** Configuration of every AWS client. */
export function sdkConfig({ requestHandler = awsTimeouts }: Overrides = {}) {
  return { maxAttempts, requestHandler };
}

export function tableOf(name: string, sdk: ReturnType<typeof sdkConfig>, clock: Clock): Table {
  return new Table(documentClient(sdk), name, clock);
}

export function documentClient(sdk: ReturnType<typeof sdkConfig>): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(sdk), { marshallOptions: { removeUndefinedValues: true } });
}
