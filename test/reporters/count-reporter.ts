import { writeSync } from 'node:fs';
import { relative } from 'node:path';

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
  /** Name of a project in jest.all.config.js that repeats another's files. */
  readonly displayName?: { readonly name: string };
  readonly perfStats: { readonly runtime: number };
  readonly failureMessage?: string | null;
  readonly testResults: readonly Test[];
}

interface Test {
  /** Names of the describe blocks around it. */
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Limit of a test file, ms, which only a fault exceeds, also on a busy machine: the runner has none. */
const longestMs = 20 * 60_000;

/** Number of files in a run from which the slow ones are named. */
const manyFiles = 10;
const slowestFiles = 10;
/** Lines of failures that fit on a screen, and lines of each. */
const mostLines = 40;
const linesOfFailure = 6;

/**
 * Ends the output with what failed, in at most a screen, then each skipped test, whose title says why it is skipped, and
 * `N passed, N failed, N skipped`. A file that does not end ends the run. With CI=true a skipped test fails the run, since everything that tests need is
 * installed there.
 */
export default class CountReporter {
  #error: Error | undefined;
  /** By file and project: two projects may have the same file. */
  readonly #limits = new Map<object, NodeJS.Timeout>();

  onTestFileStart(file: { readonly path: string }): void {
    const end = () => {
      // jest holds back what is written to the standard output.
      writeSync(1, `Failed: ${relative('test', file.path)}: does not end\n0 passed, 1 failed, 0 skipped\n`);
      process.exit(1);
    };
    this.#limits.set(file, setTimeout(end, longestMs));
  }

  onTestFileResult(file: object): void {
    clearTimeout(this.#limits.get(file));
  }

  onRunComplete(_contexts: unknown, results: Results): void {
    const tests = results.testResults.flatMap((file) => file.testResults);
    const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    if (skipped.length > 0 && process.env.CI === 'true') this.#error = new Error('CI skips no test');
    const lines = [
      ...(results.testResults.length < manyFiles ? [] : [slowest(results.testResults)]),
      ...skipped.map((test) => `Skipped: ${titleOf(test)}`),
      ...failures(results.testResults),
      `${results.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`,
    ];
    // jest prints its own summary after every reporter.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }

  /** The reason for jest to fail although every test has passed. */
  getLastError(): Error | undefined {
    return this.#error;
  }
}

function slowest(files: readonly TestFile[]): string {
  const sorted = [...files].sort((a, b) => b.perfStats.runtime - a.perfStats.runtime);
  const named = sorted
    .slice(0, slowestFiles)
    .map((file) => `${nameOf(file)} ${Math.round(file.perfStats.runtime / 1_000)} s`);
  return `Slowest: ${named.join(', ')}`;
}

const titleOf = ({ ancestorTitles, title }: Test) => [...ancestorTitles, title].join(' > ');

const nameOf = ({ testFilePath, displayName }: TestFile) =>
  relative('test', testFilePath) + (displayName ? ` (${displayName.name})` : '');

/** Failures, each with the first lines of its reason, in at most a screen. */
function failures(files: readonly TestFile[]): readonly string[] {
  const all = files.flatMap((file) => {
    const failed = file.testResults.filter(({ status }) => status === 'failed');
    const reasons = failed.map((test) => [titleOf(test), test.failureMessages[0] ?? ''] as const);
    // A file that could not be loaded has a reason and no tests.
    const broken =
      file.failureMessage && failed.length === 0 ? [['cannot be loaded', file.failureMessage] as const] : [];
    return [...reasons, ...broken].map(([title, reason]) => [
      `Failed: ${nameOf(file)}: ${title}`,
      // The first line repeats the title.
      ...plain(reason).slice(1, 1 + linesOfFailure),
    ]);
  });
  const shown = all.flat().slice(0, mostLines);
  return all.flat().length > mostLines ? [...shown, `… ${all.length} failures in all`] : shown;
}

/** The lines that say something, without colours. */
const plain = (reason: string) =>
  reason
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line.slice(0, 160)}`);
