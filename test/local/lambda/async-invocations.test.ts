import { AsyncInvocations } from '../../../local/lambda/async-invocations.ts';
import { EventTooLarge, Throttled } from '../../../world/aws/invoker.ts';

/** A function that fails with each error in turn, and the seconds at which it was called. */
function failing(errors: readonly Error[]) {
  let nowMs = 0;
  const calledAt: number[] = [];
  const invocations = new AsyncInvocations(() => nowMs);
  const target = {
    invoke: async () => {
      const error = errors[calledAt.push(nowMs / 1_000) - 1];
      if (error) throw error;
    },
  };
  return {
    calledAt,
    send: (event = '{}') => invocations.send(target, event),
    /** Lets time pass until nothing waits. */
    async finish() {
      for (let at = invocations.nextAt(); at !== undefined; at = invocations.nextAt()) {
        nowMs = at;
        await invocations.fireDue();
      }
    },
  };
}

const error = new Error('broken');
const throttled = new Throttled('Rate Exceeded.');

test('an event with which its function fails comes again after one minute, and two minutes later', async () => {
  const { send, finish, calledAt } = failing([error, error, error]);
  await send();
  await finish();
  expect(calledAt).toEqual([0, 60, 180]);
});

test('an event with which its function succeeds comes no more', async () => {
  const { send, finish, calledAt } = failing([error]);
  await send();
  await finish();
  expect(calledAt).toEqual([0, 60]);
});

test('an event for which its function is throttled comes again later and later, until it is 6 hours old', async () => {
  const { send, finish, calledAt } = failing(Array(100).fill(throttled));
  await send();
  await finish();
  expect(calledAt.slice(0, 11)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811]);
  expect(calledAt.at(-1)).toBe(811 + 300 * 69);
});

test('an event of 1 MB is refused', async () => {
  const { send, calledAt } = failing([]);
  await expect(send(JSON.stringify('x'.repeat(1024 * 1024 - 2)))).rejects.toThrow(EventTooLarge);
  await send(JSON.stringify('x'.repeat(1024 * 1024 - 3)));
  expect(calledAt).toHaveLength(1);
});
