/**
 * Ends a process of test files when jest has ended, whatever a failed test has left open: it would hold the output of the run.
 * Runs once in each of them.
 */
process.once('disconnect', () => process.exit());
