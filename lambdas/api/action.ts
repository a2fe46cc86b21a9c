import type * as z from 'zod';
import type { ErrorName } from '../domain/errors.ts';
import type { Account, Services } from '../ports.ts';

/** The services and who is calling. */
export interface Call extends Services {
  readonly account: Account;
  /** New for each call. */
  readonly trackingId: string;
}

type IdField = 'pass-id' | 'pass-template-id';

/** One operation of the API. Source: specification, section 4. */
export interface Action<Input = unknown, Output extends object = object> {
  /** Name on the wire, in lower case. */
  readonly name: string;
  /** What the caller sends, without `action`. */
  readonly input: z.ZodType<Input>;
  /** What the caller gets, without `status`. */
  readonly output: z.ZodType<Output>;
  /** The id that a failure repeats. */
  readonly echo?: IdField;
  /** Codes of their own for an id that is missing or malformed. */
  readonly idErrors?: Partial<Record<IdField, { readonly missing: ErrorName; readonly malformed: ErrorName }>>;
  /** Code of a failure that is ours. */
  readonly internalError: ErrorName;
  run(input: Input, call: Call): Promise<Output>;
}

/** Ties the types of an action's schemas to its run. */
export function defineAction<Input, Output extends object>(action: Action<Input, Output>): Action<Input, Output> {
  return action;
}
