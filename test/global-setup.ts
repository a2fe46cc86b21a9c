import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFolder } from './helpers/once-in-run.ts';

/** Before the first test file: makes the folder of what files share, which workers find by their environment. */
export default function setUp(): void {
  process.env[runFolder] = mkdtempSync(path.join(tmpdir(), 'test-run-'));
}
