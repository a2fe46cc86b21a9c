import { createRequire } from 'node:module';
import path from 'node:path';
import { kindOf, kinds } from './kinds.ts';

// The types of the package are those of CommonJS, also for import.
type Jest = typeof import('@jest/test-sequencer');
const { default: JestSequencer }: Jest = createRequire(import.meta.url)('@jest/test-sequencer');

type Tests = Parameters<InstanceType<Jest['default']>['sort']>[0];

/**
 * Runs the slowest files first, so that no worker has one alone in the end. In a fresh clone jest has no durations and goes
 * by the size of files, which says little: a file of 60 lines may start a stack and wait for a minute.
 */
export default class HeaviestKindFirst extends JestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    const byKind = Map.groupBy(sorted, (test) => kindOf(nameOf(test)));
    return kinds.flatMap((kind) => byKind.get(kind) ?? []);
  }
}

const nameOf = (test: Tests[number]) => path.relative(process.cwd(), test.path);
