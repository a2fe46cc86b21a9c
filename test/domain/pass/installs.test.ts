import {
  inWallet,
  withAnotherDevice,
  withOneDeviceLess,
  withOneMoreDevice,
} from '../../../lambdas/domain/pass/installs.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const first = { writeId: 'first', at: now };
const next = { writeId: 'next', at: new Date(now.getTime() + 60_000) };
const template = exampleTemplate();
const pass = examplePass();

test('the first device installs the pass; more of them are counted, and the last one removes it', () => {
  const one = withOneMoreDevice(template, pass, first);
  expect(one).toMatchObject({
    devices: 1,
    revision: 2,
    writeId: 'first',
    firstInstalledAtUtc: now.toISOString(),
    wallets: { walleta: { state: 'installed', atUtc: now.toISOString() } },
  });
  const two = withOneMoreDevice(template, one, next);
  expect(two).toEqual({ ...one, devices: 2, revision: 3, writeId: 'next' });
  const oneLess = withOneDeviceLess(template, two, next);
  expect(oneLess).toEqual({ ...one, devices: 1, revision: 4, writeId: 'next' });
  expect(withOneDeviceLess(template, oneLess, next)).toEqual({
    ...one,
    devices: 0,
    revision: 5,
    writeId: 'next',
    wallets: { walleta: { state: 'removed', atUtc: next.at.toISOString() } },
  });
});

test('an install in one wallet says nothing of the other, and only the first of all counts as the first', () => {
  const google = inWallet(template, pass, 'walletb', 'installed', first);
  const both = withOneMoreDevice(template, google, next);
  expect(both.wallets).toEqual({
    walletb: { state: 'installed', atUtc: now.toISOString() },
    walleta: { state: 'installed', atUtc: next.at.toISOString() },
  });
  expect(both.firstInstalledAtUtc).toBe(now.toISOString());
  expect(inWallet(template, both, 'walletb', 'removed', next).wallets?.walleta?.state).toBe('installed');
});

test('a removal without a known install is no install', () => {
  const removed = inWallet(template, pass, 'walletb', 'removed', first);
  expect(removed).toMatchObject({ wallets: { walletb: { state: 'removed' } } });
  expect(removed.firstInstalledAtUtc).toBeUndefined();
});

test('the first install is a new version only where it gives the pass another expiration', () => {
  const auto = exampleTemplate({
    'expiration-setting': 'auto',
    'auto-expire-number-days': 1,
    'auto-expire-timezone': 'Europe/Berlin',
  });
  const expiring = examplePass({ 'expiration-timestamp': undefined });
  const installed = withOneMoreDevice(auto, expiring, first);
  expect(installed).toMatchObject({
    version: 2,
    updatedAtUtc: now.toISOString(),
    dueAtUtc: '2027-03-11T08:00:00.000Z',
  });
  expect(withOneMoreDevice(auto, installed, next)).toMatchObject({ version: 2, revision: 3 });
  expect(withOneMoreDevice(auto, pass, first)).toMatchObject({ version: 1, revision: 2 });
  expect(withOneMoreDevice(template, expiring, first)).toMatchObject({ version: 1, revision: 2 });
});

test('an install that comes after the template’s date starts auto-expiry: the pass is active again', () => {
  const auto = exampleTemplate({
    'expiration-setting': 'auto',
    'auto-expire-number-days': 10,
    'auto-expire-timezone': 'Europe/Berlin',
  });
  const own = { 'expiration-timestamp': undefined, 'expiration-timezone': undefined };
  const late = { writeId: 'late', at: new Date('2027-03-16T02:00:30Z') };
  const expired = { ...examplePass(own), expiryNotedUtc: '2027-03-16T02:00:00.000Z' };
  expect(withOneMoreDevice(auto, expired, late)).toMatchObject({
    expiryNotedUtc: undefined,
    version: 2,
    devices: 1,
    wallets: { walleta: { state: 'installed' } },
    dueAtUtc: '2027-03-26T02:00:30.000Z',
  });
});

test('a device in the place of another is a new revision that counts as many devices as before', () => {
  const one = withOneMoreDevice(template, pass, first);
  expect(withAnotherDevice(template, one, next)).toEqual({ ...one, revision: 3, writeId: 'next' });
});
