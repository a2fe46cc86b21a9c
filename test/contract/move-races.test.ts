import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { withDue } from '../../lambdas/domain/pass/due.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { updateDueTimes } from '../../lambdas/jobs/shared/update-due-times.ts';
import { DynamoErasure } from '../../lambdas/storage/dynamo-erasure.ts';
import { DynamoPassPages } from '../../lambdas/storage/dynamo-pass-queries.ts';
import { attributesOf, isPassItem, isTombstoneItem, passOf } from '../../lambdas/storage/dynamo-passes.ts';
import { byTemplateKey, itemsOfPass, type Key } from '../../lambdas/storage/keys.ts';
import { ListFiling } from '../../lambdas/storage/list-filing.ts';
import { chunksOf, lowestUnfiledSort, passesOf, passListKey } from '../../lambdas/storage/list-keys.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { runDue } from '../helpers/due.ts';
import { sampled } from '../helpers/effort.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { drainFanOut } from '../helpers/jobs.ts';
import { issuePass } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
const table = () => tableOf(api.env.TABLE_NAME, sdkConfig(), clock);

/** Makes a pass on a phone, from a link that may update it, and two other flights. */
async function scene() {
  const from = await api.createTemplate();
  const copy = async (changes: object) => {
    const { body } = await api.send({ action: 'copytemplate', 'pass-template-id': from, ...changes });
    return String(body['pass-template-id']);
  };
  const to = await copy({ 'flight-number': '2728', 'voided-pass-ttl': 24 });
  const third = await copy({ 'flight-number': '2730' });
  const link = await makeLink(api, from, { 'update-pass-data': 'True' });
  const pass = await issuePass(api, from);
  await pass.phone.install(pass.pkpass);
  const { passId, fields } = await pass.record();
  const movePass = (toId: string) =>
    api.send({
      action: 'movepass',
      'pass-template-id': from,
      'to-pass-template-id': toId,
      'pass-id': passId,
      'pass-data': { 'seat-number': '14A', 'pass-status': 'voided' },
    });
  const url = linkFor(
    link,
    passenger({
      'pass-id': passId,
      'passenger-name-value': fields['passenger-name'],
      'reservation-confirmation-code-value': fields['confirmation-number'],
      'boarding-position-value': '99',
    }),
  );
  return { ...pass, from, to, third, passId, url, movePass };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Calls that may meet a move, with the number of their last read before they write. */
const others: [string, (scene: Scene) => Promise<unknown>, number][] = [
  ['an update', ({ update }) => update({ 'boarding-group': '9' }), 1],
  ['a deletion', (scene) => scene.delete(), 2],
  ['a move to another flight', ({ movePass, third }) => movePass(third), 4],
  ['a new device', ({ pkpass, serial }) => inProcessPhone(api, `other-of-${serial}`).install(pkpass), 2],
  ['a new push token', ({ pkpass, device }) => inProcessPhone(api, device, 'another-token').install(pkpass), 2],
  ['a device that leaves', ({ phone, serial }) => phone.remove(serial), 2],
  ['a link that updates', ({ url }) => follow(api, url), 1],
];

const jobs: [string, (scene: Scene) => Promise<unknown>][] = [
  [
    'an erasure',
    async ({ record }) =>
      new DynamoErasure(table()).blank(erasedPass(await record(), { at: time.at, writeId: 'erasure' })),
  ],
  ['the filing of its list', ({ from }) => new ListFiling(table(), fixedClock(later)).file(passesOf(from))],
  ['an expiry', ({ update }) => update({ 'expiration-timestamp': '2027-03-10T08:00:01' }).then(() => due())],
];

const later = new Date(now.getTime() + 120_000);
const due = () => runDue(api.env, { clock: fixedClock(later) });

/** Runs `meanwhile` once, after this answer to one of these operations. */
function onceAfter(operations: readonly string[], meanwhile: () => Promise<unknown>, answer = 1): void {
  let answers = 0;
  requests.meanwhile = async (answered) => {
    if (!operations.includes(answered)) return;
    answers += 1;
    if (answers !== answer) return;
    requests.meanwhile = async () => {};
    await meanwhile();
  };
}

const countedIn = async (template: string) =>
  (await table().query<{ count: number }>(chunksOf(passesOf(template)))).items.reduce(
    (sum, { count }) => sum + count,
    0,
  );

async function filedIn(template: string): Promise<number> {
  const list = { ':list': passesOf(template), ':unfiled': lowestUnfiledSort };
  const { items } = await table().query({
    IndexName: 'byList',
    KeyConditionExpression: 'listKey = :list AND listSort < :unfiled',
    ExpressionAttributeValues: list,
  });
  return items.length;
}

/** Expects one flight in the record, list and registrations of the pass, and nothing counted twice. */
async function expectWhole({ serial, passId, from, to, third }: Scene): Promise<void> {
  const items = (await table().query<Key>({ ...itemsOfPass(serial), ConsistentRead: true })).items;
  const item = items.find(isPassItem);
  const templates = [from, to, third];
  const listed = await Promise.all(
    templates.map(async (template) => {
      const { body } = await api.send({ action: 'getpassids', 'pass-template-id': template });
      const ids = (body['pass-ids'] as { 'pass-id': string }[]).map((each) => each['pass-id']);
      expect(await filedIn(template)).toBe(await countedIn(template));
      return ids.includes(passId);
    }),
  );
  if (item === undefined) {
    expect(items.some(isTombstoneItem)).toBe(true);
    expect(listed).toEqual([false, false, false]);
    return;
  }
  const pass = passOf(item);
  expect(listed).toEqual(templates.map((template) => template === pass.templateId));
  expect(item.listKey).toBe(passesOf(pass.templateId));
  const template = await api.services.templates.findLatest('demo', pass.templateId);
  if (template) expect(pass.dueAtUtc).toBe(withDue(template, pass).dueAtUtc);
  const registrations = items.filter((each): each is Key & Registration & { registrationsKey: string } =>
    each.SK.startsWith('DEVICE#'),
  );
  expect(pass.devices ?? 0).toBe(registrations.length);
  for (const { deviceId, templateId, registrationsKey } of registrations) {
    expect(templateId).toBe(pass.templateId);
    expect(registrationsKey).toBe(byTemplateKey(pass.templateId, deviceId, serial).registrationsKey);
  }
}

const overtaking = [...others.map(([title, other]) => [title, other] as const), ...jobs];

test.each(sampled(overtaking, 4))('%s that overtakes a move', async (_title, other) => {
  const met = await scene();
  onceAfter(['Query'], () => other(met));
  const answer = await met.movePass(met.to);
  await expectWhole(met);
  const there = (await api.services.passes.find(met.serial))?.templateId;
  // An acknowledged move is done, and a refused one changed nothing.
  expect(there === met.to).toBe(answer.httpStatus === 200);
});

test.each(sampled(others, 4))('%s that a move overtakes', async (_title, other, lastRead) => {
  const met = await scene();
  const { promise: overtaken, resolve } = Promise.withResolvers<unknown>();
  onceAfter(['GetItem', 'Query'], async () => resolve(await met.movePass(met.to)), lastRead);
  await other(met);
  expect(await overtaken).toMatchObject({ httpStatus: 200 });
  await expectWhole(met);
  const there = await api.services.passes.find(met.serial);
  expect([met.to, undefined]).toContain(there?.templateId);
  if (there) expect(there.fields['seat-number']).toBe('14A');
});

test.each(['from', 'to'] as const)(
  'the flight it moves %s changes at the same time: all due times are right in the end',
  async (which) => {
    const met = await scene();
    const image = () => streamImage(api.env, `TEMPLATE#${met[which]}`, 'TEMPLATE');
    const before = await image();
    await api.send({ action: 'updatepasstemplate', 'pass-template-id': met[which], 'voided-pass-ttl': 48 });
    const after = await image();
    for (const queue of Object.values(api.aws.queues)) queue.purge();
    onceAfter(['Query'], async () => {
      await relayChange(api.aws, before, after);
      await drainFanOut(api.aws, { clock });
    });
    await met.movePass(met.to);
    await expectWhole(met);
  },
);

test('who goes through a list that still shows a pass which has moved passes it over', async () => {
  const met = await scene();
  const stale = await met.record();
  await met.movePass(met.to);
  const template = await api.services.templates.findLatest('demo', met.from);
  const services = { clock, passes: api.services.passes, newWriteId: () => 'settled' };
  const wrong = { ...stale, dueAtUtc: now.toISOString() };
  await updateDueTimes(template ?? never(), [wrong], services);
  await expectWhole(met);
  const place = { ...passListKey(met.from, stale.createdAtUtc, met.passId), PK: 'PASS#of-the-index', SK: 'PASS' };
  await table().put({ ...attributesOf(await met.record()), ...place });
  expect(await new DynamoPassPages(table()).pageOf(met.from)).toEqual({ passes: [] });
});

function never(): never {
  throw new Error('No such template');
}
