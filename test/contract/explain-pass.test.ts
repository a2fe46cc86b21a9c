import { DeleteItemCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import type { Finding } from '../../lambdas/domain/updates/causes.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { PushRefused } from '../../lambdas/ports/wallets.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { pushOn } from '../helpers/jobs.ts';
import { type IssuedPass, issuePass, passType } from '../helpers/passkit.ts';
import { inProcessPhone } from '../helpers/phones.ts';

const own = 'https://passes.example.com';
const { api, time } = apiForAllTests({
  settings: { BASE_URLS: `${own},https://old.example.com,https://d111.cloudfront.net` },
});
/** Apple's answer to a push. */
let apple: boolean | Error;
let push: ReturnType<typeof pushOn>;
beforeAll(async () => {
  push = pushOn(
    api.aws,
    { push: async () => (apple instanceof Error ? Promise.reject(apple) : apple) },
    { clock: fixedClock(() => time.at) },
  );
});
beforeEach(() => {
  apple = true;
});

/** Puts the clock this many minutes after the beginning. */
const atMinute = (minute: number) => {
  time.at = new Date(now.getTime() + minute * 60_000);
};

/** A pass on a phone, which changes a minute later. */
async function changedPass(fields: object = {}): Promise<IssuedPass> {
  const pass = await installedPass(fields);
  atMinute(1);
  await pass.update({ 'seat-number': '1A' });
  return pass;
}

async function installedPass(fields: object = {}): Promise<IssuedPass> {
  const pass = await issuePass(api, await api.createTemplate());
  if (Object.keys(fields).length > 0) await pass.updateTemplate(fields);
  await pass.phone.install(pass.pkpass);
  return pass;
}

const pushTo = ({ serial }: IssuedPass) =>
  pushDevices({ account: 'demo', targets: [{ passKeys: [serial] }] }, push.services).catch((error) => {
    if (!(error instanceof PushRefused)) throw error;
  });

async function explained(pass: IssuedPass) {
  const { passId, templateId } = await pass.record();
  const reference = { 'pass-template-id': templateId, 'pass-id': passId };
  const { httpStatus, body } = await api.send({ action: 'explainpass', ...reference });
  expect(httpStatus).toBe(200);
  return body as Record<'walleta', { state: string; findings: Finding[]; devices: object[] }> & Record<string, unknown>;
}

/** State, and each cause with its sentence. */
async function said(pass: IssuedPass) {
  const { state, findings } = (await explained(pass)).walleta;
  return [state, ...findings.map(({ cause, sentence }) => `${cause}: ${sentence}`)];
}

const utc = (minute: number) => `2027-03-10 08:${String(minute).padStart(2, '0')}:00 UTC`;
const formerAddress =
  'former-address: The service has had other addresses (https://old.example.com); which of them this pass asks is not on record.';
const notAsked = `not-asked: Apple accepted the push at ${utc(2)}; the device has not asked since.`;

test('a pass that no device has', async () => {
  const pass = await issuePass(api, await api.createTemplate());
  expect(await said(pass)).toEqual([
    'never-installed',
    'never-registered: No device has registered for updates of the pass.',
  ]);
});

test('a pass as it was issued', async () => {
  expect(await said(await installedPass())).toEqual([
    'current',
    'unchanged: Nothing has changed since the pass was issued.',
  ]);
});

test('a change that has not been pushed, first on its way and then late, as a queue or the relay is behind', async () => {
  const pass = await changedPass();
  const waited = (seconds: number) =>
    `A change has waited since ${utc(1)}, for ${seconds} seconds: no acceptance by Apple is on record.`;
  atMinute(2);
  expect(await said(pass)).toEqual(['waiting', `waiting: ${waited(60)}`]);
  atMinute(4);
  expect(await said(pass)).toEqual(['waiting', `behind: ${waited(180)}`]);
});

test('pushed and not asked, then asked and not fetched, then fetched', async () => {
  const pass = await changedPass();
  atMinute(2);
  await pushTo(pass);
  atMinute(30);
  expect(await said(pass)).toEqual(['notified', notAsked, formerAddress]);
  await pass.phone.list(passType);
  atMinute(31);
  expect(await said(pass)).toEqual([
    'asked',
    `not-fetched: The device asked at ${utc(30)} and was told of the change; no fetch of the pass as it is is on record.`,
  ]);
  await pass.phone.fetch(pass.serial);
  expect(await said(pass)).toEqual(['current', `current: The pass was fetched at ${utc(31)} as it is.`]);
});

test('each record comes with its version and time', async () => {
  const pass = await changedPass();
  atMinute(2);
  await pushTo(pass);
  await pass.phone.onPush(passType);
  atMinute(3);
  await pass.updateTemplate({ 'origin-gate': 'G77' });
  const { version, 'changed-at': changedAt, walleta } = await explained(pass);
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000).toISOString();
  expect({ version, changedAt, walleta }).toEqual({
    version: 4,
    changedAt: at(3),
    walleta: {
      state: 'waiting',
      findings: [expect.objectContaining({ cause: 'waiting', device: 1 })],
      'fetched-version': 3,
      'fetched-at': at(2),
      fetches: 1,
      devices: [
        {
          ...{ device: 1, state: 'waiting', 'registered-at': at(0) },
          ...{ 'notified-version': 3, 'notified-at': at(2), 'asked-version': 3, 'asked-at': at(2) },
        },
      ],
    },
  });
});

