/** Too much at a time, not wrong: nothing was done, and the same request may succeed in a moment. */
export class ServiceBusy extends Error {
  override readonly name: string = 'ServiceBusy';
}
