import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { sdkConfig, tableOf } from '../../../lambdas/context/sdk.ts';
import type { FanOutWork } from '../../../lambdas/domain/updates/work.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../../lambdas/jobs/relay/relay-records.ts';
import { passesOf } from '../../../lambdas/storage/list-keys.ts';
import { deletionOf } from '../../../lambdas/storage/writes.ts';
import { at, brandRequest, event, flight } from '../../helpers/check-in.ts';
import { startDesk } from '../../helpers/desk.ts';
import { exampleFlight, examplePassData, now } from '../../helpers/examples.ts';
import { FaultInjectingHandler } from '../../helpers/fault-injecting-handler.ts';
import { passenger, targetOf } from '../../helpers/followed-links.ts';
import { eventsOn, relayOn } from '../../helpers/jobs.ts';
import { linkRequest } from '../../helpers/link-requests.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import type { StaffMember } from '../../helpers/staff.ts';
import {
  answerOf,
  download,
  installOn,
  type MadePass,
  makePass,
  makeTemplate,
  saveToGoogle,
} from '../../lib/iam/passengers.ts';
import type { Service } from '../../lib/iam/service.ts';
import { type Airline, eraseContact, issuerId, recordsIn, startAirline } from './airline.ts';
import type { Forms, Item } from './forms.ts';

const hourSeconds = 3_600;
/** From a push until it is repeated, and a margin. */
const repeatSeconds = 70;

/** Faults of the push worker's requests, and messages sent so far by queue. */
interface Watched {
  readonly pushes: FaultInjectingHandler;
  readonly messages: Readonly<Record<string, readonly unknown[]>>;
}

/** An item that the readers of the stream cannot read. */
const broken = { PK: 'PASS#broken', SK: 'PASS', passKey: 'broken' };

