import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * Locks a data folder for one process, and closes it to other users of the machine: it has contact data of events.
 * @returns false if another process holds the lock.
 */
export async function lockDataDirectory(directory: string, platform = process.platform): Promise<boolean> {
  mkdirSync(directory, { recursive: true });
  // A folder of another user stays as they have shared it.
  if (statSync(directory).uid === process.getuid?.()) chmodSync(directory, 0o700);
  return platform === 'linux' ? holdSocket(realpathSync(directory)) : holdFile(path.join(directory, 'process-id'));
}

/**
 * Holds a socket in Linux's abstract namespace, named by the folder. The kernel releases it when the process ends, also in
 * a crash, so that a lock is never stale.
 */
function holdSocket(directory: string): Promise<boolean> {
  const name = createHash('sha256').update(directory).digest('hex');
  const socket = createServer().unref();
  return new Promise((resolve, reject) => {
    socket.once('listening', () => resolve(true));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    socket.listen(`\0boarding-pass-wallet-${name}`);
  });
}

/** Holds a file with the id of the process, on other systems than Linux. The file of an ended process is replaced. */
function holdFile(file: string): boolean {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (lives(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(file, { force: true });
    }
  }
}

function lives(processId: number): boolean {
  if (processId === process.pid || processId === 0) return processId !== 0;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
