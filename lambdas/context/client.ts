import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { limited } from '../retry/limited.ts';
import { maxSockets } from '../runtime/connections.ts';

/** Takes a command of a client of AWS. */
export type Send = (command: object) => Promise<object>;

/** Configuration of every AWS client. */
export interface SdkConfig {
  readonly maxAttempts: number;
  readonly requestHandler: NonNullable<DynamoDBClientConfig['requestHandler']>;
  /** Takes commands in place of the SDK, for simulation. */
  readonly send?: Send | undefined;
}

type Middleware = <Args, Answer>(next: (args: Args) => Promise<Answer>) => (args: Args) => Promise<Answer>;

interface Stacked {
  readonly middlewareStack: {
    add(middleware: Middleware, place: { readonly step: 'deserialize'; readonly priority: 'high' }): void;
  };
}

/** A client of an AWS service. */
export function clientOf<Client extends Stacked>(Class: new (sdk: SdkConfig) => Client, sdk: SdkConfig): Client {
  return sdk.send ? sendingBy(sdk.send, Class.prototype) : takingTurns(new Class(sdk));
}

/**
 * Each attempt of a request waits until a connection is free, before the SDK's timeouts begin: of some hundred requests at
 * once, the last ones would fail at the timeout of connections, be repeated, and keep others waiting.
 */
export function takingTurns<Client extends Stacked>(client: Client): Client {
  const inTurn = limited(maxSockets);
  client.middlewareStack.add((next) => (args) => inTurn(() => next(args)), { step: 'deserialize', priority: 'high' });
  return client;
}

/** A client that hands each command to a function. Paginators check its class. */
export const sendingBy = <Client extends object>(send: Send, prototype: Client): Client =>
  Object.assign(Object.create(prototype), { send });
