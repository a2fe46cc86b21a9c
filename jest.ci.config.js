import config from './jest.whole.config.js';
import { testsOf } from './test/kinds.ts';
import { together } from './test/together.ts';

const { testSequencer, reporters, maxWorkers, testTimeout, ...project } = config;

/**
 * Long files that ask the database nothing that the other contract tests do not ask it, by operation, expressions and kinds
 * of items (docs/decisions/0354-tooling.md#both-databases-in-one-run-of-jest-0267): they try requests, links, and what wallets are told.
 * Tests of world/table try each database themselves.
 */
const askingNothingElse = [
  'clients/link-vectors',
  'clients/openssl-links',
  'contract/api-keys',
  'contract/badges',
  'contract/barcode-check',
  'contract/batches-repeated',
  'contract/copy-template',
  'contract/delete-pass',
  'contract/doc-examples',
  'contract/dry-run',
  'contract/expiry-minute',
  'contract/explain-pass-google',
  'contract/fan-out',
  'contract/followed-links',
  'contract/fuzz',
  'contract/generate-pass',
  'contract/generated-barcodes',
  'contract/google-link',
  'contract/group-page',
  'contract/guessed-codes',
  'contract/issuance-links-repeated',
  'contract/lenient-values',
  'contract/link-fuzz',
  'contract/old-requests',
  'contract/openapi',
  'contract/packed-images',
  'contract/padding-oracle',
  'contract/pass-fields',
  'contract/passkit',
  'contract/passkit-registrations',
  'contract/passkit-updates',
  'contract/push-again',
  'contract/put-pass',
  'contract/requests',
  'contract/shown-settings',
  'contract/template-fields',
  'contract/trial-pass',
  'contract/update-template',
  'contract/void-passes',
  'contract/warnings',
  'contract/wrong-links',
  'jobs/due-schedules',
  'jobs/move-in-google',
  'jobs/update-google',
  'releases/last-release',
  'releases/this-release',
  'world/table/table-histories',
  'world/table/table-reads',
  'world/table/table-writes',
].map((name) => `test/${name}.test.ts`);

const contract = testsOf('contract');
const missing = askingNothingElse.filter((file) => !contract.includes(file));
if (missing.length > 0) throw new Error(`Not among the contract tests: ${missing.join(', ')}`);

/**
 * All tests, and contract tests once more, over the database of our own: all that together ask it what the service asks.
 * One run of both makes once what all need, such as the synthesis, and leaves no worker idle in between.
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
      testMatch: together(
        'own-database',
        contract.filter((file) => !askingNothingElse.includes(file)),
      ).map((file) => `<rootDir>/${file}`),
      setupFiles: ['<rootDir>/test/helpers/own-database.ts'],
    },
  ],
};
