import { spawnSync } from 'node:child_process';

/**
 * The commit of this checkout, with `-dirty` behind it if tracked files were changed; `unknown` where git or its history is
 * missing.
 * Source: docs/decisions/0289-the-deployed-commit-is-an-output.md
 */
export function checkedOutCommit(): string {
  const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  const { status, stdout } = spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}
