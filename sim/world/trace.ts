import { createHash } from 'node:crypto';

/** Lines that are kept to be shown. */
const kept = 60;

/** All that happened, as a hash, and the end of it in words. */
export class Trace {
  readonly #hash = createHash('sha256');
  readonly #last: string[] = [];
  readonly #onLine: ((line: string) => void) | undefined;

  constructor(onLine?: (line: string) => void) {
    this.#onLine = onLine;
  }

  add(line: string): void {
    this.#hash.update(line);
    this.#hash.update('\n');
    this.#last.push(line);
    if (this.#last.length > 2 * kept) this.#last.splice(0, kept);
    this.#onLine?.(line);
  }

  last(): readonly string[] {
    return this.#last.slice(-kept);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
