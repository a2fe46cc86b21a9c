import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import { callService } from '../../helpers/call-service.ts';
import { publishedEvents, publishedOfPass } from '../../helpers/events.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { createTemplate, local, passTime } from '../../helpers/stack-calls.ts';
import { chapters, IrregularDay, sentOnTheDay } from '../helpers/irregular-day.ts';
import type { Chapter } from '../helpers/pasted-chapters.ts';

const passType = 'pass.com.example.boardingpass';

let stack: LocalStack;
let templateId: string;
beforeAll(async () => {
  stack = await startLocalStack();
  templateId = await createTemplate(stack);
});
afterAll(() => stack.stop());

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);

/** Moves the clock on and works off everything due. */
const pass = (seconds: number) => passTime(stack, seconds);

/** Numbers of pushes by push token, of those that Apple accepted after this many. */
async function notifiedSince(count: number): Promise<Record<string, number>> {
  const pushes = (await local<RecordedPush[]>(stack, 'apns')).slice(count).filter(({ status }) => status === 200);
  const tokens = Map.groupBy(pushes, ({ path }) => path.split('/').at(-1) ?? '');
  return Object.fromEntries([...tokens].map(([token, notified]) => [token, notified.length]));
}

const pushCount = async () => (await local<RecordedPush[]>(stack, 'apns')).length;

async function install(phone: Iphone, passId: string, of = templateId): Promise<string> {
  const request = { ...exampleRequest('generate-pass'), 'pass-template-id': of, 'pass-id': passId };
  const link = String((await call(request))['pass-install-url']);
  const pkpass = new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
  return (await phone.install(pkpass)).serial;
}

const phone = (name: string) => iphone({ id: `device-${name}`, pushToken: `token-${name}` });

const failPushes = (fault: object) => local(stack, 'faults', { target: 'apns', ...fault });

const changeGate = (gate: string, of = templateId) =>
  call({ action: 'updatepasstemplate', 'pass-template-id': of, 'origin-gate': gate });

// biome-ignore lint/suspicious/noExplicitAny: pass.json is whatever it is
const backField = (passJson: any, key: string) =>
  passJson.boardingPass.backFields.find((field: { key: string }) => field.key === key);

test('how far a gate change has come, and in how many seconds, is shown while phones fetch it', async () => {
  const flight = await createTemplate(stack);
  const [awake, asleep] = [phone('awake'), phone('asleep')];
  await install(awake, 'seen-1', flight);
  await install(asleep, 'seen-2', flight);
  await pass(1);
  const delivery = () => local<Record<string, unknown>>(stack, 'delivery');
  const before = await delivery();
  const since = async (name: string) => Number((await delivery())[name]) - Number(before[name]);

  await changeGate('S1', flight);
  await pass(30);
  expect(await since('passes-notified')).toBe(2);
  expect(await since('passes-behind')).toBe(2);
  await awake.onPush(passType);
  await pass(1);
  expect(await since('passes-current')).toBe(1);
  expect(await since('passes-behind')).toBe(1);
  expect(await since('passes-behind-after-ten-minutes')).toBe(0);
  await pass(700);
  expect(await since('passes-behind-after-ten-minutes')).toBe(1);
  expect(await delivery()).toMatchObject({
    'seconds-from-commit-to-apple': { median: expect.any(Number) },
    'seconds-from-commit-to-phone': { longest: expect.any(Number) },
    ...{ 'lines-refused': 0, PassengersBehind: 'OK' },
  });
  await asleep.onPush(passType);
});

test('a gate change reaches every phone exactly once, with one message for the lock screen', async () => {
  const [one, family] = [phone('one'), phone('family')];
  const serial = await install(one, 'live-1');
  await install(family, 'live-2');
  await install(family, 'live-3');
  await pass(1);
  const before = await pushCount();
  expect(await notifiedSince(before)).toEqual({});

  await changeGate('Z9');
  await pass(1);
  expect(await notifiedSince(before)).toEqual({ 'token-one': 1, 'token-family': 1 });
  expect(await one.onPush(passType)).toEqual({ [serial]: 200 });
  expect(Object.values(await family.onPush(passType))).toEqual([200, 200]);
  const fields = one.passes.get(serial)?.passJson;
  expect(backField(fields, 'last-notification')).toMatchObject({ value: 'Gate: Z9', changeMessage: '%@' });
  expect(JSON.stringify(fields).match(/changeMessage/g)).toHaveLength(1);

  await pass(180);
  expect(await notifiedSince(before)).toEqual({ 'token-one': 1, 'token-family': 1 });
  expect(await one.onPush(passType)).toEqual({});
  const events = await publishedEvents(stack.url, templateId);
  expect(events.filter((event) => event['event-type'] === 'TemplateUpdated')).toEqual([
    expect.objectContaining({ 'changed-fields': ['origin-gate'] }),
  ]);
  expect(events.filter((event) => event['event-type'] === 'PassUpdated')).toEqual([]);
});

