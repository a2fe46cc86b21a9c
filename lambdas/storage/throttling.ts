import { ServiceBusy } from '../ports/runtime.ts';

/**
 * DynamoDB's errors for throttling, after all of the SDK's retries. A transaction is in progress if an earlier attempt
 * at it, whose answer was lost, has not finished.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, errors.
 */
const errorNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
]);

/**
 * The same as cancellation reasons of a transaction, which the SDK does not retry.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, reasons.
 */
const reasonCodes = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError']);

export const isThrottlingReason = (code: string | undefined): boolean => reasonCodes.has(code ?? '');

/** Awaits a DynamoDB request. @throws ServiceBusy in place of throttling errors. */
export async function unlessThrottled<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    const isThrottled = error instanceof Error && errorNames.has(error.name);
    throw isThrottled ? new ServiceBusy('DynamoDB throttles requests', { cause: error }) : error;
  }
}
