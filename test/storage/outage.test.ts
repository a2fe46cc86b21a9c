import { S3ServiceException } from '@aws-sdk/client-s3';
import { ServiceBusy } from '../../lambdas/ports/runtime.ts';
import { BatchIncomplete } from '../../lambdas/retry/in-batches.ts';
import { isOutage } from '../../lambdas/storage/outage.ts';

const answered = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } });
const named = (properties: object) => Object.assign(new Error('x'), properties);

test.each<[string, unknown]>([
  ['a server that fails', answered('InternalError', 500)],
  ['throttling with status 400', answered('ProvisionedThroughputExceededException', 400)],
  ['a missing permission', answered('AccessDeniedException', 400)],
  ['a queue that is gone', answered('QueueDoesNotExist', 400)],
  ['credentials that are too old', answered('ExpiredTokenException', 400)],
  ['a bucket that refuses', answered('AccessDenied', 403)],
  ['a server that fails with a word of its own', answered('Unknown', 502)],
  ['too many requests, in a word of its own', answered('Unknown', 429)],
  ['an address that is not there, without a word', answered('Unknown', 404)],
  ['a connection that is refused', named({ code: 'ECONNREFUSED' })],
  ['no answer in time', named({ name: 'TimeoutError' })],
  ['a table that was throttled to the end', new ServiceBusy('busy')],
  ['a batch of which some were throttled', new BatchIncomplete('1 of 2', ['MalformedDetail', 'ThrottlingException'])],
  ['a bus that had a mistake of its own', new BatchIncomplete('1 of 1', ['InternalFailure'])],
])('%s is an outage: any other record would fail, too', (_title, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'Error')")],
  ['a date that is none', new RangeError('Invalid time value')],
  ['a request that is not valid', answered('ValidationException', 400)],
  ['a request that is refused with a word of its own', answered('Unknown', 400)],
  ['an event that is too large', new BatchIncomplete('1 of 1', ['MalformedDetail'])],
  ['nothing that is known', undefined],
])('%s is the record: others go on', (_title, error) => {
  expect(isOutage(error)).toBe(false);
});
