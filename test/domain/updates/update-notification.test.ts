import { erasedPass } from '../../../lambdas/domain/pass/erased-pass.ts';
import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import { changedPass, type Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { lastNotificationOf } from '../../../lambdas/domain/shown/last-notification.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { notifyingPass, notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { examplePass, exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';

const template = exampleTemplate();
const pass = examplePass();
const later = new Date(now.getTime() + 60_000);

function updatedTemplate(changes: Partial<Template['fields']>, before = template, at = later): Template {
  const fields = { ...before.fields, ...changes };
  return notifyingTemplate(before, { ...before, fields, version: before.version + 1, updatedAtUtc: at.toISOString() });
}

function updatedPass(changes: Partial<Pass>, text?: string, before = pass, at = later): Pass {
  return notifyingPass(template, before, changedPass(before, changes, { writeId: 'call', at }), text);
}

test.each<[title: string, changes: Partial<Template['fields']>, text: string | undefined]>([
  ['a gate', { 'origin-gate': 'Z9' }, 'Gate: Z9'],
  ['of gate and door the gate', { 'boarding-door': 'Back', 'origin-gate': 'Z9' }, 'Gate: Z9'],
  ['a time in words', { 'boarding-time': '2027-03-15T15:20:00' }, 'Boarding: 15:20'],
  ['an estimate as departure', { 'estimated-departure-time': '2027-03-15T15:00:00' }, 'Departure: 15:00'],
  [
    'a message without its markup',
    { 'message1-label': 'Bags', message1: '<a href="https://a.example">Rules</a>' },
    'Bags: Rules',
  ],
  [
    'a long message cut to what a lock screen holds',
    { 'message1-label': 'M', message1: 'x'.repeat(300) },
    `M: ${'x'.repeat(246)}…`,
  ],
  ['another colour in general words', { 'background-color': '#000000' }, 'Your boarding pass has been updated'],
  ['what a pass does not show not at all', { 'expired-pass-ttl': 5, 'pass-template-name': 'Other' }, undefined],
  ['a reason without a status, behind which it would stand, not at all', { 'flight-status-reason': 'Fog' }, undefined],
  ['a static value, which no passenger has, not at all', { 'seat-number': '99Z', 'passenger-name': 'X' }, undefined],
])('a change of the flight is notified: %s', (_title, changes, text) => {
  expect(lastNotificationOf(updatedTemplate(changes), pass)?.text).toBe(text);
});

test.each<[title: string, changes: Partial<Pass>, text: string | undefined]>([
  ['a seat', { fields: { ...pass.fields, 'seat-number': '1A' } }, 'Seat: 1A'],
  [
    'a status before all else',
    { storedStatus: 'voided', fields: { ...pass.fields, 'seat-number': '1A' } },
    'This boarding pass is no longer valid',
  ],
  ['an address that the pass does not show not at all', { contact: { 'user-email': 'a@example.com' } }, undefined],
])('a change of the pass is notified: %s', (_title, changes, text) => {
  expect(lastNotificationOf(template, updatedPass(changes))?.text).toBe(text);
});

test('the caller’s own text takes the place of one that is made', () => {
  const updated = updatedPass({ fields: { ...pass.fields, 'seat-number': '1A' } }, 'Please hurry');
  expect(lastNotificationOf(template, updated)).toMatchObject({ text: 'Please hurry', atUtc: later.toISOString() });
});

test('the same text again is another value, or the phone would show nothing', () => {
  const once = updatedPass({}, 'Please hurry');
  const twice = updatedPass({}, 'Please hurry', once);
  const thrice = updatedPass({}, 'Please hurry', twice);
  const texts = [once, twice, thrice].map(({ lastNotification }) => lastNotification?.text);
  expect(new Set(texts.map((text) => text?.replace('\u200B', '')))).toEqual(new Set(['Please hurry']));
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});

test('of flight and pass the later is shown', () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const flight = (minutes: number) => updatedTemplate({ 'origin-gate': 'Z9' }, template, at(minutes));
  const seat = (minutes: number) =>
    updatedPass({ fields: { ...pass.fields, 'seat-number': '1A' } }, undefined, pass, at(minutes));
  expect(lastNotificationOf(flight(1), seat(2))?.text).toBe('Seat: 1A');
  expect(lastNotificationOf(flight(2), seat(1))?.text).toBe('Gate: Z9');
});

test('a change with nothing to notify leaves the last notification', () => {
  const notified = updatedTemplate({ 'origin-gate': 'Z9' });
  expect(updatedTemplate({ 'expired-pass-ttl': 5 }, notified).lastNotification).toEqual(notified.lastNotification);
});

test.each([
  [0, undefined],
  [1, 'Gate: Z9'],
  [-1, 'Gate: Z9'],
])('enable-update-notifications %s: the pass shows %s', (enabled, text) => {
  const updated = updatedTemplate({ 'origin-gate': 'Z9', 'enable-update-notifications': enabled });
  expect(boardingPassOf(updated, shownExamplePass()).lastNotification).toBe(text);
});

test('before the first update there is nothing, and room for it', () => {
  expect(boardingPassOf(template, shownExamplePass()).lastNotification).toBe('');
});

test('a pass whose passenger was erased shows none: an older one of its flight would come back to the lock screen', () => {
  const notified = updatedTemplate({ 'origin-gate': 'Z9' });
  const reseated = updatedPass({ fields: { ...pass.fields, 'seat-number': '1A' } }, undefined, pass, later);
  const erased = erasedPass(reseated, { at: later, writeId: 'erasure' });
  expect(boardingPassOf(notified, passAt(notified, erased, later)).lastNotification).toBeUndefined();
});