test('a phone that ignores its push is pushed to again after a minute, and no more once it has fetched', async () => {
  const flight = await createTemplate(stack);
  const deaf = phone('deaf');
  const serial = await install(deaf, 'deaf', flight);
  await pass(1);
  const before = await pushCount();
  const heard = async () => (await notifiedSince(before))['token-deaf'];

  await changeGate('Z20', flight);
  await pass(50);
  expect(await heard()).toBe(1);
  await pass(30);
  expect(await heard()).toBe(2);
  expect(await deaf.onPush(passType)).toEqual({ [serial]: 200 });
  await pass(240);
  expect(await heard()).toBe(2);
});

test('a change of one pass reaches its phone only', async () => {
  const before = await pushCount();
  const reference = { 'pass-template-id': templateId, 'pass-id': 'live-1' };
  const updated = await call({
    action: 'updatepassdata',
    ...reference,
    priority: 'True',
    'pass-data': { 'seat-number': '1A', 'pass-update-notification': 'You have been upgraded' },
  });
  await pass(1);
  expect(await notifiedSince(before)).toEqual({ 'token-one': 1 });
  expect((await publishedOfPass(stack.url, reference)).at(-1)).toMatchObject({
    'event-type': 'PassUpdated',
    'tracking-id': updated['tracking-id'],
  });
});

test('while Apple fails one push in five, every phone hears of a change in the end, and once', async () => {
  for (let index = 0; index < 8; index++) await install(phone(`f${index}`), `failing-${index}`);
  await pass(1);
  const before = await pushCount();
  for (const kind of ['throttle', 'error', 'goaway']) await failPushes({ kind, rate: 0.07, seed: 7 });
  await changeGate('Z10');
  await pass(60);
  for (const kind of ['throttle', 'error', 'goaway']) await failPushes({ kind, rate: 0 });
  const notified = await notifiedSince(before);
  expect(Object.keys(notified)).toHaveLength(10);
  expect(Object.values(notified).every((count) => count === 1)).toBe(true);
});

test('a phone that Apple says is gone is forgotten: it is not notified again, and would register anew', async () => {
  const gone = phone('gone');
  const serial = await install(gone, 'gone');
  await failPushes({ kind: 'gone', tokens: ['token-gone'] });
  await changeGate('Z11');
  await pass(1);
  await failPushes({ kind: 'gone', rate: 0 });
  const before = await pushCount();
  await changeGate('Z12');
  await pass(1);
  expect(await notifiedSince(before)).not.toHaveProperty('token-gone');
  expect((await gone.register(serial)).status).toBe(201);
});

describe('docs/irregular-operations.md', () => {
  let day: IrregularDay;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'irregular-day-'));
    day = new IrregularDay(stack, folder);
    await day.begin();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sent = JSON.parse(readFileSync(sentOnTheDay, 'utf8'));

  /** Cells of the chapter's row in the last table. */
  const rowOf = ({ title }: Chapter) =>
    (table.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '').split('|').slice(2, -1).map(Number);
  const table = readFileSync('docs/irregular-operations.md', 'utf8');

  test.each(chapters.slice(1))('$title: its commands do what it says, in each wallet', async (chapter) => {
    const { answers, pushes, classPatches, objectPatches, inAppleWallet, inGoogleWallet } = await day.carryOut(chapter);
    expect(answers.filter(({ status }) => status !== 'success')).toEqual([]);
    expect([answers.length, ...pushes, classPatches, objectPatches]).toEqual(rowOf(chapter));
    expect({ inAppleWallet, inGoogleWallet }).toEqual(sent[chapter.title]);
  });
});