/** Leads the code through an airline's day. @returns all that it wrote, and what it answered before its last changes were followed up. */
export async function formsOfDay(): Promise<Forms> {
  const airline = await startAirline();
  const messages: Record<string, unknown[]> = {};
  for (const [name, queue] of Object.entries(airline.aws.queues)) {
    const [send, sent] = [queue.send.bind(queue), [] as unknown[]];
    messages[name] = sent;
    queue.send = (message) => {
      sent.push(message.body.startsWith('{') ? JSON.parse(message.body) : message.body);
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
    const day = await beginDay(airline, service);
    await answerOf(service, airline.passRequest(day.templateId, { 'pass-id': 'once' }), 'key-1');
    const one = await useWallets(day, { pushes, messages });
    await checkIn(day);
    const link = await followLink(day);
    await endPasses(day);
    const { cookie } = await workAtDesk(day);
    await failInReaders(day);
    await day.call('updateflight', { ...exampleFlight, 'origin-gate': 'Z9', 'boarding-door': 'Back' });
    await day.call('updatepassdata', { ...one.reference, 'pass-data': { 'seat-number': '2B' } });
    const asked = await ask(day, link);
    const records = await recordsIn(airline.env.TABLE_NAME);
    const atUtc = new Date(world.clock.nowMs).toISOString();
    await service.drain();
    world.clock.nowMs += hourSeconds * 1_000;
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
    return { answers: { atUtc, cookie, asked }, records, earlier, messages, events };
  } finally {
    await world.stop();
    await airline.stop();
  }
}

/** A day, with its flight's template. */
interface Day {
  readonly airline: Airline;
  readonly service: Service;
  readonly templateId: string;
  readonly call: (action: string, request: object, key?: string) => ReturnType<typeof answerOf>;
  /** Makes a pass of the flight. */
  readonly issue: (passId: string, data?: object, more?: object) => ReturnType<typeof makePass>;
  readonly flightOf: (passId: string) => Promise<string | undefined>;
}

async function beginDay(airline: Airline, service: Service): Promise<Day> {
  const templateId = await makeTemplate(service, airline, { 'autogenerate-barcode-values': 'True' });
  const { passes, identity } = airline.services;
  const own = { 'barcode-value': undefined, 'expiration-timestamp': undefined, 'expiration-timezone': undefined };
  return {
    ...{ airline, service, templateId },
    call: (action, request, key) => answerOf(service, { action, ...request }, key),
    issue: (passId, data = {}, more = {}) =>
      makePass(service, airline, templateId, {
        ...{ 'pass-id': passId, 'pass-data': { ...examplePassData(), ...own, ...data }, ...more },
      }),
    flightOf: async (passId) => (await passes.find(await identity.passKey('demo', passId)))?.templateId,
  };
}

/** Lets time pass, for queues, too. */
async function wait({ world, drain }: Service, seconds: number): Promise<void> {
  world.clock.nowMs += seconds * 1_000;
  world.aws.passTime(seconds);
  await drain();
}

/** Has passes of a family in both wallets, one on a phone that removes it, and one that is erased. @returns one of the family's */
async function useWallets({ airline, service, call, issue }: Day, { pushes, messages }: Watched): Promise<MadePass> {
  const strip = { 'strip-image': airline.images.url('strip.png') };
  const one = await issue('family-1', { 'group-id': 'FAMILY', ...strip });
  const two = await issue('family-2', { 'group-id': 'FAMILY' });
  for (const pass of [one, two]) await installOn(service, pass, 'device-1');
  await installOn(service, two, 'device-2');
  await saveToGoogle(service, two, issuerId);
  await service.open('GET', '/passkit/v1/devices/device-1/registrations/pass.com.example.boarding');

  // A push that cannot be recorded is queued; no phone fetches, so that each is pushed to again.
  const isQueued = () => JSON.stringify(messages).includes('"told"');
  pushes.fault = (operation) => (operation === 'UpdateItem' && !isQueued() ? 'unreachable' : undefined);
  const seat = { 'pass-data': { 'seat-number': '1A', 'pass-update-notification': 'Moved' } };
  await call('updatepassdata', { ...two.reference, ...seat, priority: 'True' });
  await service.drain();
  await wait(service, repeatSeconds);
  const { passJson } = openPkpass(await download(service, two));
  const headers = { authorization: `ApplePass ${passJson.authenticationToken}` };
  await service.open('GET', `/passkit/v1/passes/${passJson.passTypeIdentifier}/${two.serial}`, { headers });

  const removed = await installOn(service, await issue('removed'), 'device-3');
  await removed(service, 'DELETE');
  const contact = { 'pass-meta-data': { 'user-email': 'gone@example.com' } };
  await installOn(service, await issue('erased', {}, contact), 'device-3');
  await eraseContact(airline, service.world, 'gone@example.com');
  return one;
}

/** Has events of check-in make and change passes, and a pass that moves to another flight. */
async function checkIn({ airline, service, templateId, call, issue, flightOf }: Day): Promise<void> {
  const { 'pass-template-id': brand } = await answerOf(service, brandRequest(airline.images));
  const other = { ...flight, 'flight-number': '2728', 'departure-time': '2027-03-15T20:35:00' };
  await answerOf(service, event('checked-in', at(0), {}, { brand }));
  await answerOf(service, event('checked-in', at(1), { 'seat-number': '3C' }, { brand }));
  await answerOf(service, event('other', at(0), {}, { brand, flight: other }));
  await issue('moved', { 'group-id': 'MOVED' });
  const ids = { 'pass-template-id': templateId, 'pass-id': 'moved' };
  await call('movepass', { ...ids, 'to-pass-template-id': await flightOf('other') });
}

/** Follows a link, and once more with a wrong code. @returns the link */
async function followLink({ service, templateId, call }: Day): Promise<string> {
  const variables = Object.keys(passenger()).map((name) => [name, { 'is-required': true, 'value-encryption': false }]);
  const plain = { 'encryption-settings': undefined, 'pass-variables': Object.fromEntries(variables) };
  const request = linkRequest({ 'pass-template-id': templateId, ...plain });
  const made = await call('createpassissuancelink', request);
  const builder = new LinkBuilder({ ...request, 'preview-url': String(made['preview-url']) });
  const [right = '', wrong = ''] = ['ABC123', 'WRONG1'].map((code) =>
    builder.build(passenger({ 'pass-id': 'link-1', 'reservation-confirmation-code-value': code })),
  );
  for (const link of [right, wrong]) await service.open('GET', targetOf(link));
  return right;
}

/** Ends passes in every way but erasure, and files their list. */
async function endPasses({ service, templateId, call, issue }: Day): Promise<void> {
  await call('deletepassdata', (await issue('deleted')).reference);
  await call('updatepassdata', { ...(await issue('archived')).reference, 'pass-status': 'voided' });
  await call('updatepassdata', { ...(await issue('redeemed')).reference, 'pass-status': 'redeemed' });
  await issue('expired', { 'expiration-timestamp': '2027-03-10T20:00:00' });
  await issue('expiring', { 'expiration-timestamp': '2027-03-10T22:00:00' });
  await wait(service, hourSeconds);
  service.world.aws.listFilingQueue.send({ body: passesOf(templateId) });
  await wait(service, 12 * hourSeconds);
  await service.tick();
  await service.drain();
}

/** Works at the desk. @returns the session of an admin */
async function workAtDesk({ airline, service }: Day): Promise<StaffMember> {
  const desk = await startDesk(airline, airline.clock(service.world.clock), { log: recordingLog() });
  const key = { airline: 'LH', number: '2724', origin: 'MUC', date: '2027-03-15' };
  await desk.open('GET /desk?date=2027-03-15', desk.agent);
  await desk.open(`GET /desk/flight?${new URLSearchParams(key)}`, desk.agent);
  const passKey = await airline.services.identity.passKey('demo', 'link-1');
  const { page } = await desk.open(`GET /desk/pass/${passKey}`, desk.agent);
  const review = await desk.press(page, 'Void…', desk.agent);
  await desk.press(review.page, 'Send', desk.agent);
  await service.drain();
  return desk.admin;
}

/** Gives the readers of the stream an item that they cannot read, and a late record. */
async function failInReaders({ airline, service }: Day): Promise<void> {
  const clock = airline.clock(service.world.clock);
  const table = tableOf(airline.env.TABLE_NAME, sdkConfig(), clock);
  await table.put(broken);
  await service.drain();
  await table.writeIf(deletionOf(broken));
  const late = { dynamodb: { SequenceNumber: '1', ApproximateCreationDateTime: 0 } } as DynamoDBRecord;
  await relayRecords([late], relayOn(airline.aws, { clock }));
  await publishRecords([late], eventsOn(airline.aws, { clock }));
  await service.drain();
}

/** Asks for all that can be read, and for the answer to a call that is repeated. */
async function ask({ airline, service, templateId, flightOf }: Day, url: string): Promise<Forms['answers']['asked']> {
  const template = { 'pass-template-id': templateId };
  const ids = ['family-1', 'family-2', 'link-1', 'redeemed', 'expired', 'expiring', 'archived', 'deleted'];
  const elsewhere = ['moved', 'checked-in'].map(async (id) => ({
    'pass-template-id': await flightOf(id),
    'pass-id': id,
  }));
  const passes = [...ids.map((id) => ({ ...template, 'pass-id': id })), ...(await Promise.all(elsewhere))];
  const requests: { request: object; idempotencyKey?: string }[] = [
    ...passes.flatMap((pass) =>
      ['getpassdata', 'generatepassbyid'].map((action) => ({ request: { action, ...pass } })),
    ),
    { request: { action: 'explainpass', ...template, 'pass-id': 'family-2' } },
    { request: { action: 'getpasstemplate', ...template } },
    { request: { action: 'getpasstemplates' } },
    { request: { action: 'getpassids', ...template } },
    { request: { action: 'getflight', ...exampleFlight } },
    { request: { action: 'checkpassissuancelink', url } },
    { request: airline.passRequest(templateId, { 'pass-id': 'once' }), idempotencyKey: 'key-1' },
  ];
  const answered = requests.map(async (each) => ({
    ...each,
    answer: (await service.send(each.request, each.idempotencyKey)).body,
  }));
  return Promise.all(answered);
}
