import { forTerminal } from '../lambdas/domain/text/printable.ts';

/** Runs a program. Of a failure it prints the message alone; the exit code is then 1. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(forTerminal(String(error instanceof Error ? error.message : error)));
    process.exitCode = 1;
  }
}
