import { globSync } from 'node:fs';
import config from './jest.config.js';

const { globalSetup, globalTeardown, testSequencer, reporters, maxWorkers, ...project } = config;

/**
 * All tests: those of `npm test`, the long tail in test/long, and contract tests once more on the wire, where dynoxide,
 * which we did not write, is the database.
 */
export default {
  ...{ globalSetup, globalTeardown, testSequencer, reporters, maxWorkers },
  projects: [
    { ...project, testPathIgnorePatterns: ['/node_modules/'] },
    {
      ...project,
      displayName: 'on the wire',
      testMatch: globSync('test/{,long/}{contract,jobs,storage}/*.test.ts').map((file) => `<rootDir>/${file}`),
      testPathIgnorePatterns: ['/node_modules/'],
      setupFiles: ['<rootDir>/test/helpers/on-the-wire.ts'],
    },
  ],
};
