import { boardingPassOf } from '../../../lambdas/domain/boarding-pass.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';
import { images, settings } from '../../helpers/pkpass-input.ts';

/** Fields of a template that its .pkpass does not show, each with the reason. */
const notShown = new Set([
  // What the template is, and what its passes live by
  ...['pass-template-type', 'pass-template-subtype', 'pass-template-name', 'expiration-setting', 'expiry-timezone'],
  ...['never-installed-ttl', 'expired-pass-ttl', 'redeemed-pass-ttl', 'voided-pass-ttl', 'enable-update-notifications'],
  // Static values: the pass has its own
  ...['passenger-name', 'boarding-position', 'boarding-group', 'seat-number', 'boarding-seat-class', 'sequence-number'],
  ...['confirmation-number', 'ticket-number', 'frequent-flyer-name-number', 'barcode-value', 'expiry-date'],
  ...['relevant-locations', 'ibeacons'],
  // Images are files of the bundle
  ...['carrier-airline-logo', 'carrier-alliance-logo', 'walleta-pass-icon'],
  // Google Wallet only
  ...['carrier-airline-logo-walletb', 'strip-image', 'additional-image', 'additional-image-text', 'disable-screenshot'],
  // Install page only
  ...['pass-install-help-text', 'pass-install-background-color', 'pass-install-checkmark-display'],
  ...['pass-install-logo-display', 'pass-download-wait-message', 'pass-download-thank-you-message'],
  // Decide how others are shown; tested with them
  ...['background-color', 'text-color', 'barcode-type', 'display-alternate-barcode-text', 'link1-type', 'link2-type'],
  ...['no-expiration', 'disable-pass-sharing', 'linked-apps', 'relevance-date-timezone', 'description'],
]);

/** Values that are nowhere else by chance. */
const template = exampleTemplate({
  'origin-terminal': 'T-ORIGIN',
  'arrival-terminal': 'T-ARRIVAL',
  'estimated-departure-time': '2027-03-15T17:55:00',
  'estimated-arrival-time': '2027-03-15T19:05:00',
});
const pass = examplePass({
  'boarding-group': 'G-GROUP',
  'boarding-position': 'P-POSITION',
  'sequence-number': 'S-SEQUENCE',
  'boarding-seat-class': 'C-CLASS',
  'frequent-flyer-program-name': 'F-PROGRAM',
});
const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };
const boardingPass = boardingPassOf(template, pass);
const airports = [template.airports?.origin, template.airports?.destination].flatMap((facts) =>
  Object.entries(facts ?? {}),
);
const texts = stringsOf(passJsonOf({ boardingPass, settings, images, certificate }));

test.each(Object.entries(template.fields).filter(([name]) => !notShown.has(name)))(
  'the template’s %s is somewhere in pass.json',
  (_, value) => expect(texts).toContainEqual(expect.stringContaining(String(value))),
);

test.each(Object.entries(pass.fields).filter(([, value]) => typeof value === 'string' && value !== 'Europe/Berlin'))(
  'the pass’s %s is somewhere in pass.json',
  (_, value) => expect(texts).toContainEqual(expect.stringContaining(String(value))),
);

test.each(airports)('the airport’s %s is somewhere in pass.json', (_, value) => {
  expect(texts).toContainEqual(String(value));
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
