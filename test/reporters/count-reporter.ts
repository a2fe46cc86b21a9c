/** The part of jest's results that is counted. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded: none of their tests counts as failed. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly testResults: readonly { fullName: string; status: string }[] }[];
}

/**
 * Names every skipped test, whose title says why it is skipped, and ends the output with `N passed, N failed,
 * N skipped`. With CI=true a skipped test fails the run: there, everything that tests need is installed.
 */
export default class CountReporter {
  #error: Error | undefined;

  onRunComplete(_contexts: unknown, results: Results): void {
    const tests = results.testResults.flatMap((file) => file.testResults);
    const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    if (skipped.length > 0 && process.env.CI === 'true') this.#error = new Error('CI skips no test');
    const lines = [
      ...skipped.map(({ fullName }) => `Skipped: ${fullName}`),
      `${results.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`,
    ];
    // jest prints its own summary after every reporter.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }

  /** What makes jest fail although every test that ran has passed. */
  getLastError(): Error | undefined {
    return this.#error;
  }
}
