import { flightDayOf } from '../../../lambdas/domain/flight/flight-day.ts';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { samplePassOf } from '../../../lambdas/domain/pass/sample-pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { facts } from '../../../lambdas/domain/shown/facts.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { isNotifiedByGoogle, watchedFlightOf } from '../../../lambdas/domain/updates/google-pushes.ts';
import { notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { installPage } from '../../../lambdas/pages/install-page.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import { images, settings } from '../../helpers/pkpass-input.ts';
import { installPageInput } from '../../pages/sample-input.ts';

type Changes = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

const estimate = (time: string, day = '15') => ({ 'estimated-departure-time': `2027-03-${day}T${time}:00` });

/** The flight of the example departs from Munich on 15 March 2027 at 17:35, and arrives in Berlin at 18:45. */
const scheduled = exampleTemplate({ 'info-module': undefined });

function updated(before: Template, changes: Changes, at = now): Template {
  const fields = { ...before.fields, ...changes } as TemplateFields;
  const flightDay = flightDayOf(fields, { at, zone: 'Europe/Berlin', before });
  const after = { ...before, fields, flightDay, version: before.version + 1, updatedAtUtc: at.toISOString() };
  return notifyingTemplate(before, after);
}

const flightOf = (template: Template) => boardingPassOf(template, samplePassOf(template));

function passJson(template: Template) {
  const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };
  const boardingPass = boardingPassOf(template, shownExamplePass());
  return JSON.parse(JSON.stringify(passJsonOf({ boardingPass, settings, images, certificate })));
}

const textOf = (template: Template) => {
  const page = installPage(installPageInput(boardingPassOf(template, shownExamplePass())));
  const text = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return text(page.slice(page.indexOf('<main')));
};

test.each<[Changes, string, word: string, transitStatus: string]>([
  [{ 'flight-status': 'scheduled' }, 'On time: departs 17:35', 'On time', 'On Time'],
  [
    { 'flight-status': 'scheduled', ...estimate('17:20') },
    'On time: departs 17:20 instead of 17:35',
    'On time',
    'On Time',
  ],
  [
    { 'flight-status': 'scheduled', ...estimate('19:05') },
    'Delayed: departs 19:05 instead of 17:35',
    'Delayed',
    'Delayed',
  ],
  [
    { 'flight-status': 'delayed', ...estimate('19:05') },
    'Delayed: departs 19:05 instead of 17:35',
    'Delayed',
    'Delayed',
  ],
  [
    { 'flight-status': 'delayed', ...estimate('00:40', '16') },
    'Delayed: departs 00:40 on 16 March instead of 17:35',
    'Delayed',
    'Delayed',
  ],
  [{ 'flight-status': 'delayed' }, 'Delayed: new departure time to follow (was 17:35)', 'Delayed', 'Delayed'],
  [
    { 'flight-status': 'delayed', ...estimate('19:05'), 'flight-status-reason': 'Thunderstorms' },
    'Delayed: departs 19:05 instead of 17:35. Thunderstorms',
    'Delayed',
    'Delayed',
  ],
  [
    { 'flight-status': 'delayed', ...estimate('19:05'), 'flight-status-reason-code': 'weather' },
    'Delayed because of the weather: departs 19:05 instead of 17:35',
    'Delayed',
    'Delayed',
  ],
  [{ 'flight-status': 'boarding' }, 'Boarding: departs 17:35', 'Boarding', 'Boarding'],
  [
    { 'flight-status': 'gate-closed', ...estimate('17:50') },
    'Gate closed: departs 17:50 instead of 17:35',
    'Gate closed',
    'Gate closed',
  ],
  [{ 'flight-status': 'departed', ...estimate('17:42') }, 'Departed: 17:42 (scheduled 17:35)', 'Departed', 'Departed'],
  [
    { 'flight-status': 'arrived', 'estimated-arrival-time': '2027-03-15T18:39:00' },
    'Arrived: 18:39 (scheduled 18:45)',
    'Arrived',
    'Arrived',
  ],
  [{ 'flight-status': 'arrived', 'arrival-time': undefined }, 'Arrived: Berlin', 'Arrived', ''],
  [{ 'flight-status': 'cancelled', ...estimate('19:05') }, 'LH2724 at 17:35 is cancelled', 'Cancelled', 'Cancelled'],
  [{ 'flight-status': 'diverted' }, 'Diverted: landing at another airport instead of Berlin', 'Diverted', 'Diverted'],
])(
  '%j is shown as “%s” on the lock screen and in both wallets, and by times on the page',
  (changes, sentence, word, transitStatus) => {
    const template = updated(scheduled, changes);
    expect(template.lastNotification?.text).toBe(sentence);
    const { 'flight-status-reason': given, 'flight-status-reason-code': code } = changes;
    const reason = given ?? (code && 'because of the weather');
    const beside = [word, given && '·', reason].filter(Boolean).join(' ');
    expect(textOf(template)).toContain(` ${/another airport|to follow/.test(sentence) ? sentence : beside} `);
    const { boardingPass, semantics } = passJson(template);
    expect(boardingPass.headerFields).toContainEqual({ key: 'flight-status', label: 'Status', value: word });
    expect(boardingPass.backFields).toContainEqual(
      expect.objectContaining({ key: 'flight-status-text', label: 'Flight status', value: sentence }),
    );
    expect(boardingPass.backFields).toContainEqual(
      expect.objectContaining({ label: 'Last Notification', value: sentence, changeMessage: '%@' }),
    );
    if (transitStatus)
      expect([semantics.transitStatus, semantics.transitStatusReason]).toEqual([transitStatus, reason]);
    const flightClass = flightClassOf('issuer', {
      ...{ templateId: 'T', flight: flightOf(template), backgroundColor: '#000000', sharingProhibited: false },
      callbackUrl: 'https://passes.example.com/callbacks/walletb',
      ...{ isLanguageFixed: false, translations: [], hadTranslations: false },
    });
    expect(flightClass.textModulesData[0]).toEqual({
      id: 'flight-status-text',
      header: 'Flight status',
      body: sentence,
    });
  },
);

