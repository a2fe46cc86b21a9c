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
 * once, the last ones would fail at the timeout of connections, be repeated, and keep others waiting. An attempt on a connection
 * that has ended is sent again at once: after an outage the SDK has no attempts left to give, and each freeze ends connections.
 * Source: docs/decisions/retries.md#timeouts-begin-with-a-connection
 */
export function takingTurns<Client extends Stacked>(client: Client): Client {
  const inTurn = limited(maxSockets);
  client.middlewareStack.add((next) => (args) => inTurn(() => next(args).catch(unlessEnded(() => next(args)))), {
    step: 'deserialize',
    priority: 'high',
  });
  return client;
}

const unlessEnded =
  <Answer>(again: () => Promise<Answer>) =>
  (error: { readonly code?: unknown }): Promise<Answer> => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
    return again();
  };

/** A client that hands each command to a function. Paginators check its class. */
export const sendingBy = <Client extends object>(send: Send, prototype: Client): Client =>
  Object.assign(Object.create(prototype), { send });
