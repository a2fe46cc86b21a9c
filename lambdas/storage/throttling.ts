import { ServiceBusy } from '../ports/service-busy.ts';

/**
 * How DynamoDB says that too much is asked of it at a time, after all of the SDK's attempts. A transaction is in
 * progress when an earlier attempt at it, whose answer did not come, is not done yet.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, errors.
 */
const errorNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
]);

/**
 * The same as reasons of a transaction that was cancelled, which the SDK does not repeat.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, reasons.
 */
const reasonCodes = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError']);

export const isThrottlingReason = (code: string | undefined): boolean => reasonCodes.has(code ?? '');

/** What is sent to DynamoDB. @throws ServiceBusy in the place of throttling. */
export async function unlessThrottled<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    const isThrottled = error instanceof Error && errorNames.has(error.name);
    throw isThrottled ? new ServiceBusy('DynamoDB is asked for too much at a time', { cause: error }) : error;
  }
}