test('Apple refuses, with its word', async () => {
  const pass = await changedPass();
  apple = new PushRefused('BadCertificateEnvironment', 403);
  atMinute(2);
  await pushTo(pass);
  atMinute(9);
  expect(await said(pass)).toEqual([
    'refused',
    `refused: Pushes to this device have been refused since ${utc(2)}: BadCertificateEnvironment.`,
  ]);
});

test('Apple refuses since the certificate has expired: both are said, the certificate first', async () => {
  const pass = await changedPass();
  apple = new PushRefused('ERR_SSL_SSL/TLS_ALERT_CERTIFICATE_EXPIRED');
  time.at = new Date('2029-02-01T00:00:00Z');
  await pushTo(pass);
  expect(await said(pass)).toEqual([
    'refused',
    'certificate-expired: The certificate of pass type pass.com.example.boarding, or Apple’s intermediate with it, expired at 2029-01-01 00:00:00 UTC: since then no pass is signed with it, and no device can fetch this one.',
    'refused: Pushes to this device have been refused since 2029-02-01 00:00:00 UTC: ERR_SSL_SSL/TLS_ALERT_CERTIFICATE_EXPIRED.',
  ]);
});

describe('with another certificate', () => {
  const item = { TableName: '', Key: { PK: { S: 'ACCOUNT#demo' }, SK: { S: `CERT#A#${passType}` } } };
  const certificate = { wallet: 'walleta', id: passType } as const;

  test('an inactive one is no cause', async () => {
    const pass = await installedPass();
    const { accountSettings } = createOperatorContext(api.env, fixedClock(now));
    await accountSettings.deactivate('demo', certificate);
    expect(await said(pass)).toEqual([
      'current',
      'unchanged: Nothing has changed since the pass was issued.',
      'credential-inactive: The certificate of pass type pass.com.example.boarding is inactive, which counts for new templates only: this pass goes on using it.',
    ]);
    await accountSettings.activate('demo', certificate);
  });

  test('none is what is said first', async () => {
    const pass = await changedPass();
    const client = new DynamoDBClient();
    const key = { ...item, TableName: api.env.TABLE_NAME };
    const { Item } = await client.send(new GetItemCommand(key));
    await client.send(new DeleteItemCommand(key));
    const [, first] = await said(pass);
    await client.send(new PutItemCommand({ TableName: key.TableName, Item }));
    expect(first).toBe(
      'certificate-missing: The account has no certificate of pass type pass.com.example.boarding: no push can be sent for the pass, and no device can fetch it.',
    );
  });
});

test('the device has unregistered: the pass was removed or its updates switched off', async () => {
  const pass = await installedPass();
  atMinute(5);
  await pass.phone.unregister(pass.serial);
  expect(await said(pass)).toEqual([
    'unregistered',
    `unregistered: The last device unregistered at ${utc(5)}: the pass was removed, or its automatic updates were switched off. Apple does not say which.`,
  ]);
});

test('Apple said that the device is gone', async () => {
  const pass = await changedPass();
  apple = false;
  atMinute(6);
  await pushTo(pass);
  expect(await said(pass)).toEqual([
    'gone',
    `gone: Apple said at ${utc(6)} that the push token of the last device is no longer valid.`,
  ]);
});

test('the template disables messages: the pass is current, and nobody was told', async () => {
  const pass = await changedPass({ 'enable-update-notifications': 0 });
  await pushTo(pass);
  await pass.phone.onPush(passType);
  const [state, , disabled] = await said(pass);
  expect([state, disabled]).toEqual([
    'current',
    'notifications-disabled: The template disables notifications of updates: changes come without a message.',
  ]);
});

test('a pass on two devices: one asked and fetched, the other has not asked', async () => {
  const pass = await installedPass();
  await inProcessPhone(api, `second-${pass.device}`).install(pass.pkpass);
  atMinute(1);
  await pass.update({ 'seat-number': '1A' });
  atMinute(2);
  await pushTo(pass);
  await pass.phone.onPush(passType);
  const { state, findings, devices } = (await explained(pass)).walleta;
  expect([state, devices.length]).toEqual(['notified', 2]);
  expect(findings.map(({ cause }) => cause).sort()).toEqual([
    ...['current-of-several', 'former-address', 'not-asked', 'several-devices'],
  ]);
  const device = findings.find(({ cause }) => cause === 'not-asked')?.device ?? 0;
  expect(devices[device - 1]).toMatchObject({ state: 'notified' });
});

test('a pass that is deleted, another account’s, or asked for under another template', async () => {
  const pass = await installedPass();
  const { passId, templateId } = await pass.record();
  const request = { action: 'explainpass', 'pass-template-id': templateId, 'pass-id': passId };
  const unknown = { httpStatus: 404, body: { 'error-code': 'E9007' } };
  expect(await api.send(request, otherApiKey)).toMatchObject(unknown);
  expect(await api.send({ ...request, 'pass-template-id': await api.createTemplate() })).toMatchObject(unknown);
  await pass.delete();
  expect(await api.send(request)).toMatchObject(unknown);
});

test('an answer has no id of a device, and no key or token of the pass', async () => {
  const pass = await changedPass();
  await pushTo(pass);
  const { nonce, passKey } = await pass.record();
  const text = JSON.stringify(await explained(pass));
  for (const secret of [pass.device, pass.deviceId, pass.phone.pushToken, nonce, passKey])
    expect(text).not.toContain(secret);
});
