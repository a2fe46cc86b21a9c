import config from './jest.config.js';
import { testsOf } from './test/kinds.ts';

/** Tests that need no browser, no process of ours and no database. */
export default { ...config, testMatch: testsOf('unit').map((file) => `<rootDir>/${file}`) };
