import type { Clock } from '../ports/clock.ts';

/** Runs something with a signal that is aborted when it has taken so many milliseconds. */
export async function within<Result>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancel = clock.after(ms, () => controller.abort(new DOMException(`No end within ${ms} ms`, 'TimeoutError')));
  try {
    return await run(controller.signal);
  } finally {
    cancel();
  }
}
