import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, QueuePorts } from '../../world/aws/queue.ts';
import { readJson } from '../basics/files.ts';

/**
 * A file per message of a queue, so that none is lost. Receipts are in memory only: after a restart every message is
 * visible again.
 */
export function messageFiles(directory: string): Pick<QueuePorts, 'stored' | 'onStored' | 'onRemoved'> {
  mkdirSync(directory, { recursive: true });
  const fileOf = ({ id }: Message) => path.join(directory, `${id}.json`);
  return {
    stored: readdirSync(directory)
      .flatMap((file) => readJson<Message>(path.join(directory, file)) ?? [])
      .sort((a, b) => a.sentAt - b.sentAt),
    onStored: (message) => writeFileSync(fileOf(message), JSON.stringify(message)),
    onRemoved: (message) => rmSync(fileOf(message), { force: true }),
  };
}
