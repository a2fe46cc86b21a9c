import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { takingTurns } from '../../lambdas/context/client.ts';
import { sdkConfig } from '../../lambdas/context/sdk.ts';

/** Requests that wait for the expected number; connections marked as ended are reset. */
const waiting: ServerResponse[] = [];
const ended = new WeakSet<Socket>();
const open = new Set<Socket>();
let expected = 0;
let isOut = false;
const server = createServer((request, response) => {
  if (ended.has(request.socket)) {
    request.socket.resetAndDestroy();
    return;
  }
  if (isOut) {
    response.writeHead(500).end();
    return;
  }
  waiting.push(response);
  if (waiting.length < expected) return;
  for (const each of waiting.splice(0)) each.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
}).on('connection', (socket: Socket) => open.add(socket));

let client: DynamoDBClient;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  client = takingTurns(new DynamoDBClient({ ...sdkConfig(), endpoint, region: 'eu-central-1', credentials }));
});
afterAll(() => {
  client.destroy();
  server.close();
  server.closeAllConnections();
});

test('a request succeeds though all connections of a client have ended, however many there were', async () => {
  expected = 10;
  await Promise.all(Array.from({ length: expected }, () => client.send(new ListTablesCommand())));
  expect(open.size).toBe(10);
  for (const socket of open) ended.add(socket);
  expected = 1;
  await expect(client.send(new ListTablesCommand())).resolves.toBeDefined();
});

test('so does one after an outage, when the SDK grants no more than one attempt', async () => {
  isOut = true;
  for (let attempts = 0; attempts !== 1; )
    attempts = (await client.send(new ListTablesCommand()).catch((error) => error)).$metadata.attempts;
  isOut = false;
  for (const socket of open) ended.add(socket);
  await expect(client.send(new ListTablesCommand())).resolves.toMatchObject({ $metadata: { attempts: 1 } });
});
