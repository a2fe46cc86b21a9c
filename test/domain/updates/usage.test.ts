import { changedPass, type Pass, revisedPass } from '../../../lambdas/domain/pass/pass.ts';
import type { Registration } from '../../../lambdas/domain/pass/registration.ts';
import { usesOf } from '../../../lambdas/domain/updates/usage.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const at = new Date('2027-03-14T23:59:59.999Z');
const atUtc = at.toISOString();
const dayUtc = '2027-03-14';
const pass = examplePass({}, { createdAtUtc: atUtc });
const write = { writeId: 'w', at };
const ofPass = (before?: Pass, after?: Pass) => usesOf({ kind: 'pass', id: '1', before, after });
const device = { account: 'demo', templateId: pass.templateId, pushToken: 'token' } as Registration;
const ofDevice = (before: object | undefined, after: object) =>
  usesOf({ kind: 'registration', id: '1', before: before && { ...device, ...before }, after: { ...device, ...after } });

test('a pass is issued on the day in UTC on which it was made, and saved in each wallet', () => {
  expect(ofPass(undefined, pass)).toEqual([{ kind: 'issued', dayUtc, count: 1 }]);
  const wallets = { walleta: { state: 'installed', atUtc }, walletb: { state: 'installed', atUtc } } as const;
  const saved = revisedPass(pass, { wallets }, write);
  expect(ofPass(pass, saved).map(({ kind }) => kind)).toEqual(['walleta', 'walletb']);
  expect(ofPass(saved, revisedPass(saved, {}, write))).toEqual([]);
});

test('a call that changes data and status is one change; time and a change of the flight are none', () => {
  const voided = { storedStatus: 'voided', storedStatusSinceUtc: atUtc, contact: {} } as const;
  const change = [{ kind: 'changed', dayUtc, count: 1 }];
  expect(ofPass(pass, changedPass(pass, { trackingId: 'call', ...voided }, write))).toEqual(change);
  expect(ofPass(pass, changedPass(pass, { trackingId: 'call', templateId: 'other' }, write))).toEqual(change);
  expect(ofPass(pass, revisedPass(pass, { expiryNotedUtc: atUtc }, write))).toEqual([]);
  const template = exampleTemplate();
  expect(usesOf({ kind: 'template', id: '1', before: template, after: { ...template, version: 2 } })).toEqual([]);
});

test('a device is notified by the first push of a version; repeated pushes and a new push token are none', () => {
  const pushed = { pushedSum: 3, pushedAtUtc: atUtc };
  expect(ofDevice({}, pushed)).toEqual([{ kind: 'notified', dayUtc, count: 1 }]);
  expect(ofDevice(pushed, { ...pushed, repeats: 1 })).toEqual([]);
  expect(ofDevice(pushed, { pushToken: 'another' })).toEqual([]);
});

test('each fetch on record counts, of the same version and of another one', () => {
  const fetched = { sum: 3, atUtc, count: 2 };
  expect(ofDevice({}, { fetched: { ...fetched, count: 1 } })).toEqual([{ kind: 'fetched', dayUtc, count: 1 }]);
  expect(ofDevice({ fetched: { ...fetched, count: 1 } }, { fetched })).toEqual([{ kind: 'fetched', dayUtc, count: 1 }]);
  expect(ofDevice({ fetched }, { fetched: { ...fetched, sum: 4, count: 1 } })).toMatchObject([{ count: 1 }]);
  expect(ofDevice({ fetched }, { fetched, askedSum: 4 })).toEqual([]);
});

test('a message to Google Wallet counts when it is sent, about a pass and about a flight', () => {
  const shown = { passVersion: 1, templateVersion: 1 };
  const told = { ...shown, toldOfAtUtc: 'a notification', toldAtUtc: ['2027-03-13T10:00:00Z', atUtc] };
  const saved = revisedPass(pass, { googleObject: shown }, write);
  const notified = [{ kind: 'notified', dayUtc, count: 1 }];
  expect(ofPass(saved, revisedPass(saved, { googleObject: told }, write))).toEqual(notified);
  // An object that was found at Google has not been told by us.
  expect(ofPass(pass, revisedPass(pass, { googleObject: told }, write))).toEqual([]);
  const googleClass = { version: 1, watched: {} } as never;
  const before = { ...exampleTemplate(), googleClass };
  const after = { ...before, googleClass: { ...told, version: 1, watched: {} } as never };
  expect(usesOf({ kind: 'template', id: '1', before, after })).toEqual(notified);
});
