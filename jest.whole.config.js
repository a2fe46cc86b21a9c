import config from './jest.config.js';
import { testsOf } from './test/kinds.ts';
import { folder, together } from './test/together.ts';

/** Files whose own processes take nearly all of the time. */
const ofProcesses = /^test\/(e2e\/|sim)/;
const loading = testsOf('endToEnd').filter((file) => !ofProcesses.test(file));

/** All tests; those that load much do so once for a group (docs/decisions/0353-test-files-run-together.md). */
export default {
  ...config,
  roots: [...config.roots, `<rootDir>/${folder}`],
  testMatch: [
    ...testsOf('endToEnd').filter((file) => ofProcesses.test(file)),
    ...together('end-to-end', loading),
    ...together('contract', testsOf('contract')),
    ...together('unit', testsOf('unit')),
  ].map((file) => `<rootDir>/${file}`),
};
