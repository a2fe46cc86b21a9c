import { createHash } from 'node:crypto';

/** Number of the last lines that are stored for printing. */
const maxLines = 60;

/** Trace of all that happened: as a hash, and its end in words. */
export class Trace {
  readonly #hash = createHash('sha256');
  readonly #last: string[] = [];

  add(line: string): void {
    this.#hash.update(line);
    this.#hash.update('\n');
    this.#last.push(line);
    if (this.#last.length > 2 * maxLines) this.#last.splice(0, maxLines);
  }

  last(): readonly string[] {
    return this.#last.slice(-maxLines);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
