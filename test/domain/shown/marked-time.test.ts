import type { FlightStatus } from '../../../lambdas/domain/fields/flight-statuses.ts';
import { flightDayOf } from '../../../lambdas/domain/flight/flight-day.ts';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { ownLanguages } from '../../../lambdas/domain/languages/words/own-languages.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { flightSection } from '../../../lambdas/pages/boarding-pass-card.ts';
import { backFields } from '../../../lambdas/wallets/apple/pass-field.ts';
import { semanticDesign } from '../../../lambdas/wallets/apple/semantics.ts';
import { shownTimesOf, unmarkedTimeIn } from '../../../sim/invariants/shown-times.ts';
import { exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import { transatlantic } from '../../helpers/transatlantic.ts';

type Changes = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

const local = (time: string, day = '15') => `2027-03-${day}T${time}:00`;

/** A template after updates of these fields. */
function after(template: Template, ...updates: readonly Changes[]): Template {
  let last = template;
  for (const changes of updates) {
    const fields = { ...last.fields, ...changes } as TemplateFields;
    const named = new Set(Object.keys(changes));
    const zone = last.airports?.destination?.timeZone ?? last.fields['relevance-date-timezone'];
    last = { ...last, fields, flightDay: flightDayOf(fields, { at: now, zone, before: last, named }) };
  }
  return last;
}

const parts = { hasHero: true, changes: [], stamp: undefined };
const cardOf = (template: Template) => flightSection(boardingPassOf(template, shownExamplePass()), parts).markup;

/** Boarding 10:05, departure 10:45, arrival 12:30. */
const flight = exampleTemplate({
  'boarding-time': local('10:05'),
  'departure-time': local('10:45'),
  'arrival-time': local('12:30'),
  'gate-closing-time': undefined,
});
const delayed = { 'flight-status': 'delayed', 'estimated-departure-time': local('12:20') } as const;

test('a boarding that a new departure contradicts stays readable, and is marked on every surface with one estimate', () => {
  const boarding = 'about 11:40, estimated from the new departure time (announced for 10:05)';
  const arrival = 'about 14:05, estimated from the new departure time (announced for 12:30)';
  expect(shownTimesOf(after(flight, delayed))).toEqual({
    page: { boarding: '≈ 11:40 ~10:05~', departure: '12:20 ~10:45~', arrival: '≈ 14:05 ~12:30~' },
    group: { departure: '12:20 ~10:45~', arrival: '≈ 14:05 ~12:30~' },
    front: { boarding: '10:05 (?)', departure: '12:20' },
    back: { boarding, arrival },
    google: { boarding: '10:05', departure: '12:20', arrival: '12:30' },
    googleTexts: { boarding, arrival },
    tags: { boarding: '11:40', departure: '12:20', arrival: '14:05' },
  });
});

const closing = 'announced for 10:30';
const closes = (time = '10:30') => exampleTemplate({ ...flight.fields, 'gate-closing-time': local(time) });

test.each<[string, Template, Changes[]]>([
  ['before boarding', closes(), [delayed]],
  ['before boarding that moves alone', closes(), [{ 'estimated-boarding-time': local('10:35') }]],
  ['as boarding begins', closes(), [{ 'estimated-boarding-time': local('10:30') }]],
  ['after a departure that is earlier', closes(), [{ 'estimated-departure-time': local('10:25') }]],
])('a gate does not close unmarked %s', (_title, template, updates) => {
  const shown = shownTimesOf(after(template, ...updates));
  expect(shown.back.closing).toBe(closing);
  expect(shown.googleTexts.closing).toBe(closing);
  expect(shown.google.closing).toBe('10:30');
});

test.each<[string, Changes[]]>([
  ['of a flight on time', [{ 'origin-gate': 'Z9' }]],
  ['that still lies between boarding and departure', [{ 'estimated-departure-time': local('11:00') }]],
  ['as it departs', [{ 'estimated-departure-time': local('10:30') }]],
  ['that is sent with the departure', [{ ...delayed, 'gate-closing-time': local('12:05') }]],
  ['of a flight that is cancelled', [delayed, { 'flight-status': 'cancelled' }]],
])('a gate’s closing stays as it was sent, unmarked: %s', (_title, updates) => {
  const { back, googleTexts } = shownTimesOf(after(closes(), ...updates));
  expect(back.closing).toMatch(/^1\d:\d\d$/);
  expect(googleTexts).not.toHaveProperty('closing');
});

test('one note says what all estimates of the page follow from', () => {
  const notesOf = (changes: Changes) => cardOf(after(flight, changes)).match(/≈ E[^<]*/g);
  expect(notesOf(delayed)).toEqual(['≈ Estimated from the new departure']);
  expect(notesOf({ 'estimated-boarding-time': local('12:50') })).toEqual(['≈ Estimated from the new boarding time']);
  expect(notesOf(both)).toEqual(['≈ Estimated from the new departure']);
  expect(notesOf({ 'flight-status': 'delayed' })).toBeNull();
  expect(notesOf({ ...delayed, 'flight-status': 'cancelled' })).toBeNull();
});

test('no mark has a message of its own: the lock screen shows the last notification only, which announces the departure', () => {
  const wordsOnLockScreen = backFields(boardingPassOf(after(flight, delayed), shownExamplePass())).filter(
    ({ changeMessage }) => changeMessage,
  );
  expect(wordsOnLockScreen.map(({ key }) => key)).toEqual(['last-notification']);
  const { lastNotification } = notifyingTemplate(flight, after(flight, delayed));
  expect(lastNotification).toMatchObject({ text: 'Delayed: departs 12:20 instead of 10:45', about: 'departure' });
});

/** Boarding on each surface; all agree on one time if it is a time. */
function boardingOf(template: Template) {
  const { page, front, back, googleTexts, tags } = shownTimesOf(template);
  return {
    page: page.boarding,
    front: front.boarding,
    back: back.boarding ?? googleTexts.boarding,
    tags: tags.boarding,
  };
}

const asSent = (time: string, page = time) => ({ page, front: time, back: undefined, tags: time });

test.each<[string, Changes[], ReturnType<typeof boardingOf>]>([
  [
    'sent with the new departure',
    [{ ...delayed, 'estimated-boarding-time': local('11:30') }],
    asSent('11:30', '11:30 ~10:05~'),
  ],
  ['sent after it', [delayed, { 'estimated-boarding-time': local('11:30') }], asSent('11:30', '11:30 ~10:05~')],
  ['sent after it as boarding-time', [delayed, { 'boarding-time': local('11:30') }], asSent('11:30')],
  [
    'sent after it with the value that it had',
    [delayed, { 'estimated-boarding-time': local('10:05') }],
    asSent('10:05'),
  ],
  [
    'sent before the departure that it fits, behind the earlier one',
    [{ 'estimated-boarding-time': local('11:45') }, { 'estimated-departure-time': local('12:15') }],
    asSent('11:45', '11:45 ~10:05~'),
  ],
  [
    'sent as boarding-time before the departure that it fits',
    [{ 'boarding-time': local('11:45') }, { 'estimated-departure-time': local('12:15') }],
    asSent('11:45'),
  ],
  ['of a departure that is earlier, but behind it', [{ 'estimated-departure-time': local('10:30') }], asSent('10:05')],
  [
    'of a delay that is taken back',
    [delayed, { ...none('estimated-departure-time', 'flight-status') }],
    asSent('10:05'),
  ],
  ['of a flight that is cancelled', [delayed, { 'flight-status': 'cancelled' }], asSent('10:05', '~10:05~')],
  ['of a delay until further notice', [{ 'flight-status': 'delayed' }], asSent('10:05')],
])('boarding stays as sent, unmarked and the same everywhere: %s', (_title, updates, expected) => {
  expect(boardingOf(after(flight, ...updates))).toEqual(expected);
});

test('a cancelled flight has the boarding of its timetable in Google Wallet, too', () => {
  const cancelled = after(flight, { ...delayed, 'boarding-time': local('11:40') }, { 'flight-status': 'cancelled' });
  const { google, front, page } = shownTimesOf(cancelled);
  expect([google.boarding, front.boarding, page.boarding]).toEqual(['10:05', '10:05', '~10:05~']);
});

function none(...names: (keyof TemplateFields)[]): Changes {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

const marked = (sent: string, estimate: string, announced = sent, about = estimate) => {
  const sentence = `about ${about}, estimated from the new departure time (announced for ${announced})`;
  const day = about === estimate ? '' : ' Tue 16 Mar';
  return { page: `≈ ${estimate} ~${sent}~${day}`, front: `${sent} (?)`, back: sentence, tags: estimate };
};
const both = { ...delayed, 'estimated-boarding-time': local('11:30') };

test.each<[string, Changes[], ReturnType<typeof boardingOf>]>([
  [
    'an estimate is enough, without a status',
    [{ 'estimated-departure-time': local('12:20') }],
    marked('10:05', '11:40'),
  ],
  ['a departure before it', [{ 'estimated-departure-time': local('10:00') }], marked('10:05', '09:20')],
  [
    'the day, where it is another one',
    [{ 'estimated-departure-time': local('00:10', '16') }],
    marked('10:05', '23:30'),
  ],
  [
    'the day, where it is another one',
    [{ 'estimated-departure-time': local('01:10', '16') }],
    marked('10:05', '00:30', '10:05', '00:30 on 16 March'),
  ],
  [
    'a second delay that leaves boarding as it was',
    [both, { 'estimated-departure-time': local('13:00') }],
    marked('11:30', '12:20'),
  ],
  [
    'another change between does not count',
    [both, { 'estimated-departure-time': local('13:00') }, { 'origin-gate': 'Z9' }],
    marked('11:30', '12:20'),
  ],
  [
    'a third departure that leaves boarding as it fitted the second',
    [
      { 'estimated-boarding-time': local('11:45') },
      { 'estimated-departure-time': local('12:15') },
      { 'estimated-departure-time': local('13:00') },
    ],
    marked('11:45', '12:20'),
  ],
  [
    'a departure that moves, but not behind it',
    [{ 'estimated-boarding-time': local('11:45') }, { 'estimated-departure-time': local('11:30') }],
    marked('11:45', '10:50'),
  ],
  [
    'an estimate that outlives its delay',
    [both, none('estimated-departure-time', 'flight-status')],
    marked('11:30', '10:05'),
  ],
])('boarding is marked: %s', (_title, updates, expected) => {
  expect(boardingOf(after(flight, ...updates))).toEqual(expected);
});

test.each<[string, Changes[]]>([
  ['is sent again', [{ 'estimated-boarding-time': local('11:30') }]],
  ['fits, as the departure is back where it was', [{ 'estimated-departure-time': local('12:20') }]],
])('a second delay marks boarding until it %s', (_title, updates) => {
  const second = { 'estimated-departure-time': local('13:00') };
  expect(boardingOf(after(flight, both, second, ...updates))).toEqual(asSent('11:30', '11:30 ~10:05~'));
});

test('boarding that passes the departure marks the departure, and the arrival', () => {
  const { page, front, googleTexts, tags } = shownTimesOf(after(flight, { 'estimated-boarding-time': local('12:50') }));
  const departure = 'about 13:30, estimated from the new boarding time (announced for 10:45)';
  expect(page).toMatchObject({ boarding: '12:50 ~10:05~', departure: '≈ 13:30 ~10:45~' });
  expect(front).toEqual({ boarding: '12:50', departure: '10:45 (?)' });
  expect(googleTexts.departure).toBe(departure);
  expect(tags).toEqual({ boarding: '12:50', departure: '13:30', arrival: '15:15' });
});

const withEstimates = { ...both, 'estimated-arrival-time': local('14:00') };

test('an arrival that was sent for an earlier departure is marked, too, and an arrival of its own is not', () => {
  expect(shownTimesOf(after(flight, withEstimates)).back.arrival).toBe('14:00');
  const again = after(flight, withEstimates, { 'estimated-departure-time': local('13:00') });
  const arrival = 'about 14:45, estimated from the new departure time (announced for 14:00)';
  expect(shownTimesOf(again)).toMatchObject({ back: { arrival }, tags: { arrival: '14:45' } });
});

test('what only follows does not hide what Apple knows of the arrival', () => {
  const preservedOf = (template: Template) =>
    JSON.stringify(
      Object.entries(semanticDesign(boardingPassOf(template, shownExamplePass()), { isOwnDataPreserved: true })).filter(
        ([name]) => name === 'liveDataConfiguration',
      ),
    );
  expect(preservedOf(after(flight, withEstimates))).toContain('currentArrivalDate');
  expect(preservedOf(after(flight, withEstimates, { 'estimated-departure-time': local('13:00') }))).not.toContain(
    'currentArrivalDate',
  );
});

test.each<[FlightStatus, string | undefined, string | undefined]>([
  ['scheduled', 'about 11:40', 'about 14:05'],
  ['delayed', 'about 11:40', 'about 14:05'],
  ['boarding', undefined, 'about 14:05'],
  ['gate-closed', undefined, 'about 14:05'],
  ['departed', undefined, 'about 14:05'],
  ['arrived', undefined, undefined],
  ['diverted', undefined, undefined],
])('of a flight that is %s only what is to come has an estimate', (status, boarding, arrival) => {
  const { front, googleTexts } = shownTimesOf(after(flight, { ...delayed, 'flight-status': status }));
  const aboutOf = (text: string | undefined) => /^about [\d:]+/.exec(text ?? '')?.[0];
  expect([aboutOf(googleTexts.boarding), aboutOf(googleTexts.arrival)]).toEqual([boarding, arrival]);
  expect(googleTexts.boarding).toContain('announced for 10:05');
  expect(front.boarding).toBe('10:05 (?)');
});

test('a delay until further notice has no estimate: those of the timetable would be too early', () => {
  const { boarding, arrival } = shownTimesOf(after(flight, withEstimates, none('estimated-departure-time'))).back;
  expect(boarding).toBe('announced for 11:30');
  expect(arrival).toBe('announced for 14:00');
});

test('readers of screens hear a sentence in place of a struck time that has no other one beside it', () => {
  expect(cardOf(after(flight, { ...delayed, 'flight-status': 'boarding' }))).toContain(
    '<s aria-hidden="true">10:05</s><span class="unseen">announced for 10:05</span>',
  );
});

test('the status of an arrival does not state a time that the departure contradicts', () => {
  const arrived = after(flight, { ...delayed, 'flight-status': 'arrived' });
  expect(backFields(boardingPassOf(arrived, shownExamplePass()))).toContainEqual(
    expect.objectContaining({ key: 'flight-status-text', value: 'Arrived: Berlin' }),
  );
  expect(shownTimesOf(arrived).page.arrival).toBe('~12:30~announced for 12:30');
});

test('each end of a flight has its own zone, and clocks may change between them', () => {
  // In the night of 28 March Berlin goes from UTC+1 to UTC+2: 01:55 + 3 h is 05:55.
  const night = exampleTemplate({
    'boarding-time': '2027-03-28T01:15:00',
    'departure-time': '2027-03-28T01:55:00',
    'arrival-time': '2027-03-28T04:10:00',
  });
  const late = after(night, { 'estimated-departure-time': '2027-03-28T05:55:00' });
  expect(boardingOf(late)).toEqual(marked('01:15', '05:15'));
  expect(shownTimesOf(late)).toMatchObject({ front: { boarding: '01:15 (?)' }, tags: { arrival: '07:10' } });
  const ocean = shownTimesOf(after(transatlantic(), { 'estimated-departure-time': local('19:35') }));
  expect(ocean.back.arrival).toBe('about 22:45, estimated from the new departure time (announced for 20:45)');
  expect(ocean.tags.arrival).toBe('22:45');
});

test('an arrival on the day after the departure says its day', () => {
  const red = { ...flight.fields, 'departure-time': local('22:45'), 'arrival-time': local('06:10', '16') };
  const late = after({ ...flight, fields: red }, { 'estimated-departure-time': local('23:45') });
  expect(shownTimesOf(late).back.arrival).toBe(
    'about 07:10 on 16 March, estimated from the new departure time (announced for 06:10 on 16 March)',
  );
});

test('a flight that Wallet’s new design cannot show has the same marks: airports unknown, no arrival', () => {
  const { 'arrival-time': _arrival, ...fields } = flight.fields;
  const unknown = after({ ...flight, fields, airports: {} }, delayed);
  expect(boardingOf(unknown)).toEqual({ ...marked('10:05', '11:40'), tags: undefined });
  expect(shownTimesOf(unknown).googleTexts).not.toHaveProperty('arrival');
});

test('every language has words of its own, in which the estimate and the time that was sent stand', async () => {
  const sentences = new Set<string>();
  for (const tag of ownLanguages) {
    const { back, page } = shownTimesOf(after(closes(), delayed), await wordingIn(tag));
    expect(back.boarding).toMatch(/11:40.*10:05/);
    expect(page.boarding).toBe('≈ 11:40 ~10:05~');
    expect(back.arrival).toMatch(/14:05.*12:30/);
    expect(back.closing).toContain('10:30');
    for (const sentence of [back.boarding, back.arrival, back.closing]) sentences.add(sentence ?? '');
  }
  expect(sentences.size).toBe(3 * ownLanguages.length);
});

test('Turkish has no word between day and time, where the estimate is on another day', async () => {
  const late = after(flight, { 'estimated-departure-time': local('01:30', '16') });
  const { boarding } = shownTimesOf(late, await wordingIn('tr')).back;
  expect(boarding).toMatch(/^16 Mart 00:50 civarı, /);
});

test('a flight whose times agree needs no words for estimates: it is shown as before there were any', () => {
  const forbidden = new Proxy(inEnglish.words.estimates, {
    get: () => {
      throw new Error('asked for words of an estimate');
    },
  });
  const wording = { ...inEnglish, words: { ...inEnglish.words, estimates: forbidden } };
  for (const changes of [{}, { 'origin-gate': 'Z9' }, { 'boarding-time': local('10:15') }, withEstimates]) {
    const template = after(flight, changes);
    expect(shownTimesOf(template, wording)).toEqual(shownTimesOf(template));
  }
  expect(() => shownTimesOf(after(flight, delayed), wording)).toThrow('asked for words');
});

test.each(['page', 'group', 'front', 'back', 'googleTexts'] as const)(
  'a mark that %s leaves out is seen',
  (surface) => {
    const shown = shownTimesOf(after(flight, delayed));
    expect(unmarkedTimeIn(shown)).toBeUndefined();
    const sent = surface === 'googleTexts' ? {} : { boarding: '10:05', departure: '12:20', arrival: '12:30' };
    expect(unmarkedTimeIn({ ...shown, [surface]: sent })).toMatch(/^(boarding|arrival) is (10:05|12:30) /);
  },
);
