import type { DynamoDBRecord } from 'aws-lambda';
import { createOperatorContext } from '../../../bin/admin/operator-context.ts';
import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { createCertificateExpiryContext } from '../../../lambdas/context/certificate-expiry.ts';
import { createPushContext } from '../../../lambdas/context/push.ts';
import { lazySqs, sdkConfig, tableOf } from '../../../lambdas/context/sdk.ts';
import { createWebContext } from '../../../lambdas/context/web.ts';
import { maxMembers } from '../../../lambdas/domain/pass/pass.ts';
import { checkCertificates } from '../../../lambdas/jobs/certificate-expiry/check-certificates.ts';
import { publishRecords } from '../../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../../lambdas/jobs/relay/relay-records.ts';
import { groupPlaceKey, type Key, passItemKey } from '../../../lambdas/storage/keys.ts';
import { passesOf, templatesOf } from '../../../lambdas/storage/list-keys.ts';
import type { AuthorizationRequest } from '../../../local/iam/policy.ts';
import { startApi, type TestApi, templateRequest } from '../../helpers/api.ts';
import { brandRequest, event } from '../../helpers/check-in.ts';
import { withTimeSettings } from '../../helpers/due.ts';
import { exampleFlight, examplePassData, now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { passenger, targetOf } from '../../helpers/followed-links.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { eventsOn, paceEnv, relayOn } from '../../helpers/jobs.ts';
import { linkRequest } from '../../helpers/link-requests.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { useDesk } from './desk-user.ts';
import { answerOf, download, installOn, type MadePass, makePass, makeTemplate, saveToGoogle } from './passengers.ts';
import { RecordingHandler } from './requests.ts';
import { type FunctionName, type Service, startService } from './service.ts';
import { useSettings } from './settings-user.ts';
import { createWorld, type World } from './world.ts';

const { issuer, serviceAccountJson } = createTestIssuer();
const { issuerId } = issuer;
const hourMs = 3_600_000;
/** From a push until it is repeated, and a margin. */
const repeatSeconds = 70;

type Name = FunctionName | 'Desk' | 'SettingsPage' | 'CertificateExpiryFunction';

interface Run {
  readonly api: TestApi;
  readonly service: Service;
  readonly handlerOf: (name: Name) => RecordingHandler;
}

/** Makes every function do all of its work. @returns the IAM requests of each */
export async function requestsOfAll(): Promise<ReadonlyMap<Name, readonly AuthorizationRequest[]>> {
  const handlers = new Map<Name, RecordingHandler>();
  const handlerOf = (name: Name) => {
    const handler = handlers.get(name) ?? new RecordingHandler();
    handlers.set(name, handler);
    return handler;
  };
  const api = await startApi({ isOnWire: true });
  const { accountSettings } = createOperatorContext(api.env, fixedClock());
  await accountSettings.addIssuer('demo', { issuerId, serviceAccountJson }, { makeDefault: true });
  const aws = { ...api.aws, env: { ...api.aws.env, RATE_PER_API_KEY: '1000' } };
  const world = await createWorld(aws, api.env, now.getTime());
  try {
    const webSettings = {
      LINK_RATE_PER_CLIENT: '1000',
      LINK_RATE_PER_LINK: '1000',
      ORIGIN_SECRET_ARN: 'origin',
    };
    const of = (name: Name) => ({ requestHandler: handlerOf(name) });
    const service = startService(world, { of, webSettings });
    // The handler reads the secret with each request.
    const web = createWebContext({ ...api.env, ...webSettings }, of('PublicWeb'));
    await web.originSecret();
    // A phone with passes of many flights has its templates' versions read.
    await web.registrations.templateVersions(['unknown']);
    for (const act of [callTheApi, followLinks, useWallets, useGroups, letTimePass, fileLists])
      await act({ api, service, handlerOf });
    expect(service.log.lines.filter((line) => (line as unknown[])[1] instanceof Error)).toEqual([]);
    await failInTheReaders(world, service, handlerOf);
    await queueNotified(world, handlerOf('PushJobs'));
    await useSettings(api, handlerOf('SettingsPage'));
    await useDesk(api, service, handlerOf('Desk'));
    const requestHandler = handlerOf('CertificateExpiryFunction');
    const expiry = { clock: fixedClock(), log: recordingLog(), requestHandler };
    await checkCertificates(createCertificateExpiryContext(api.env, expiry));
  } finally {
    await world.stop();
    await api.stop();
  }
  return new Map([...handlers].map(([name, { requests }]) => [name, requests]));
}

/** Queues a record of a push, like the push worker when it cannot write one. */
async function queueNotified({ aws, env }: World, requestHandler: RecordingHandler): Promise<void> {
  const [url, repeatUrl] = [aws.queues.push.settings.url, aws.queues.repeat.settings.url];
  const settings = { clock: fixedClock(), log: recordingLog(), requestHandler };
  const urls = { PUSH_QUEUE_URL: url, REPEAT_QUEUE_URL: repeatUrl, QUEUE_URLS: url };
  const { pushes, repeats } = createPushContext({ ...env, ...paceEnv, ...urls }, settings);
  for (const queue of [pushes, repeats]) await queue.add([{ account: 'demo', targets: [], told: [] }]);
}

const newSeat = { 'pass-data': { 'seat-number': '1A', 'pass-update-notification': 'Moved' } };

async function callTheApi({ api, service }: Run): Promise<void> {
  const templateId = await makeTemplate(service, api, { 'autogenerate-barcode-values': 'True' });
  const { 'barcode-value': _barcode, ...withoutBarcode } = examplePassData();
  const request = api.passRequest(templateId, { 'pass-id': 'api-1', 'pass-data': withoutBarcode });
  await answerOf(service, request, 'key-1');
  await answerOf(service, request, 'key-1');
  const reference = { 'pass-template-id': templateId, 'pass-id': 'api-1' };
  await answerOf(service, { action: 'updatepassdata', ...reference, ...newSeat });
  await answerOf(service, { action: 'getpassdata', ...reference });
  await answerOf(service, { action: 'explainpass', ...reference });
  await answerOf(service, { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'Z9' });
  const { 'flight-data': data } = await callForFlight(service, 'getflight', {});
  expect(data).toMatchObject({ 'origin-gate': 'Z9' });
  await callForFlight(service, 'updateflight', { 'origin-gate': 'Z8' });
  await answerOf(service, { action: 'deletepassdata', ...reference });
  const brand = await answerOf(service, brandRequest(api.images));
  const ofBrand = { action: 'updatepasstemplate', 'pass-template-id': brand['pass-template-id'] };
  await answerOf(service, { ...ofBrand, description: 'Another' });
  await answerOf(service, event('api-2', now.toISOString()));
  await service.drain();
}

/** Calls an action for the example's flight. */
const callForFlight = (service: Service, action: string, fields: object) =>
  answerOf(service, { action, ...exampleFlight, ...fields });

/** Follows the links of two passengers, one again with another seat. Both barcodes are generated. */
async function followLinks({ api, service }: Run): Promise<void> {
  const templateId = await makeTemplate(service, api, { 'autogenerate-barcode-values': 'True' });
  const request = linkRequest({ 'pass-template-id': templateId, 'update-pass-data': 'True' });
  const made = await answerOf(service, { action: 'createpassissuancelink', ...request });
  const reference = { 'pass-template-id': templateId, 'issuance-link-id': made['issuance-link-id'] };
  await answerOf(service, { action: 'updatepassissuancelink', ...reference, 'issuance-link-name': 'Another name' });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(made['preview-url']) });
  await answerOf(service, { action: 'checkpassissuancelink', url: builder.build(passenger({ 'pass-id': 'link-1' })) });
  for (const seat of ['12C', '1A']) {
    const link = builder.build(passenger({ 'pass-id': 'link-1', 'seat-number-value': seat }));
    const { statusCode, headers } = await service.open('GET', targetOf(link));
    expect(statusCode).toBe(303);
    expect((await service.open('GET', new URL(String(headers?.location)).pathname)).statusCode).toBe(200);
  }
  await service.drain();
}

