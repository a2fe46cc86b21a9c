import type { Clock } from '../ports/runtime.ts';

/**
 * Runs something under a time limit in milliseconds. When it runs out, the signal is aborted and the result ignored.
 * @param parts into which the time is cut: of time in which this process is too busy to look at its timers only one part
 * counts.
 * @throws TimeoutError.
 */
export async function within<Result>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
  parts = 1,
): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  let cancel = () => {};
  const waitFor = (left: number) => {
    cancel = clock.after(ms / parts, () => {
      if (left > 1) return waitFor(left - 1);
      const error = new DOMException(`No end within ${ms} ms`, 'TimeoutError');
      controller.abort(error);
      late.reject(error);
    });
  };
  waitFor(parts);
  try {
    return await Promise.race([run(controller.signal), late.promise]);
  } finally {
    cancel();
  }
}
