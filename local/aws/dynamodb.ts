import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../basics/http.ts';

/** A running DynamoDB. */
export interface DynamoDb {
  readonly url: string;
  /** Lets this process end before it is closed, which closes it. */
  unref(): void;
  close(): Promise<void>;
}

const binary = path.resolve(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide');

const ownProgram = path.resolve(import.meta.dirname, '../own-dynamodb.ts');

/** The embedded databases: their programs, which take the same options, and the files that store everything. */
const embedded = {
  dynoxide: { program: [binary], file: 'dynamodb.sqlite' },
  own: { program: [process.execPath, ownProgram], file: 'dynamodb.journal' },
} as const;

export type EmbeddedKind = keyof typeof embedded;

/**
 * The database of this machine: our own where dynoxide has no program, which is everywhere but Linux on x64.
 * @param requested LOCAL_DATABASE
 */
export function embeddedKind(requested = process.env.LOCAL_DATABASE, hasDynoxide = existsSync(binary)): EmbeddedKind {
  if (requested !== undefined && requested !== '' && !Object.hasOwn(embedded, requested))
    throw new RangeError(`LOCAL_DATABASE must be ${Object.keys(embedded).join(' or ')}, not ${requested}`);
  return (requested || (hasDynoxide ? 'dynoxide' : 'own')) as EmbeddedKind;
}

/**
 * Runs the program given as arguments and ends it at the end of standard input, a pipe that only the main process holds
 * open: the database ends with that process, even if it crashes.
 */
const untilInputEnds =
  'exec 3<&0; "$@" </dev/null & database=$!; (cat <&3 >/dev/null; kill $database) & wait $database';

/**
 * Starts the embedded DynamoDB.
 * @param directory of the one file that it stores everything in; without it, that is in memory.
 * @throws if the directory has the file of another database.
 */
export async function startDynamoDb(directory?: string, kind = embeddedKind()): Promise<DynamoDb> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stored = directory === undefined ? [] : ['--db-path', fileIn(directory, kind)];
  const command = [...embedded[kind].program, '--port', String(port), ...stored];
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', ...command], {
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

function fileIn(directory: string, kind: EmbeddedKind): string {
  for (const [other, { file }] of Object.entries(embedded))
    if (other !== kind && existsSync(path.join(directory, file)))
      throw new Error(
        `${directory} has data of another database: set LOCAL_DATABASE=${other}, or DATA_DIR to another folder`,
      );
  return path.join(directory, embedded[kind].file);
}

export async function freePort(): Promise<number> {
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
