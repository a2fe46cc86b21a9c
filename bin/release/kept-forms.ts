import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @throws if what this version writes is not kept: the next release could not be held against it.
 * Source: docs/deploy.md#the-forms-of-a-release
 */
export function requireKept(project: string): void {
  const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  if (!existsSync(path.join(project, 'test/long/releases', version)))
    throw new Error(`Nothing that ${version} writes is kept: npm run release:keep`);
}
