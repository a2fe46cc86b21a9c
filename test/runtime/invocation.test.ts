import { systemClock } from '../../lambdas/runtime/clock.ts';
import { inInvocation } from '../../lambdas/runtime/invocation.ts';

test('the clock tells how much of its own time an invocation has left, also beside others', async () => {
  const left = (ms: number) =>
    inInvocation({ getRemainingTimeInMillis: () => ms }, async () => {
      await new Promise(setImmediate);
      return systemClock.msLeft();
    });
  expect(await Promise.all([left(5_000), left(200)])).toEqual([5_000, 200]);
});

test('outside of invocations, as for an operator, nothing ends', () => {
  expect(systemClock.msLeft()).toBe(Number.POSITIVE_INFINITY);
});
