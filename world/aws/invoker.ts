/** A function that can be invoked with an event. */
export interface Invoker {
  /**
   * @param traceHeader of the request that caused the event.
   * @throws if the function failed; EventTooLarge or Throttled if it was not invoked at all.
   */
  invoke(event: unknown, traceHeader?: string): Promise<unknown>;
}

/** Events must be smaller. Source: AWS Lambda quotas. */
export const maxEventBytes = 6 * 1024 * 1024;

/** Lambda's RequestEntityTooLargeException, status 413: the function is not invoked. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

/** Lambda's TooManyRequestsException, status 429: the function's reserved concurrency is used up. */
export class Throttled extends Error {
  override readonly name = 'Throttled';
}
