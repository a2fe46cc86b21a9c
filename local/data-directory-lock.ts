import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Makes sure that only one stack uses a data folder: holds a socket in Linux's abstract namespace that is named by the
 * folder. The kernel lets go of it when the process ends, however it ends, so a lock is never stale.
 *
 * @returns false when another process has it.
 */
export async function lockDataDirectory(directory: string): Promise<boolean> {
  mkdirSync(directory, { recursive: true });
  // Elsewhere the embedded database does not run, and a database of one's own has its own rules.
  if (process.platform !== 'linux') return true;
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex');
  const socket = createServer().unref();
  return new Promise((resolve, reject) => {
    socket.once('listening', () => resolve(true));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    socket.listen(`\0boarding-pass-wallet-${name}`);
  });
}
