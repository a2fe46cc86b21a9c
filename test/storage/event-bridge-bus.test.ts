import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { mockClient } from 'aws-sdk-client-mock';
import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { EventBridgeBus } from '../../lambdas/storage/event-bridge-bus.ts';
import { examplePass } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const eventBridge = mockClient(EventBridgeClient);
afterAll(() => eventBridge.restore());
const bus = new EventBridgeBus(new EventBridgeClient({ region: 'eu-central-1' }), 'events', fixedClock());
const events = Array.from({ length: 12 }, (_, place) =>
  eventsOf({ kind: 'pass', id: `record-${place}`, after: examplePass() }),
).flat();
const taken = { EventId: 'id' };
const throttled = { ErrorCode: 'ThrottlingException', ErrorMessage: 'slow down' };
const sent = () => eventBridge.commandCalls(PutEventsCommand).map(({ args }) => args[0].input.Entries ?? []);

beforeEach(() => eventBridge.reset());

test('events go in tens, each with its type, source, time and detail', async () => {
  eventBridge.on(PutEventsCommand).callsFake(({ Entries }) => ({ Entries: Entries.map(() => taken) }));
  await bus.put(events);
  expect(sent().map(({ length }) => length)).toEqual([10, 2]);
  expect(sent()[0]?.[0]).toEqual({
    EventBusName: 'events',
    Source: 'boarding-pass-wallet',
    DetailType: 'PassGenerated',
    Time: new Date(String(events[0]?.['occurred-at'])),
    Detail: JSON.stringify(events[0]),
  });
});

test('of a call that took only some, the others are put again', async () => {
  eventBridge
    .on(PutEventsCommand)
    .resolvesOnce({ FailedEntryCount: 1, Entries: [taken, throttled] })
    .resolves({ Entries: [taken] });
  await bus.put(events.slice(0, 2));
  expect(sent().map((entries) => entries.map(({ Detail }) => JSON.parse(String(Detail))['event-id']))).toEqual([
    ['record-0-PassGenerated', 'record-1-PassGenerated'],
    ['record-1-PassGenerated'],
  ]);
});

test('events that are refused again and again are an error that says why and nothing of a passenger', async () => {
  eventBridge.on(PutEventsCommand).resolves({ FailedEntryCount: 1, Entries: [throttled] });
  await expect(bus.put(events.slice(0, 1))).rejects.toThrow('1 of 1 events were not taken: ThrottlingException');
  expect(sent()).toHaveLength(6);
});

test('no events are no call', async () => {
  await bus.put([]);
  expect(sent()).toEqual([]);
});
