import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** Takes a command of a client of AWS. */
export type Send = (command: object) => Promise<object>;

/** Configuration of every AWS client. */
export interface SdkConfig {
  readonly maxAttempts: number;
  readonly requestHandler: NonNullable<DynamoDBClientConfig['requestHandler']>;
  /** In place of the SDK, for simulation. */
  readonly send?: Send | undefined;
}

/** A client of an AWS service. */
export function clientOf<Client extends object>(Class: new (sdk: SdkConfig) => Client, sdk: SdkConfig): Client {
  return sdk.send ? sendingBy(sdk.send, Class.prototype) : new Class(sdk);
}

/** A client that hands each command to a function. Paginators ask for its class. */
export const sendingBy = <Client extends object>(send: Send, prototype: Client): Client =>
  Object.assign(Object.create(prototype), { send });
