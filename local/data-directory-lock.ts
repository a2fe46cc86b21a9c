import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Locks a data folder for one stack by holding a socket in Linux's abstract namespace, named by the folder. The kernel
 * releases it when the process ends, also in a crash, so that a lock is never stale.
 *
 * @returns false if another process holds the lock.
 */
export async function lockDataDirectory(directory: string): Promise<boolean> {
  mkdirSync(directory, { recursive: true });
  // The embedded database runs on Linux only; an external one handles its own locking.
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
