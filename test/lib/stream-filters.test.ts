import type { DynamoDBRecord } from 'aws-lambda';
import * as keys from '../../lambdas/storage/keys.ts';
import { chunkKey, passesOf } from '../../lambdas/storage/list-keys.ts';
import { keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { eventFilter } from '../../world/aws/event-filter.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const mappings = Object.values(defaultTemplates().service.findResources('AWS::Lambda::EventSourceMapping')).filter(
  ({ Properties }) => Properties.FilterCriteria !== undefined,
);
/** The filter of a function's records, by the beginning of its logical id. */
const filterOf = (name: string) => {
  const mapping = mappings.find(({ Properties }) => Properties.FunctionName.Ref.startsWith(name));
  const patterns: { Pattern: string }[] = mapping?.Properties.FilterCriteria.Filters ?? [];
  return eventFilter(patterns.map(({ Pattern }) => Pattern));
};
const [isRelayed, isPublished] = [filterOf('RelayFunction'), filterOf('EventJobsFunction')];

/** Keys of each kind, one of each form. */
const each: Readonly<Record<keyof typeof keyPrefixes, readonly keys.Key[]>> = {
  account: [keys.accountKey('a'), keys.appleCertificateKey('a', 'p'), keys.googleIssuerKey('a', 'i')],
  apiKey: [keys.apiKeyKey('h')],
  apiKeyUse: [keys.apiKeyUseKey('h')],
  audit: [keys.auditKey('a', 'b', 'c')],
  barcode: [keys.barcodeKey('t', 'v')],
  brand: [keys.brandKey('a', 'b')],
  counts: [keys.countsKey('a', { airline: 'LH', number: '1', origin: 'MUC', date: '2027-03-15' })],
  group: [keys.groupPlaceKey({ group: 'g', number: 1 })],
  history: [keys.historyKey('p', 'a', 1)],
  link: [keys.linkKey('l')],
  list: [chunkKey(passesOf('t'), 1)],
  number: [keys.numberItemKey('h', 'p')],
  parked: [keys.parkedKey('relay', 'PASS#p/PASS'), keys.triesKey('relay', 'PASS#p/PASS', '1')],
  parkedEvents: [keys.parkedKey('events', 'PASS#p/PASS'), keys.triesKey('events', 'PASS#p/PASS', '1')],
  pass: [keys.passItemKey('p'), keys.registrationKey('p', 'd')],
  person: [keys.personKey('a', 'p')],
  rate: [keys.rateKey('r', 1, 1)],
  receipt: [keys.receiptKey('h')],
  session: [keys.sessionKey('h')],
  template: [keys.templateKey('t')],
  usage: [keys.usageKey('a', '2027-03-15', 's')],
  walletEvent: [keys.walletEventKey('i', 'n')],
};
const recordOf = ({ PK, SK }: keys.Key) => {
  const item = { PK: { S: PK }, SK: { S: SK } };
  return { eventName: 'MODIFY', dynamodb: { Keys: item, NewImage: item } } as DynamoDBRecord;
};

test('usage is counted by shard, which Lambda names in windows only; these take one batch of a shard at a time', () => {
  const windows = mappings.filter(({ Properties }) => Properties.TumblingWindowInSeconds === 900);
  expect(windows.map(({ Properties }) => Properties.ParallelizationFactor)).toEqual([1]);
});

test('the stream has two readers, as many as DynamoDB recommends at most, each with a filter', () => {
  expect(mappings).toHaveLength(2);
});

test.each([
  ['a push', { pushedSum: { N: '2' } }],
  ['anything else', { askedSum: { N: '2' }, recorded: { N: '1' } }],
])('the relay is not called for the record of %s, but for a push token that begins without one', (_title, record) => {
  const { dynamodb } = recordOf(keys.registrationKey('p', 'd'));
  const recorded = { ...dynamodb?.NewImage, ...record };
  expect(isRelayed({ eventName: 'MODIFY', dynamodb: { ...dynamodb, NewImage: recorded } })).toBe(false);
  expect(isRelayed({ eventName: 'MODIFY', dynamodb: { ...dynamodb, OldImage: recorded } })).toBe(true);
  expect(isRelayed({ eventName: 'REMOVE', dynamodb: { Keys: dynamodb?.Keys, OldImage: recorded } } as object)).toBe(
    true,
  );
});

describe.each(Object.entries(each))('of %s', (kind, ofKind) => {
  const changes = ofKind.map((key) => [recordOf(key), readRecordChange(recordOf(key))] as const);

  test('all keys begin alike', () => {
    for (const key of ofKind) expect(key.PK.startsWith(keyPrefixes[kind as keyof typeof keyPrefixes])).toBe(true);
  });

  test('the relay is called exactly for changes that have consequences', () => {
    for (const [record, change] of changes) expect(isRelayed(record)).toBe(change !== undefined);
  });

  test('the function that publishes events and counts usage is called exactly for what may count', () => {
    for (const [record, change] of changes) {
      expect(isPublished(record)).toBe(change !== undefined);
      expect(isPublished({ ...record, eventName: 'REMOVE' })).toBe(
        change !== undefined && change.kind !== 'registration',
      );
    }
  });
});
