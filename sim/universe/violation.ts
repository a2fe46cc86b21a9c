import type { PromiseName } from '../../world/promises/promises.ts';

export class Violation extends Error {
  override readonly name = 'Violation';
  readonly promise: PromiseName;
  readonly step: number;

  constructor(promise: PromiseName, step: number, details: string) {
    super(details);
    this.promise = promise;
    this.step = step;
  }
}
