import config from './jest.config.js';
import { testsOf } from './test/kinds.ts';

/** Tests that need the embedded database, and nothing else. */
export default { ...config, testMatch: testsOf('contract').map((file) => `<rootDir>/${file}`) };
