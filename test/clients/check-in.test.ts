import { type Consumer, consume } from '../../clients/check-in/consumer.ts';

interface Call {
  readonly action: string;
  readonly passes?: readonly { 'pass-id': string }[];
  readonly flights?: readonly unknown[];
}

const success = { status: 'success' };
const failure = (code: string, message = '') => ({
  status: 'failure',
  'error-code': code,
  'error-message': message,
});
const checkIn = (id: string) => JSON.stringify({ checkIn: { 'pass-id': id } });
const flightChange = JSON.stringify({ flightChange: { 'origin-gate': 'G20' } });

/** Consumes messages in so many rounds, with a service that answers so. */
async function consumed(bodies: readonly string[], answer: (call: Call, count: number) => Response, rounds = 1) {
  const calls: Call[] = [];
  const waits: number[] = [];
  const reasons: Record<string, string> = {};
  const ending = new AbortController();
  let left = bodies.map((body) => ({ body, receipt: body }));
  let received = 0;
  const queue: Consumer['queue'] = {
    async receive() {
      received += 1;
      if (received === rounds) ending.abort();
      return left;
    },
    async delete(messages) {
      left = left.filter((message) => !messages.includes(message));
    },
    async bury({ body }, reason) {
      reasons[body] = reason;
    },
  };
  const done = consume({
    baseUrl: 'https://passes.example.com',
    apiKey: 'key',
    attempts: 1,
    queue,
    translate: (body) => JSON.parse(body),
    signal: ending.signal,
    wait: async (ms) => void waits.push(ms),
    fetch: async (_url, init) => {
      const call = JSON.parse(String(init?.body)) as Call;
      calls.push(call);
      return answer(call, calls.length);
    },
  });
  const error = await done.catch((thrown) => thrown as Error);
  return { calls, waits, reasons, error, left: left.map(({ body }) => body) };
}

const results = (rows: readonly object[], headers = {}) =>
  Response.json({ status: 'partial', results: rows }, { headers });
const rowsIn = ({ passes, flights }: Call) => passes ?? flights ?? [];

test('a message is deleted when its row has succeeded, and what concerns no pass without a call', async () => {
  const { calls, left, reasons } = await consumed([checkIn('P1'), '{}', flightChange], (call) =>
    results(rowsIn(call).map(() => success)),
  );
  expect(calls.map(({ action, ...call }) => [action, rowsIn(call as Call).length])).toEqual([
    ['updateflights', 1],
    ['putpasses', 1],
  ]);
  expect([left, reasons]).toEqual([[], {}]);
});

test('a row that met throttling stays in the queue, and the next call waits as long as the answer says', async () => {
  const throttled = (_: Call, count: number) =>
    count === 1 ? results([failure('E9021'), success], { 'retry-after': '7' }) : results([success]);
  const { calls, left, waits } = await consumed([checkIn('P1'), checkIn('P2')], throttled, 2);
  expect(waits).toEqual([7_000]);
  expect(calls[1]?.passes).toEqual([{ 'pass-id': 'P1' }]);
  expect(left).toEqual([]);
});

test('without Retry-After it waits longer each time', async () => {
  const { waits, left } = await consumed([checkIn('P1')], () => Response.json({}, { status: 502 }), 3);
  expect(waits).toEqual([500, 1_000, 2_000]);
  expect(left).toHaveLength(1);
});

test('a refused row and an unreadable message are buried with their reasons', async () => {
  const { left, reasons } = await consumed([checkIn('P1'), '{'], () => results([failure('E9003', 'seat-number')]));
  expect(left).toEqual([]);
  expect(reasons).toEqual({ [checkIn('P1')]: 'E9003 seat-number', '{': expect.stringContaining('JSON') });
});

test('a change of a flight without passengers stays in the queue, and holds up nothing', async () => {
  const { left, waits } = await consumed([flightChange], () => results([failure('E9028')]));
  expect([left, waits]).toEqual([[flightChange], []]);
});

test('a call that is too large is sent in halves', async () => {
  const tooLarge = Response.json({ 'error-code': 'E9004' }, { status: 413 });
  const { calls, left, reasons } = await consumed(['P1', 'P2', 'P3'].map(checkIn), (call) =>
    rowsIn(call).length > 1 || call.passes?.[0]?.['pass-id'] === 'P3' ? tooLarge.clone() : results([success]),
  );
  expect(calls.map((call) => rowsIn(call).length)).toEqual([3, 2, 1, 1, 1]);
  expect(left).toEqual([]);
  expect(reasons).toEqual({ [checkIn('P3')]: expect.stringContaining('E9004') });
});

test('a refusal of the caller ends it, with all messages in the queue', async () => {
  const { error, left } = await consumed([checkIn('P1')], () => Response.json(failure('E801'), { status: 401 }));
  expect(error).toMatchObject({ code: 'E801' });
  expect(left).toHaveLength(1);
});
