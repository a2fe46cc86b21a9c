import { readFileSync } from 'node:fs';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';

const wallet = forAllTests(startGoogle);
let templateId: string;
beforeAll(async () => {
  templateId = await wallet.api.createTemplate();
});

const stored = (passKey: string) => wallet.api.services.passes.find(passKey);

async function issued() {
  const pass = await wallet.issue(templateId);
  await wallet.click(pass.path);
  return { ...pass, templateId };
}

async function statusOf(passId: string) {
  const { body } = await wallet.api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  return body['walletb-status'];
}

test('a save is an install, and a deletion ends it; the pass itself stays as it is', async () => {
  const pass = await issued();
  expect(await statusOf(pass.passId)).toBe('not-installed');
  expect((await wallet.notify(pass)).statusCode).toBe(200);
  expect(await statusOf(pass.passId)).toBe('installed');
  const installedAtUtc = new Date(wallet.clock.nowMs).toISOString();
  expect(await stored(pass.passKey)).toMatchObject({
    version: 1,
    wallets: { walletb: { state: 'installed', atUtc: installedAtUtc } },
    firstInstalledAtUtc: installedAtUtc,
  });
  wallet.clock.nowMs += 60_000;
  await wallet.notify({ ...pass, event: 'del' });
  expect(await statusOf(pass.passId)).toBe('removed');
  expect(await stored(pass.passKey)).toMatchObject({ version: 1, firstInstalledAtUtc: installedAtUtc });
});

test('an event counts once, also when it is sent again after another', async () => {
  const pass = await issued();
  await wallet.notify({ ...pass, nonce: 'nonce-of-save' });
  await wallet.notify({ ...pass, nonce: 'nonce-of-save-elsewhere' });
  await wallet.notify({ ...pass, nonce: 'nonce-of-deletion', event: 'del' });
  const before = await stored(pass.passKey);
  for (const nonce of ['nonce-of-save', 'nonce-of-save-elsewhere'])
    expect((await wallet.notify({ ...pass, nonce })).statusCode).toBe(200);
  expect(await stored(pass.passKey)).toEqual(before);
});

test('a save that is sent twice at once is recorded once', async () => {
  const pass = await issued();
  const before = await stored(pass.passKey);
  await Promise.all([wallet.notify({ ...pass, nonce: 'same' }), wallet.notify({ ...pass, nonce: 'same' })]);
  expect((await stored(pass.passKey))?.revision).toBe((before?.revision ?? 0) + 1);
});

test('an install that starts auto-expiry changes what the pass shows', async () => {
  const auto = { 'expiration-setting': 'auto', 'auto-expire-number-days': 1, 'auto-expire-timezone': 'Europe/Berlin' };
  const id = await wallet.createTemplate(auto);
  const { body } = await wallet.api.send({
    ...wallet.api.passRequest(id, { 'pass-id': 'auto' }),
    'pass-data': { ...(wallet.api.passRequest(id)['pass-data'] as object), 'expiration-timestamp': '' },
  });
  const path = new URL(String(body['pass-install-url'])).pathname;
  await wallet.click(path);
  await wallet.notify({ templateId: id, passKey: path.slice(3, 35) });
  const dueAtUtc = new Date(wallet.clock.nowMs + 24 * 60 * 60 * 1000).toISOString();
  expect(await stored(path.slice(3, 35))).toMatchObject({ version: 2, dueAtUtc });
});

test('a save between an expiry and its record is that of an expired pass', async () => {
  const pass = await issued();
  const { nowMs } = wallet.clock;
  const expiryNotedUtc = new Date(nowMs + 30_000).toISOString();
  await wallet.api.send({
    ...{ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': pass.passId },
    'pass-data': { 'expiration-timestamp': expiryNotedUtc.slice(0, 19) },
  });
  wallet.clock.nowMs = nowMs + 40_000;
  await wallet.notify(pass);
  wallet.clock.nowMs = nowMs;
  expect(await stored(pass.passKey)).toMatchObject({
    version: 3,
    expiryNotedUtc,
    wallets: { walletb: { state: 'installed' } },
  });
});

describe('answers 200 and does nothing for', () => {
  test('a pass that is not here', async () => {
    expect((await wallet.notify({ templateId, passKey: 'a'.repeat(32) })).statusCode).toBe(200);
    expect((await wallet.notify({ templateId, passKey: 'Zoë-王🛫' })).statusCode).toBe(200);
  });

  test('a pass of another issuer, or of another template', async () => {
    const pass = await issued();
    const before = await stored(pass.passKey);
    expect((await wallet.notify({ ...pass, issuerId: '3388000000099999999' })).statusCode).toBe(200);
    expect((await wallet.notify({ ...pass, templateId: 'Another' })).statusCode).toBe(200);
    expect(await stored(pass.passKey)).toEqual(before);
  });

  test('a deleted pass', async () => {
    const pass = await issued();
    await wallet.api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': pass.passId });
    expect((await wallet.notify(pass)).statusCode).toBe(200);
  });
});

test('what Google did not sign gets 400 and fetches no keys again', async () => {
  const { vectors } = JSON.parse(readFileSync('test/vectors/google-callback-vectors.json', 'utf8'));
  const pass = await issued();
  await wallet.notify(pass);
  const fetched = wallet.google.keyRequests;
  for (const { body } of vectors)
    expect((await wallet.api.open('POST', '/callbacks/walletb', { body })).statusCode).toBe(400);
  expect(wallet.google.keyRequests).toBe(fetched);
  expect(fetched).toBe(1);
});

test.each([
  ['16 KB and a byte', 'x'.repeat(16 * 1024 + 1)],
  ['16 KB and more in fewer characters', 'é'.repeat(8 * 1024 + 1)],
])('a body of %s is refused with 413', async (_title, body) => {
  expect((await wallet.api.open('POST', '/callbacks/walletb', { body })).statusCode).toBe(413);
});

test('other methods are not answered', async () => {
  expect(await wallet.api.open('GET', '/callbacks/walletb')).toMatchObject({
    statusCode: 405,
    headers: { allow: 'POST' },
  });
});

test('the log names neither pass nor passenger', () => {
  expect(JSON.stringify(wallet.api.web.log)).not.toMatch(/Mustermann|ABC123|[a-z2-7]{32}/);
  expect(issuerId).toMatch(/^\d+$/);
});
