/** CommonJS under jest: @swc/jest turns our ESM and the ESM-only packages named below into CommonJS. */
const esmOnly = [
  'jose',
  'oauth4webapi',
  '@middy',
  'bwip-js',
  'uqr',
  'temporal-polyfill',
  'temporal-utils',
  'fast-check',
  'pure-rand',
  '@seriousme',
];

/** The time zone of a function: the display of an instant depends on it (docs/decisions/0126-an-instant-shown-in-a-zone.md). */
process.env.TZ = 'UTC';

/** True of `npx jest test/long/…`. Else only `npm run test:all` runs the long tail (jest.all.config.js). */
const isLongNamed = process.argv.some((argument) => argument.includes('test/long'));

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isLongNamed ? [] : ['/test/long/'])],
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@middy/(core|util)$': '<rootDir>/node_modules/@middy/$1/index.js',
    '^bwip-js/generic$': '<rootDir>/node_modules/bwip-js/dist/bwip-js-gen.mjs',
  },
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  testSequencer: '<rootDir>/test/sequencer.ts',
  reporters: ['default', '<rootDir>/test/reporters/count-reporter.ts'],
  // A look-up of a global in jest’s sandbox takes longer than most uses of it (docs/decisions/0354-tooling.md#what-a-run-shares-0135).
  sandboxInjectedGlobals: [
    'Math',
    'Object',
    'Array',
    'Buffer',
    'JSON',
    'Promise',
    'Symbol',
    'String',
    'Number',
    'Uint8Array',
    'Uint32Array',
    'ArrayBuffer',
    'Map',
    'WeakMap',
    'Reflect',
    'BigInt',
    'Infinity',
  ],
  maxWorkers: 2,
  // Ends a test that hangs. No test waits by the wall, so a busy machine only takes longer: the limit is for all of them.
  testTimeout: 1_800_000,
};
