import * as z from 'zod';
import {
  faultSettings,
  kindsOf,
  type LocalFaults,
  type Target,
  targets,
} from '../../../local/faults/fault-settings.ts';
import { faultyHttp } from '../../../local/faults/faulty-http.ts';
import { inspect } from '../../../local/introspection.ts';
import { Faults } from '../../../world/faults/faults.ts';

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

test('a lag of indexes and throttling by partition are of the table as a whole, and strike no request', async () => {
  const faults: LocalFaults = new Faults();
  const scales: object[] = [];
  const entries: { readonly text: string }[] = [];
  const timeline = { add: (entry: { readonly text: string }) => void entries.push(entry) };
  const standIns = { faults, timeline, dynamoDb: { simulate: async (settings: object) => void scales.push(settings) } };
  const send = (method: string, body = '') => {
    const request = { method, target: '/_local/faults', headers: {}, body: Buffer.from(body), sourceIp: '' };
    return inspect(request, standIns as never, async () => 0);
  };
  await send('POST', '{"target": "dynamodb", "kind": "index-lag", "latency-ms": 500}');
  await send('POST', '{"target": "dynamodb", "kind": "throttle", "partition": true}');
  await send('POST', '{"target": "s3", "kind": "error"}');
  const handle = jest.fn();
  await faultyHttp(faults, 'dynamodb', { now: () => 0 })({} as never, {} as never, handle);
  expect(handle).toHaveBeenCalled();
  await send('DELETE');
  const throttling = { writes: 1_000, reads: 3_000 };
  expect(scales).toEqual([{ indexLagMs: 500 }, { indexLagMs: 500, throttling }, {}]);
  expect(entries.map(({ text }) => text)).toEqual([
    'The fault index-lag of dynamodb begins, rate 1',
    'The fault throttle of dynamodb begins, rate 1',
    'The fault error of s3 begins, rate 1',
    'All faults end',
  ]);
});
