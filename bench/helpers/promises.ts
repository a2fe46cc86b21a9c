/** Prints figures beside their promises, and fails the command where a promise is broken. */
export class Promises {
  readonly #held = new Set<string>();

  /** A figure that is not a number, or of nothing (the greatest of none), breaks the promise. */
  atMost(what: string, figure: number, limit: number): void {
    this.#judge(Number.isFinite(figure) && figure <= limit, what, figure, `at most ${limit}`);
  }

  atLeast(what: string, figure: number, limit: number): void {
    this.#judge(figure >= limit, what, figure, `at least ${limit}`);
  }

  #judge(holds: boolean, what: string, figure: number, promised: string): void {
    if (!holds) process.exitCode = 1;
    const text = `${what}: ${Number.isInteger(figure) ? figure : figure.toFixed(2)}, promised ${promised}`;
    // A promise that is kept each time is printed once.
    if (holds && this.#held.has(what)) return;
    if (holds) this.#held.add(what);
    console.log(`  ${holds ? 'kept' : 'BROKEN'}  ${text}`);
  }
}
