import { type Figure, report } from '../../bin/evidence/report.ts';

/** Prints figures beside their promises, and fails the command where a promise is broken. */
export class Promises {
  readonly #held = new Set<string>();

  /** A figure that is not a number, or of nothing (the greatest of none), breaks the promise. */
  atMost(what: string, figure: number, limit: number): void {
    this.#judge(Number.isFinite(figure) && figure <= limit, what, figure, { atMost: limit });
  }

  atLeast(what: string, figure: number, limit: number): void {
    this.#judge(figure >= limit, what, figure, { atLeast: limit });
  }

  #judge(holds: boolean, what: string, figure: number, bound: Omit<Figure, 'value'>): void {
    if (!holds) process.exitCode = 1;
    report(what, figure, bound);
    const promised = Object.entries(bound).map(
      ([kind, limit]) => `${kind === 'atMost' ? 'at most' : 'at least'} ${limit}`,
    );
    const text = `${what}: ${Number.isInteger(figure) ? figure : figure.toFixed(2)}, promised ${promised}`;
    // A promise that is kept each time is printed once.
    if (holds && this.#held.has(what)) return;
    if (holds) this.#held.add(what);
    console.log(`  ${holds ? 'kept' : 'BROKEN'}  ${text}`);
  }
}
