import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../http.ts';

/** A running DynamoDB. */
export interface DynamoDb {
  readonly url: string;
  /** Lets this process end before it is closed, which closes it. */
  unref(): void;
  close(): Promise<void>;
}

const binary = path.resolve(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide');

export const embeddedDynamoDbExists = () => existsSync(binary);

/**
 * Runs the program given as arguments and ends it at the end of standard input, a pipe that only the main process holds
 * open: the database ends with that process, even if it crashes.
 */
const untilInputEnds =
  'exec 3<&0; "$@" </dev/null & database=$!; (cat <&3 >/dev/null; kill $database) & wait $database';

/** Starts the embedded DynamoDB, which stores everything in one SQLite file, or in memory if no file is given. */
export async function startDynamoDb(file?: string): Promise<DynamoDb> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ['--port', String(port), ...(file === undefined ? [] : ['--db-path', file])];
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', binary, ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // A separate process group: Ctrl-C reaches only the main process, which stops its children in order.
    detached: true,
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-2_000);
  });
  const reportEnd = () => console.error(`The embedded DynamoDB has ended:\n${output}`);
  child.once('exit', reportEnd);
  await answers(url, child);
  return {
    url,
    unref() {
      child.off('exit', reportEnd);
      for (const each of [child, child.stdin, child.stderr]) (each as unknown as Socket).unref();
    },
    async close() {
      if (child.exitCode !== null) return;
      child.off('exit', reportEnd);
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = await listen(() => {});
  await server.close();
  return server.port;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(20);
  }
  throw new Error('The embedded DynamoDB did not start');
}
