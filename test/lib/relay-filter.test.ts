import type { DynamoDBRecord } from 'aws-lambda';
import * as keys from '../../lambdas/storage/keys.ts';
import { chunkKey, passesOf } from '../../lambdas/storage/list-keys.ts';
import { keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { eventFilter } from '../../local/lambda/event-filter.ts';
import { templatesWith } from '../helpers/stacks.ts';

const mappings = Object.values(templatesWith().service.findResources('AWS::Lambda::EventSourceMapping'));
const patterns = mappings.flatMap(({ Properties }) => Properties.FilterCriteria?.Filters ?? []);
const passes = eventFilter(patterns.map(({ Pattern }) => Pattern));

/** One key of each kind, and all that a kind has. */
const each: Readonly<Record<keyof typeof keyPrefixes, readonly keys.Key[]>> = {
  account: [keys.accountKey('a'), keys.appleCertificateKey('a', 'p'), keys.googleIssuerKey('a', 'i')],
  apiKey: [keys.apiKeyKey('h')],
  audit: [keys.auditKey('a', 'b', 'c')],
  barcode: [keys.barcodeKey('t', 'v')],
  link: [keys.linkKey('l')],
  list: [chunkKey(passesOf('t'), 1)],
  parked: [keys.parkedKey('PASS#p/PASS'), keys.triesKey('PASS#p/PASS', '1')],
  pass: [keys.passItemKey('p'), keys.registrationKey('p', 'd')],
  rate: [keys.rateKey('r', 1, 1)],
  receipt: [keys.receiptKey('h')],
  template: [keys.templateKey('t')],
  walletEvent: [keys.walletEventKey('i', 'n')],
};
const recordOf = ({ PK, SK }: keys.Key) => {
  const item = { PK: { S: PK }, SK: { S: SK } };
  return { eventName: 'MODIFY', dynamodb: { Keys: item, NewImage: item } } as DynamoDBRecord;
};

test('there is one filter, on the stream', () => {
  expect(patterns).toHaveLength(1);
});

test.each(Object.entries(each))(
  'of %s the relay is called exactly for changes that have consequences',
  (kind, ofKind) => {
    for (const key of ofKind) {
      expect(key.PK.startsWith(keyPrefixes[kind as keyof typeof keyPrefixes])).toBe(true);
      expect(passes(recordOf(key))).toBe(readRecordChange(recordOf(key)) !== undefined);
    }
  },
);