/** Runs a flight with passes on phones and in Google Wallet, partly with concurrent changes of the same pass. */
async function useWallets({ api, service, handlerOf }: Run): Promise<void> {
  const { world } = service;
  const templateId = await makeTemplate(service, api);
  // The pass expires with its template: a change of the template moves its expiration.
  const own = { 'expiration-timestamp': undefined, 'expiration-timezone': undefined };
  const data = { ...examplePassData(), ...own };
  const [one, two] = [
    await makePass(service, api, templateId, { 'pass-id': 'wallet-1', 'pass-data': data }),
    await makePass(service, api, templateId, { 'pass-id': 'wallet-2', 'pass-data': data }),
  ];
  const page = await service.open('GET', one.path);
  const [image = ''] = /\/images\/[0-9a-f]{64}\.png/.exec(page.body ?? '') ?? [];
  await service.open('GET', image);
  const unregister = await installOn(service, one, 'device-1');
  await installOn(service, two, 'device-1');
  await installOn(service, two, 'device-2');
  await installWhereFull(api, service, one);
  const { passTypeId } = (await api.services.templates.find('demo', templateId)) ?? {};
  await service.open('GET', `/passkit/v1/devices/device-1/registrations/${passTypeId}`);
  await saveToGoogle(service, two, issuerId);
  await answerOf(service, { action: 'updatepassdata', ...two.reference, ...newSeat, priority: 'True' });
  await service.drain();
  // No phone has fetched: each is pushed to again.
  world.clock.nowMs += repeatSeconds * 1_000;
  world.aws.passTime(repeatSeconds);
  await service.drain();

  let isChanged = false;
  handlerOf('FanOut').meanwhile = async (operation) => {
    if (operation !== 'BatchGetItem' || isChanged) return;
    isChanged = true;
    await answerOf(service, { action: 'updatepassdata', ...one.reference, 'pass-data': { 'seat-number': '2B' } });
  };
  const expiry = { 'expiry-date': '2027-03-20T12:00:00' };
  await answerOf(service, {
    action: 'updatepasstemplate',
    'pass-template-id': templateId,
    'origin-gate': 'Z9',
    ...expiry,
  });
  await service.drain();
  await unregister(service, 'DELETE');
  world.goneTokens.add('token-of-device-2');
  await answerOf(service, { action: 'updatepassdata', ...two.reference, 'pass-data': { 'seat-number': '2C' } });
  await service.drain();
  await answerOf(service, { action: 'deletepassdata', ...two.reference });
  await service.drain();
  await download(service, one);
}

