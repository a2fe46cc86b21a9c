import type { DynamoDBRecord } from 'aws-lambda';
import { installLink } from '../../lambdas/domain/pass.ts';
import { relayRecords } from '../../lambdas/jobs/relay-records.ts';
import { staleLinksOf } from '../../lambdas/storage/stale-links.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const passOf = (version: string, nonce = 'n'.repeat(26)) => ({
  SK: { S: 'PASS' },
  account: { S: 'demo' },
  templateId: { S: 'Template0000000000001' },
  renderedFrom: { N: '1' },
  passKey: { S: 'k'.repeat(32) },
  nonce: { S: nonce },
  version: { N: version },
});
const templateOf = (version: string, more = {}) => ({
  SK: { S: 'TEMPLATE' },
  id: { S: 'Template0000000000001' },
  version: { N: version },
  ...more,
});
const tombstone = { SK: { S: 'PASS' }, deletedAtUtc: { S: '2027-03-10T08:00:00.000Z' } };
const link = 'k'.repeat(32) + 'n'.repeat(26);
const listed = [examplePass({}, { nonce: 'a'.repeat(26) }), examplePass({}, { nonce: 'b'.repeat(26) })];

const record = (SequenceNumber: string, OldImage?: object, NewImage?: object) =>
  ({ dynamodb: { SequenceNumber, OldImage, NewImage } }) as DynamoDBRecord;

function relay(
  records: DynamoDBRecord[],
  remove: (link: string) => Promise<void> = async () => {},
  templateVersion = 1,
) {
  const removed: string[] = [];
  const renderings = { delete: async (stale: string) => remove(stale).then(() => void removed.push(stale)) };
  const stores = {
    passes: {
      async *batchesOf(id: string) {
        if (id === 'Template0000000000001') for (const pass of listed) yield [pass];
      },
    },
    templates: { findLatest: async () => exampleTemplate({}, { version: templateVersion }) },
  };
  const tools = { log: recordingLog(), renderings, staleLinksOf: (change: object) => staleLinksOf(change, stores) };
  return relayRecords(records, tools).then((answer) => ({ answer, removed }));
}

test.each([
  ['a deleted pass', passOf('1'), tombstone, [link]],
  ['a changed pass', passOf('1'), passOf('2'), [link]],
  ['a pass with a new link', passOf('1'), passOf('1', 'm'.repeat(26)), [link]],
  ['a removed item', passOf('1'), undefined, [link]],
  ['a new pass', undefined, passOf('1'), []],
  ['a write that changed nothing shown', passOf('1'), passOf('1'), []],
  ['a new template', undefined, templateOf('1'), []],
  ['a changed template', templateOf('1'), templateOf('2'), listed.map(installLink)],
  ['a template that was filed in its list', templateOf('1'), templateOf('1', { listSort: { S: '1' } }), []],
])('relay: %s', async (_title, before, after, expected) => {
  const { answer, removed } = await relay([record('1', before, after)]);
  expect(removed).toEqual(expected);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('relay: a new pass that a warm function rendered from an older template loses its files', async () => {
  const { removed } = await relay([record('1', undefined, passOf('1'))], undefined, 2);
  expect(removed).toEqual([link]);
});

test('relay: stops at the first record that fails and reports it, so that the stream comes back to it', async () => {
  const records = [
    record('1', passOf('1'), tombstone),
    record('2', passOf('1', 'x'.repeat(26)), tombstone),
    record('3', passOf('1'), tombstone),
  ];
  const { answer, removed } = await relay(records, async (stale) => {
    if (stale.endsWith('x')) throw new Error('S3 is out of reach');
  });
  expect(removed).toEqual([link]);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});
