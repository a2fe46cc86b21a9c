import { readFileSync } from 'node:fs';

/** How often npm is looked for, ms. */
const intervalMs = 1_000;

/**
 * Calls back when the npm that runs this process, directly or through a shell, is gone. It passes signals on, but
 * killed outright it cannot, and then nobody would know that this process still holds the port. Does nothing without
 * npm, and where there is no /proc.
 */
export function whenNpmEnds(onEnd: () => void): void {
  if (process.platform !== 'linux') return;
  const shell = process.ppid;
  const isNpm = (pid: number) => /^npm\b/.test(readProc(pid, 'cmdline'));
  const childOfNpm = isNpm(shell) ? process.pid : isNpm(parentOf(shell)) ? shell : undefined;
  if (childOfNpm === undefined) return;
  const npm = parentOf(childOfNpm);
  setInterval(() => {
    if (parentOf(childOfNpm) !== npm) onEnd();
  }, intervalMs).unref();
}

/** Source: Linux manual, proc_pid_stat(5), field 4; the command before it is in parentheses and may hold anything. */
function parentOf(pid: number): number {
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2] ?? 0);
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