/** Uses a nearly full group: a pass comes and goes, a link moves another, and both are opened together. */
async function useGroups({ api, service }: Run): Promise<void> {
  const templateId = await makeTemplate(service, api);
  const group = await api.services.identity.groupKey('demo', 'BOOKING');
  const table = tableOf(service.world.aws.env.TABLE_NAME, sdkConfig(), fixedClock());
  for (let number = 1; number < maxMembers - 1; number++) await table.put(groupPlaceKey({ group, number }));
  const data = { ...examplePassData(), 'group-id': 'BOOKING' };
  const { reference } = await makePass(service, api, templateId, { 'pass-id': 'group-1', 'pass-data': data });

  const keyed = { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) };
  const request = linkRequest({
    'pass-template-id': templateId,
    'update-pass-data': 'True',
    'link-protection': keyed,
    'pass-variables.group-id': { 'is-required': true, 'value-encryption': false },
  });
  const made = await answerOf(service, { action: 'createpassissuancelink', ...request });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(made['preview-url']) });
  for (const groupId of ['ANOTHER', 'BOOKING']) {
    const link = builder.build(passenger({ 'pass-id': 'group-2', 'group-id': groupId }));
    expect((await service.open('GET', targetOf(link))).statusCode).toBe(303);
  }
  const page = `/g/${group}${await api.services.identity.groupSecret(group)}`;
  expect((await service.open('GET', page)).statusCode).toBe(200);
  expect((await service.open('GET', `${page}/1.pkpasses`)).statusCode).toBe(200);
  await answerOf(service, { action: 'updatepassdata', ...reference, 'pass-data': { 'group-id': '' } });
  await service.drain();
}

