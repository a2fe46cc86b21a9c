import { samplePassOf } from '../../../lambdas/domain/pass/sample-pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { WatchedByGoogle } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { isNotifiedByGoogle, watchedFlightOf } from '../../../lambdas/domain/updates/google-pushes.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

/** Munich, 17:35 local. */
const departure = Date.parse('2027-03-15T16:35:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const beforeDeparture = (ms: number) => new Date(departure - ms);

const flightOf = (changes: Partial<TemplateFields>) => {
  const template = exampleTemplate({ 'departure-time': '2027-03-15T17:35:00', ...changes });
  return boardingPassOf(template, samplePassOf(template));
};

/** True if Google Wallet itself notifies of a change from these fields to those. */
const isNotified = (
  about: WatchedByGoogle | undefined,
  before: Partial<TemplateFields>,
  after: Partial<TemplateFields>,
  at: Date,
) => isNotifiedByGoogle(about, watchedFlightOf(flightOf(before)), flightOf(after), at);

describe.each([
  ['gate', 'origin-gate'],
  ['terminal', 'origin-terminal'],
] as const)('a changed %s', (about, field) => {
  const isNotifiedAt = (leftMs: number) =>
    isNotified(about, { [field]: 'A1' }, { [field]: 'B2' }, beforeDeparture(leftMs));

  test('is announced by Google Wallet from less than 3 hours before the scheduled departure until it', () => {
    expect(isNotifiedAt(3 * hourMs)).toBe(false);
    expect(isNotifiedAt(3 * hourMs - 1)).toBe(true);
    expect(isNotifiedAt(1)).toBe(true);
    expect(isNotifiedAt(0)).toBe(false);
    expect(isNotifiedAt(-hourMs)).toBe(false);
  });

  test('is announced by us when Google Wallet has it already, or when it is unknown what it has', () => {
    const at = beforeDeparture(hourMs);
    expect(isNotified(about, { [field]: 'B2' }, { [field]: 'B2' }, at)).toBe(false);
    expect(isNotifiedByGoogle(about, undefined, flightOf({ [field]: 'B2' }), at)).toBe(false);
  });

  test('is announced by Google Wallet when there was none before', () => {
    expect(isNotified(about, { [field]: undefined }, { [field]: 'B2' }, beforeDeparture(hourMs))).toBe(true);
  });
});

describe.each([
  ['boarding', 'boarding-time'],
  ['departure', 'estimated-departure-time'],
] as const)('a changed time of %s', (about, field) => {
  const moved = (from: string | undefined, to: string, leftMs: number) =>
    isNotified(
      about,
      { [field]: from && `2027-03-15T${from}` },
      { [field]: `2027-03-15T${to}` },
      beforeDeparture(leftMs),
    );

  test('is announced by Google Wallet from less than 24 hours before the scheduled departure until it', () => {
    const isNotifiedAt = (leftMs: number) => moved('17:40:00', '18:00:00', leftMs);
    expect(isNotifiedAt(24 * hourMs)).toBe(false);
    expect(isNotifiedAt(24 * hourMs - 1)).toBe(true);
    expect(isNotifiedAt(1)).toBe(true);
    expect(isNotifiedAt(0)).toBe(false);
  });

  test('is announced by Google Wallet when it moves by 10 minutes or more, in either direction', () => {
    expect(moved('17:40:00', '17:50:00', hourMs)).toBe(true);
    expect(moved('17:40:00', '17:49:59', hourMs)).toBe(false);
    expect(moved('17:50:00', '17:40:00', hourMs)).toBe(true);
    expect(moved('17:49:59', '17:40:00', hourMs)).toBe(false);
  });
});

test('a first estimate moves from the scheduled departure', () => {
  const first = (estimate: string) =>
    isNotified('departure', {}, { 'estimated-departure-time': `2027-03-15T${estimate}` }, beforeDeparture(hourMs));
  expect(first('17:45:00')).toBe(true);
  expect(first('17:44:59')).toBe(false);
});

test('a scheduled departure that is moved is announced by us: Google Wallet watches the estimate', () => {
  const at = beforeDeparture(hourMs);
  expect(isNotified('departure', {}, { 'departure-time': '2027-03-15T18:35:00' }, at)).toBe(false);
  const estimate = { 'estimated-departure-time': '2027-03-15T19:00:00' };
  expect(isNotified('departure', estimate, { ...estimate, 'departure-time': '2027-03-15T18:35:00' }, at)).toBe(false);
});

test('any other change is announced by us', () => {
  expect(isNotified(undefined, { 'origin-gate': 'A1' }, { 'origin-gate': 'B2' }, beforeDeparture(hourMs))).toBe(false);
});
