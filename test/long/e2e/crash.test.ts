import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../../clients/typescript/client.ts';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import { answersDespite } from '../../helpers/answers-despite.ts';
import { callService } from '../../helpers/call-service.ts';
import { withTimeSettings } from '../../helpers/due.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { iphone } from '../../helpers/phones.ts';
import { local, passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const dataDir = temporaryDirectory();
let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ dataDir });
});
afterAll(() => stack.stop());

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);

const readFrom = <Answer>(path: string) => local<Answer>(stack, path);

/** Moves the clock on and works off everything due. */
const pass = (seconds: number) => passTime(stack, seconds);

/** Kills every process of the service, starts it again at its address, and lets it finish its work. */
async function killAndRestart(): Promise<void> {
  await stack.kill();
  stack = await startLocalStack({ dataDir, env: { PORT: new URL(stack.url).port } });
  await pass(180);
}

async function makeTemplate(settings?: object): Promise<string> {
  const example = stackTemplateRequest(stack);
  const { 'pass-template-id': id } = await call(settings ? withTimeSettings(example, settings) : example);
  return String(id);
}

function passRequest(templateId: string, passId: string): Record<string, unknown> {
  const request = exampleRequest('generate-pass');
  const data = {
    ...(request['pass-data'] as object),
    'expiration-timestamp': undefined,
    'expiration-timezone': undefined,
  };
  return { ...request, 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': data };
}

const makePass = async (templateId: string, passId: string) =>
  String((await call(passRequest(templateId, passId)))['pass-install-url']);

async function download(link: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, place) => `${prefix}-${place}`);

/** Events of a type by pass-id, each id once. */
async function eventsOf(type: string): Promise<string[]> {
  const events = await readFrom<{ Detail: Record<string, string> }[]>('events');
  const ofType = events.map(({ Detail }) => Detail).filter((detail) => detail['event-type'] === type);
  const byId = new Map(ofType.map((detail) => [detail['event-id'], detail['pass-id'] ?? '']));
  return [...byId.values()].sort();
}

/** Push tokens of pushes that Apple accepted, after this many. */
async function notifiedSince(count: number): Promise<string[]> {
  const pushes = (await readFrom<RecordedPush[]>('apns')).slice(count).filter(({ status }) => status === 200);
  return pushes.map(({ path }) => path.split('/').at(-1) ?? '').sort();
}

const pushCount = async () => (await readFrom<unknown[]>('apns')).length;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(5);
}

test('kill -9 in a burst of generatepass: repeated with their keys, all passes are there once, as answered', async () => {
  const templateId = await makeTemplate();
  const passIds = names('burst', 30);
  const issue = (passId: string) => async () => {
    const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
    return client.call(passRequest(templateId, passId) as never, { idempotencyKey: passId });
  };
  const answers = (await answersDespite(killAndRestart, passIds.map(issue), 8)) as unknown as Record<string, string>[];
  for (const answer of answers) {
    const read = await call({
      action: 'generatepassbyid',
      'pass-template-id': templateId,
      'pass-id': answer['pass-id'],
    });
    expect(read['pass-install-url']).toBe(answer['pass-install-url']);
    expect((await fetch(String(answer['pass-install-url']))).status).toBe(200);
  }
  await pass(1);
  expect((await eventsOf('PassGenerated')).filter((passId) => passId.startsWith('burst-'))).toEqual(passIds.sort());
});

test('kill -9 in a fan-out: every phone hears of the change, and none more than once too often', async () => {
  const templateId = await makeTemplate();
  const tokens = names('fan', 20);
  for (const token of tokens) {
    const link = await makePass(templateId, token);
    await iphone({ id: token, pushToken: token }).install(await download(link));
  }
  await pass(1);
  const before = await pushCount();
  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'Z9' });
  await until(async () => (await pushCount()) > before);
  await killAndRestart();
  const notified = await notifiedSince(before);
  expect([...new Set(notified)]).toEqual(tokens.sort());
  // A phone is notified twice if the process died before its push was recorded, and once more a minute later, as none fetches here.
  const times = [...Map.groupBy(notified, (token) => token).values()].map((pushes) => pushes.length);
  expect(Math.max(...times)).toBeLessThanOrEqual(3);
});

test('kill -9 in registrations: phones that repeat theirs are registered once, and are notified of the next change', async () => {
  const templateId = await makeTemplate();
  const link = await makePass(templateId, 'registered');
  const pkpass = await download(link);
  const phones = names('phone', 12);
  /** Repeats the registration while the service is busy, like phones. */
  const install = async (id: string): Promise<number> => {
    const { status } = await iphone({ id, pushToken: `token-${id}` }).install(pkpass);
    return status === 503 ? install(id) : status;
  };
  const asking = phones.map((id) => () => install(id));
  const statuses = await answersDespite(killAndRestart, asking, 3);
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  await pass(1);
  expect((await eventsOf('PassInstalled')).filter((passId) => passId === 'registered')).toHaveLength(1);
  const before = await pushCount();
  const seat = { 'pass-template-id': templateId, 'pass-id': 'registered', 'pass-data': { 'seat-number': '1A' } };
  await call({ action: 'updatepassdata', ...seat });
  await pass(1);
  expect(await notifiedSince(before)).toEqual(phones.map((id) => `token-${id}`).sort());
});

test('kill -9 while time archives passes: each goes to the archive once, with one event', async () => {
  const templateId = await makeTemplate({ 'never-installed-ttl': 1 });
  const passIds = names('due', 20);
  for (const passId of passIds) await makePass(templateId, passId);
  const s3 = join(dataDir, 's3');
  const archived = () =>
    readdirSync(s3)
      .flatMap((bucket) => readdirSync(join(s3, bucket)).map(decodeURIComponent))
      .filter((key) => key.startsWith(`archive/demo/${templateId}/`));
  pass(3_700).catch(() => {});
  await until(async () => archived().length >= 3);
  await killAndRestart();
  expect(archived()).toHaveLength(passIds.length);
  expect((await eventsOf('PassArchived')).filter((passId) => passId.startsWith('due-'))).toEqual(passIds.sort());
  for (const passId of passIds) {
    const read = { action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId };
    await expect(call(read)).rejects.toMatchObject({ code: 'E808' });
  }
});

test("kill -9 in clicks of Google Wallet's button and saves: who clicks again can save, and each save counts once", async () => {
  const templateId = await makeTemplate();
  const passIds = names('save', 8);
  const links = await Promise.all(passIds.map((passId) => makePass(templateId, passId)));
  const click = (link: string) => async () => {
    const { status, headers } = await fetch(`${link}/walletb`, { redirect: 'manual' });
    expect(status).toBe(303);
    return String(headers.get('location'));
  };
  const landings = await answersDespite(killAndRestart, links.map(click), 2);
  const save = (landing: string) => async () => {
    const { status } = await fetch(landing, { method: 'POST', body: 'event=save', redirect: 'manual' });
    expect(status).toBe(303);
  };
  await answersDespite(killAndRestart, landings.map(save), 2);
  await pass(1);
  for (const passId of passIds) {
    const read = await call({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
    expect(read['walletb-status']).toBe('installed');
  }
  expect((await eventsOf('PassInstalled')).filter((passId) => passId.startsWith('save-'))).toEqual(passIds.sort());
});
