import type { Clock } from '../ports/clock.ts';

/**
 * Runs something under a time limit in milliseconds. When it runs out, the signal is aborted and the result ignored.
 * @throws TimeoutError.
 */
export async function within<Result>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const cancel = clock.after(ms, () => {
    const error = new DOMException(`No end within ${ms} ms`, 'TimeoutError');
    controller.abort(error);
    late.reject(error);
  });
  try {
    return await Promise.race([run(controller.signal), late.promise]);
  } finally {
    cancel();
  }
}
