/** Prints a figure beside its promise, and fails the command if the promise is broken. A figure that is not a number breaks it. */
export function promiseAtMost(what: string, figure: number, limit: number): void {
  const holds = Number.isFinite(figure) && figure <= limit;
  if (!holds) process.exitCode = 1;
  const shown = Number.isInteger(figure) ? figure : figure.toFixed(2);
  console.log(`  ${holds ? 'kept' : 'BROKEN'}  ${what}: ${shown}, promised at most ${limit}`);
}
