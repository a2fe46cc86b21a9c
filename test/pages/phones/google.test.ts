import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import type { Drawing } from '../../../lambdas/pages/phones/drawing.ts';
import {
  drawGoogleCard,
  drawGoogleDetails,
  drawGoogleList,
  drawGoogleNotice,
} from '../../../lambdas/pages/phones/google-phone.ts';
import type { GooglePass } from '../../../lambdas/pages/phones/google-texts.ts';
import { phoneIn, sampleGooglePass } from './samples.ts';
import { textsOf } from './texts-of.ts';

const withClass = (pass: GooglePass, changes: object): GooglePass => ({
  ...pass,
  flightClass: { ...pass.flightClass, ...changes },
});
const withObject = (pass: GooglePass, changes: object): GooglePass => ({
  ...pass,
  flightObject: { ...pass.flightObject, ...changes },
});

test('the card has title, route, two rows and the barcode', () => {
  expect(textsOf(drawGoogleCard(sampleGooglePass()))).toEqual([
    ...['Tern Airways', 'TN 2724', '· 15 Mar', 'Munich', 'MUC', 'Berlin', 'BER'],
    ...[
      'Passenger',
      'Erika Mustermann',
      'Terminal',
      '2',
      'Gate',
      'G20',
      'Seat',
      '12C',
      'Boarding',
      '17:05',
      'Departure',
      '17:35',
      'Group',
      '2',
    ],
    ...[expect.any(String), 'A boarding pass. Drawn from the JSON for Google Wallet, not a screenshot of it.'],
  ]);
});

test('the card has the color of the class, that of the object first, and ink that is readable on it', () => {
  const { styles, html } = drawGoogleCard(sampleGooglePass());
  expect(styles).toContain('.w-0c3478-ffffff-ffffff{--w-back:#0C3478;--w-ink:#FFFFFF;--w-label:#FFFFFF}');
  expect(html.markup).toContain('<img src="data:image/png;base64,');
  const own = drawGoogleCard(withObject(sampleGooglePass(), { hexBackgroundColor: '#FFE000' }));
  expect(own.styles).toContain('.w-ffe000-000000-000000{--w-back:#FFE000;--w-ink:#000000;--w-label:#000000}');
});

test('no picture is requested: one that is not given is left out', () => {
  const { pictures: _pictures, ...pass } = sampleGooglePass();
  const { markup } = drawGoogleCard(pass).html;
  expect(markup).not.toContain('<img');
  expect(markup).toContain('<i aria-hidden="true">T</i>');
});

test.each([
  [{ flightStatus: 'CANCELLED' }, undefined],
  [{ localEstimatedOrActualDepartureDateTime: '2027-03-15T17:35:00' }, 'On time'],
  [{ localEstimatedOrActualDepartureDateTime: '2027-03-15T19:05:00' }, 'Delayed'],
  [{ localEstimatedOrActualDepartureDateTime: '2027-03-15T17:35:00', flightStatus: 'CANCELLED' }, 'Cancelled'],
  [{ localEstimatedOrActualDepartureDateTime: '2027-03-15T17:40:00', flightStatus: 'DIVERTED' }, 'Diverted'],
])('of %j Google shows the status %s: none without an estimated departure', (changes, status) => {
  const { markup } = drawGoogleCard(withClass(sampleGooglePass(), changes)).html;
  expect(/<em>(.*)<\/em>/.exec(markup)?.[1]).toBe(status);
});

test('the scheduled departure is struck beside another', () => {
  const late = withClass(sampleGooglePass(), { localEstimatedOrActualDepartureDateTime: '2027-03-15T19:05:00' });
  expect(drawGoogleCard(late).html.markup).toContain('19:05 <s>17:35</s>');
});

test('a phone reads the translation of its language, unless the class fixes another', async () => {
  const languages = [await wordingIn('de')];
  const info = { field: 'info-module', label: 'Information', html: 'Bags' } as const;
  const pass = sampleGooglePass({ languages, pass: { messages: [info] } });
  const header = {
    defaultValue: { language: 'en', value: 'Bags' },
    translatedValues: [{ language: 'de', value: 'Koffer' }],
  };
  const translated = withObject(pass, { textModulesData: [{ header: 'Bags', body: 'Two', localizedHeader: header }] });
  expect(textsOf(drawGoogleDetails(translated, await phoneIn('de')))).toEqual(
    expect.arrayContaining(['Koffer', 'Ankunft']),
  );
  expect(textsOf(drawGoogleDetails(translated, await phoneIn('fr')))).toContain('Bags');
  const fixed = withClass(translated, { languageOverride: 'de-AT' });
  expect(textsOf(drawGoogleDetails(fixed, await phoneIn('fr')))).toContain('Koffer');
});

test.each([
  ['voided', 'Voided'],
  ['expired', 'Expired'],
  ['redeemed', 'Redeemed'],
  ['active', undefined],
] as const)('a pass that is %s is shown so: %s', (status, word) => {
  const { markup } = drawGoogleCard(sampleGooglePass({ pass: { status } })).html;
  expect(/w-ended">[\s\S]*<b>(\w+)<\/b>/.exec(markup)?.[1]).toBe(word);
});

test('details have what the card has no room for, and links as text without an address', () => {
  const drawn = drawGoogleDetails(sampleGooglePass());
  expect(textsOf(drawn)).toEqual(
    expect.arrayContaining(['Class', 'Economy', 'Confirmation number', 'ABC123', 'Manage booking']),
  );
  expect(drawn.html.markup).not.toContain('https://www.example.com');
});

test('a message that came with an update is shown once', () => {
  const notified = (lastNotification: string) => sampleGooglePass({ pass: { lastNotification } });
  const drawn = drawGoogleNotice(notified(''), notified('Gate: B7')) as Drawing;
  expect(textsOf(drawn).slice(0, 2)).toEqual(['Last Notification', 'Gate: B7']);
  expect(drawGoogleNotice(notified('Gate: B7'), notified('Gate: B7'))).toBeUndefined();
});

test('passes of a group lie together in their order, others alone', () => {
  const inGroup = (sortIndex: number, flightNumber: string, groupingId = 'g') => {
    const pass = withObject(sampleGooglePass(), { groupingInfo: { groupingId, sortIndex } });
    return withClass(pass, { flightHeader: { ...pass.flightClass.flightHeader, flightNumber } });
  };
  const drawn = drawGoogleList([inGroup(2, '22'), inGroup(1, '11'), sampleGooglePass()]).html.markup;
  const stacks = drawn.split('<div class="w-stack">').slice(1);
  expect(stacks.map((stack) => stack.match(/TN \d+/g))).toEqual([['TN 11', 'TN 22'], ['TN 2724']]);
});
