import { readFileSync } from 'node:fs';
import { issuerId, startWalletB, type WalletBTest } from '../helpers/walletb.ts';

let walletB: WalletBTest;
let templateId: string;
beforeAll(async () => {
  walletB = await startWalletB();
  templateId = await walletB.api.createTemplate();
});
afterAll(() => walletB.api.stop());

const stored = (passKey: string) => walletB.api.services.passes.find(passKey);

async function issued() {
  const pass = await walletB.issue(templateId);
  await walletB.click(pass.path);
  return { ...pass, templateId };
}

async function statusOf(passId: string) {
  const { body } = await walletB.api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  return body['walletb-status'];
}

test('a save is an install, and a deletion ends it; the pass itself stays as it is', async () => {
  const pass = await issued();
  expect(await statusOf(pass.passId)).toBe('not-installed');
  expect((await walletB.tell(pass)).statusCode).toBe(200);
  expect(await statusOf(pass.passId)).toBe('installed');
  const installedAtUtc = new Date(walletB.clock.nowMs).toISOString();
  expect(await stored(pass.passKey)).toMatchObject({
    version: 1,
    wallets: { walletb: { state: 'installed', atUtc: installedAtUtc } },
    firstInstalledAtUtc: installedAtUtc,
  });
  walletB.clock.nowMs += 60_000;
  await walletB.tell({ ...pass, event: 'del' });
  expect(await statusOf(pass.passId)).toBe('removed');
  expect(await stored(pass.passKey)).toMatchObject({ version: 1, firstInstalledAtUtc: installedAtUtc });
});

test('an event counts once, also when it is told again after another', async () => {
  const pass = await issued();
  await walletB.tell({ ...pass, nonce: 'nonce-of-save' });
  await walletB.tell({ ...pass, nonce: 'nonce-of-save-elsewhere' });
  await walletB.tell({ ...pass, nonce: 'nonce-of-deletion', event: 'del' });
  const before = await stored(pass.passKey);
  for (const nonce of ['nonce-of-save', 'nonce-of-save-elsewhere'])
    expect((await walletB.tell({ ...pass, nonce })).statusCode).toBe(200);
  expect(await stored(pass.passKey)).toEqual(before);
});

test('a save that is told twice at once is recorded once', async () => {
  const pass = await issued();
  const before = await stored(pass.passKey);
  await Promise.all([walletB.tell({ ...pass, nonce: 'same' }), walletB.tell({ ...pass, nonce: 'same' })]);
  expect((await stored(pass.passKey))?.revision).toBe((before?.revision ?? 0) + 1);
});

test('an install that starts auto-expiry changes what the pass shows', async () => {
  const auto = { 'expiration-setting': 'auto', 'auto-expire-number-days': 1, 'auto-expire-timezone': 'Europe/Berlin' };
  const id = await walletB.createTemplate(auto);
  const { body } = await walletB.api.send({
    ...walletB.api.passRequest(id, { 'pass-id': 'auto' }),
    'pass-data': { ...(walletB.api.passRequest(id)['pass-data'] as object), 'expiration-timestamp': '' },
  });
  const path = new URL(String(body['pass-install-url'])).pathname;
  await walletB.click(path);
  await walletB.tell({ templateId: id, passKey: path.slice(3, 35) });
  const dueAtUtc = new Date(walletB.clock.nowMs + 24 * 60 * 60 * 1000).toISOString();
  expect(await stored(path.slice(3, 35))).toMatchObject({ version: 2, dueAtUtc });
});

test('a save between an expiry and its note is that of an expired pass', async () => {
  const pass = await issued();
  const { nowMs } = walletB.clock;
  const expiryNotedUtc = new Date(nowMs + 30_000).toISOString();
  await walletB.api.send({
    ...{ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': pass.passId },
    'pass-data': { 'expiration-timestamp': expiryNotedUtc.slice(0, 19) },
  });
  walletB.clock.nowMs = nowMs + 40_000;
  await walletB.tell(pass);
  walletB.clock.nowMs = nowMs;
  expect(await stored(pass.passKey)).toMatchObject({
    version: 3,
    expiryNotedUtc,
    wallets: { walletb: { state: 'installed' } },
  });
});

describe('answers 200 and does nothing for', () => {
  test('a pass that is not here', async () => {
    expect((await walletB.tell({ templateId, passKey: 'a'.repeat(32) })).statusCode).toBe(200);
    expect((await walletB.tell({ templateId, passKey: 'Zoë-王🛫' })).statusCode).toBe(200);
  });

  test('a pass of another issuer, or of another template', async () => {
    const pass = await issued();
    const before = await stored(pass.passKey);
    expect((await walletB.tell({ ...pass, issuerId: '3388000000099999999' })).statusCode).toBe(200);
    expect((await walletB.tell({ ...pass, templateId: 'Another' })).statusCode).toBe(200);
    expect(await stored(pass.passKey)).toEqual(before);
  });

  test('a deleted pass', async () => {
    const pass = await issued();
    await walletB.api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': pass.passId });
    expect((await walletB.tell(pass)).statusCode).toBe(200);
  });
});

test('what Google did not sign gets 400 and fetches no keys again', async () => {
  const { vectors } = JSON.parse(readFileSync('test/vectors/google-callback-vectors.json', 'utf8'));
  const pass = await issued();
  await walletB.tell(pass);
  const fetched = walletB.google.keyRequests;
  for (const { body } of vectors)
    expect((await walletB.api.open('POST', '/callbacks/walletb', { body })).statusCode).toBe(400);
  expect(walletB.google.keyRequests).toBe(fetched);
  expect(fetched).toBe(1);
});

test.each([
  ['16 KB and a byte', 'x'.repeat(16 * 1024 + 1)],
  ['16 KB and more in fewer characters', 'é'.repeat(8 * 1024 + 1)],
])('a body of %s is refused with 413', async (_title, body) => {
  expect((await walletB.api.open('POST', '/callbacks/walletb', { body })).statusCode).toBe(413);
});

test('other methods are not answered', async () => {
  expect(await walletB.api.open('GET', '/callbacks/walletb')).toMatchObject({
    statusCode: 405,
    headers: { allow: 'POST' },
  });
});

test('the log names neither pass nor passenger', () => {
  expect(JSON.stringify(walletB.api.web.log)).not.toMatch(/Mustermann|ABC123|[a-z2-7]{32}/);
  expect(issuerId).toMatch(/^\d+$/);
});
