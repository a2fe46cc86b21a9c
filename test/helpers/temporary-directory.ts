import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder of a test file, removed after its last test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'boarding-pass-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
