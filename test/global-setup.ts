import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFolder } from './helpers/once-in-run.ts';

/** Before the first test file: makes the folder of what files share, which workers find by their environment. */
export default function setUp(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  process.env[runFolder] = folder;
  // Programs that tests start, by the dozen, share what Node has compiled of them.
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compile-cache');
}
