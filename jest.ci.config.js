import config from './jest.config.js';
import contract from './jest.contract.config.js';

const { testSequencer, reporters, maxWorkers, testTimeout, ...project } = config;

/**
 * All tests, and the contract tests once more, over the database of our own. One run of both makes once what all need,
 * such as the synthesis, and leaves no worker idle in between.
 */
export default {
  testSequencer,
  reporters,
  maxWorkers,
  testTimeout,
  projects: [
    project,
    {
      ...project,
      displayName: 'own database',
      testMatch: contract.testMatch,
      setupFiles: ['<rootDir>/test/helpers/own-database.ts'],
    },
  ],
};
