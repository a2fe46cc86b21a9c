import { rmSync } from 'node:fs';
import { runFolder } from './helpers/once-in-run.ts';

/** Runs after the last test file. */
export default function tearDown(): void {
  rmSync(process.env[runFolder] ?? '', { recursive: true, force: true });
}
