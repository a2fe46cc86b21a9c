import type * as z from 'zod';
import type { EnvelopeName, ErrorName } from '../domain/request/errors.ts';
import type { Changer } from '../domain/template/template.ts';
import type { Account, KeyScope, Scope } from '../ports/accounts.ts';
import type { ApiServices } from '../ports/services.ts';
import type { Receipt } from '../ports/stores.ts';

/** One call of an action: the caller's account, and the services. */
export interface Call extends ApiServices {
  readonly account: Account;
  /** Unique per call. */
  readonly trackingId: string;
  /** Its sender, which the records that it changes keep. */
  readonly changedBy: Changer;
  /**
   * The receipt to write in the same transaction as the change: the answer for repeated calls with the Idempotency-Key.
   */
  readonly receiptOf: (answer: object) => Receipt | undefined;
}

type Without<Name extends string> = object & { readonly [Each in Name]?: never };

/**
 * The body of a success but for its `status`: no name of the envelope is an action's. One that says whether something is
 * `valid` says in `error-message`, as a failure does, why not.
 */
export type Answer =
  | Without<EnvelopeName>
  | (Without<Exclude<EnvelopeName, 'error-message'>> & { readonly valid: boolean });

type IdField = 'pass-id' | 'pass-template-id';

/** Name, schemas and error codes of an action. */
interface Signature<Input, Output extends object, Sent = unknown> {
  /** Name on the wire, in lower case. */
  readonly name: string;
  /** Schema of the request, without `action`. */
  readonly input: z.ZodType<Input, Sent>;
  /** Schema of the answer, without `status`. */
  readonly output: z.ZodType<Output>;
  /** Error codes for a missing or malformed id, in place of E9003. */
  readonly idErrors?: Partial<Record<IdField, { readonly missing: ErrorName; readonly malformed: ErrorName }>>;
  /** Error codes for an invalid field, or for errors inside it, in place of E9003. */
  readonly fieldCodes?: Readonly<Record<string, ErrorName>>;
  /** Name of a failure's message; error-message by default. */
  readonly messageField?: 'error-info';
  /** Error code of an unexpected failure of the service. */
  readonly internalError: ErrorName;
  /** The scope that an API key needs for it. */
  readonly scope: Scope;
  /** True if the action changes state: it then honours an Idempotency-Key, and its write includes a receipt. */
  readonly isWrite?: boolean;
}

/** One operation of the API. Source: docs/api.md#every-call. */
export interface Action<Input = unknown, Output extends Answer = Answer, Sent = unknown>
  extends Signature<Input, Output, Sent> {
  run(input: Input, call: Call): Promise<Output>;
}

/** Many calls of an action in one, each answered as if it came alone. Source: docs/api/many-in-one-call.md#many-in-one-call. */
export interface Batch extends Signature<unknown, object> {
  /** The action of each row. */
  readonly rowAction: Action;
  /** The field that holds the rows. */
  readonly rowsField: 'passes' | 'flights';
  /** Names the subject of a row, if it has one: rows about the same are done in their order. */
  readonly subjectOf: (row: Readonly<Record<string, unknown>>) => string | undefined;
  /** Ids beside the rows that a row may have of its own. */
  readonly ownIds: readonly ('pass-template-id' | 'to-pass-template-id' | 'brand')[];
  /** Sort key by which rows are begun; by default they are begun as they stand. */
  readonly orderOf?: (fields: Readonly<Record<string, unknown>>) => string;
}

/** Infers the types of an action's run from its schemas. */
export function defineAction<Input, Output extends Answer, Sent>(
  action: Action<Input, Output, Sent>,
): Action<Input, Output, Sent> {
  return action;
}

/** The answer of a call that changes nothing, once it is stored for an Idempotency-Key. */
export async function unchangedAnswer<Output extends object>(answer: Output, call: Call): Promise<Output> {
  const receipt = call.receiptOf(answer);
  if (receipt) await call.receipts.put(receipt);
  return answer;
}

/** True if a key of these scopes may do what needs this scope. */
export const allows = (scopes: readonly KeyScope[], needed: Scope): boolean =>
  scopes.includes('all') || scopes.includes(needed);
