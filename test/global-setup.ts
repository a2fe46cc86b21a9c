import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRun, runFolder } from './helpers/once-in-run.ts';

const memory = '/dev/shm';
/** More than all that a run writes, bytes; containers often have 64 MB. */
const roomNeeded = 2 ** 30;

/**
 * Before the first test file: makes the folder of what files share, and of all their temporary files, which workers find
 * by their environment. It is in memory where there is room: the stand-ins of AWS sync what they store.
 */
export default function setUp(): void {
  const folder = mkdtempSync(path.join(hasRoom(memory) ? memory : tmpdir(), 'test-run-'));
  Object.assign(process.env, { [runFolder]: folder, TMPDIR: folder });
  // Hundreds of processes of ours load the same modules: the first compiles them.
  process.env.NODE_COMPILE_CACHE = inRun('compile-cache');
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomNeeded;
}
