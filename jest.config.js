/** The time zone of a function: the display of an instant depends on it (docs/decisions/time-zones.md#an-instant-shown-in-a-zone). */
process.env.TZ = 'UTC';

/** True of `npx jest test/long/…`. Else only `npm run test:all` runs the long tail (jest.all.config.js). */
const isLongNamed = process.argv.some((argument) => argument.includes('test/long'));

/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isLongNamed ? [] : ['/test/long/'])],
  // Files run as Node runs the service, without a sandbox, one after the other in a process that has loaded the code once.
  runner: 'jest-light-runner/child-process',
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/test/set-up.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  testSequencer: '<rootDir>/test/sequencer.ts',
  reporters: ['default', '<rootDir>/test/reporters/count-reporter.ts'],
  // A process for each core of a small machine; `-i` has one for all, the same as jest.
  maxWorkers: 2,
};
