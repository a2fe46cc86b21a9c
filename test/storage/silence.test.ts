import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { awsTimeouts, s3Config, sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { setEnv } from '../helpers/set-env.ts';

/** A server that accepts connections, takes requests, and never answers. */
let server: Server;
let restoreEnv: () => void;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.resume().on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };
  restoreEnv = setEnv({ AWS_ENDPOINT_URL, AWS_REGION: 'local', ...credentials });
});
afterAll(() => {
  restoreEnv();
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('silence of AWS ends every attempt, and after the fourth the request', async () => {
  const requestHandler = { ...awsTimeouts, requestTimeout: 20 };
  const table = tableOf('passes', sdkConfig({ requestHandler }), fixedClock());
  await expect(table.get({ PK: 'PASS#1', SK: 'PASS' })).rejects.toMatchObject({
    name: 'TimeoutError',
    $metadata: { attempts: 4 },
  });
});

test('all attempts and the waits between fit into the 15 s of a function that a passenger waits for', () => {
  const { maxAttempts, requestHandler } = sdkConfig();
  expect(requestHandler).toMatchObject({ throwOnRequestTimeout: true });
  // Waits between attempts are at most 0.1, 0.2 and 0.4 s.
  expect(maxAttempts * awsTimeouts.requestTimeout + 700).toBeLessThan(15_000);
});

test('callers, who wait for files, hear within 5 s that S3 is silent', () => {
  const { maxAttempts, requestHandler } = s3Config(sdkConfig());
  expect(requestHandler).toMatchObject({ throwOnRequestTimeout: true });
  const { requestTimeout } = requestHandler as typeof awsTimeouts;
  expect(maxAttempts * requestTimeout + 700).toBeLessThan(5_000);
});
