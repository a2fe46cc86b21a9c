import { changedPass, type Pass, revisedPass, type Tombstone } from '../../../lambdas/domain/pass/pass.ts';
import { eventsOf, serviceEvent } from '../../../lambdas/domain/updates/pass-events.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const at = new Date('2027-03-14T09:30:00Z');
const atUtc = at.toISOString();
const pass = examplePass();
const call = { trackingId: 'update-call' };
const byCall = (changes: Partial<Pass>) => changedPass(pass, { ...call, ...changes }, { writeId: 'update-call', at });
const published = (before?: Pass | Tombstone, after?: Pass | Tombstone) =>
  eventsOf({ kind: 'pass', id: 'record-1', before, after });
const types = (...change: Parameters<typeof published>) => published(...change).map((event) => event['event-type']);
const tombstone: Tombstone = {
  account: pass.account,
  passKey: pass.passKey,
  templateId: pass.templateId,
  trackingId: 'delete-call',
  writeId: 'delete-call',
  deletedAtUtc: atUtc,
  became: 'deleted',
};

test('a new pass has an event with everything that an integration needs to write to the passenger', () => {
  expect(published(undefined, pass)).toEqual([
    {
      'schema-version': 1,
      'event-id': 'record-1-PassGenerated',
      'event-type': 'PassGenerated',
      'occurred-at': now.toISOString(),
      account: 'demo',
      'pass-template-id': pass.templateId,
      'pass-id': pass.passId,
      'pass-status': 'active',
      'tracking-id': 'pass-call',
      'user-email': pass.contact['user-email'],
      'user-phone': pass.contact['user-phone'],
      'reference-data': pass.referenceData,
    },
  ]);
});

test('a change of the data is an update; one of the status alone only a change of status', () => {
  expect(types(pass, byCall({ fields: { ...pass.fields, 'seat-number': '14A' } }))).toEqual(['PassUpdated']);
  expect(types(pass, byCall({ notification: 'Please hurry' }))).toEqual(['PassUpdated']);
  expect(types(pass, byCall({ storedStatus: 'voided', storedStatusSinceUtc: atUtc }))).toEqual(['PassStatusChanged']);
  const both = byCall({ storedStatus: 'voided', storedStatusSinceUtc: atUtc, contact: {} });
  expect(types(pass, both)).toEqual(['PassStatusChanged', 'PassUpdated']);
});

test('a call that leaves the status as it was is an update, whatever it has changed', () => {
  expect(types(pass, byCall({ referenceData: { booking: 2 } }))).toEqual(['PassUpdated']);
});

test('a move is one event with both templates, in place of an update; a change of status has an event besides', () => {
  const moved = { templateId: 'NewFlight', fields: { ...pass.fields, 'seat-number': '14A' } };
  expect(published(pass, byCall(moved))).toEqual([
    expect.objectContaining({
      'event-type': 'PassMoved',
      'occurred-at': atUtc,
      'pass-template-id': 'NewFlight',
      'previous-pass-template-id': pass.templateId,
    }),
  ]);
  const voided = byCall({ ...moved, storedStatus: 'voided', storedStatusSinceUtc: atUtc });
  expect(types(pass, voided)).toEqual(['PassStatusChanged', 'PassMoved']);
});

test('a change of status says from what to what, and since when', () => {
  const sinceUtc = '2027-03-14T09:29:00.000Z';
  expect(published(pass, byCall({ storedStatus: 'redeemed', storedStatusSinceUtc: sinceUtc }))).toMatchObject([
    {
      'pass-status': 'redeemed',
      'previous-pass-status': 'active',
      'occurred-at': sinceUtc,
      'tracking-id': 'update-call',
    },
  ]);
});

test('a pass that time has expired has an event with the last call’s tracking-id and the instant of its expiry', () => {
  const expiredAtUtc = '2027-03-14T00:00:00.000Z';
  const expired = changedPass(pass, { expiryNotedUtc: expiredAtUtc }, { writeId: 'due-job', at });
  expect(published(pass, expired)).toMatchObject([
    { 'event-type': 'PassExpired', 'occurred-at': expiredAtUtc, 'tracking-id': 'pass-call' },
  ]);
});

test('an expiry that a later call has recorded has the event of an expiry, at its instant, beside the update', () => {
  const expiryNotedUtc = '2027-03-14T09:29:30.000Z';
  const after = byCall({ expiryNotedUtc, fields: { ...pass.fields, 'seat-number': '9Z' } });
  expect(published(pass, after)).toEqual([
    expect.objectContaining({ 'event-type': 'PassExpired', 'occurred-at': expiryNotedUtc, 'pass-status': 'expired' }),
    expect.objectContaining({ 'event-type': 'PassUpdated', 'occurred-at': atUtc }),
  ]);
});

