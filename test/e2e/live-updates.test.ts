import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedPush } from '../../local/wallets/apns.ts';
import { callService } from '../helpers/call-service.ts';
import { publishedEvents, publishedOfPass } from '../helpers/events.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { Iphone } from '../helpers/iphone.ts';
import { type Chapter, chapters, IrregularDay } from '../helpers/irregular-day.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { createTemplate, local, passTime } from '../helpers/stack-calls.ts';

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

async function install(phone: Iphone, passId: string): Promise<string> {
  const request = { ...exampleRequest('generate-pass'), 'pass-template-id': templateId, 'pass-id': passId };
  const link = String((await call(request))['pass-install-url']);
  const pkpass = new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
  return (await phone.install(pkpass)).serial;
}

const phone = (name: string) => new Iphone({ id: `device-${name}`, pushToken: `token-${name}` });

const changeGate = (gate: string) =>
  call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });

// biome-ignore lint/suspicious/noExplicitAny: pass.json is whatever it is
const backField = (passJson: any, key: string) =>
  passJson.boardingPass.backFields.find((field: { key: string }) => field.key === key);

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
  await local(stack, 'apns', { 'failure-rate': 0.2, seed: 7 });
  await changeGate('Z10');
  await pass(60);
  await local(stack, 'apns', {});
  const notified = await notifiedSince(before);
  expect(Object.keys(notified)).toHaveLength(10);
  expect(Object.values(notified).every((count) => count === 1)).toBe(true);
});

test('a phone that Apple says is gone is forgotten: it is not notified again, and would register anew', async () => {
  const gone = phone('gone');
  const serial = await install(gone, 'gone');
  await local(stack, 'apns', { gone: ['token-gone'] });
  await changeGate('Z11');
  await pass(1);
  await local(stack, 'apns', {});
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

  const shownJson = ({ text }: Chapter) =>
    [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, block = '']) => JSON.parse(block));

  /** Cells of the chapter's row in the last table. */
  const rowOf = ({ title }: Chapter) =>
    (table.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '').split('|').slice(2, -1).map(Number);
  const table = readFileSync('docs/irregular-operations.md', 'utf8');

  test.each(chapters.slice(1))('$title: its commands do what it says, in each wallet', async (chapter) => {
    const { answers, pushes, classPatches, objectPatches, ...outcome } = await day.carryOut(chapter);
    expect(answers.filter(({ status }) => status !== 'success')).toEqual([]);
    expect([answers.length, ...pushes, classPatches, objectPatches]).toEqual(rowOf(chapter));
    expect([outcome.inAppleWallet, outcome.inGoogleWallet]).toEqual(shownJson(chapter));
  });
});
