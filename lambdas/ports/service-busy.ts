/** Too much at a time, not wrong: nothing was done, and the same request may succeed in a moment. */
export class ServiceBusy extends Error {
  override readonly name: string = 'ServiceBusy';
  /** The service's one word for it, where its answer was no error that could be the cause. */
  readonly reason: string | undefined;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: string | undefined } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
