import {
  type CancellationReason,
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  IdempotentParameterMismatchException,
  ResourceInUseException,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { attributesOf } from './attribute-values.ts';
import type { Item } from './values.ts';

/** Errors as the SDK throws them. Source: Amazon DynamoDB API reference, errors of each operation. */

const $metadata = { httpStatusCode: 400 };

export const invalid = (message: string) =>
  new DynamoDBServiceException({ name: 'ValidationException', $fault: 'client', message, $metadata });

/** @param constraint that a field breaks, such as its length. */
export const outOfBounds = (field: string, constraint: string) =>
  invalid(`1 validation error detected: Value at '${field}' failed to satisfy constraint: ${constraint}`);

/** A request that DynamoDB may understand and the local table does not. */
export const unknownHere = (what: string) =>
  new DynamoDBServiceException({
    name: 'UnknownOperationException',
    $fault: 'client',
    message: `The local table does not know ${what}`,
    $metadata,
  });

export const noSuchTable = () => new ResourceNotFoundException({ message: 'Requested resource not found', $metadata });

export const tableExists = (name: string) =>
  new ResourceInUseException({ message: `Table already exists: ${name}`, $metadata });

const refused = 'The conditional request failed';

export const conditionFailed = (old?: Item) =>
  new ConditionalCheckFailedException({ message: refused, $metadata, ...(old && { Item: attributesOf(old) }) });

export const otherParameters = () =>
  new IdempotentParameterMismatchException({
    message: 'A transaction with the same token had other parameters',
    $metadata,
  });

export type Reason = CancellationReason & { readonly Code: string };

export const noReason: Reason = { Code: 'None' };

/** @param reasons one for each item of the transaction, in order. */
export const canceled = (reasons: Reason[]) =>
  new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons
      .map(({ Code }) => Code)
      .join(', ')}]`,
    $metadata,
    CancellationReasons: reasons,
  });

/** The error of one item as the reason why its transaction is cancelled. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof ConditionalCheckFailedException)
    return { Code: 'ConditionalCheckFailed', Message: refused, ...(error.Item && { Item: error.Item }) };
  if (error instanceof DynamoDBServiceException && error.name === 'ValidationException')
    return { Code: 'ValidationError', Message: error.message };
  throw error;
}
