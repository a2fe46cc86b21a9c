import { applyChanges, type Changes } from '../../../lambdas/domain/fields/changes.ts';
import { type FlightMessage, newestOfFlight, received } from '../../../lambdas/domain/flight/field-times.ts';
import { flightDayOf } from '../../../lambdas/domain/flight/flight-day.ts';
import type { FieldTimes, Template } from '../../../lambdas/domain/template/template.ts';
import { applyTemplateChanges } from '../../../lambdas/domain/template/template-request.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { Chance } from '../../../world/time/chance.ts';
import { seed, times } from '../../helpers/effort.ts';
import { exampleTemplate, now } from '../../helpers/examples.ts';

type Fields = Partial<TemplateFields>;

const update = (set: Fields, ...clear: (keyof TemplateFields)[]): Changes<TemplateFields> => ({ set, clear });

/** Time of a message, from the start of the flight's day. */
const atMs = (minute: number) => now.getTime() - 3_600_000 + minute * 60_000;

const zone = 'Europe/Berlin';

function next(before: Template, { changes, named, late, fieldTimes, isNews }: ReturnType<typeof received>): Template {
  const fields = applyTemplateChanges(before.fields, changes);
  if (fields === before.fields) return isNews ? { ...before, fieldTimes } : before;
  const confirmed = new Set<string>([...named].filter((name) => name in changes.set));
  const flightDay = flightDayOf(fields, { at: now, zone, before, named: confirmed, late, fieldTimes });
  return { ...before, version: before.version + 1, fields, flightDay, fieldTimes };
}

/** The templates of a flight after a message to it. */
function told(
  templates: readonly Template[],
  minute: number | undefined,
  changes: FlightMessage['changes'],
): Template[] {
  const eventTimeMs = minute === undefined ? undefined : atMs(minute);
  const message = { changes, now, eventTimeMs, ofFlight: newestOfFlight(templates) };
  return templates.map((each) => next(each, received(each, message)));
}

const changed = (template: Template, changes: FlightMessage['changes']) =>
  next(template, received(template, { changes, now }));

const flight = [exampleTemplate()];
const timesOf = (fieldTimes: FieldTimes | undefined) => fieldTimes?.flight;

test('an older message changes nothing of a field, and the rest of it', () => {
  const [after] = told(
    told(flight, 2, update({ 'origin-gate': 'B2' })),
    1,
    update({ 'origin-gate': 'B1', 'origin-terminal': '9' }),
  );
  expect(after?.fields).toMatchObject({ 'origin-gate': 'B2', 'origin-terminal': '9' });
  expect(timesOf(after?.fieldTimes)).toEqual({ 'origin-gate': atMs(2), 'origin-terminal': atMs(1) });
});

test('the warnings name each field that stays', () => {
  const [before = exampleTemplate()] = told(flight, 2, update({ 'origin-gate': 'B2' }));
  const message = {
    changes: update({ 'origin-gate': 'B1' }),
    now,
    eventTimeMs: atMs(1),
    ofFlight: newestOfFlight([before]),
  };
  expect(received(before, message)).toMatchObject({
    changes: { set: {}, clear: [] },
    isNews: false,
    warnings: [
      {
        code: 'event-superseded',
        field: 'origin-gate',
        text: 'origin-gate stays, as a newer message has come about it.',
      },
    ],
  });
});

test('a message that came before is not news; of two with one time the later to arrive holds, with a warning', () => {
  const [before = exampleTemplate()] = told(flight, 2, update({ 'origin-gate': 'B2' }));
  const at2 = (gate: string) =>
    received(before, {
      changes: update({ 'origin-gate': gate }),
      now,
      eventTimeMs: atMs(2),
      ofFlight: newestOfFlight([before]),
    });
  expect(at2('B2')).toMatchObject({ changes: { set: {} }, isNews: false, warnings: [] });
  expect(at2('B3')).toMatchObject({
    changes: { set: { 'origin-gate': 'B3' } },
    warnings: [{ code: 'event-time-repeated', field: 'origin-gate' }],
  });
});

test('a clearing has its time, too', () => {
  const status: Fields = { 'flight-status': 'delayed' };
  const [after] = told(told(flight, 2, update({}, 'flight-status')), 1, update(status));
  expect(after?.fields['flight-status']).toBeUndefined();
  const [later] = told(told(flight, 1, update({}, 'flight-status')), 2, update(status));
  expect(later?.fields['flight-status']).toBe('delayed');
});

test('a confirmed value has the time of its confirmation', () => {
  const confirmed = told(told(flight, 1, update({ 'origin-gate': 'B1' })), 3, update({ 'origin-gate': 'B1' }));
  expect(confirmed[0]?.version).toBe(2);
  expect(told(confirmed, 2, update({ 'origin-gate': 'B2' }))[0]?.fields['origin-gate']).toBe('B1');
});

test('without a time a message is the newest, also after one of a clock that is ahead', () => {
  const ahead = told(flight, 64, update({ 'origin-gate': 'B1' }));
  const after = told(ahead, undefined, update({ 'origin-gate': 'B2' }));
  expect(after[0]?.fields['origin-gate']).toBe('B2');
  expect(timesOf(after[0]?.fieldTimes)).toEqual({ 'origin-gate': atMs(64) });
  expect(told(after, 61, update({ 'origin-gate': 'B3' }))[0]?.fields['origin-gate']).toBe('B2');
});

