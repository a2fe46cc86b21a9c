import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import { callService } from '../../helpers/call-service.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { createTemplate, local, passTime } from '../../helpers/stack-calls.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

/** Folders of the stage, of its copy at an earlier minute, and of the stage that takes its place. */
const [before, copy, after] = [temporaryDirectory(), temporaryDirectory(), temporaryDirectory()];
let stack: LocalStack;
let templateId: string;
let restoredTo: string;

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);
const reference = (passId: string) => ({ 'pass-template-id': templateId, 'pass-id': passId });
const seatOf = async (passId: string) =>
  ((await call({ action: 'getpassdata', ...reference(passId) }))['pass-data'] as Record<string, string>)['seat-number'];
const seatTo = (passId: string, seat: string) =>
  call({ action: 'updatepassdata', ...reference(passId), 'pass-data': { 'seat-number': seat } });

async function issue(passId: string): Promise<string> {
  const request = { ...exampleRequest('generate-pass'), ...reference(passId) };
  return String((await call(request))['pass-install-url']);
}

/** A phone that adds a pass from its link. */
async function phoneWith(link: string, id: string) {
  const phone = iphone({ id, pushToken: `token-of-${id}` });
  const pkpass = new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
  const { serial } = await phone.install(pkpass);
  return { phone, serial, link };
}

const keyOf = (link: string) => link.split('/').at(-1)?.slice(0, 32);
const jsonOn = ({ phone, serial }: { phone: Iphone; serial: string }) =>
  JSON.stringify(phone.passes.get(serial)?.passJson);

/** Hands each phone the pushes that Apple accepted since so many. */
async function deliverPushes(since: number, phones: readonly Iphone[]): Promise<Record<string, number>[]> {
  const pushes = (await local<RecordedPush[]>(stack, 'apns')).slice(since).filter(({ status }) => status === 200);
  const told = new Set(pushes.map(({ path: address }) => address.split('/').at(-1)));
  const type = 'pass.com.example.boardingpass';
  return Promise.all(phones.filter(({ pushToken }) => told.has(pushToken)).map((phone) => phone.onPush(type)));
}

function admin(...words: string[]) {
  const args = ['bin/admin.ts', ...words, '--local'];
  return spawnSync(process.execPath, args, { env: { ...process.env, DATA_DIR: after }, encoding: 'utf8' });
}

let changed: Awaited<ReturnType<typeof phoneWith>>;
let late: Awaited<ReturnType<typeof phoneWith>>;
let lost: Awaited<ReturnType<typeof phoneWith>>;
/** Link of a lost pass that nobody has added. */
let unopened: string;
let events: Record<string, string>[];

beforeAll(async () => {
  stack = await startLocalStack({ dataDir: before });
  templateId = await createTemplate(stack);
  changed = await phoneWith(await issue('changed'), 'changed');
  const lateLink = await issue('late');
  restoredTo = await passTime(stack, 60);
  await stack.kill();
  cpSync(before, copy, { recursive: true });

  // The minutes that are lost: a change that the phone has, a phone that adds a pass, a new pass.
  const port = new URL(stack.url).port;
  stack = await startLocalStack({ dataDir: before, env: { PORT: port } });
  await passTime(stack, 5);
  await seatTo('changed', '31K');
  await changed.phone.fetch(changed.serial);
  late = await phoneWith(lateLink, 'late');
  lost = await phoneWith(await issue('lost'), 'lost');
  unopened = await issue('unopened');
  await passTime(stack, 60);
  events = (await local<{ Detail: Record<string, string> }[]>(stack, 'events')).map(({ Detail }) => Detail);
  await stack.kill();

  // Another stage under the same address: the table of the earlier minute, and the bucket as it was at the end.
  cpSync(copy, after, { recursive: true });
  rmSync(path.join(after, 's3'), { recursive: true });
  cpSync(path.join(before, 's3'), path.join(after, 's3'), { recursive: true });
  stack = await startLocalStack({ dataDir: after, env: { PORT: port } });
});
afterAll(() => stack.stop());

test('links, API keys and tokens of before are those of before, and each record is that of the earlier minute', async () => {
  expect((await fetch(changed.link)).status).toBe(200);
  expect(await seatOf('changed')).not.toBe('31K');
  expect((await changed.phone.request(changed.serial, 'GET')).status).toBe(200);
});

test('doctor lists passes that the table lacks, by their files, and flights with passes that may be on phones', () => {
  const { stdout } = admin('doctor', '--restored-to', restoredTo);
  expect(stdout.match(/^warning +restored +(.*)$/gm)?.map((line) => line.replace(/^warning +restored +/, ''))).toEqual([
    `files of 1 passes that the table does not have: ${keyOf(unopened)}`,
    expect.stringMatching(/^1 passes of template \w+ are in no wallet, as far as is known$/),
    `1 passes of template ${templateId} are in no wallet, as far as is known`,
  ]);
});

test('the events since then name every pass that was issued, changed or added to a phone', () => {
  const since = events.filter((event) => (event['occurred-at'] ?? '') > restoredTo);
  const named = (type: string) =>
    since.filter((event) => event['event-type'] === type).map((event) => event['pass-id']);
  expect(named('PassGenerated')).toEqual(['lost', 'unopened']);
  expect(named('PassUpdated')).toEqual(['changed']);
  expect(named('PassInstalled')).toEqual(['late', 'lost']);
});

test('after template renew and one change, phones on record have what the table has, also one with a lost version', async () => {
  expect(admin('template', 'renew').stderr).toContain('Nothing was done');
  expect(admin('template', 'renew', '--yes').stdout).toMatch(/^\d+ templates raised/);
  const count = (await local<unknown[]>(stack, 'apns')).length;
  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'Z9' });
  await passTime(stack, 60);
  expect(await deliverPushes(count, [changed.phone, late.phone, lost.phone])).toEqual([{ [changed.serial]: 200 }]);
  expect(jsonOn(changed)).toContain('Z9');
  expect(jsonOn(changed)).not.toContain('31K');
});

test('a phone that added a pass in the lost minutes is not told; it gets the pass when it asks, and is told once it registers', async () => {
  expect(jsonOn(late)).not.toContain('Z9');
  expect(await late.phone.fetch(late.serial)).toBe(200);
  expect(jsonOn(late)).toContain('Z9');
  expect((await late.phone.register(late.serial)).status).toBe(201);
});

test('a lost pass stays on its phone, unchanged; issued again it has another link', async () => {
  expect(await lost.phone.fetch(lost.serial)).toBe(401);
  expect(await issue('lost')).not.toBe(lost.link);
});
