/** A function that can be invoked with an event. */
export interface Invoker {
  /**
   * @param traceHeader of the request that caused the event.
   * @throws if the function failed; EventTooLarge if it was not invoked at all.
   */
  invoke(event: unknown, traceHeader?: string): Promise<unknown>;
}

/** A function's answer to a batch, with ReportBatchItemFailures. */
export interface BatchAnswer {
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}

/** Lambda's RequestEntityTooLargeException, status 413: the function is not invoked. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}
