import { erasedPass } from '../../../lambdas/domain/pass/erased-pass.ts';
import type { Pass, Tombstone } from '../../../lambdas/domain/pass/pass.ts';
import { numberChangeOf, passNumberIn } from '../../../lambdas/domain/pass/pass-numbers.ts';
import { examplePass, now } from '../../helpers/examples.ts';

test.each<[text: string, number: string | undefined]>([
  [' xk-4 pt2', 'XK4PT2'],
  ['220-1234567890', '2201234567890'],
  ['0123456789012', '123456789012'],
  ...['', '-', 'N/A', 'ABCD', '0000A', 'Müller', 'A'.repeat(21)].map(
    (text) => [text, undefined] satisfies [string, undefined],
  ),
])('%s is searched for as %s', (text, number) => expect(passNumberIn(text)).toBe(number));

const [sooner, end, later] = ['2027-03-14', '2027-03-16', '2027-03-18'].map((day) => `${day}T00:00:00.000Z`) as [
  string,
  string,
  string,
];
const numbers = { 'confirmation-number': 'XK4PT2', 'ticket-number': '220-1234567890' };
const pass = (fields: object = numbers, attributes: Partial<Pass> = {}) =>
  examplePass(fields, { dueAtUtc: end, ...attributes });
const whole = pass();
const expired = pass(numbers, { expiryNotedUtc: end, dueAtUtc: later });
const tombstone = (became: Tombstone['became'], leftAtUtc: string): Tombstone => ({
  ...{ account: whole.account, passKey: whole.passKey, templateId: whole.templateId, trackingId: 't', writeId: 'w' },
  ...{ became, deletedAtUtc: sooner, leftAtUtc },
});
const both = ['XK4PT2', '2201234567890'];
const yearLater = new Date(Date.parse(whole.createdAtUtc) + 366 * 86_400_000).toISOString();

test.each<[string, Pass | undefined, Pass | Tombstone, filed: string[], removed: string[], endsAtUtc: string]>([
  ['a new pass', undefined, whole, both, [], end],
  ['one without an end', undefined, pass(numbers, { dueAtUtc: undefined }), both, [], yearLater],
  ['one number twice', undefined, pass({ ...numbers, 'ticket-number': 'xk4pt2' }), ['XK4PT2'], [], end],
  ['placeholders', undefined, pass({ 'confirmation-number': '-', 'ticket-number': 'N/A' }), [], [], ''],
  ['another seat', whole, pass({ ...numbers, 'seat-number': '1A' }), [], [], ''],
  ['another spelling', whole, pass({ ...numbers, 'confirmation-number': 'xk4 pt2' }), [], [], ''],
  ['another booking code', whole, pass({ ...numbers, 'confirmation-number': 'NEW123' }), ['NEW123'], ['XK4PT2'], end],
  ['a later end', whole, pass(numbers, { dueAtUtc: later }), both, [], later],
  ['an earlier end', whole, pass(numbers, { dueAtUtc: sooner }), both, [], sooner],
  ['its expiry, after which it may be archived', whole, expired, [], [], ''],
  ['its archive afterwards, when entries have ended', expired, tombstone('archived', later), [], [], ''],
  ['its archive before its end', whole, tombstone('archived', sooner), [], both, ''],
  ['its deletion', expired, tombstone('deleted', later), [], both, ''],
  ['its erasure', whole, erasedPass(whole, { at: now, writeId: 'w' }), [], both, ''],
])('the index of numbers after %s', (_, before, after, filed, removed, endsAtUtc) => {
  const change = numberChangeOf(before, after);
  const { account, passKey } = whole;
  expect(change.filed).toEqual(filed.map((number) => ({ account, passKey, number, endsAtUtc })));
  expect(change.removed).toEqual(removed.map((number) => ({ account, passKey, number })));
});
