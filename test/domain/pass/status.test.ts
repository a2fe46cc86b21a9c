import { readFileSync } from 'node:fs';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { nextDue } from '../../../lambdas/domain/pass/due.ts';
import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import type { PassStatus } from '../../../lambdas/domain/pass/pass.ts';
import { infoModuleOf } from '../../../lambdas/domain/shown/messages.ts';
import { eventsOf } from '../../../lambdas/domain/updates/pass-events.ts';
import { passUpdate } from '../../../lambdas/domain/updates/pass-update.ts';
import { updatedPass } from '../../../lambdas/domain/updates/updated-pass.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const statuses: readonly PassStatus[] = ['active', 'redeemed', 'expired', 'voided'];
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));
const template = exampleTemplate({ 'redeemed-pass-ttl': 5, 'never-installed-ttl': undefined });
const beforeExpiry = new Date('2027-03-12T00:00:00Z');
const afterExpiry = new Date('2027-03-17T00:00:00Z');
const expiredAtUtc = '2027-03-16T02:00:00.000Z';

function update(pass = examplePass(), changes: object = {}, at = beforeExpiry) {
  const request = { 'pass-template-id': pass.templateId, 'pass-id': pass.passId, ...changes };
  return updatedPass(template, pass, passUpdate.parse(request), { trackingId: 'call', at, wordings: [inEnglish] });
}

test.each(pairs.filter(([from, to]) => from !== to))('%s may become %s, since the call', (from, to) => {
  const updated = update(examplePass({}, { storedStatus: from }), { 'pass-status': to });
  expect(updated).toMatchObject({
    storedStatus: to,
    storedStatusSinceUtc: beforeExpiry.toISOString(),
    version: 2,
    revision: 2,
  });
});

test.each(statuses)('%s again changes nothing', (status) => {
  const pass = examplePass({}, { storedStatus: status });
  expect(update(pass, { 'pass-status': status })).toBe(pass);
});

test.each(['redeemed', 'voided'] as const)('%s again beside another change stays so since it began', (status) => {
  const pass = examplePass({}, { storedStatus: status });
  const updated = update(pass, { 'pass-status': status, 'pass-data': { 'seat-number': '1A' } });
  expect(updated).toMatchObject({
    version: 2,
    storedStatus: status,
    storedStatusSinceUtc: pass.storedStatusSinceUtc,
  });
});

test('a pass that time has expired and a call makes expired is so since its expiration, not since the call', () => {
  const updated = update(examplePass(), { 'pass-status': 'expired' }, afterExpiry);
  expect(updated).toMatchObject({ storedStatus: 'expired', storedStatusSinceUtc: expiredAtUtc });
});

test.each(statuses)('a pass that is %s does not become active after its expiration, unless that moves', (status) => {
  const pass = examplePass({}, { storedStatus: status });
  expect(() => update(pass, { 'pass-status': 'active' }, afterExpiry)).toThrow('The pass has expired');
  const later = { 'pass-status': 'active', 'pass-data': { 'expiration-timestamp': '2027-03-18T00:00:00' } };
  expect(update(pass, later, afterExpiry)).toMatchObject({
    storedStatus: 'active',
    dueAtUtc: '2027-03-18T00:00:00.000Z',
  });
});

test('a pass is not made active and expired by one call', () => {
  const past = { 'pass-status': 'active', 'pass-data': { 'expiration-timestamp': '2027-03-11T00:00:00' } };
  expect(() => update(examplePass(), past)).toThrow('The pass has expired');
});

test('an update that comes before the expiry is recorded records it, and leaves the status as callers made it', () => {
  const updated = update(examplePass(), { 'pass-data': { 'seat-number': '1A' } }, afterExpiry);
  expect(updated).toMatchObject({ storedStatus: 'active', expiryNotedUtc: expiredAtUtc });
  expect(passAt(template, updated, afterExpiry)).toMatchObject({ status: 'expired', statusSinceUtc: expiredAtUtc });
});

test('an update that lets the expiration pass records the expiry with it: one version, and nothing is left to time', () => {
  const updated = update(examplePass(), { 'pass-data': { 'expiration-timestamp': '2027-03-11T00:00:00' } });
  expect(updated).toMatchObject({ storedStatus: 'active', version: 2, expiryNotedUtc: '2027-03-11T00:00:00.000Z' });
  expect(nextDue(template, updated)?.event).toBe('archive');
  expect(passAt(template, updated, beforeExpiry).status).toBe('expired');
});

test('an expired pass that gets another past expiration has the event of an update, and never of an active pass', () => {
  const expired = examplePass({}, { expiryNotedUtc: expiredAtUtc });
  const after = update(expired, { 'pass-data': { 'expiration-timestamp': '2027-03-15T00:00:00' } }, afterExpiry);
  expect(after.expiryNotedUtc).toBe('2027-03-15T00:00:00.000Z');
  const events = eventsOf({ kind: 'pass', id: 'record', before: expired, after });
  expect(events).toMatchObject([{ 'event-type': 'PassUpdated', 'pass-status': 'expired' }]);
  expect(events).toHaveLength(1);
});

test('a change of status brings its own due time, and one of the data that of the expiration', () => {
  expect(update(examplePass(), { 'pass-status': 'redeemed' }).dueAtUtc).toBe('2027-03-12T05:00:00.000Z');
  expect(update(examplePass(), { 'pass-data': { 'seat-number': '1A' } }).dueAtUtc).toBe(expiredAtUtc);
});

test('info-module shows the status, and of an active pass what the template says', () => {
  expect(statuses.map((status) => infoModuleOf(template.fields, status))).toEqual([
    template.fields['info-module'],
    'Redeemed',
    'Expired',
    'Voided',
  ]);
});

test('docs/lifecycle.md draws from each status an arrow to every other, and the end of every status', () => {
  const diagram = readFileSync('docs/lifecycle.md', 'utf8').split('```mermaid')[1]?.split('```')[0] ?? '';
  const drawn = [...diagram.matchAll(/^ +([\w[*\]]+) --> ([\w[*\]]+)/gm)].map(([, from, to]) => `${from} ${to}`);
  const changes = pairs.filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to}`);
  const ends = statuses.flatMap((status) => [`${status} deleted`, `${status} archived`]);
  const others = ['[*] active', 'deleted [*]', 'archived [*]'];
  expect(drawn.sort()).toEqual([...changes, ...ends, ...others].sort());
});
