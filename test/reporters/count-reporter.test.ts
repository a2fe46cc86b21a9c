import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mostStarts } from '../helpers/counted-starts.ts';
import { runFolder } from '../helpers/once-in-run.ts';

const root = resolve(__dirname, '../..');

/** Runs jest with the reporter over one test file. @returns its exit code and last lines */
function runJest(testFile: string, ci: string, started = ''): { code: number | null; lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'count-reporter-'));
  try {
    writeFileSync(join(folder, 'starts'), started);
    writeFileSync(join(folder, 'example.test.js'), testFile);
    const config = { rootDir: folder, reporters: ['default', join(root, 'test/reporters/count-reporter.ts')] };
    const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config)];
    const env = { ...process.env, CI: ci, [runFolder]: folder };
    const { status, stdout } = spawnSync(process.execPath, jest, { cwd: folder, env, encoding: 'utf8' });
    return { code: status, lines: stdout.trimEnd().split('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const oneSkipped = "test('runs', () => {}); test.skip('checks it (skipped: no openssl here)', () => {});";

describe('count reporter', () => {
  test('the last line counts passed, failed and skipped tests, after the names of the skipped ones', () => {
    expect(runJest(oneSkipped, '')).toEqual({
      code: 0,
      lines: ['Skipped: checks it (skipped: no openssl here)', '1 passed, 0 failed, 1 skipped'],
    });
  });

  test('with CI=true a skipped test fails the run', () => {
    const { code, lines } = runJest(oneSkipped, 'true');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
  });

  test('with CI=true a run without skipped tests passes', () => {
    expect(runJest("test('runs', () => {});", 'true')).toEqual({ code: 0, lines: ['1 passed, 0 failed, 0 skipped'] });
  });

  test('a run that starts as much as is allowed passes, and one that starts more fails', () => {
    const starts = 'local stack\n'.repeat(mostStarts['local stack']);
    const passing = "test('runs', () => {});";
    expect(runJest(passing, '', starts)).toEqual({ code: 0, lines: ['1 passed, 0 failed, 0 skipped'] });
    expect(runJest(passing, '', `${starts}local stack\n`)).toEqual({
      code: 1,
      lines: [expect.stringContaining('Started too often: local stack'), '1 passed, 0 failed, 0 skipped'],
    });
  });

  test.each([
    [
      'a failed test',
      "test('runs', () => {}); test('fails', () => { throw new Error(); });",
      '1 passed, 1 failed, 0 skipped',
    ],
    ['a file that cannot be loaded', "throw new Error('broken');", '0 passed, 1 failed, 0 skipped'],
  ])('%s counts as failed', (_what, testFile, counts) => {
    const { code, lines } = runJest(testFile, '');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe(counts);
  });
});
