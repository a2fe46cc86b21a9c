import { AsyncInvocations, type EventInvokeSettings } from '../../../local/lambda/async-invocations.ts';
import { EventTooLarge, Throttled } from '../../../local/lambda/invoker.ts';

/** A function that fails with each error in turn, and the seconds at which it was called. */
function failing(errors: readonly Error[], settings: EventInvokeSettings = {}) {
  let nowMs = 0;
  const calledAt: number[] = [];
  const failed: { to: string; record: Record<string, unknown> }[] = [];
  const invocations = new AsyncInvocations(
    () => nowMs,
    (to, record) => failed.push({ to, record: JSON.parse(record) }),
  );
  const target = {
    definition: { arn: 'arn:worker' },
    invoke: async () => {
      const error = errors[calledAt.push(nowMs / 1_000) - 1];
      if (error) throw error;
    },
  };
  invocations.configure('arn:worker', settings);
  return {
    calledAt,
    failed,
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
const toQueue = { DestinationConfig: { OnFailure: { Destination: 'arn:queue' } } };

test('an event with which its function fails comes again after one minute, and two minutes later', async () => {
  const { send, finish, calledAt, failed } = failing([error, error, error], toQueue);
  await send('{"a":1}');
  await finish();
  expect(calledAt).toEqual([0, 60, 180]);
  expect(failed).toEqual([
    {
      to: 'arn:queue',
      record: {
        version: '1.0',
        timestamp: '1970-01-01T00:03:00.000Z',
        requestContext: {
          requestId: expect.any(String),
          functionArn: 'arn:worker:$LATEST',
          ...{ condition: 'RetriesExhausted', approximateInvokeCount: 3 },
        },
        requestPayload: { a: 1 },
        responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
        responsePayload: { errorMessage: 'broken' },
      },
    },
  ]);
});

test('an event with which its function succeeds in the end is not given up', async () => {
  const { send, finish, calledAt, failed } = failing([error], toQueue);
  await send();
  await finish();
  expect([calledAt, failed]).toEqual([[0, 60], []]);
});

test('it comes again as often as its function says', async () => {
  const { send, finish, calledAt } = failing([error, error], { MaximumRetryAttempts: 0 });
  await send();
  await finish();
  expect(calledAt).toEqual([0]);
});

test('an event for which its function is throttled comes again later and later, until it is too old', async () => {
  const { send, finish, calledAt, failed } = failing(Array(20).fill(throttled), {
    ...toQueue,
    MaximumEventAgeInSeconds: 1_000,
  });
  await send();
  await finish();
  expect(calledAt).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811]);
  expect(failed.map(({ record }) => record.requestContext)).toEqual([
    expect.objectContaining({ condition: 'EventAgeExceeded', approximateInvokeCount: 0 }),
  ]);
});

test('an event of 1 MB is refused', async () => {
  const { send, calledAt } = failing([]);
  await expect(send(JSON.stringify('x'.repeat(1024 * 1024 - 2)))).rejects.toThrow(EventTooLarge);
  await send(JSON.stringify('x'.repeat(1024 * 1024 - 3)));
  expect(calledAt).toHaveLength(1);
});
