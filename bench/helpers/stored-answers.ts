import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Stored } from './stored-answers-process.ts';

interface Body {
  readonly body: Buffer;
}

/**
 * A plain HTTP server in a process of its own that answers each list and each fetch with the same stored bytes: what phones and
 * this machine need for their questions, without a service.
 */
export async function serveStored(list: Body, pass: Body) {
  const child = fork(path.join(import.meta.dirname, 'stored-answers-process.ts'));
  const answer = once(child, 'message');
  child.send({ list: list.body.toString('base64'), pass: pass.body.toString('base64') } satisfies Stored);
  const [port] = await answer;
  const read = async (name: string) => (await fetch(`http://127.0.0.1:${port}/${name}`)).arrayBuffer();
  return {
    /** Asks what a phone asks after a push. */
    async fetchAll(): Promise<void> {
      await read('list');
      await read('pass');
    },
    /** It also ends with this process. */
    stop: () => child.disconnect(),
  };
}
