import { showsOnObjects } from '../../../lambdas/domain/google.ts';
import type { Template } from '../../../lambdas/domain/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../../lambdas/wallets/google/flight-object.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { templateFieldNames } from '../../specification-fields.ts';
import { minimalPass } from './minimal.ts';

const issuerId = '3388000000000000001';
const tools = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
const classOf = (template: Template) => JSON.stringify(flightClassOf(issuerId, flightClassInput(tools, template)));
const objectOf = (template: Template, pass = minimalPass()) =>
  JSON.stringify(flightObjectOf(issuerId, flightObjectInput(tools, template, pass)));

/** Installed, so that auto-expiry shows. */
const installed = { ...minimalPass(), firstInstalledAtUtc: now.toISOString() };

const ref = (sha256: string) => ({ sha256, bytes: 1, width: 1, height: 1 });
const images = {
  'carrier-airline-logo-walletb': ref('logo'),
  'carrier-alliance-logo': ref('alliance'),
  'strip-image': ref('strip'),
};

/** Another value of each field that shows in Google Wallet, and a template in which the field counts. */
const changes: { readonly [Name in keyof TemplateFields]?: { to: unknown; in?: Partial<TemplateFields> } } = {
  'carrier-airline-name': { to: 'Tern Airways' },
  'background-color': { to: '#123456' },
  'disable-screenshot': { to: true },
  'disable-pass-sharing': { to: true },
  'flight-number-label': { to: 'TN' },
  'flight-number': { to: '4242' },
  'origin-airport': { to: 'CDG' },
  'origin-airport-label': { to: 'Paris' },
  'origin-terminal': { to: 'T-ORIGIN' },
  'origin-gate': { to: 'G-ORIGIN' },
  'destination-airport': { to: 'ORD' },
  'destination-airport-label': { to: 'Chicago' },
  'arrival-terminal': { to: 'T-ARRIVAL' },
  'arrival-gate': { to: 'G-ARRIVAL' },
  'boarding-time': { to: '2027-03-15T17:06:07' },
  'gate-closing-time': { to: '2027-03-15T17:26:07' },
  'departure-time': { to: '2027-03-15T17:36:07' },
  'estimated-departure-time': { to: '2027-03-15T17:56:07' },
  'arrival-time': { to: '2027-03-15T18:46:07' },
  'estimated-arrival-time': { to: '2027-03-15T18:56:07' },
  'boarding-door': { to: 'Back' },
  'boarding-group-label': { to: 'Zone' },
  'boarding-seat-class': { to: 'First' },
  'boarding-seat-class-label': { to: 'Class' },
  'message1-label': { to: 'L-ONE' },
  message1: { to: 'M-ONE' },
  'message2-label': { to: 'L-TWO' },
  message2: { to: 'M-TWO' },
  'text-module-label': { to: 'L-TEXT' },
  'text-module': { to: 'M-TEXT' },
  'info-module-label': { to: 'L-INFO' },
  'info-module': { to: 'M-INFO' },
  'home-page-uri-label': { to: 'L-HOME' },
  'home-page-uri': { to: 'https://home.example.com/' },
  'link1-label': { to: 'L-LINK1' },
  'link1-type': { to: 'geo-location' },
  link1: { to: '+4930' },
  'link2-label': { to: 'L-LINK2' },
  'link2-type': { to: 'email' },
  link2: { to: 'https://link.example.com/' },
  'relevant-locations': { to: [{ latitude: 1.5, longitude: 2.5 }] },
  'additional-image': { to: 'https://images.example.com/another.png' },
  'additional-image-text': { to: 'Another map' },
  'no-expiration': { to: true },
  'expiry-date': { to: '2027-03-17T03:00:00' },
  'expiry-timezone': { to: 'Asia/Tokyo' },
  'relevance-date-timezone': { to: 'Asia/Tokyo', in: { 'expiry-timezone': undefined } },
  'expiration-setting': { to: 'auto', in: { 'auto-expire-number-days': 2, 'auto-expire-timezone': 'Europe/Berlin' } },
  'auto-expire-number-days': { to: 3, in: { 'expiration-setting': 'auto', 'auto-expire-timezone': 'Europe/Berlin' } },
  'auto-expire-number-hours': { to: 3, in: { 'expiration-setting': 'auto', 'auto-expire-timezone': 'Europe/Berlin' } },
  'auto-expire-timezone': {
    to: 'Asia/Tokyo',
    in: {
      'expiration-setting': 'auto',
      'auto-expire-number-days': 1,
      'auto-expire-timezone': 'Europe/Berlin',
      'auto-expire-roundoff-midnight': true,
    },
  },
  'auto-expire-roundoff-midnight': {
    to: true,
    in: { 'expiration-setting': 'auto', 'auto-expire-number-days': 1, 'auto-expire-timezone': 'Europe/Berlin' },
  },
  'barcode-type': { to: 'QRCODE' },
  'barcode-value': { to: 'ANOTHER-BARCODE' },
  'display-alternate-barcode-text': { to: false },
};

