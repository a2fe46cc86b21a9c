/** Something that takes events, as a function does. */
export interface Invoker {
  /**
   * @param traceHeader of the request that the event comes of.
   * @throws when the event was not dealt with; EventTooLarge when it was not even handed over.
   */
  invoke(event: unknown, traceHeader?: string): Promise<unknown>;
}

/** A function's answer to a batch, with ReportBatchItemFailures. */
export interface BatchAnswer {
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}

/** What Lambda answers with RequestEntityTooLargeException, status 413: no function sees such an event. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}
