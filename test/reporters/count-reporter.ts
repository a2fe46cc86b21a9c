import { relative } from 'node:path';
import { report } from '../../bin/evidence/report.ts';
import { mostStarts, startsUntilNow } from '../helpers/counted-starts.ts';
import { folder } from '../together.ts';

/** The counted part of jest's results. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Number of files that could not be loaded, none of whose tests counts as failed. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly testFilePath: string;
  /** Name of the project in jest.ci.config.js that repeats another's files. */
  readonly displayName?: { readonly name: string };
  readonly perfStats: { readonly runtime: number };
  readonly testResults: readonly Test[];
}

interface Test {
  readonly fullName: string;
  readonly status: string;
  /** Names of the describe blocks around it. */
  readonly ancestorTitles: readonly string[];
  /** Time it took, ms; null of a skipped test. */
  readonly duration?: number | null;
}

/** Number of files in a run from which the slow ones are named. */
const manyFiles = 10;
const slowestFiles = 10;

/**
 * Names every skipped test, whose title says why it is skipped, and ends the output with `N passed, N failed,
 * N skipped`. With CI=true a skipped test fails the run, since everything that tests need is installed there. In any run
 * more starts of stacks, browsers or databases than mostStarts fail it, as they make test runs slow.
 */
export default class CountReporter {
  #error: Error | undefined;

  onRunComplete(_contexts: unknown, results: Results): void {
    const tests = results.testResults.flatMap((file) => file.testResults);
    const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    if (skipped.length > 0 && process.env.CI === 'true') this.#error = new Error('CI skips no test');
    const starts = startsUntilNow();
    const tooMany = Object.entries(mostStarts).filter(([what, most]) => starts[what as keyof typeof starts] > most);
    if (tooMany.length > 0) this.#error = new Error('The run starts more than it may');
    const lines = [
      ...(results.testResults.length < manyFiles ? [] : [slowest(results.testResults), started(starts)]),
      ...tooMany.map(([what, most]) => `Started too often: ${what}, of which a run may start ${most}`),
      ...skipped.map(({ fullName }) => `Skipped: ${fullName}`),
      `${results.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`,
    ];
    report('tests passed', results.numPassedTests);
    report('tests failed', failed, { atMost: 0 });
    report('tests skipped', skipped.length);
    // jest prints its own summary after every reporter.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }

  /** The reason for jest to fail although every test has passed. */
  getLastError(): Error | undefined {
    return this.#error;
  }
}

function slowest(files: readonly TestFile[]): string {
  const sorted = files.flatMap(timesIn).sort((a, b) => b.ms - a.ms);
  const named = sorted.slice(0, slowestFiles).map(({ name, ms }) => `${name} ${Math.round(ms / 1_000)} s`);
  return `Slowest: ${named.join(', ')}`;
}

/** The times of a file, or of each file of a group (test/together.ts). */
function timesIn({ testFilePath, displayName, perfStats, testResults }: TestFile) {
  const project = displayName ? ` (${displayName.name})` : '';
  const nameOf = (file: string) => relative('test', file) + project;
  if (!testFilePath.includes(`/${folder}/`)) return [{ name: nameOf(testFilePath), ms: perfStats.runtime }];
  const byFile = Map.groupBy(testResults, ({ ancestorTitles }) => ancestorTitles[0] ?? '');
  return [...byFile].map(([file, tests]) => ({
    name: nameOf(file),
    ms: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

const started = (starts: object) =>
  `Started: ${Object.entries(starts)
    .map(([what, count]) => `${what} ${count} times`)
    .join(', ')}`;
