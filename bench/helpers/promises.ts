/** Prints figures beside what is promised of them, and fails the command where a promise is broken. */
export class Promises {
  readonly #kept = new Set<string>();

  /** A figure that is not a number, or of nothing (the greatest of none), breaks the promise. */
  atMost(what: string, figure: number, limit: number): void {
    this.#judge(Number.isFinite(figure) && figure <= limit, what, figure, `at most ${limit}`);
  }

  atLeast(what: string, figure: number, limit: number): void {
    this.#judge(figure >= limit, what, figure, `at least ${limit}`);
  }

  /** What must have happened is promised exactly: a bench that has lost sight of it would count none. */
  exactly(what: string, figure: number, expected: number): void {
    this.#judge(figure === expected, what, figure, String(expected));
  }

  #judge(isKept: boolean, what: string, figure: number, promised: string): void {
    if (!isKept) process.exitCode = 1;
    const text = `${what}: ${Number.isInteger(figure) ? figure : figure.toFixed(2)}, promised ${promised}`;
    // What is kept each time is said once.
    if (isKept && this.#kept.has(what)) return;
    if (isKept) this.#kept.add(what);
    console.log(`  ${isKept ? 'kept' : 'BROKEN'}  ${text}`);
  }
}