const given = { 'flight-status-reason': 'Thunderstorms' };
const late = { 'flight-status': 'delayed', ...estimate('19:05') } as const;
const byWeather = { ...late, 'flight-status-reason-code': 'weather' } as const;

test.each<[title: string, tag: string, Changes, sentence: string]>([
  ['our words for a code', 'en', byWeather, 'Delayed because of the weather: departs 19:05 instead of 17:35'],
  ['in each language', 'de', byWeather, 'Verspätet wegen des Wetters: Abflug 19:05 statt 17:35'],
  ['with the reason in front where it stands there', 'ja', byWeather, '悪天候のため遅延：出発予定 19:05（定刻 17:35）'],
  [
    'in the sentence of a cancellation',
    'de',
    { 'flight-status': 'cancelled', 'flight-status-reason-code': 'strike' },
    'Flug LH2724 um 17:35 Uhr wurde wegen eines Streiks gestrichen',
  ],
  [
    'none for a flight on time',
    'en',
    { ...byWeather, ...estimate('17:35'), 'flight-status': 'scheduled' },
    'On time: departs 17:35',
  ],
  [
    'the airline’s text in its language',
    'en',
    { ...byWeather, ...given },
    'Delayed: departs 19:05 instead of 17:35. Thunderstorms',
  ],
  [
    'and in that of its country',
    'en-GB',
    { ...byWeather, ...given },
    'Delayed: departs 19:05 instead of 17:35. Thunderstorms',
  ],
  [
    'our words in the others',
    'de',
    { ...byWeather, ...given },
    'Verspätet wegen des Wetters: Abflug 19:05 statt 17:35',
  ],
  [
    'its translation before our words',
    'de',
    { ...byWeather, ...given, translations: { de: { 'flight-status-reason': 'Gewitter' } } },
    'Verspätet: Abflug 19:05 statt 17:35. Gewitter',
  ],
  [
    'a text in another language, without a code, as a quotation',
    'de',
    { ...late, ...given },
    'Verspätet: Abflug 19:05 statt 17:35. Die Airline schreibt: „Thunderstorms“',
  ],
])('a reason is %s (%s)', async (_title, tag, changes, sentence) => {
  const template = {
    ...scheduled,
    fields: { ...scheduled.fields, languages: ['en', 'en-GB', 'de', 'ja'], ...changes },
  };
  const [pass, wording] = [shownExamplePass(), await wordingIn(tag)];
  const shown = boardingPassOf(template as Template, pass, wording);
  expect(facts['flight-status-text'](shown).value).toBe(sentence);
});

test('a diverted flight that has arrived is shown to have landed elsewhere', () => {
  const diverted = updated(scheduled, { 'flight-status': 'diverted' });
  const landed = updated(diverted, { 'flight-status': 'arrived' });
  expect(landed.lastNotification?.text).toBe('Diverted: landed at another airport instead of Berlin');
  expect(passJson(landed).semantics.transitStatus).toBe('Diverted');
});

