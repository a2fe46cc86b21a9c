import type { Clock } from '../ports/clock.ts';

/**
 * Runs something that may take so many milliseconds; then its signal is aborted, and nobody waits for it any more.
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
