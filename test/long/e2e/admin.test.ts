import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { readCommandLine } from '../../../bin/admin/command-line.ts';
import { findLocalStack, localClock } from '../../../bin/admin/deployment.ts';
import { createOperatorContext, type OperatorContext } from '../../../bin/admin/operator-context.ts';
import { demoPassRequest } from '../../../local/demo/pass-requests.ts';
import { readDemoTemplate } from '../../../local/demo/template.ts';
import { callService } from '../../helpers/call-service.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { pastedAdminCalls, wordsOf } from '../../helpers/pasted-commands.ts';
import { iphone } from '../../helpers/phones.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { local, passTime } from '../../helpers/stack-calls.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

/** Runs the program of `npm run admin` against the local stack. */
function admin(words: string, { input = '', dataDir = stack.dataDir } = {}) {
  const { AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _secret, ...env } = process.env;
  const args = ['bin/admin.ts', ...words.split(' '), '--local'];
  return spawnSync(process.execPath, args, { env: { ...env, DATA_DIR: dataDir }, input, encoding: 'utf8' });
}

const keyIn = (text: string) => /API key ([A-Za-z0-9]{40})\b/.exec(text)?.[1] as string;

async function codeFor(key: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const answer = await fetch(`${stack.url}/v3`, { method: 'POST', headers, body: '{"action":"getpasstemplate"}' });
  return ((await answer.json()) as Record<string, unknown>)['error-code'];
}

const advance = (seconds: number) => passTime(stack, seconds);

test('admin --local: the demo account is there, and its key is the printed one', () => {
  expect(admin('account list').stdout).toMatch(/^demo +Tern Airways /m);
  expect(keyIn(admin('account show --account demo --show-api-key').stdout)).toBe(stack.apiKey);
});

test('admin --local: template init asks six questions and draws the brand; it overwrites nothing', () => {
  const out = path.join(stack.dataDir, 'brand.json');
  const input = 'Osprey Lines\n#222266\n\n\n\nQRCODE\n';
  const { stdout, stderr } = admin(`template init --account demo --out ${out}`, { input });
  expect(stderr).toMatch(/^Name of the airline .*Color of the pass .*Barcode that your gates read: .* \(AZTEC\): $/);
  expect(stdout).toContain(`-d @${out}`);
  expect(readFileSync(out.replace('json', 'html'), 'utf8')).toContain('Osprey Lines on phones');
  expect(admin(`template init --account demo --out ${out}`, { input }).stderr).toContain('is there');
});

test('admin --local: doctor finds nothing wrong, and says what it skips', () => {
  const { status, stdout } = admin('doctor');
  expect([status, stdout.match(/^(?!ok|skipped).*$/gm)]).toEqual([0, ['']]);
  expect(stdout).toMatch(/^ok +certificates +pass\.\S+ of demo has \d+ days left$/m);
  expect(stdout).toMatch(/^ok +trial passes +pass\.\S+ of demo signs as passkit-generator does$/m);
  expect(stdout).toMatch(/^ok +mappings +all 9 event source mappings are enabled$/m);
  expect(stdout).toMatch(
    /^ok +directories +staff can be used; its redirect address is http\S+\/desk\/signed-in\/staff$/m,
  );
  expect(stdout).toMatch(/^skipped +distribution +there is no CloudFront$/m);
});

test('admin --local: doctor warns of a paused schedule, and fails when Google refuses the issuer', async () => {
  admin('due pause');
  await local(stack, 'faults', { target: 'walletb', kind: 'refusal' });
  const { status, stdout } = admin('doctor');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^warning +schedule .* is paused.*\n +-> npm run admin -- due resume --local$/m);
  expect(stdout).toMatch(/^failure +Google Wallet +Google refuses issuer/m);
  await local(stack, 'faults', { target: 'walletb', kind: 'refusal', rate: 0 });
  admin('due resume');
});

