import path from 'node:path';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { type BusEvent, EventBuses, eventBusOperations, listenEventBus } from '../../../local/aws/event-bus.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const events = new Recorder<BusEvent>(path.join(temporaryDirectory(), 'events.jsonl'));
const now = Date.parse('2027-03-15T12:00:00Z');
let server: Listening;
let client: EventBridgeClient;

beforeAll(async () => {
  const buses = new EventBuses();
  buses.declare('bus');
  server = await listenEventBus(events, () => now, { buses });
  client = new EventBridgeClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const entry = {
  Source: 'boarding-pass',
  DetailType: 'pass-installed',
  Detail: '{"pass-id":"A1"}',
  EventBusName: 'bus',
};

test('numbers of a detail keep their digits, also after a restart', async () => {
  const file = path.join(temporaryDirectory(), 'events.jsonl');
  const Detail = '{"order":9007199254740993,"one":1.0}';
  eventBusOperations(new Recorder<BusEvent>(file), () => now).PutEvents({ Entries: [{ ...entry, Detail }] as never });
  expect(JSON.stringify(new Recorder<BusEvent>(file).all()[0]?.Detail)).toBe(Detail);
});

test('entries are stored with their detail parsed; one that is malformed fails alone', async () => {
  const answer = await client.send(new PutEventsCommand({ Entries: [entry, { ...entry, Detail: 'no JSON' }] }));
  expect(answer).toMatchObject({ FailedEntryCount: 1, Entries: [{}, { ErrorCode: 'MalformedDetail' }] });
  expect(events.all()).toEqual([
    { ...entry, at: '2027-03-15T12:00:00.000Z', EventId: answer.Entries?.[0]?.EventId, Detail: { 'pass-id': 'A1' } },
  ]);
});

const put = (...Entries: object[]) =>
  client.send(new PutEventsCommand({ Entries: Entries.map((more) => ({ ...entry, ...more })) }));

test.each([
  ['no entries', []],
  ['eleven entries', Array(11).fill({})],
  ['entries of more than 1 MiB together', [{ Detail: JSON.stringify('x'.repeat(1024 * 1024 - 100)) }, entry, entry]],
])('%s are refused as a whole', async (_, entries) => {
  await expect(put(...entries)).rejects.toMatchObject({ name: 'ValidationException' });
});

test("a call's size is that of texts as UTF-8, and 14 bytes for a time", async () => {
  const Detail = JSON.stringify({ text: '' });
  const left = 1024 * 1024 - Buffer.byteLength(entry.Source + entry.DetailType + Detail) - 14;
  const of = (text: string) => put({ Time: new Date(now), Detail: JSON.stringify({ text }) });
  expect(await of('ü'.repeat(left / 2))).toMatchObject({ FailedEntryCount: 0 });
  await expect(of('x'.repeat(left + 1))).rejects.toMatchObject({
    message: 'Total size of the entries in the request is over the limit.',
  });
});

test.each([
  ['InvalidArgument', 'without a source', { Source: '' }],
  ['InvalidArgument', 'without a type', { DetailType: undefined }],
  ['InvalidArgument', 'with a type of 129 characters', { DetailType: 'x'.repeat(129) }],
  ['InvalidArgument', 'without detail', { Detail: undefined }],
  ['MalformedDetail', 'whose detail is a list', { Detail: '[]' }],
  ['NotAuthorizedForSourceException', 'in the name of AWS', { Source: 'aws.s3' }],
])('%s is the failure of an entry %s, and of that one only', async (ErrorCode, _, more) => {
  expect(await put(more, {})).toMatchObject({
    FailedEntryCount: 1,
    Entries: [{ ErrorCode }, { EventId: expect.any(String) }],
  });
});

test('an event for an unknown bus is taken and lost, one for the ARN of a known bus is stored', async () => {
  const before = events.all().length;
  const answer = await put({ EventBusName: 'unknown' }, { EventBusName: 'arn:aws:events:r:1:event-bus/bus' });
  expect(answer).toMatchObject({ FailedEntryCount: 0, Entries: [{ EventId: expect.any(String) }, {}] });
  expect(events.all().slice(before)).toMatchObject([{ EventId: answer.Entries?.[1]?.EventId }]);
});

test('what is no JSON, such as a time that is none, is the mistake of who sends it', async () => {
  const command = new PutEventsCommand({ Entries: [{ ...entry, Time: new Date(Number.NaN) }] });
  await expect(client.send(command)).rejects.toMatchObject({
    name: 'SerializationException',
    $metadata: { httpStatusCode: 400, attempts: 1 },
  });
});
