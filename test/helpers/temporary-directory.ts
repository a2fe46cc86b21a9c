import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for a test file, removed after its last test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'boarding-pass-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
