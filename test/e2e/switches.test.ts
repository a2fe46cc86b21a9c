import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoPassRequest } from '../../local/demo/pass-requests.ts';
import { readDemoTemplate } from '../../local/demo/template.ts';
import { callService } from '../helpers/call-service.ts';
import { Iphone } from '../helpers/iphone.ts';
import { type LocalStack, startLocalStack, thriftyAssembly } from '../helpers/local-stack.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { local, passTime } from '../helpers/stack-calls.ts';

let stack: LocalStack;
let apiUrl: string;
let pass: Record<string, unknown>;
beforeAll(async () => {
  stack = await startLocalStack({ env: { LOCAL_CLOUD_ASSEMBLY: await thriftyAssembly() } });
  const operator = JSON.parse(readFileSync(path.join(stack.dataDir, 'operator.json'), 'utf8'));
  apiUrl = operator.outputs.ApiUrl;
  const templateId = readDemoTemplate(stack.dataDir)?.templateId ?? '';
  reference = { 'pass-template-id': templateId, 'pass-id': 'thrifty' };
  // The API's own address works for callers, too.
  pass = await callService(apiUrl, stack.apiKey, demoPassRequest(templateId, 'thrifty'));
});
afterAll(() => stack.stop());

let reference: Record<string, unknown>;
const link = () => String(pass['pass-install-url']);
const download = async () => Buffer.from(await (await fetch(`${link()}/pass.pkpass`)).arrayBuffer());
const requested = async (what: RegExp) =>
  Object.keys(await local<Record<string, object>>(stack, 'meter')).filter((name) => what.test(name));

test('a phone registers, lists, fetches and unregisters at the API’s own address, and nothing of it passes the edge', async () => {
  expect(new URL(apiUrl).origin).not.toBe(new URL(stack.url).origin);
  const phone = new Iphone({ id: 'thrifty-device', pushToken: 'thrifty' });
  const pkpass = await download();
  const { webServiceURL, passTypeIdentifier } = openPkpass(pkpass).passJson;
  expect(webServiceURL).toBe(`${apiUrl}/passkit`);
  expect(link()).toMatch(new RegExp(`^${stack.url}/i/`));

  await fetch(`${stack.url}/_local/meter`, { method: 'DELETE' });
  const { status, serial } = await phone.install(pkpass);
  expect(status).toBe(201);
  await passTime(stack, 0);
  await callService(stack.url, stack.apiKey, {
    action: 'updatepassdata',
    ...reference,
    'pass-data': { 'seat-number': '31K' },
  });
  await passTime(stack, 0);
  expect(await local<{ path: string }[]>(stack, 'apns')).toMatchObject([{ path: '/3/device/thrifty' }]);
  expect(await phone.onPush(passTypeIdentifier)).toEqual({ [serial]: 200 });
  expect(JSON.stringify(phone.passes.get(serial)?.passJson)).toContain('31K');
  expect(phone.passes.get(serial)?.passJson.webServiceURL).toBe(webServiceURL);
  expect(await phone.fetch(serial)).toBe(304);
  expect(await requested(/passkit/)).toEqual(['api POST passkit', 'api GET passkit']);

  // A pass issued before, or requested through CloudFront for another reason, gets the same.
  const headers = (answer: Headers) =>
    ['content-type', 'last-modified', 'cache-control'].map((name) => answer.get(name));
  const direct = await phone.request(serial, 'GET', { 'if-modified-since': '' });
  const known = phone.passes.get(serial);
  if (known) phone.passes.set(serial, { ...known, webServiceURL: `${stack.url}/passkit` });
  const behindTheEdge = await phone.request(serial, 'GET', { 'if-modified-since': '' });
  expect([behindTheEdge.status, headers(behindTheEdge.headers)]).toEqual([200, headers(direct.headers)]);
  expect(openPkpass(behindTheEdge.body).passJson).toEqual(openPkpass(direct.body).passJson);
  if (known) phone.passes.set(serial, known);
  expect(await phone.remove(serial)).toBe(200);
});

test('all else is refused there without CloudFront’s secret', async () => {
  const { pathname } = new URL(link());
  expect((await fetch(link())).status).toBe(200);
  for (const address of [
    pathname,
    `${pathname}/pass.pkpass`,
    '/l/any',
    '/g/any',
    '/callbacks/walletb',
    '/robots.txt',
  ]) {
    const answer = await fetch(apiUrl + address);
    expect([address, answer.status, await answer.text()]).toEqual([address, 403, 'Forbidden']);
  }
});

test('changes are published to no bus', async () => {
  await passTime(stack, 1);
  expect(await requested(/^lambda .*relay/)).toHaveLength(1);
  expect(await requested(/^(lambda|by) .*event/)).toEqual([]);
  expect(await local(stack, 'events')).toEqual([]);
});