test('a change of one template is newer in that one only', () => {
  const [one = exampleTemplate(), other = exampleTemplate()] = [...flight, ...flight];
  const after = told([changed(one, update({ 'origin-gate': 'B9' })), other], 1, update({ 'origin-gate': 'B1' }));
  expect(after.map(({ fields }) => fields['origin-gate'])).toEqual(['B9', 'B1']);
  expect(told(after, 61, update({ 'origin-gate': 'B2' })).map(({ fields }) => fields['origin-gate'])).toEqual([
    'B2',
    'B2',
  ]);
});

test('a message that the flight has had changes no template that was made after it', () => {
  const older = told(flight, 2, update({ 'origin-gate': 'B2' }));
  const gates = (minute: number) =>
    told([...older, exampleTemplate()], minute, update({ 'origin-gate': 'B2' })).map(
      ({ fields }) => fields['origin-gate'],
    );
  const own = exampleTemplate().fields['origin-gate'];
  expect([gates(1), gates(2), gates(3)]).toEqual([
    ['B2', own],
    ['B2', own],
    ['B2', 'B2'],
  ]);
});

test('a text and its translations are one field', () => {
  const base = [
    exampleTemplate({ languages: ['en', 'de'], message1: 'Old', translations: { de: { message1: 'Alt' } } }),
  ];
  const first = update({ message1: 'First', translations: { de: { message1: 'Erstens' } } });
  const second = update({ message1: 'Second', translations: { de: { message1: 'Zweitens' } } });
  for (const after of [told(told(base, 1, first), 2, second), told(told(base, 2, second), 1, first)])
    expect(after[0]?.fields).toMatchObject({ message1: 'Second', translations: { de: { message1: 'Zweitens' } } });
  const [alone] = told(told(base, 2, update({ message1: 'Second' })), 1, first);
  expect(alone?.fields.translations).toBeUndefined();
});

test('boarding and departure that come in another order are judged by their times', () => {
  const departure = update({ 'estimated-departure-time': '2027-03-15T19:05:00' });
  const boarding = update({ 'estimated-boarding-time': '2027-03-15T17:10:00' });
  const sentFor = (...messages: [number, Changes<TemplateFields>][]) =>
    messages.reduce((all, [minute, changes]) => told(all, minute, changes), flight)[0]?.flightDay?.boardingSentFor;
  expect(sentFor([1, boarding], [2, departure])).toBe('2027-03-15T17:35:00');
  expect(sentFor([2, departure], [1, boarding])).toBe('2027-03-15T17:35:00');
  expect(sentFor([1, departure], [2, boarding])).toBeUndefined();
  expect(sentFor([2, boarding], [1, departure])).toBeUndefined();
});

test('boarding of a timetable that comes late is that of the timetable', () => {
  const timetable = update({ 'departure-time': '2027-03-15T19:00:00', 'boarding-time': '2027-03-15T18:30:00' });
  const moved = update({ 'boarding-time': '2027-03-15T18:40:00' });
  for (const after of [told(told(flight, 1, timetable), 2, moved), told(told(flight, 2, moved), 1, timetable)])
    expect([after[0]?.fields['boarding-time'], after[0]?.flightDay?.originalBoardingTime]).toEqual([
      '2027-03-15T18:40:00',
      '2027-03-15T18:30:00',
    ]);
});

const chance = new Chance(seed, 'messages');

/** Values of fields that messages change, "" to clear. */
const values = {
  'origin-gate': ['B1', 'B2', 'B3'],
  'origin-terminal': ['1', '2'],
  'flight-status': ['scheduled', 'delayed', 'boarding', 'cancelled', ''],
  'flight-status-reason': ['Fog', 'Snow', ''],
  'estimated-departure-time': ['2027-03-15T18:10:00', '2027-03-15T19:05:00', ''],
  'estimated-boarding-time': ['2027-03-15T17:10:00', '2027-03-15T18:35:00', ''],
  'boarding-time': ['2027-03-15T16:50:00', '2027-03-15T17:20:00'],
  'void-passes': [true, false, ''],
} as const;

function randomMessage(minute: number) {
  const named = Object.entries(values)
    .filter(() => chance.is(0.4))
    .map(([name, all]) => [name, chance.pick<string | boolean>(all)] as const);
  const set = Object.fromEntries(named.filter(([, value]) => value !== '')) as Fields;
  const clear = named.filter(([, value]) => value === '').map(([name]) => name as keyof TemplateFields);
  return { minute, changes: { set, clear } };
}

const shuffled = <Entry>(all: readonly Entry[]) =>
  all
    .map((entry) => [chance.between(0, 1e9), entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);

test(`a flight ends as if its messages had come in the order of their times, doubled or not (seed ${seed})`, () => {
  for (let round = 0; round < times(60); round++) {
    const messages = Array.from({ length: chance.between(2, 7) }, (_, minute) => randomMessage(minute));
    const inOrder = messages.reduce((fields, { changes }) => applyChanges(fields, changes), exampleTemplate().fields);
    for (let order = 0; order < 5; order++) {
      const arriving = shuffled([...messages, ...messages.filter(() => chance.is(0.5))]);
      const end = arriving.reduce<readonly Template[]>(
        (all, { minute, changes }) => told(all, minute, changes),
        [exampleTemplate(), exampleTemplate()],
      );
      for (const { fields } of end) expect({ arriving, fields }).toEqual({ arriving, fields: inOrder });
      // Boarding by the timetable stays, too.
      for (const { fields, flightDay } of end)
        expect(flightDay?.originalBoardingTime ?? fields['boarding-time']).toBe(
          exampleTemplate().fields['boarding-time'],
        );
    }
  }
});
