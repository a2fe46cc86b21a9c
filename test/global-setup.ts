import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWordModules } from '../bin/words/modules.ts';
import { inRun, runFolder } from './helpers/once-in-run.ts';

const memory = '/dev/shm';
/** Room for all files of a run, bytes; containers often have 64 MB. */
const roomNeeded = 2 ** 30;

/**
 * Makes, before the first test file, the folder for shared and temporary files; workers find it by their environment.
 * The folder is in memory where there is room, since the stand-ins of AWS sync their files.
 */
export default function setUp(): void {
  writeWordModules();
  const folder = mkdtempSync(path.join(hasRoom(memory) ? memory : tmpdir(), 'test-run-'));
  Object.assign(process.env, { [runFolder]: folder, TMPDIR: folder });
  // Hundreds of processes load the same modules: the first compiles them.
  process.env.NODE_COMPILE_CACHE = inRun('compile-cache');
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomNeeded;
}
