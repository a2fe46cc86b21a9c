import { readFileSync } from 'node:fs';

/** Polling interval, ms. */
const intervalMs = 1_000;

/**
 * Calls back when the npm that started this process, directly or through a shell, has ended. npm forwards signals, but
 * not SIGKILL, after which an orphaned process would hold the port. Does nothing without npm or without /proc.
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

/** Source: Linux manual, proc_pid_stat(5), field 4; the command before it is in parentheses, with any characters. */
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
