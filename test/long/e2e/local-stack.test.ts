import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '../../../clients/typescript/client.ts';
import { embeddedKind } from '../../../local/aws/dynamodb.ts';
import { demoPassRequest } from '../../../local/demo/pass-requests.ts';
import { readDemoTemplate } from '../../../local/demo/template.ts';
import { type LocalStack, processesOf, runToItsEnd, startLocalStack } from '../../helpers/local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

const templateOf = ({ dataDir }: LocalStack) => readDemoTemplate(dataDir)?.templateId ?? '';

const clientOf = ({ url, apiKey }: LocalStack) => createClient({ baseUrl: url, apiKey });

const issue = (to: LocalStack, passId: string) => clientOf(to).call(demoPassRequest(templateOf(to), passId));

test('what it prints ends with the line that says where it is ready', () => {
  expect(stack.output.trimEnd().split('\n').at(-1)).toBe(`Ready: ${stack.url}`);
  expect(stack.output).toContain(stack.apiKey);
});

test('its data are in the database that LOCAL_DATABASE names', () =>
  expect(readdirSync(stack.dataDir)).toContain(embeddedKind() === 'own' ? 'dynamodb.journal' : 'dynamodb.sqlite'));

test('the printed curl issues a pass whose page and .pkpass open', async () => {
  const command = /^ *(curl .+)$/m.exec(stack.output)?.[1] ?? '';
  const { stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ status: 'success', 'tracking-id': expect.any(String) });
  const page = await fetch(answer['pass-install-url']);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([page.headers.get('content-encoding'), await page.text()]).toEqual([
    'gzip',
    expect.stringMatching(/^<!doctype/),
  ]);
  for (const options of [[], ['-H', 'Accept-Encoding: gzip;q=0'], ['--compressed']]) {
    const { stdout: html } = spawnSync('curl', ['-s', ...options, `${answer['pass-install-url']}/`], {
      encoding: 'utf8',
    });
    expect(html).toMatch(/^<!doctype/);
  }
  const pkpass = await fetch(`${answer['pass-install-url']}/pass.pkpass`);
  expect([pkpass.status, pkpass.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass']);
});

test('a picture comes from the function once, then from the edge', async () => {
  const request = () => fetch(`${stack.url}/images/samples/alliance.png`);
  const answers = [await request(), await request()];
  expect(answers.map(({ headers }) => headers.get('x-cache'))).toEqual(['Miss from cloudfront', 'Hit from cloudfront']);
  expect(answers[1]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a link that is not in S3 is answered by the function behind it', async () => {
  const page = await fetch(`${stack.url}/i/${'a'.repeat(58)}`);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')]);
});

test('after a change of the template every page shows it, as soon as the stream has been followed', async () => {
  const { 'pass-install-url': page } = await issue(stack, 'before-the-change');
  const open = async () => (await fetch(page)).text();
  expect(await open()).not.toContain('Z99');
  const client = clientOf(stack);
  await client.call({ action: 'updatepasstemplate', 'pass-template-id': templateOf(stack), 'origin-gate': 'Z99' });
  await fetch(`${stack.url}/_local/clock`, { method: 'POST', body: '{"advance-seconds": 1}' });
  expect(await open()).toContain('Z99');
});

test('a request that is repeated with its Idempotency-Key gets the same answer', async () => {
  const request = demoPassRequest(templateOf(stack), 'repeated');
  const send = () => clientOf(stack).call(request, { idempotencyKey: 'key-1' });
  const first = await send();
  expect(await send()).toEqual(first);
  await expect(clientOf(stack).call(request)).rejects.toMatchObject({ code: 'E9005', httpStatus: 409 });
});

test('the description of the API is served, for pages of other sites too', async () => {
  const answer = await fetch(`${stack.url}/v3/openapi.json`);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/' }] });
  expect((await fetch(`${stack.url}/v3/openapi.json`, { method: 'HEAD' })).status).toBe(200);
});

test('the bare host is a page of the service, where the start page of the local stack does not stand', async () => {
  const answer = await fetch(`${stack.url}/?from=a-letter`, { headers: { 'accept-language': 'de' } });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('Dieser Link führt zu keiner Bordkarte'),
  ]);
  expect(await (await fetch(`${stack.url}/`)).text()).toContain('on this machine');
});

test('/_local/clock moves the clock and says what time it is then', async () => {
  const began = Date.now();
  const advanced = await fetch(`${stack.url}/_local/clock`, { method: 'POST', body: '{"advance-seconds": 7200}' });
  const { now } = (await advanced.json()) as { now: string };
  expect(Date.parse(now)).toBeGreaterThanOrEqual(began + 7_200_000);
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now() + 7_200_000);
  expect((await fetch(`${stack.url}/_local/clock`, { method: 'POST', body: '{"advance-seconds": -1}' })).status).toBe(
    400,
  );
});

test.each(['apns', 'walletb', 'events', 'schedules'])('/_local/%s is a list', async (name) => {
  expect(Array.isArray(await (await fetch(`${stack.url}/_local/${name}`)).json())).toBe(true);
});

test.each(['icon', 'logo', 'logo-square', 'alliance', 'strip', 'lounge'])(
  '/_local/images/%s.png is a PNG',
  async (name) => {
    const image = await fetch(`${stack.url}/_local/images/${name}.png`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  },
);

test('a taken port is named', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-stack-'));
  const { port } = new URL(stack.url);
  const { exitCode, output } = await runToItsEnd({ PORT: port, DATA_DIR: dataDir });
  expect([exitCode, output]).toEqual([1, expect.stringContaining(`Port ${port} is taken.`)]);
  rmSync(dataDir, { recursive: true });
});

test('a second stack on the same data folder is refused', async () => {
  const { exitCode, output } = await runToItsEnd({ DATA_DIR: stack.dataDir });
  expect([exitCode, output]).toEqual([1, expect.stringContaining('Another local stack is running on')]);
});

test('SIGTERM ends it with code 0 and leaves no process behind', async () => {
  const other = await startLocalStack();
  expect(processesOf(other.dataDir).length).toBeGreaterThan(1);
  expect(await other.stop()).toBe(0);
  expect(processesOf(other.dataDir)).toEqual([]);
});

test('after kill -9 during a burst, every pass that was answered with success can be read and installed', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-stack-'));
  const first = await startLocalStack({ dataDir });
  const answered: string[] = [];
  const killed = new Promise<void>((resolve) => {
    for (let pass = 0; pass < 60; pass++) {
      const passId = `burst-${pass}`;
      issue(first, passId).then(
        () => {
          answered.push(passId);
          if (answered.length === 20) void first.kill().then(resolve);
        },
        () => {},
      );
    }
  });
  await killed;

  const second = await startLocalStack({ dataDir });
  expect(answered.length).toBeGreaterThanOrEqual(20);
  for (const passId of answered) {
    const request = { action: 'generatepassbyid', 'pass-template-id': templateOf(second), 'pass-id': passId } as const;
    const { 'pass-install-url': page } = await clientOf(second).call(request);
    expect((await fetch(new URL(new URL(page).pathname, second.url))).status).toBe(200);
  }
  // The second start has another port, and says so of the first pass.
  expect((await fetch(readDemoTemplate(dataDir)?.firstPassUrl ?? '')).status).toBe(200);
  expect(await second.stop()).toBe(0);
  // Children of the killed stack have ended by themselves.
  expect(processesOf(dataDir)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