/** Images are shown from our own copies; their addresses show where the content is new. */
const imageNames = ['carrier-airline-logo-walletb', 'carrier-alliance-logo', 'strip-image'] as const;

describe.each(Object.entries(changes))('the template’s %s', (name, { to, in: given = {} }) => {
  const before = exampleTemplate(given, { images });
  const after = { ...before, fields: { ...before.fields, [name]: to } };

  test('shows in Google Wallet', () => {
    expect(classOf(after) + objectOf(after, installed)).not.toBe(classOf(before) + objectOf(before, installed));
  });

  test('has the objects updated if, and only if, it shows on them', () => {
    expect(showsOnObjects(before.fields, after.fields)).toBe(
      objectOf(after, installed) !== objectOf(before, installed),
    );
  });
});

describe.each(imageNames)('the template’s %s', (name) => {
  const before = exampleTemplate({}, { images });
  const after = { ...before, images: { ...images, [name]: ref('another') } };
  const url = { ...before.fields, [name]: 'https://images.example.com/another.png' };

  test('shows in Google Wallet, and has the objects updated if, and only if, it shows on them', () => {
    expect(classOf(after) + objectOf(after)).toContain('/images/another.png');
    expect(showsOnObjects(before.fields, url)).toBe(objectOf(after) !== objectOf(before));
  });
});

/** Why a field of a template is not in Google Wallet. */
const withoutPlace = new Set([
  // Our own ids and names, and what chooses the credentials
  ...['pass-template-type', 'pass-template-subtype', 'pass-template-name', 'pass-template-id'],
  ...['pass-type-id', 'issuer-id'],
  // Static values, which never show on a pass
  ...['passenger-name', 'boarding-position', 'boarding-group', 'seat-number', 'sequence-number'],
  ...['confirmation-number', 'ticket-number', 'frequent-flyer-name-number'],
  // Apple Wallet only
  ...['carrier-airline-logo', 'text-color', 'walleta-pass-icon', 'description', 'linked-apps', 'ibeacons'],
  // Google Wallet reminds by itself, 3 hours before boarding
  'relevance-date-time',
  // Make values that are shown as barcode-value is
  ...['autogenerate-barcode-values', 'autogenerate-barcode-value-type', 'autogenerate-barcode-value-length'],
  // Decides whether there is a message; tested with it
  'enable-update-notifications',
  // When the record is archived; the object stays
  ...['never-installed-ttl', 'never-installed-archive-timestamp'],
  ...['expired-pass-ttl', 'redeemed-pass-ttl', 'voided-pass-ttl'],
  // Install page only
  ...['pass-install-help-text', 'pass-install-background-color', 'pass-install-checkmark-display'],
  ...['pass-install-logo-display', 'pass-download-wait-message', 'pass-download-thank-you-message'],
]);

test('each field of the specification shows in Google Wallet, or there is a reason', () => {
  const judged = [...Object.keys(changes), ...imageNames, ...withoutPlace];
  expect(judged.sort()).toEqual([...templateFieldNames].sort());
});

const pass = examplePass({
  'boarding-group': 'G-GROUP',
  'boarding-position': 'P-POSITION',
  'sequence-number': 'S-SEQUENCE',
  'boarding-seat-class': 'C-CLASS',
  'frequent-flyer-program-name': 'F-PROGRAM',
  'additional-image': 'https://images.example.com/own.png',
  'expiration-timestamp': '2027-03-16T02:03:04Z',
});

test.each(
  Object.entries(pass.fields).filter(
    // The zone is for display, and only Apple Wallet knows beacons.
    ([name, value]) => typeof value === 'string' && name !== 'expiration-timezone',
  ),
)('the pass’s %s is somewhere in its object', (name, value) => {
  const shown = name === 'expiration-timestamp' ? '2027-03-16T02:03:04.000Z' : String(value);
  expect(objectOf(exampleTemplate(), pass)).toContain(JSON.stringify(shown).slice(1, -1));
});

test('the pass’s locations stand in place of the template’s', () => {
  const own = examplePass({ 'relevant-locations': [{ key: 'relevant-1', latitude: 1.5, longitude: 2.5 }] });
  expect(flightObjectOf(issuerId, flightObjectInput(tools, exampleTemplate(), own)).merchantLocations).toEqual([
    { latitude: 1.5, longitude: 2.5 },
  ]);
});
