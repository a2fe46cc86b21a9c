import { type ChildProcess, spawn } from 'node:child_process';

/** Continues every process that was named on stdin, once stdin ends. */
const untilTheEnd = 'while read -r pid; do pids="$pids $pid"; done; kill -CONT $pids';

/**
 * Stops processes between invocations (SIGSTOP), so that their timers and sockets do not run. A guard process continues
 * them when this process ends, even by kill -9: they then find their Runtime API closed and end.
 */
export class Freezer {
  readonly #guard = spawn('/bin/sh', ['-c', untilTheEnd], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });

  watch({ pid }: ChildProcess): void {
    this.#guard.stdin.write(`${pid}\n`);
  }

  freeze(child: ChildProcess): void {
    child.kill('SIGSTOP');
  }

  thaw(child: ChildProcess): void {
    child.kill('SIGCONT');
  }

  close(): void {
    this.#guard.stdin.end();
  }
}
