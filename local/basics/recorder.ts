import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { parsedAsSent } from '../../lambdas/domain/text/json.ts';

/** A persistent record of the requests that a stand-in received, oldest first, one JSON line each. */
export class Recorder<Entry> {
  readonly #file: string;
  readonly #entries: Entry[];
  /** Called with each new entry. */
  onAdd: (entry: Entry) => void = () => {};

  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    // A crash may leave an incomplete last line, whose request was never acknowledged.
    const complete = content.subarray(0, content.lastIndexOf('\n') + 1);
    if (complete.length < content.length) truncateSync(file, complete.length);
    this.#entries = complete
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => parsedAsSent(line) as Entry);
  }

  add(entry: Entry): void {
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    this.#entries.push(entry);
    this.onAdd(entry);
  }

  all(): readonly Entry[] {
    return this.#entries;
  }
}