test('admin --local: the audit trail has what the stack and the operator did', () => {
  admin('account show --account demo --show-api-key');
  const { stdout } = admin('account audit --account demo');
  expect(stdout).toMatch(/ key-read +first +operator /);
  expect(stdout).toMatch(/ certificate-added +walleta pass\.\S+ +operator +start$/m);
});

test('admin --local: a regenerated key replaces the old one within 30 s of the stack’s clock, and neither is in a log', async () => {
  const before = keyIn(admin('account create --account e2e-air --name E2E').stdout);
  expect(await codeFor(before)).toBe('E802');
  expect(admin('key regenerate --account e2e-air', { input: 'no\n' })).toMatchObject({ status: 1, stdout: '' });
  expect(await codeFor(before)).toBe('E802');
  const after = keyIn(admin('key regenerate --account e2e-air', { input: 'yes\n' }).stdout);
  await advance(30);
  expect([await codeFor(before), await codeFor(after)]).toEqual(['E104', 'E802']);
  admin('account create --account later-air --name Later');
  const [, since = ''] = /^Since (.+)$/m.exec(admin('account show --account later-air').stdout) ?? [];
  expect(Date.parse(since) - Date.now()).toBeGreaterThan(0);
  const logs = globSync(path.join(stack.dataDir, 'logs/**/*')).filter((file) => path.extname(file) !== '');
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) for (const key of [before, after]) expect(readFileSync(log, 'utf8')).not.toContain(key);
});

itWith(programs.openssl, 'admin --local: the password of a .p12 comes from a pipe and is shown nowhere', (openssl) => {
  const certs = path.join(stack.dataDir, 'certs');
  const files = '-in pass-type.pem -inkey pass-type-key.pem -certfile intermediate.pem -out pass.p12';
  run(openssl, ['pkcs12', '-export', ...files.split(' '), '-passout', 'pass:Gut3sPasswort'], certs);
  const words = `certificate add --account e2e-air --certificate ${path.join(certs, 'pass.p12')} --root ${path.join(certs, 'root.pem')}`;
  const added = admin(words, { input: 'Gut3sPasswort\n' });
  expect(added.stdout).toContain('Certificate pass.com.example.boardingpass of LOCALTEAM1');
  expect(added.stdout + added.stderr).not.toContain('Gut3s');
  expect(admin(words, { input: 'wrong\n' }).stderr).toContain('The password of the .p12 is wrong');
});

test('admin --local: a passenger is erased; their link says so', async () => {
  const request = demoPassRequest(readDemoTemplate(stack.dataDir)?.templateId ?? '', 'to-erase');
  const metaData = { 'pass-meta-data': { 'user-email': 'erase.me@example.com' } };
  const issued = await callService(stack.url, stack.apiKey, { ...request, ...metaData });
  expect((await fetch(String(issued['pass-install-url']))).status).toBe(200);
  const { stdout } = admin('passenger erase --email Erase.Me@example.com --yes');
  expect(stdout).toContain('Deleted: 1');
  expect((await fetch(String(issued['pass-install-url']))).status).toBe(404);
});

test('admin --local: a phone that was pushed to and has not asked is explained so, and as current once it has fetched', async () => {
  const templateId = readDemoTemplate(stack.dataDir)?.templateId ?? '';
  const issued = await callService(stack.url, stack.apiKey, demoPassRequest(templateId, 'explained'));
  const phone = iphone({ id: 'device-explained', pushToken: 'token-explained' });
  const pkpass = await fetch(`${issued['pass-install-url']}/pass.pkpass`);
  await phone.install(new Uint8Array(await pkpass.arrayBuffer()));
  const update = { 'pass-template-id': templateId, 'pass-id': 'explained', 'pass-data': { 'seat-number': '1A' } };
  await callService(stack.url, stack.apiKey, { action: 'updatepassdata', ...update });
  await advance(1);
  const explained = () => admin(`pass explain explained --account demo --template ${templateId}`).stdout;
  expect(explained()).toMatch(
    /^Apple Wallet: notified\n {2}Device 1: Apple accepted the push at \S+ \S+ UTC; the device has not asked since\.\n {4}-> /m,
  );
  await phone.onPush('pass.com.example.boardingpass');
  expect(explained()).toMatch(/^Apple Wallet: current\n {2}Device 1: The pass was fetched at \S+ \S+ UTC as it is\.$/m);
});

