import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { LocalClock } from '../../../../local/basics/clock.ts';
import { Freezer } from '../../../../local/lambda/freezer.ts';
import { LocalFunction } from '../../../../local/lambda/function.ts';
import { FunctionLog } from '../../../../local/lambda/function-log.ts';
import { temporaryDirectory } from '../../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const freezer = new Freezer();
const functions: LocalFunction[] = [];

/** A server whose answers wait until `release`. */
const waiting: ServerResponse[] = [];
const server = createServer((_, response) => {
  waiting.push(response);
  server.emit('arrived');
});
const arrivals = async (count: number) => {
  while (waiting.length < count) await once(server, 'arrived');
};
const release = () => {
  for (const response of waiting.splice(0)) response.end();
};

/** Code that counts calls, concurrent calls, and turns of an event loop that goes on after the answer. */
const code = `
  let [calls, running, turns] = [0, 0, 0];
  const turn = () => { turns++; setImmediate(turn); };
  turn();
  export async function handler({ url }) {
    const found = { pid: process.pid, calls: ++calls, running: ++running, turns };
    if (url) await (await fetch(url)).text();
    running--;
    return found;
  }`;

interface Found {
  readonly pid: number;
  readonly calls: number;
  readonly running: number;
  readonly turns: number;
}

async function create(handler = 'strict.handler'): Promise<(url?: string) => Promise<Found>> {
  const definition = {
    ...{ name: 'strict', arn: 'arn:strict', directory, handler, environment: {} },
    ...{ timeoutMs: 3_600_000, memoryMb: 128 },
  };
  const clock = new LocalClock(path.join(directory, 'clock'));
  const log = new FunctionLog(path.join(directory, 'logs'), () => {});
  const created = await LocalFunction.create(definition, clock, log, freezer);
  functions.push(created);
  return async (url) => (await created.invoke({ url })) as Found;
}

/** State of a process: R running, S sleeping, T stopped. The manual page proc_pid_stat(5) lists them. */
const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')[0];

async function untilStopped(pid: number): Promise<void> {
  while (stateOf(pid) !== 'T') await new Promise(setImmediate);
}

let url: string;
beforeAll(async () => {
  writeFileSync(path.join(directory, 'strict.mjs'), code);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await Promise.all(functions.map((each) => each.close()));
  freezer.close();
  server.close();
});

test('an environment takes one call at a time; others get environments of their own, which take the next calls', async () => {
  const call = await create();
  const calls = [1, 2, 3].map(() => call(url));
  await arrivals(3);
  release();
  const found = await Promise.all(calls);
  expect(found.map(({ running }) => running)).toEqual([1, 1, 1]);
  const pids = found.map(({ pid }) => pid);
  expect(new Set(pids).size).toBe(3);
  expect(pids).toContain((await call()).pid);
});

test('more calls than environments wait for one', async () => {
  const call = await create();
  const calls = Array.from({ length: 7 }, () => call(url));
  await arrivals(5);
  release();
  await arrivals(2);
  release();
  const found = await Promise.all(calls);
  expect(new Set(found.map(({ pid }) => pid)).size).toBe(5);
});

test('an environment is frozen between calls, and starts once', async () => {
  const call = await create();
  const { pid } = await call();
  await untilStopped(pid);
  expect(await call()).toMatchObject({ pid, calls: 2 });
  await untilStopped(pid);
});

test('a connection that was open before a freeze is none after it', async () => {
  writeFileSync(
    path.join(directory, 'socket.mjs'),
    `import http from 'node:http';
    const agent = new http.Agent({ keepAlive: true });
    const get = (url) => new Promise((resolve) => {
      const request = http.get(url, { agent }, (response) => response.resume().on('end', () => resolve('answered')));
      request.on('error', ({ code }) => resolve(code));
    });
    export const handler = async ({ url }) => [process.pid, await get(url), await get(url)];`,
  );
  const answering = createServer((_, response) => void response.end());
  await once(answering.listen(0, '127.0.0.1'), 'listening');
  const call = await create('socket.handler');
  const address = `http://127.0.0.1:${(answering.address() as AddressInfo).port}`;
  const [pid, ...first] = (await call(address)) as unknown as [number, string, string];
  await untilStopped(pid);
  const [, ...second] = (await call(address)) as unknown as [number, string, string];
  answering.close();
  answering.closeAllConnections();
  expect([first, second]).toEqual([
    ['answered', 'answered'],
    ['ECONNRESET', 'answered'],
  ]);
});

test('a frozen environment ends with the process that froze it', async () => {
  const guarded = new Freezer();
  const child = spawn('/bin/cat', { stdio: ['pipe', 'ignore', 'ignore'] });
  guarded.watch(child);
  guarded.freeze(child);
  await untilStopped(child.pid ?? 0);
  guarded.close();
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
