import { linkPassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { passDataOf, passTemplateOf } from '../../../lambdas/domain/shown/shown-data.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { badgeRows } from '../../fields/badge-rows.ts';
import {
  actionLinkNames,
  returnedOfPassWhenSet,
  returnedPassDataFields,
  returnedTemplateFields,
  returnedWhenSet,
} from '../../fields/names.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';

/** Each badge with the first value that it accepts, as it is stored. */
const badges = Object.fromEntries(Object.entries(badgeRows).map(([name, { accepts }]) => [name, accepts[0]?.at(-1)]));
const featured = { 'walleta-featured-actions': [{ link: 'upgrade-url' as const, type: 'shop' }] };
const actionLinks = Object.fromEntries(actionLinkNames.map((name) => [name, 'https://www.example.com/']));

test('pass-data has exactly the fields of the API', () => {
  expect(Object.keys(passDataOf(exampleTemplate(), shownExamplePass()))).toEqual(returnedPassDataFields);
});

test('pass-data has later fields behind all others, and only when they are set', () => {
  const day = {
    'flight-status': 'delayed',
    'flight-status-reason': 'Thunderstorms',
    'flight-status-reason-code': 'weather',
    'estimated-boarding-time': '2027-03-15T18:35:00',
  } as const;
  const shown = passDataOf(
    exampleTemplate(day),
    shownExamplePass({ 'passenger-kind': 'standby', ...actionLinks, ...badges, ...featured }),
  );
  expect(Object.keys(shown)).toEqual([...returnedPassDataFields, ...returnedOfPassWhenSet]);
  expect(shown).toMatchObject(badges);
  expect(shown).toMatchObject({ ...day, 'estimated-boarding-time': 'March 15, 2027 6:35 PM' });
});

test('pass-data of the example: pass values over template values, display dates, keys on arrays', () => {
  expect(passDataOf(exampleTemplate(), shownExamplePass())).toMatchObject({
    'logo-url': 'https://images.example.com/logo.png',
    'barcode-value': 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100',
    'barcode-text': 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100',
    'origin-airport-code': 'MUC',
    'destination-airport-name': 'Berlin',
    'boarding-date-time': 'March 15, 2027 5:05 PM',
    'scheduled-departure-time': 'March 15, 2027 5:35 PM',
    'scheduled-arrival-time': 'March 15, 2027 6:45 PM',
    'expiration-timestamp': 'March 16, 2027 3:00 AM',
    'passenger-name': 'Erika Mustermann',
    'seat-number': '12C',
    message1: 'One bag of 23 kg. <a href="https://www.example.com/baggage">Rules</a>',
    message3: '',
    'relevant-locations': [
      { key: 'relevant-1', latitude: '48.353783', longitude: '11.786086', 'relevant-text': 'Munich Airport' },
    ],
    ibeacons: [{ key: 'ibeacon-1', major: '1', minor: '20' }],
  });
});

test('a template’s sample passenger never shows on a passenger’s pass', () => {
  const fields = { 'sequence-number': undefined, 'ticket-number': undefined, 'frequent-flyer-name-number': undefined };
  const shown = passDataOf(exampleTemplate(), shownExamplePass(fields));
  expect(shown).toMatchObject({ 'sequence-number': '', 'ticket-number': '', 'frequent-flyer-name-number': '' });
  expect(JSON.stringify(shown)).not.toContain('Jane Sample');
});

test('class, barcode and locations fall through from the template', () => {
  const own = { 'boarding-seat-class': undefined, 'barcode-value': undefined, 'relevant-locations': undefined };
  expect(passDataOf(exampleTemplate(), shownExamplePass(own))).toMatchObject({
    'boarding-seat-class': 'Economy',
    'barcode-value': 'M1SAMPLE/JANE         EABC123 MUCBERLH 2724 074Y005A0017 100',
    'relevant-locations': [{ key: 'relevant-1', 'relevant-text': 'Welcome to Munich Airport' }],
  });
});

test.each([
  ['the pass’s own over the template’s', {}, {}, 'March 16, 2027 3:00 AM'],
  ['the pass’s own in UTC without a timezone', {}, { 'expiration-timezone': undefined }, 'March 16, 2027 2:00 AM'],
  ['the template’s', {}, { 'expiration-timestamp': undefined }, 'March 16, 2027 3:00 AM'],
  ['none with no-expiration', { 'no-expiration': true }, { 'expiration-timestamp': undefined }, ''],
  ['the pass’s own even with no-expiration', { 'no-expiration': true }, {}, 'March 16, 2027 3:00 AM'],
])('expiration: %s', (_title, template, pass, expected) => {
  expect(passDataOf(exampleTemplate(template), shownExamplePass(pass))['expiration-timestamp']).toBe(expected);
});

test('pass-template adds its own fields and has the static passenger', () => {
  const shown = passTemplateOf(exampleTemplate());
  expect(Object.keys(shown)).toEqual([...returnedPassDataFields, ...returnedTemplateFields]);
  expect(shown).toMatchObject({
    'passenger-name': 'Jane Sample',
    'seat-number': '5A',
    'ticket-number': '2201234567890',
    'frequent-flyer-name-number': 'MM 992001234',
    'pass-name': 'LH2724 2027-03-15 MUC-BER',
  });
});

test('fields that the API has got later stand behind all others, and only when they are set', () => {
  const day = {
    'flight-status': 'delayed',
    'flight-status-reason': 'Thunderstorms',
    'flight-status-reason-code': 'weather',
    'estimated-boarding-time': '2027-03-15T18:35:00',
  } as const;
  const switches = { 'barcode-check': 'refuse', 'walleta-own-data': false, 'void-passes': false } as const;
  const languages = {
    language: 'de',
    languages: ['de', 'en'],
    'walletb-own-language': true,
    translations: { en: { message1: 'Hello' } },
  };
  const ofBadges: Partial<TemplateFields> = {
    'carrier-iata-code': 'LH',
    'origin-security-programs': ['clear'],
    'destination-security-programs': ['iti', 'oss'],
    'lounge-place-id': 'I7C250D2CDCB364A',
    'walleta-classic-design': false,
    'walletb-badge-texts': true,
    ...featured,
  };
  const shown = passTemplateOf(exampleTemplate({ ...day, ...switches, ...actionLinks, ...languages, ...ofBadges }));
  expect(Object.keys(shown)).toEqual([...returnedPassDataFields, ...returnedTemplateFields, ...returnedWhenSet]);
  expect(shown).toMatchObject({
    ...day,
    ...ofBadges,
    'estimated-boarding-time': 'March 15, 2027 6:35 PM',
    ...switches,
    ...languages,
  });
});

test('an alternate text that is switched off is not shown', () => {
  const shown = passTemplateOf(exampleTemplate({ 'display-alternate-barcode-text': false }));
  expect(shown).toMatchObject({ 'barcode-text': '', 'display-alternate-barcode-text': false });
});

test.each([
  ['redeemed', 'Redeemed'],
  ['expired', 'Expired'],
  ['voided', 'Voided'],
  ['active', 'On time'],
] as const)('the info module of a pass that is %s says %s', (status, text) => {
  expect(passDataOf(exampleTemplate(), shownExamplePass({}, { status }))).toMatchObject({ 'info-module': text });
  const { messages } = boardingPassOf(
    exampleTemplate({ 'info-module-label': undefined }),
    shownExamplePass({}, { status }),
  );
  expect(messages.find(({ field }) => field === 'info-module')).toEqual({
    field: 'info-module',
    label: 'Status',
    html: text,
  });
});

test.each([
  ['the pass’s own', { 'barcode-value': 'OWN' }, 'GENERATED', 'OWN'],
  ['else the generated one', { 'barcode-value': undefined }, 'GENERATED', 'GENERATED'],
  ['else the template’s', { 'barcode-value': undefined }, undefined, 'DEFAULT'],
])('barcode: %s', (_title, fields, generatedBarcode, expected) => {
  const template = exampleTemplate({ 'barcode-value': 'DEFAULT' });
  expect(passDataOf(template, shownExamplePass(fields, { generatedBarcode }))['barcode-value']).toBe(expected);
});

test('a frequent flyer has a programme, a number, or both', () => {
  const frequentFlyer = (fields: Partial<Pass['fields']>) =>
    boardingPassOf(exampleTemplate(), shownExamplePass(fields)).frequentFlyer;
  const fields = { 'frequent-flyer-program-name': 'Miles & More', 'frequent-flyer-name-number': '992001234' };
  expect(frequentFlyer(fields)).toEqual({ program: 'Miles & More', number: '992001234' });
  expect(frequentFlyer({ ...fields, 'frequent-flyer-name-number': undefined })).toEqual({ program: 'Miles & More' });
  expect(frequentFlyer({ 'frequent-flyer-name-number': undefined })).toBeUndefined();
});

test('a pass may have a text of its own for the additional image, from an issuance link', () => {
  const url = 'https://images.example.com/lounge.png';
  const shown = (own: object, template = {}) =>
    boardingPassOf(exampleTemplate(template), shownExamplePass(own)).additionalImage;
  expect(shown({})).toEqual({ url, text: 'Lounge map' });
  const own = linkPassFields.partial().parse({ 'additional-image-text': 'Your lounge' });
  expect(shown(own)).toEqual({ url, text: 'Your lounge' });
  expect(shown({ ...own, 'additional-image': 'https://x.example/a.jpg' })).toEqual({
    url: 'https://x.example/a.jpg',
    text: 'Your lounge',
  });
  expect(shown(own, { 'additional-image': undefined })).toBeUndefined();
});

test('images and their addresses fall through from the template', () => {
  const own = { 'additional-image': 'https://x.example/a.jpg', 'strip-image': 'https://x.example/s.png' };
  expect(passDataOf(exampleTemplate(), shownExamplePass())).toMatchObject({
    'additional-image': 'https://images.example.com/lounge.png',
    'strip-url': 'https://images.example.com/strip.png',
  });
  expect(passDataOf(exampleTemplate(), shownExamplePass(own))).toMatchObject({
    'additional-image': 'https://x.example/a.jpg',
    'strip-url': 'https://x.example/s.png',
  });
});
