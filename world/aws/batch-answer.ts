/**
 * Identifiers of the failed items in a function's answer to a batch, with ReportBatchItemFailures: none if the answer or
 * its list is empty or null.
 * Source: AWS Lambda Developer Guide, "Handling errors for an SQS event source in Lambda".
 * @param items identifiers of the batch. Streams document no answer with another one: here it fails the whole batch, too.
 * @returns undefined for an answer that fails the whole batch.
 */
export function failedItems(answer: unknown, items: readonly string[]): readonly string[] | undefined {
  if (answer === null || answer === undefined) return [];
  if (typeof answer !== 'object') return undefined;
  const { batchItemFailures } = answer as { readonly batchItemFailures?: unknown };
  if (batchItemFailures === null || batchItemFailures === undefined) return [];
  if (!Array.isArray(batchItemFailures)) return undefined;
  const failed = batchItemFailures.map((failure: { itemIdentifier?: string } | null) => failure?.itemIdentifier ?? '');
  return failed.every((item) => items.includes(item)) ? failed : undefined;
}