test.each<[string, Changes]>([
  ['an estimate', estimate('19:05')],
  ['a reason alone', { 'flight-status-reason': 'Thunderstorms' }],
])('%s without a status has no sentence', (_title, changes) => {
  const template = updated(scheduled, changes);
  expect(textOf(template)).not.toMatch(/Delayed:|Thunderstorms/);
  expect(JSON.stringify(passJson(template).boardingPass)).not.toContain('flight-status');
  expect(passJson(template).semantics).not.toHaveProperty('transitStatusReason');
});

test('a cancelled flight has no other time, and its pass stays valid for scanning', () => {
  const text = textOf(updated(scheduled, { 'flight-status': 'cancelled', ...estimate('19:05') }));
  expect(text).toContain('Your flight is cancelled');
  expect(text).not.toContain('19:05');
  expect(text).toContain('Add to Apple Wallet');
  expect(text).toContain('Contact your airline about other flights.');
  expect(passJson(updated(scheduled, { 'flight-status': 'cancelled' }))).toMatchObject({ voided: false });
});

test('of a cancelled flight no wallet and no page says another time than the timetable’s, until it is scheduled again', () => {
  const times = {
    ...estimate('19:05'),
    'estimated-boarding-time': '2027-03-15T18:35:00',
    'estimated-arrival-time': '2027-03-15T20:15:00',
  };
  const cancelled = updated(scheduled, { 'flight-status': 'cancelled', ...times });
  const { boardingPass, semantics } = passJson(cancelled);
  expect(JSON.stringify([boardingPass, semantics])).not.toMatch(/T(18:35|19:05|20:15)|"scheduled-|"current/);
  expect(JSON.stringify(boardingPass)).toContain('2027-03-15T17:35:00+01:00');
  expect(textOf(cancelled)).not.toMatch(/18:35|19:05|20:15/);
  const { boardingPass: again, semantics: tags } = passJson(updated(cancelled, { 'flight-status': 'delayed' }));
  expect(JSON.stringify(again)).toContain('2027-03-15T19:05:00+01:00');
  expect(tags).toMatchObject({ currentBoardingDate: '2027-03-15T18:35:00+01:00' });
});

test('a delay without an estimate is marked beside the scheduled time', () => {
  expect(textOf(updated(scheduled, { 'flight-status': 'delayed' }))).toContain(
    'Delayed: new departure time to follow (was 17:35)',
  );
});

test('an estimated boarding time stands beside the crossed-out one of the timetable', () => {
  const text = textOf(updated(scheduled, { 'estimated-boarding-time': '2027-03-15T18:30:00' }));
  expect(text).toContain('Boarding 18:30 instead of 17:05 Gate');
});

describe('what Google Wallet pushes by itself', () => {
  /** Two hours before the scheduled departure in Munich. */
  const at = new Date('2027-03-15T14:35:00Z');
  const isNotifiedOf = (before: Template, changes: Changes) => {
    const after = updated(before, changes, at);
    const watched = watchedFlightOf(flightOf(before));
    return isNotifiedByGoogle(after.lastNotification?.about, watched, flightOf(after), at);
  };
  const delayed = updated(scheduled, { 'flight-status': 'delayed', ...estimate('19:05') });

  test.each<[string, Template, Changes, boolean]>([
    ['a delay with its estimate', scheduled, { 'flight-status': 'delayed', ...estimate('19:05') }, true],
    ['a delay by less than ten minutes', scheduled, { 'flight-status': 'delayed', ...estimate('17:40') }, false],
    ['a delay without an estimate', scheduled, { 'flight-status': 'delayed' }, false],
    ['a later estimate', delayed, estimate('20:30'), true],
    ['an estimate that is taken back', delayed, { 'estimated-departure-time': undefined }, true],
    [
      'a flight that is on time again',
      delayed,
      { 'flight-status': 'scheduled', 'estimated-departure-time': undefined },
      true,
    ],
    ['another gate of a delayed flight', delayed, { 'origin-gate': 'Z9' }, true],
    ['another reason', delayed, { 'flight-status-reason': 'Thunderstorms' }, false],
    ['a cancellation', delayed, { 'flight-status': 'cancelled' }, false],
    ['a cancellation with another estimate', delayed, { 'flight-status': 'cancelled', ...estimate('20:30') }, false],
    ['boarding', delayed, { 'flight-status': 'boarding' }, false],
  ])('%s', (_title, before, changes, isNotified) => expect(isNotifiedOf(before, changes)).toBe(isNotified));
});