/** Feeds both readers of the stream an item that they cannot read, a change behind it, a late one, and one that comes twice. */
async function failInTheReaders({ aws }: World, service: Service, handlerOf: Run['handlerOf']): Promise<void> {
  const table = tableOf(aws.env.TABLE_NAME, sdkConfig(), fixedClock());
  for (const passKey of ['first', 'second']) {
    await table.put({ PK: 'PASS#broken', SK: 'PASS', passKey } as Key);
    await service.drain();
  }
  const late = { dynamodb: { SequenceNumber: '1', ApproximateCreationDateTime: 0 } } as DynamoDBRecord;
  const of = (name: Name) => ({ clock: fixedClock(), requestHandler: handlerOf(name) });
  await relayRecords([late], relayOn(aws, of('Relay')));
  const events = eventsOn(aws, of('EventJobs'));
  await publishRecords([late], events);
  const use = { account: 'demo', brand: '', kind: 'issued', dayUtc: '2027-03-10', count: 1 } as const;
  for (let delivery = 0; delivery < 2; delivery++) await events.usage.add('again', [{ ...use, sequenceNumber: '1' }]);
}

/** Installs a device on a pass with 100, where the newest makes room. */
async function installWhereFull(api: TestApi, service: Service, pass: MadePass): Promise<void> {
  await installOn(service, pass, 'device-3');
  const record = await api.services.passes.find(pass.serial);
  if (record === undefined) throw new Error('The pass has gone');
  await api.services.passes.update({ ...record, devices: 100, revision: record.revision + 1, writeId: 'full' });
  await installOn(service, pass, 'device-4');
}

/** Expires a pass and archives others, never installed, which are changed meanwhile. */
async function letTimePass({ api, service, handlerOf }: Run): Promise<void> {
  const { world } = service;
  const settings = { 'never-installed-ttl': 2 };
  const request = withTimeSettings(templateRequest(api.images), settings);
  const templateId = String((await answerOf(service, request))['pass-template-id']);
  const grouped = { ...examplePassData(), 'group-id': 'ARCHIVED' };
  const { reference } = await makePass(service, api, templateId, { 'pass-id': 'time-1', 'pass-data': grouped });
  await makePass(service, api, templateId, { 'pass-id': 'time-2' });
  const data = {
    ...examplePassData(),
    'expiration-timestamp': '2027-03-10T10:00:00',
  };
  await makePass(service, api, await makeTemplate(service, api), { 'pass-id': 'time-3', 'pass-data': data });
  world.clock.nowMs += hourMs;
  world.aws.listFilingQueue.send({ body: passesOf(templateId) });
  await service.drain();

  let isChanged = false;
  handlerOf('DueJobsWork').meanwhile = async (operation) => {
    if (operation !== 'PUT archive' || isChanged) return;
    isChanged = true;
    for (const id of ['time-1', 'time-2'])
      await service.send({ action: 'updatepassdata', ...reference, 'pass-id': id, ...newSeat });
  };
  world.clock.nowMs += 8 * hourMs;
  for (let minute = 0; minute < 2; minute++) {
    await service.tick();
    await service.drain();
  }
}

/** Files a list at the request of a reader, and deletes a filed pass. */
async function fileLists({ api, service, handlerOf }: Run): Promise<void> {
  const { world } = service;
  const templateId = await makeTemplate(service, api);
  const { reference } = await makePass(service, api, templateId, { 'pass-id': 'list-1' });
  const page = { action: 'getpassids', 'pass-template-id': templateId, 'items-per-page': 1, 'page-number': 2 };
  await answerOf(service, page);
  await answerOf(service, { action: 'getpasstemplates' });
  world.clock.nowMs += hourMs;
  const sdk = sdkConfig({ requestHandler: handlerOf('ActionApi') });
  const queue = lazySqs(sdk, fixedClock()).listFiling(world.aws.listFilingQueue.settings.url);
  for (const listKey of [passesOf(templateId), templatesOf('demo')]) await queue.add(listKey);
  await service.drain();
  // Counting a flight of more than 1 MB of entries looks whether the last one has been filed meanwhile.
  const table = tableOf(world.aws.env.TABLE_NAME, sdkConfig({ requestHandler: handlerOf('ListFiling') }), fixedClock());
  await table.get(passItemKey('unknown'));
  await answerOf(service, { action: 'deletepassdata', ...reference });
  await service.drain();
}
