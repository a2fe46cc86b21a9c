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
  /** Carries every request to Wallet B: the same again. */
  readonly fetch?: typeof fetch;
}

/** What every AWS client is made with. */
export function sdkConfig({ requestHandler }: Overrides = {}) {
  return {
    maxAttempts: 4,
    requestHandler: requestHandler ?? { connectionTimeout: 1_000, requestTimeout: 5_000 },
  };
}

export function tableOf(name: string, sdk: ReturnType<typeof sdkConfig>, clock: Clock): Table {
  return new Table(documentClient(sdk), name, clock);
}

export function documentClient(sdk: ReturnType<typeof sdkConfig>): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(sdk), { marshallOptions: { removeUndefinedValues: true } });
}
