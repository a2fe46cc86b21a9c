import type * as z from 'zod';
import type { ErrorName } from '../domain/errors.ts';
import type { Account } from '../ports/accounts.ts';
import type { Receipt } from '../ports/receipts.ts';
import type { ApiServices } from '../ports/services.ts';

/** The services and who is calling. */
export interface Call extends ApiServices {
  readonly account: Account;
  /** New for each call. */
  readonly trackingId: string;
  /** What is written together with the change: the answer, for whoever repeats the call with its Idempotency-Key. */
  readonly receiptOf: (answer: object) => Receipt | undefined;
}

type IdField = 'pass-id' | 'pass-template-id';

/** One operation of the API. Source: docs/api.md#what-holds-for-every-action. */
export interface Action<Input = unknown, Output extends object = object> {
  /** Name on the wire, in lower case. */
  readonly name: string;
  /** What the caller sends, without `action`. */
  readonly input: z.ZodType<Input>;
  /** What the caller gets, without `status`. */
  readonly output: z.ZodType<Output>;
  /** Codes of their own for an id that is missing or malformed. */
  readonly idErrors?: Partial<Record<IdField, { readonly missing: ErrorName; readonly malformed: ErrorName }>>;
  /** Codes of their own for anything that is wrong with a field or inside it. */
  readonly fieldCodes?: Readonly<Record<string, ErrorName>>;
  /** What a failure's message is called, by default error-message. */
  readonly messageField?: 'error-info';
  /** Code of a failure that is ours. */
  readonly internalError: ErrorName;
  /** True when it changes state: then an Idempotency-Key is heeded, and each write goes with its receipt. */
  readonly isWrite?: boolean;
  run(input: Input, call: Call): Promise<Output>;
}

/** Ties the types of an action's schemas to its run. */
export function defineAction<Input, Output extends object>(action: Action<Input, Output>): Action<Input, Output> {
  return action;
}
