import * as z from 'zod';
import { faultSettings, kindsOf, type Target, targets } from '../../../local/faults/fault-settings.ts';
import { Faults } from '../../../local/faults/faults.ts';
import { inspect } from '../../../local/introspection.ts';

const pairs = targets.flatMap((target) => kindsOf[target].map((kind): [Target, string] => [target, kind]));

test.each(pairs)('%s knows the fault %s', (target, kind) => {
  const { data } = faultSettings.safeParse({ target, kind });
  expect(data).toMatchObject({ target, kind, rate: 1, seed: 0 });
});

test.each([
  [{ kind: 'error' }, 'target'],
  [{ target: 'dynamo', kind: 'error' }, 'target'],
  [{ target: 's3', kind: 'gone wild' }, 'kind'],
  [{ target: 's3', kind: 'error', rate: 10 }, 'rate'],
  [{ target: 's3', kind: 'error', rate: '0.1' }, 'rate'],
  [{ target: 's3', kind: 'error', seed: 0.5 }, 'seed'],
  [{ target: 's3', kind: 'latency', 'latency-ms': -1 }, 'latency-ms'],
  [{ target: 's3', kind: 'error', tokens: ['a'] }, 'tokens'],
  [{ target: 's3', kind: 'throttle', partition: true }, 'partition'],
  [{ target: 's3', kind: 'error', odds: 1 }, 'odds'],
])('%j is refused, by the name of %s', (settings, field) => {
  const { error } = faultSettings.safeParse(settings);
  expect(z.prettifyError(error as z.ZodError)).toContain(field);
});

test('a kind that a target does not have is refused with those that it has', () => {
  const { error } = faultSettings.safeParse({ target: 'secrets', kind: 'goaway' });
  expect(error?.issues[0]?.message).toBe(
    'secrets has no fault goaway; it has error, throttle, lost-answer, silence, half-answer, latency, slow, clock-skew',
  );
});

const active = (...settings: object[]) => {
  const faults = new Faults();
  for (const each of settings) faults.set(faultSettings.parse(each));
  return faults;
};

const strikes = (faults: Faults, target: Target = 's3', count = 1_000) =>
  Array.from({ length: count }, () => faults.strike(target, kindsOf[target])?.kind);

test('a seed strikes the same requests each time, at the rate that was requested', () => {
  const settings = { target: 's3', kind: 'error', rate: 0.2, seed: 3 };
  const once = strikes(active(settings));
  expect(strikes(active(settings))).toEqual(once);
  expect(strikes(active({ ...settings, seed: 4 }))).not.toEqual(once);
  const struck = once.filter(Boolean).length;
  expect([struck > 150, struck < 250]).toEqual([true, true]);
});

test('another fault of the target strikes others, and leaves the first where it was', () => {
  const [first, second] = [
    { target: 's3', kind: 'error', rate: 0.2 },
    { target: 's3', kind: 'throttle', rate: 0.2 },
  ];
  const alone = strikes(active(first)).map((kind) => kind === 'error');
  const both = strikes(active(first, second));
  expect(both.map((kind) => kind === 'error')).toEqual(alone);
  expect(both.filter((kind) => kind === 'throttle').length).toBeGreaterThan(100);
});

test('a fault of one target leaves the others alone', () => {
  expect(strikes(active({ target: 's3', kind: 'error' }), 'sqs', 1)).toEqual([undefined]);
});

test('the list says how often each fault could strike, and did', () => {
  const faults = active({ target: 's3', kind: 'error', rate: 0.5 }, { target: 'sqs', kind: 'error' });
  const struck = strikes(faults, 's3', 10).filter(Boolean).length;
  expect(faults.list()).toMatchObject([
    { target: 's3', kind: 'error', asked: 10, struck },
    { target: 'sqs', kind: 'error', asked: 0, struck: 0 },
  ]);
});

test('a lag of indexes and throttling by partition are of the table as a whole, and strike no request', async () => {
  const faults = new Faults();
  const scales: object[] = [];
  const standIns = { faults, dynamoDb: { simulate: async (settings: object) => void scales.push(settings) } };
  const send = (method: string, body = '') => {
    const request = { method, target: '/_local/faults', headers: {}, body: Buffer.from(body), sourceIp: '' };
    return inspect(request, standIns as never, async () => 0);
  };
  await send('POST', '{"target": "dynamodb", "kind": "index-lag", "latency-ms": 500}');
  await send('POST', '{"target": "dynamodb", "kind": "throttle", "partition": true}');
  await send('POST', '{"target": "s3", "kind": "error"}');
  expect(faults.strike('dynamodb', ['throttle'])).toBeUndefined();
  await send('DELETE');
  const throttling = { partition: { writes: 1_000, reads: 3_000 } };
  expect(scales).toEqual([{ indexLagMs: 500 }, { indexLagMs: 500, throttling }, {}]);
});

test('a fault ends with rate 0, with its target, or with all', () => {
  const two = () => active({ target: 's3', kind: 'error' }, { target: 'sqs', kind: 'error' });
  const targetsOf = (faults: Faults) => faults.list().map(({ target }) => target);
  const [byRate, byTarget, all] = [two(), two(), two()];
  byRate.set(faultSettings.parse({ target: 's3', kind: 'error', rate: 0 }));
  byTarget.end('sqs');
  all.end();
  expect([byRate, byTarget, all].map(targetsOf)).toEqual([['sqs'], ['s3'], []]);
});
