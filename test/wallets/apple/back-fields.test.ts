import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { backFields } from '../../../lambdas/wallets/apple/pass-field.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';

const back = (fields: Partial<TemplateFields> = {}) =>
  backFields(boardingPassOf(exampleTemplate(fields), shownExamplePass()));
const fieldOf = (key: string, fields: Partial<TemplateFields> = {}) => back(fields).find((field) => field.key === key);

test('the back shows the last notification, journey, booking, messages and links, in this order', () => {
  expect(back().map(({ key, label, value }) => [key, label, value])).toEqual([
    ['last-notification', 'Last Notification', 'None'],
    ['door', 'Boarding door', 'Front'],
    ['closing', 'Gate closes', '2027-03-15T17:25:00+01:00'],
    ['arrival', 'Arrival', '2027-03-15T18:45:00+01:00'],
    ['arrives-in', 'Arrival terminal', '1'],
    ['arrives-at', 'Arrival gate', 'A7'],
    ['confirmation', 'Confirmation number', 'ABC123'],
    ['ticket', 'Ticket number', '2209876543210'],
    ['sequence', 'Sequence number', '042'],
    ['frequent-flyer', 'Frequent flyer', 'MM 992009999'],
    ['message1', 'Baggage', 'One bag of 23 kg. Rules'],
    ['message2', 'Lounge', 'Open from 05:00'],
    ['text-module', 'Good to know', 'Doors close 10 minutes before departure.'],
    ['info-module', 'Status', 'On time'],
    ['home-page-uri', 'Website', 'https://www.example.com/'],
    ['link1', 'Call us', '+498912345678'],
    ['link2', 'Airport map', 'https://maps.example.com/?q=MUC'],
  ]);
});

test('times on the back have their date with them and stay in the zone of the airport', () => {
  expect(fieldOf('arrival')).toMatchObject({
    dateStyle: 'PKDateStyleMedium',
    timeStyle: 'PKDateStyleShort',
    ignoresTimeZone: true,
  });
});

test('what is not given leaves no empty field', () => {
  const keys = back({
    'enable-update-notifications': 0,
    'boarding-door': undefined,
    'gate-closing-time': undefined,
    'arrival-time': undefined,
    'arrival-terminal': undefined,
    'arrival-gate': undefined,
    message1: undefined,
    'home-page-uri': undefined,
    link2: undefined,
  }).map(({ key }) => key);
  expect(keys).toEqual([
    'confirmation',
    'ticket',
    'sequence',
    'frequent-flyer',
    'message2',
    'text-module',
    'info-module',
    'link1',
  ]);
});

test('a ticket number does not turn into a phone number', () => {
  expect(fieldOf('ticket')).toHaveProperty('dataDetectorTypes', []);
});

test('the links of a message can be followed; its plain text is there for devices without links', () => {
  expect(fieldOf('message1')).toEqual({
    key: 'message1',
    label: 'Baggage',
    value: 'One bag of 23 kg. Rules',
    attributedValue: 'One bag of 23 kg. <a href="https://www.example.com/baggage">Rules</a>',
  });
  expect(fieldOf('message2')).not.toHaveProperty('attributedValue');
});

test('a message keeps its lines, with links and without', () => {
  expect(fieldOf('message2', { message2: 'One\nTwo &amp; three' })?.value).toBe('One\nTwo & three');
  expect(fieldOf('message1', { message1: 'One\n<a href="https://x.example/">Two</a>' })).toMatchObject({
    value: 'One\nTwo',
    attributedValue: 'One\n<a href="https://x.example/">Two</a>',
  });
});

test('a message shows the characters that HTML escapes', () => {
  expect(fieldOf('message2', { message2: 'Bags &#60; 23 kg &amp; hand luggage' })).toMatchObject({
    value: 'Bags < 23 kg & hand luggage',
  });
});

test.each([
  ['phone', '+498912345678', 'tel:+498912345678'],
  ['email', 'help@example.com', 'mailto:help@example.com'],
  ['geo-location', '48.35,11.78', 'https://maps.apple.com/?ll=48.35,11.78'],
  ['geo-location', 'geo:48.35,11.78', 'https://maps.apple.com/?ll=48.35,11.78'],
  ['map-link', 'https://maps.example.com/?q=MUC', 'https://maps.example.com/?q=MUC'],
  ['web-link', 'https://www.example.com/help', 'https://www.example.com/help'],
] as const)('a link of type %s to %s opens %s', (type, value, target) => {
  expect(fieldOf('link1', { 'link1-type': type, link1: value })).toEqual({
    key: 'link1',
    label: 'Call us',
    value,
    attributedValue: `<a href="${target}">${value}</a>`,
  });
});

test('a link cannot break out of its markup', () => {
  const link1 = 'https://www.example.com/?a="><script>&b=1';
  expect(fieldOf('link1', { 'link1-type': 'web-link', link1 })?.attributedValue).toBe(
    `<a href="https://www.example.com/?a=&#34;&#62;&#60;script&#62;&#38;b=1">https://www.example.com/?a=&#34;&#62;&#60;script&#62;&#38;b=1</a>`,
  );
});

test('only the last notification shows a message when it changes, so that an update shows one', () => {
  const pass = shownExamplePass({}, { lastNotification: { text: 'Gate: Z9', atUtc: '2027-03-10T08:00:00.000Z' } });
  const fields = backFields(boardingPassOf(exampleTemplate(), pass));
  expect(fields.filter(({ changeMessage }) => changeMessage !== undefined)).toEqual([
    { key: 'last-notification', label: 'Last Notification', value: 'Gate: Z9', changeMessage: '%@' },
  ]);
});
