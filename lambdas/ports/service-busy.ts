/** An overloaded dependency: nothing was done, and a retry may succeed in a moment. */
export class ServiceBusy extends Error {
  override readonly name: string = 'ServiceBusy';
  /** The service's one-word reason, where there is no error that could be the cause. */
  readonly reason: string | undefined;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: string | undefined } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
