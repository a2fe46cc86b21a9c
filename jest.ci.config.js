import config from './jest.config.js';

const { testSequencer, reporters, maxWorkers, testTimeout, ...project } = config;

/**
 * All tests, and those of the whole service once more, over the database of our own. One run of both makes once what all
 * need, such as the synthesis, and leaves no worker idle in between.
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
      roots: ['<rootDir>/test/e2e'],
      setupFiles: ['<rootDir>/test/helpers/own-database.ts'],
    },
  ],
};
