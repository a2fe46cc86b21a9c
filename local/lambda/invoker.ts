/** Something that takes events, as a function does. */
export interface Invoker {
  /** @throws when the event was not dealt with. */
  invoke(event: unknown): Promise<unknown>;
}

/** A function's answer to a batch, with ReportBatchItemFailures. */
export interface BatchAnswer {
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}
