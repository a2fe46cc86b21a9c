import { listen } from '../../../local/basics/http.ts';
import { Meter } from '../../../local/basics/meter.ts';

test('from its first reset on the meter counts requests by operation or path, what is sent, and who has signed', async () => {
  const meter = new Meter();
  const server = await listen((_request, response) => void response.end('x'.repeat(1_000)));
  server.through(meter.before('s3', (request, response, handle) => handle(request, response), 2));
  const send = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}${path}`, { headers: { ...headers, connection: 'close' } })).text();
  await send('/bucket/i/link');
  expect(meter.uses()).toEqual({});
  meter.reset();
  await send('/bucket/i/link', { authorization: 'AWS4-HMAC-SHA256 Credential=ASIA1/20261122/eu-central-1' });
  await send('/bucket/i/other?x=1');
  await send('/', { 'x-amz-target': 'DynamoDB_20120810.PutItem' });
  await server.close();
  const { 's3 GET i': files, ...others } = meter.uses();
  expect(files).toMatchObject({ requests: 2, units: 0 });
  expect(files?.bytes).toBeGreaterThan(2_000);
  expect(others).toMatchObject({ 's3 PutItem': { requests: 1 }, 'by ASIA1 s3': { requests: 1 } });
});