test('a pass whose expiration is moved has the event of an active pass again, of the instant at which it was moved', () => {
  const expired = examplePass(
    {},
    { expiryNotedUtc: '2027-03-14T00:00:00.000Z', storedStatusSinceUtc: '2027-03-01T00:00:00.000Z' },
  );
  const settled = revisedPass(expired, { expiryNotedUtc: undefined, updatedAtUtc: atUtc }, { writeId: 'settle' });
  expect(published(expired, settled)).toMatchObject([
    {
      'event-type': 'PassStatusChanged',
      'pass-status': 'active',
      'previous-pass-status': 'expired',
      'occurred-at': atUtc,
    },
  ]);
});

test('an install and a removal have one event each, with their wallet', () => {
  const walletb = { state: 'installed', atUtc } as const;
  const installed = revisedPass(pass, { wallets: { walletb }, firstInstalledAtUtc: atUtc }, { writeId: 'install' });
  expect(published(pass, installed)).toMatchObject([{ 'event-type': 'PassInstalled', wallet: 'walletb' }]);
  const secondDevice = revisedPass(installed, { devices: 2 }, { writeId: 'install-2' });
  expect(types(installed, secondDevice)).toEqual([]);
  const removed = { walletb: { state: 'removed', atUtc: '2027-03-16T00:00:00.000Z' } } as const;
  expect(published(installed, revisedPass(installed, { wallets: removed }, { writeId: 'removal' }))).toMatchObject([
    { 'event-type': 'PassUninstalled', wallet: 'walletb', 'occurred-at': '2027-03-16T00:00:00.000Z' },
  ]);
});

test('an install that makes the expiration known is an install and no update', () => {
  const walleta = { state: 'installed', atUtc } as const;
  const installed = changedPass(pass, { wallets: { walleta }, firstInstalledAtUtc: atUtc }, { writeId: 'install', at });
  expect(types(pass, installed)).toEqual(['PassInstalled']);
});

test('a deleted pass has an event with its last data and the tracking-id of the deletion', () => {
  expect(published(pass, tombstone)).toMatchObject([
    { 'event-type': 'PassDeleted', 'occurred-at': atUtc, 'pass-id': pass.passId, 'tracking-id': 'delete-call' },
  ]);
  expect(published(tombstone, undefined)).toEqual([]);
});

test('an archived pass has the event of an archived one', () => {
  expect(types(pass, { ...tombstone, became: 'archived' })).toEqual(['PassArchived']);
});

test('a changed template has an event with the names of the changed fields, without any pass', () => {
  const template = exampleTemplate();
  const changed = exampleTemplate(
    { 'origin-gate': 'G99', 'boarding-door': undefined },
    { version: 2, updatedAtUtc: atUtc },
  );
  expect(eventsOf({ kind: 'template', id: 'record-2', before: template, after: changed })).toMatchObject([
    { 'event-type': 'TemplateUpdated', 'changed-fields': ['boarding-door', 'origin-gate'], 'occurred-at': atUtc },
  ]);
  expect(eventsOf({ kind: 'template', id: 'record-2', after: template })).toEqual([]);
  expect(eventsOf({ kind: 'template', id: 'record-2', before: template, after: template })).toEqual([]);
});

test('every event is of the documented form', () => {
  const changes = [
    published(undefined, pass),
    published(pass, byCall({ storedStatus: 'voided', contact: {} })),
    published(pass, tombstone),
    eventsOf({ kind: 'template', id: 'r', before: exampleTemplate(), after: exampleTemplate({}, { version: 2 }) }),
  ];
  for (const event of changes.flat()) expect(serviceEvent.parse(event)).toEqual(event);
});

test('a change that came from an event of check-in carries its time, and no other change does', () => {
  const eventTimeUtc = '2027-03-14T09:29:58.250Z';
  const times = (...change: Parameters<typeof published>) =>
    published(...change).map((event) => ('event-time' in event ? event['event-time'] : undefined));
  expect(times(undefined, { ...pass, eventTimeUtc })).toEqual([eventTimeUtc]);
  expect(times(pass, byCall({ eventTimeUtc }))).toEqual([eventTimeUtc]);
  // updatepassdata is an event of its arrival.
  expect(times(pass, byCall({ eventTimeUtc: atUtc }))).toEqual([undefined]);
  const seen = { ...pass, eventTimeUtc };
  const wallets = { walleta: { state: 'installed', atUtc } } as const;
  expect(times(seen, revisedPass(seen, { wallets }, { writeId: 'install' }))).toEqual([undefined]);
});
