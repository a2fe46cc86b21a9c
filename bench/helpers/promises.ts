/** Prints figures beside what is promised of them, and fails the command where a promise is broken. */
export class Promises {
  readonly #kept = new Set<string>();

  atMost(what: string, figure: number, limit: number): void {
    const isKept = figure <= limit;
    if (!isKept) process.exitCode = 1;
    const text = `${what}: ${Number.isInteger(figure) ? figure : figure.toFixed(2)}, promised at most ${limit}`;
    // What is kept each time is said once.
    if (isKept && this.#kept.has(what)) return;
    if (isKept) this.#kept.add(what);
    console.log(`  ${isKept ? 'kept' : 'BROKEN'}  ${text}`);
  }
}
