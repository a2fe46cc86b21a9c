import { passDataOf, passTemplateOf } from '../../lambdas/domain/shown-data.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';

/** Source: specification, 2.6. */
const passDataFields = [
  'logo-url',
  'carrier-airline-name',
  'footer-url',
  'strip-url',
  'barcode-value',
  'barcode-text',
  'origin-airport-code',
  'origin-airport-name',
  'destination-airport-code',
  'destination-airport-name',
  'origin-terminal',
  'origin-gate',
  'boarding-seat-class',
  'boarding-date-time',
  'flight-number',
  'passenger-name',
  'boarding-group',
  'seat-number',
  'confirmation-number',
  'scheduled-departure-time',
  'ticket-number',
  'scheduled-arrival-time',
  'arrival-terminal',
  'arrival-gate',
  'additional-image',
  'expiration-timestamp',
  'boarding-position',
  'sequence-number',
  'boarding-door',
  'frequent-flyer-name-number',
  'message1',
  'message2',
  'message3',
  'text-module',
  'info-module',
  'link1-URI',
  'link2-URI',
  'home-page-URI',
  'relevant-locations',
  'ibeacons',
];

test('pass-data has exactly the fields of the specification', () => {
  expect(Object.keys(passDataOf(exampleTemplate(), examplePass()))).toEqual(passDataFields);
});

test('pass-data of the example: pass values over template values, display dates, keys on arrays', () => {
  expect(passDataOf(exampleTemplate(), examplePass())).toMatchObject({
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

test('a template’s sample passenger never shows on somebody’s pass', () => {
  const fields = { 'sequence-number': undefined, 'ticket-number': undefined, 'frequent-flyer-name-number': undefined };
  const shown = passDataOf(exampleTemplate(), examplePass(fields));
  expect(shown).toMatchObject({ 'sequence-number': '', 'ticket-number': '', 'frequent-flyer-name-number': '' });
  expect(JSON.stringify(shown)).not.toContain('Jane Sample');
});

test('class, barcode and locations fall through from the template', () => {
  const own = { 'boarding-seat-class': undefined, 'barcode-value': undefined, 'relevant-locations': undefined };
  expect(passDataOf(exampleTemplate(), examplePass(own))).toMatchObject({
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
  expect(passDataOf(exampleTemplate(template), examplePass(pass))['expiration-timestamp']).toBe(expected);
});

test('pass-template adds its own fields and has the static passenger', () => {
  const shown = passTemplateOf(exampleTemplate());
  expect(Object.keys(shown)).toEqual([
    ...passDataFields,
    'pass-name',
    'pass-type',
    'organization',
    'description',
    'display-alternate-barcode-text',
  ]);
  expect(shown).toMatchObject({
    'passenger-name': 'Jane Sample',
    'seat-number': '5A',
    'ticket-number': '2201234567890',
    'frequent-flyer-name-number': 'MM 992001234',
    'pass-name': 'LH2724 2027-03-15 MUC-BER',
  });
});

test('an alternate text that is switched off is not shown', () => {
  const shown = passTemplateOf(exampleTemplate({ 'display-alternate-barcode-text': false }));
  expect(shown).toMatchObject({ 'barcode-text': '', 'display-alternate-barcode-text': false });
});
