import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'aws-lambda';

type Invocation = Pick<Context, 'getRemainingTimeInMillis'>;

const invocations = new AsyncLocalStorage<Invocation>();

/** Runs the code of one invocation, within which `msLeft` is known. */
export function inInvocation<Result>(invocation: Invocation, run: () => Result): Result {
  return invocations.run(invocation, run);
}

/** Milliseconds until Lambda ends this invocation; infinite outside of one. */
export function msLeft(): number {
  return invocations.getStore()?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
}
