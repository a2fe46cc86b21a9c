/**
 * Figures of documents that no command measures: by document, each phrase with the file that decides or assumes it, or with the
 * reason why it stays as it is. A phrase that the document no longer has fails the tests.
 */
export const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/reliability.md': {
    'again after 1, 4, 12 and 30 minutes': 'lambdas/domain/updates/repeated-pushes.ts',
    'at most once, of three in 24 hours': 'lambdas/domain/updates/google.ts',
    'told a fourth time in 24 hours': 'lambdas/domain/updates/google.ts',
    'how wrong each clock is (2 s': 'sim/world/process.ts',
    'within 6 hours of virtual time': 'sim/run.ts',
    'exit 1 after 600 seconds': 'sim/proof.ts',
    '20 callers for 4 s': 'test/long/e2e/faults.test.ts',
    'Seeds 1 to 10000 ran with 5,000 steps on 2026-11-22': 'a search that is over',
    'Streams older than 24 hours': 'Amazon DynamoDB, streams',
  },
  'docs/limits.md': {
    'have fetched within 75 s': 'bench/phones.ts',
    'have fetched within 35 s': 'bench/phones.ts',
    'a million phones within 1,200 s': 'bench/phones.ts',
    'API Gateway allows 10,000 requests': 'bench/helpers/scale.ts',
    'If another API takes 2,000 requests': 'an example',
    'at most 95 % of the calls': 'lib/push-pace.ts',
    'The other 5 %': 'lib/push-pace.ts',
    'At 100 ms a call': 'bench/helpers/scale.ts',
    'an assumed 100 ms': 'bench/helpers/scale.ts',
    'an answer of more than 1 KB': 'Amazon DynamoDB, write units',
    'a pass of up to 1 KB': 'Amazon DynamoDB, write units',
    '250,000 requests a second for each distribution': 'Amazon CloudFront, quotas',
    'An address may have 8,192 bytes': 'lambdas/domain/link/link-length.ts',
    'and 24 s (': 'the command beside it',
    'Looked up on 2026-11-23': 'the pages beside it',
  },
  'docs/performance.md': {
    '1 MB more of memory for 10,000 passes': 'bench/load.ts',
    'more than 1,200 ms apart': 'bench/phones.ts',
    'within 10 %: all': 'bench/phones.ts',
    'after 1,200 s': 'bench/phones.ts',
    'are 8 ms for a call of DynamoDB, 60 of Apple, 0.5 s for': 'sim/world/timed-world.ts',
    "Google's 20 requests": 'lib/settings.ts',
    'some 13 dollars a month': 'test/docs/idle-costs.test.ts',
    '5 ms for DynamoDB': 'bench/helpers/costs.ts',
    '(0.03), and keeping the passes themselves: 4 KB each, 1.80 a month': 'Amazon DynamoDB, prices of storage',
    '10 million requests and 1 TB of CloudFront': 'Amazon CloudFront, prices',
    '400,000 GB-seconds of Lambda': 'AWS Lambda, prices',
    '5 GB of logs: some 20 dollars': 'Amazon CloudWatch, prices',
    'for 90 days. Assumed is': 'lib/settings.ts',
    'an entry of 0.2 KB': 'bench/helpers/costs.ts',
  },
  'docs/security.md': {
    'ended after 8 seconds': 'lambdas/cognito/sign-in.ts',
    '12 hours in all': 'lambdas/storage/dynamo-sessions.ts',
    'after 22 hours of an outage': 'lib/constructs/stream-function.ts',
    'for 24 hours, 14 days and 35 days':
      'Amazon DynamoDB, streams; lib/constructs/stream-function.ts; lib/constructs/pass-table.ts',
  },
};