test('admin --local: a record that cannot be processed is parked, holds up no other, and can be replayed', async () => {
  const { sdk, outputs } = JSON.parse(readFileSync(path.join(stack.dataDir, 'operator.json'), 'utf8'));
  const credentials = { accessKeyId: sdk.AWS_ACCESS_KEY_ID, secretAccessKey: sdk.AWS_SECRET_ACCESS_KEY };
  const client = new DynamoDBClient({ endpoint: sdk.AWS_ENDPOINT_URL_DYNAMODB, region: sdk.AWS_REGION, credentials });
  const Item = {
    PK: { S: 'PASS#broken' },
    SK: { S: 'PASS' },
    status: { S: 'active' },
    wallets: { NULL: true },
  } as const;
  await client.send(new PutItemCommand({ TableName: outputs.TableName, Item }));
  await advance(1);
  expect(admin('relay replay').stdout).toMatch(
    /^Relayed again: 0\nPublished again: 0\nFailed again: failures\/PASS=broken\/\S+: \w+\nFailed again: event-failures\/PASS=broken\/PASS\/\d{40}\.json: /,
  );
  const request = demoPassRequest(readDemoTemplate(stack.dataDir)?.templateId ?? '', 'beside-a-broken-one');
  await callService(stack.url, stack.apiKey, request);
  await advance(1);
  const events = (await (await fetch(`${stack.url}/_local/events`)).text()) ?? '';
  expect(events).toContain('beside-a-broken-one');
});

describe('commands of docs/runbook.md, as pasted, with --local instead of the stage', () => {
  const pasted = pastedAdminCalls('docs/runbook.md').filter((line) => !line.startsWith('trace '));
  const folder = temporaryDirectory();
  const before = { ...process.env };
  let context: OperatorContext;

  beforeAll(async () => {
    const pem = (...names: string[]) =>
      names.map((name) => readFileSync(path.join(stack.dataDir, 'certs', `${name}.pem`), 'utf8')).join('');
    const files = {
      'pass.p12': pem('pass-type', 'pass-type-key'),
      'AppleWWDRCAG4.cer': pem('intermediate'),
      'AppleIncRootCertificate.cer': pem('root'),
      'key.json': JSON.stringify({ type: 'service_account', ...JSON.parse(createTestIssuer().serviceAccountJson) }),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
    process.env.DATA_DIR = stack.dataDir;
    const terminal = { password: async () => '', confirm: async () => {}, answers: async () => [], progress: () => {} };
    context = createOperatorContext(await findLocalStack(stack.dataDir), localClock(stack.dataDir), terminal);
    const request = demoPassRequest(readDemoTemplate(stack.dataDir)?.templateId ?? '', 'ABC123-1');
    await callService(stack.url, stack.apiKey, request);
  });
  afterAll(() => {
    process.env = before;
  });

  test.each(pasted)('npm run admin -- %s', async (line) => {
    const local = line.replace('--stage prod', '--local').replace('lufthansa', 'demo');
    const call = readCommandLine(wordsOf(local.replaceAll(/\b\S+\.(?:p12|cer|json)\b/g, `${folder}/$&`)));
    if ('help' in call) throw new Error(call.help);
    const { command, options } = call;
    const isUnconnected = command.needs === 'stage' || command.needs === 'nothing';
    const answer = await (isUnconnected ? command.run(options) : command.run(options, context));
    expect(typeof answer === 'string' ? answer : answer.text).toMatch(/\w/);
  });

  test('are twenty and more', () => expect(pasted.length).toBeGreaterThan(20));
});

test('admin --local: without a stack it says how to start one', () => {
  const { status, stderr } = admin('account list', { dataDir: '/nonexistent' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm start')]);
});
