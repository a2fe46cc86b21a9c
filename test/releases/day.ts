import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { LinkBuilder } from '../../clients/link-builder/link-builder.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { FanOutWork } from '../../lambdas/domain/updates/work.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import { passesOf } from '../../lambdas/storage/list-keys.ts';
import { deletionOf } from '../../lambdas/storage/writes.ts';
import { startApi } from '../helpers/api.ts';
import { brandRequest, event, flight } from '../helpers/check-in.ts';
import { startDesk } from '../helpers/desk.ts';
import { exampleFlight, examplePassData, now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { passenger, targetOf } from '../helpers/followed-links.ts';
import { createTestIssuer } from '../helpers/google-issuer.ts';
import { eventsOn, relayOn } from '../helpers/jobs.ts';
import { linkRequest } from '../helpers/link-requests.ts';
import { answerOf, installOn, makePass, makeTemplate, saveToGoogle } from '../lib/iam/passengers.ts';
import { type Service, startService } from '../lib/iam/service.ts';
import { createWorld } from '../lib/iam/world.ts';
import type { Forms, Item } from './forms.ts';

const { issuer, serviceAccountJson } = createTestIssuer();
const hourMs = 3_600_000;
/** From a push until it is repeated, and a margin. */
const repeatSeconds = 70;

/** What the test sees and does beside the functions. */
interface Watched {
  readonly pushes: FaultInjectingHandler;
  readonly messages: Readonly<Record<string, readonly unknown[]>>;
}

/** An API whose account `demo` has an issuer of Google Wallet, and limits of rates that nobody meets. */
export async function startAirline() {
  const api = await startApi();
  const { accountSettings } = createOperatorContext(api.env, fixedClock());
  await accountSettings.addIssuer('demo', { issuerId: issuer.issuerId, serviceAccountJson }, { makeDefault: true });
  const aws = { ...api.aws, env: { ...api.aws.env, RATE_PER_API_KEY: '1000' } };
  return {
    ...api,
    clock: (at: { readonly nowMs: number }) => fixedClock(() => new Date(at.nowMs)),
    /** Starts the functions, which follow the table's stream from now on. */
    startAll: async (atMs: number, pushes = new FaultInjectingHandler(), onRecord = (_: DynamoDBRecord) => {}) => {
      const world = await createWorld(aws, api.env, atMs);
      const followStream: typeof world.followStream = (reader, { invoke }) =>
        world.followStream(reader, {
          invoke: (batch) => {
            for (const record of (batch as DynamoDBStreamEvent).Records) onRecord(record);
            return invoke(batch);
          },
        });
      const webSettings = { LINK_RATE_PER_CLIENT: '1000', LINK_RATE_PER_LINK: '1000' };
      const of = (name: string) => (name === 'PushJobs' ? { requestHandler: pushes } : {});
      return { world, service: startService({ ...world, followStream }, { of, webSettings }) };
    },
  };
}

/** An item that the readers of the stream cannot read. */
const broken = { PK: 'PASS#broken', SK: 'PASS', passKey: 'broken' };

type Airline = Awaited<ReturnType<typeof startAirline>>;

/** Leads the code through an airline's day. @returns all that it wrote, and what it answered before its last changes were followed up. */
export async function formsOfDay(): Promise<Forms> {
  const airline = await startAirline();
  const messages: Record<string, unknown[]> = {};
  for (const [name, queue] of Object.entries(airline.aws.queues)) {
    const send = queue.send.bind(queue);
    queue.send = (message) => {
      const { body } = message;
      messages[name] = [...(messages[name] ?? []), body.startsWith('{') ? JSON.parse(body) : body];
      return send(message);
    };
  }
  const earlier: Item[] = [];
  const pushes = new FaultInjectingHandler();
  const { world, service } = await airline.startAll(now.getTime(), pushes, ({ dynamodb }) => {
    if (dynamodb?.NewImage && dynamodb.Keys?.PK?.S !== broken.PK)
      earlier.push(unmarshall(dynamodb.NewImage as never) as Item);
  });
  try {
    const pass = await fly(airline, service, { pushes, messages });
    const staff = await work(airline, service);
    await service.drain();
    await pass.changeLast();
    const asked = await pass.ask();
    const records = await recordsIn(airline.env.TABLE_NAME);
    const atUtc = new Date(world.clock.nowMs).toISOString();
    await service.drain();
    world.clock.nowMs += hourMs;
    await service.tick();
    // A flight of more than a thousand passes is fanned out in ranges.
    const ranged = {
      account: 'demo',
      templateId: 'unknown',
      version: 1,
      part: 'passes',
      after: '~',
      until: '!',
    } as const;
    airline.aws.queues['fan-out'].send({ body: JSON.stringify(ranged satisfies FanOutWork) });
    await service.drain();
    const events = airline.aws.events.all().map(({ Detail }) => Detail as Record<string, unknown>);
    return { answers: { atUtc, cookie: staff.cookie, asked }, records, earlier, messages, events };
  } finally {
    await world.stop();
    await airline.stop();
  }
}

/** Flies with passes in both wallets, of groups, of a link and of check-in, until some have ended. */
async function fly(airline: Airline, service: Service, { pushes, messages }: Watched) {
  const { world } = service;
  const call = (action: string, request: object, key?: string) => answerOf(service, { action, ...request }, key);
  const later = async (ms: number) => {
    world.clock.nowMs += ms;
    world.aws.passTime(ms / 1_000);
    await service.drain();
  };
  const templateId = await makeTemplate(service, airline, { 'autogenerate-barcode-values': 'True' });
  const { 'barcode-value': _, ...withoutBarcode } = examplePassData();
  const { 'expiration-timestamp': _at, 'expiration-timezone': _in, ...booked } = withoutBarcode;
  const issue = (passId: string, data: object = {}) =>
    makePass(service, airline, templateId, { 'pass-id': passId, 'pass-data': { ...booked, ...data } });

  const onceOnly = airline.passRequest(templateId, {
    'pass-id': 'once-1',
    'pass-data': { ...booked, 'group-id': 'B1' },
  });
  await answerOf(service, onceOnly, 'key-1');
  const family = [await issue('family-1', { 'group-id': 'FAMILY' }), await issue('family-2', { 'group-id': 'FAMILY' })];
  const [one, two] = family as [(typeof family)[number], (typeof family)[number]];
  await installOn(service, one, 'device-1');
  await installOn(service, two, 'device-1');
  await installOn(service, two, 'device-2');
  await saveToGoogle(service, two, issuer.issuerId);
  const phone = `/passkit/v1/devices/device-1/registrations/pass.com.example.boarding`;
  await service.open('GET', phone);

  // A push that cannot be recorded is queued; no phone fetches, so that each is pushed to again.
  const isQueued = () => JSON.stringify(messages).includes('"told"');
  pushes.fault = (operation) => (operation === 'UpdateItem' && !isQueued() ? 'unreachable' : undefined);
  const seat = { 'pass-data': { 'seat-number': '1A', 'pass-update-notification': 'Moved' } };
  await call('updatepassdata', { ...two.reference, ...seat, priority: 'True' });
  await service.drain();
  await later(repeatSeconds * 1_000);
  const removed = await installOn(service, await issue('removed'), 'device-3');
  await removed(service, 'DELETE');

  const { 'pass-template-id': brand } = await answerOf(service, brandRequest(airline.images));
  await answerOf(service, event('checked-in', now.toISOString(), {}, { brand }));
  await answerOf(
    service,
    event('checked-in', new Date(now.getTime() + 1_000).toISOString(), { 'seat-number': '3C' }, { brand }),
  );
  const other = { ...flight, 'flight-number': '2728', 'departure-time': '2027-03-15T20:35:00' };
  await answerOf(service, event('other', now.toISOString(), {}, { brand, flight: other }));
  await call('movepass', {
    'pass-template-id': templateId,
    'pass-id': 'once-1',
    'to-pass-template-id': await flightOf('other'),
  });

  const variables = Object.keys(passenger()).map((name) => [name, { 'is-required': true, 'value-encryption': false }]);
  const plain = { 'encryption-settings': undefined, 'pass-variables': Object.fromEntries(variables) };
  const request = linkRequest({ 'pass-template-id': templateId, ...plain });
  const made = await call('createpassissuancelink', request);
  const builder = new LinkBuilder({ ...request, 'preview-url': String(made['preview-url']) });
  const follow = (values: object) => service.open('GET', targetOf(builder.build(passenger(values))));
  await follow({ 'pass-id': 'link-1' });
  await follow({ 'pass-id': 'link-1', 'reservation-confirmation-code-value': 'WRONG1' });

  await call('deletepassdata', (await issue('deleted')).reference);
  await call('updatepassdata', { ...(await issue('archived')).reference, 'pass-status': 'voided' });
  await call('updatepassdata', { ...(await issue('redeemed')).reference, 'pass-status': 'redeemed' });
  await issue('expired', { 'expiration-timestamp': '2027-03-10T20:00:00', 'expiration-timezone': 'Europe/Berlin' });
  await issue('expiring', { 'expiration-timestamp': '2027-03-10T22:00:00', 'expiration-timezone': 'Europe/Berlin' });
  await later(hourMs);
  world.aws.listFilingQueue.send({ body: passesOf(templateId) });
  await later(12 * hourMs);
  await service.tick();
  await service.drain();

  async function flightOf(passId: string) {
    const { templateId } =
      (await airline.services.passes.find(await airline.services.identity.passKey('demo', passId))) ?? {};
    return templateId;
  }
  return {
    /** Changes a flight and a pass. */
    async changeLast() {
      await call('updateflight', { ...exampleFlight, 'origin-gate': 'Z9', 'boarding-door': 'Back' });
      await call('updatepassdata', { ...one.reference, 'pass-data': { 'seat-number': '2B' } });
    },
    /** Asks for all that can be read. */
    async ask(): Promise<Forms['answers']['asked']> {
      const template = { 'pass-template-id': templateId };
      const ids = ['family-1', 'family-2', 'link-1', 'redeemed', 'expired', 'expiring', 'archived', 'deleted'];
      const passes = [
        ...ids.map((id) => ({ ...template, 'pass-id': id })),
        { 'pass-template-id': await flightOf('other'), 'pass-id': 'once-1' },
        { 'pass-template-id': await flightOf('checked-in'), 'pass-id': 'checked-in' },
      ];
      const requests: object[] = [
        ...passes.flatMap((pass) => ['getpassdata', 'generatepassbyid'].map((action) => ({ action, ...pass }))),
        { action: 'explainpass', ...template, 'pass-id': 'family-2' },
        { action: 'getpasstemplate', ...template },
        { action: 'getpasstemplates' },
        { action: 'getpassids', ...template },
        { action: 'getflight', ...exampleFlight },
        { action: 'checkpassissuancelink', url: builder.build(passenger({ 'pass-id': 'link-1' })) },
      ];
      const asked = requests.map(async (each) => ({ request: each, answer: (await service.send(each)).body }));
      const again = {
        request: onceOnly,
        idempotencyKey: 'key-1',
        answer: (await service.send(onceOnly, 'key-1')).body,
      };
      return [...(await Promise.all(asked)), again];
    },
  };
}

/** Works at the desk, and has a change that the readers of the stream cannot read. @returns the session of somebody of the staff */
async function work(airline: Airline, service: Service) {
  const { world } = service;
  const clock = airline.clock(world.clock);
  const desk = await startDesk(airline, clock, {});
  const key = { airline: 'LH', number: '2724', origin: 'MUC', date: '2027-03-15' };
  await desk.open('GET /desk?date=2027-03-15', desk.agent);
  await desk.open(`GET /desk/flight?${new URLSearchParams(key)}`, desk.agent);
  const passKey = await airline.services.identity.passKey('demo', 'link-1');
  const { page } = await desk.open(`GET /desk/pass/${passKey}`, desk.agent);
  const review = await desk.press(page, 'Void…', desk.agent);
  await desk.press(review.page, 'Send', desk.agent);
  const table = tableOf(airline.env.TABLE_NAME, sdkConfig(), clock);
  await table.put(broken);
  await service.drain();
  await table.writeIf(deletionOf(broken));
  const late = { dynamodb: { SequenceNumber: '1', ApproximateCreationDateTime: 0 } } as DynamoDBRecord;
  await relayRecords([late], relayOn(airline.aws, { clock }));
  await publishRecords([late], eventsOn(airline.aws, { clock }));
  return desk.admin;
}

/** All items of a table, in order. */
export async function recordsIn(TableName: string): Promise<Item[]> {
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName }));
  const place = ({ PK, SK }: Item) => `${PK} ${SK}`;
  return Items.map((item) => unmarshall(item) as Item).sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
