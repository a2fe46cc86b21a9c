import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/**
 * Ends a process of test files when jest has ended, whatever a failed test has left open: it would hold the output of the run.
 * Runs once in each of them.
 */
process.once('disconnect', () => process.exit());

// Of the addresses of localhost Node tries each for 250 ms, which passes on a busy machine before a connection is seen.
setDefaultAutoSelectFamilyAttemptTimeout(10_000);
