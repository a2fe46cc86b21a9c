import path from 'node:path';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { type BusEvent, listenEventBus } from '../../../local/aws/event-bus.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import type { Listening } from '../../../local/http.ts';
import { Recorder } from '../../../local/recorder.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const events = new Recorder<BusEvent>(path.join(temporaryDirectory(), 'events.jsonl'));
const now = Date.parse('2027-03-15T12:00:00Z');
let server: Listening;
let client: EventBridgeClient;

beforeAll(async () => {
  server = await listenEventBus(events, () => now);
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

test('entries are kept with their detail parsed; one that is malformed fails alone', async () => {
  const answer = await client.send(new PutEventsCommand({ Entries: [entry, { ...entry, Detail: 'no JSON' }] }));
  expect(answer).toMatchObject({ FailedEntryCount: 1, Entries: [{}, { ErrorCode: 'MalformedDetail' }] });
  expect(events.all()).toEqual([
    { ...entry, at: '2027-03-15T12:00:00.000Z', EventId: answer.Entries?.[0]?.EventId, Detail: { 'pass-id': 'A1' } },
  ]);
});

test('more than ten entries are refused', async () => {
  const tooMany = client.send(new PutEventsCommand({ Entries: Array(11).fill(entry) }));
  await expect(tooMany).rejects.toMatchObject({ name: 'ValidationException' });
});

test('what is no JSON, such as a time that is none, is the mistake of who sends it', async () => {
  const command = new PutEventsCommand({ Entries: [{ ...entry, Time: new Date(Number.NaN) }] });
  await expect(client.send(command)).rejects.toMatchObject({
    name: 'SerializationException',
    $metadata: { httpStatusCode: 400, attempts: 1 },
  });
});
