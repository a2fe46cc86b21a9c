import { startApi } from '../test/helpers/api.ts';
import { requestsOf } from '../test/helpers/aws-requests.ts';
import { FaultInjectingHandler } from '../test/helpers/fault-injecting-handler.ts';
import { warmActions } from '../test/helpers/warm-actions.ts';

/**
 * Requests to AWS per call in a warm function, whose caches hold accounts, templates, images and secrets; counted in
 * the SDK's request handler. test/contract/requests.test.ts asserts the figures.
 */
const requests = new FaultInjectingHandler();
const api = await startApi({ requestHandler: requests });
try {
  const width = Math.max(...warmActions.map(({ title }) => title.length)) + 2;
  console.log(`${''.padEnd(width)}  DynamoDB: reads  writes  transactions   S3`);
  for (const action of warmActions) {
    const { reads, writes, transactions, s3, others } = await requestsOf(action, api, requests);
    const counts = String(reads).padStart(17) + String(writes).padStart(8) + String(transactions).padStart(14);
    console.log(`${action.title.padEnd(width)}${counts}   ${[...s3, ...others].join(', ')}`);
  }
} finally {
  await api.stop();
}
