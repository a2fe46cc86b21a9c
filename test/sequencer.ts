import { createRequire } from 'node:module';

// The types of the package are those of CommonJS, also for import.
type Jest = typeof import('@jest/test-sequencer');
const { default: JestSequencer }: Jest = createRequire(import.meta.url)('@jest/test-sequencer');

type Tests = Parameters<InstanceType<Jest['default']>['sort']>[0];

/**
 * Starts tests of whole stacks first, so that no worker has one alone in the end. In a fresh clone jest has no durations
 * and goes by the size of files, which says little: a file of 60 lines may start a stack and wait for a minute.
 */
export default class StacksFirst extends JestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    const isWhole = ({ path }: Tests[number]) => /\/(e2e|sim)\//.test(path);
    return [...sorted.filter(isWhole), ...sorted.filter((test) => !isWhole(test))];
  }
}
