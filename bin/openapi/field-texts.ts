import type * as z from 'zod';
import { forEachActionLink } from '../../lambdas/domain/action-links.ts';
import type { linkFields } from '../../lambdas/domain/link-fields.ts';
import type { newPassFields, passMetaDataFields } from '../../lambdas/domain/pass-fields.ts';
import type { updateOnlyFields } from '../../lambdas/domain/pass-update.ts';
import type { newTemplateFields } from '../../lambdas/domain/template-request.ts';
import { english } from '../../lambdas/domain/words/en.ts';

/** A description for each field of a schema; the compiler reports a missing one. */
type TextsOf<Schema extends z.ZodObject> = Readonly<Record<keyof Schema['shape'] & string, string>>;

const atOrigin = 'Local to origin-airport.';
const atDestination = 'Local to destination-airport.';
const staticValue = 'Of a static pass: never shown on a pass of generatepass.';
const asIs = 'Shown on the pass.';
const onBack = 'On the back of a Wallet A pass, below the pass in Wallet B.';
const linked = `${onBack} \`<a href>\` to https stays, other markup goes.`;
const link = `${onBack} An e-mail address, \`lat,lon\` or \`geo:\`, an https address, or digits with or without \`+\`, by its type.`;
const linkTypeOf = 'What the link is; by default web-link.';
const heading = (text: string, value: string) => `Heading of ${text}; by default ${value}.`;
const hours = (what: string) => `Hours after which ${what} is archived; by default never.`;
const installText = 'In place of the system’s text on the install page.';

/** Source: docs/api.md#fields-of-a-template. */
export const templateTexts: TextsOf<typeof newTemplateFields> = {
  'pass-template-type': 'Always boarding-pass.',
  'pass-template-subtype': 'Always boarding-pass-type1.',
  'pass-template-name': 'Your internal name of the template; lists show it.',
  'pass-type-id':
    'Wallet A certificate of the account, by default its default one; another account’s is E922. Only when the template is created.',
  'issuer-id': 'Wallet B issuer of the account, as pass-type-id. Only when the template is created.',
  'carrier-airline-name': 'Name of the airline; Wallet A does not show it beside a logo.',
  'carrier-airline-logo': 'Rectangular logo for Wallet A and the install page, PNG.',
  'carrier-airline-logo-walletb': 'Logo for Wallet B, which shows it as a circle, PNG.',
  'carrier-alliance-logo': 'Small logo of the alliance at the barcode, PNG.',
  'walleta-pass-icon': 'Icon on the lock screen and in notifications, PNG. Wallet A.',
  'strip-image': 'Picture across the pass in Wallet B, PNG; strip-image of a pass goes before it.',
  'additional-image': 'Picture below the pass in Wallet B, of any kind.',
  'additional-image-text': 'Text of additional-image. Wallet B.',
  'background-color': 'Background of the pass.',
  'text-color': 'Color of the text. Wallet A.',
  description: 'What voice-over reads. Wallet A.',
  'linked-apps': 'Ids of apps in the store, separated by commas. Wallet A.',
  'disable-screenshot': 'Whether screenshots are prevented; by default False. Wallet B.',
  'disable-pass-sharing': 'Whether the pass is for one device only; by default False.',
  'flight-number-label': 'IATA code of the airline.',
  'flight-number': 'Flight number without the airline; digits only for Wallet A’s design of iOS 26.',
  'origin-airport': 'Where the flight departs.',
  'origin-airport-label': 'Name of that airport; by default its code is shown.',
  'origin-terminal': asIs,
  'origin-gate': asIs,
  'destination-airport': 'Where the flight arrives.',
  'destination-airport-label': 'Name of that airport; by default its code is shown.',
  'arrival-terminal': asIs,
  'arrival-gate': asIs,
  'boarding-time': atOrigin,
  'gate-closing-time': atOrigin,
  'departure-time': `Scheduled departure. ${atOrigin}`,
  'estimated-departure-time': `${atOrigin} By default the scheduled time is shown.`,
  'arrival-time': `Scheduled arrival. ${atDestination}`,
  'estimated-arrival-time': `${atDestination} By default the scheduled time is shown.`,
  'relevance-date-time':
    'When the pass comes to the lock screen; 3 hours before boarding is advised, and Wallet B always does so.',
  'relevance-date-timezone': 'Timezone of relevance-date-time, and of the local times at an airport that is unknown.',
  'boarding-door': 'Front or Back.',
  'passenger-name': staticValue,
  'boarding-position': staticValue,
  'boarding-group': staticValue,
  'boarding-group-label': heading('boarding-group', 'Group'),
  'seat-number': staticValue,
  'boarding-seat-class': 'Cabin or class of passes that bring none.',
  'boarding-seat-class-label': heading('boarding-seat-class', 'Class'),
  'sequence-number': staticValue,
  'confirmation-number': staticValue,
  'ticket-number': staticValue,
  'frequent-flyer-name-number': staticValue,
  'message1-label': heading('message1', 'Message'),
  message1: linked,
  'message2-label': heading('message2', 'Message'),
  message2: linked,
  'text-module-label': heading('text-module', 'Information'),
  'text-module': linked,
  'info-module-label': heading('info-module', 'Status'),
  'info-module': `${linked} Redeemed, Expired or Voided on a pass of that status.`,
  'home-page-uri-label': heading('home-page-uri', 'Website'),
  'home-page-uri': onBack,
  'link1-label': heading('link1', 'Link'),
  'link1-type': linkTypeOf,
  link1: link,
  'link2-label': heading('link2', 'Link'),
  'link2-type': linkTypeOf,
  link2: link,
  ...forEachActionLink(
    (name) => `${english.services[name]}: in both wallets and on the install page, for passes that bring none.`,
  ),
  'relevant-locations': 'Places for passes that bring none. Entries have no key here.',
  ibeacons: 'Beacons for passes that bring none. Entries have no key here. Wallet A.',
  'no-expiration': 'True: expiry-date and auto-expiry are ignored; expiration-timestamp of a pass still holds.',
  'expiration-setting':
    'By default default: expiry-date counts. auto: passes expire a while after their first install.',
  'expiry-date': 'When passes without an expiration of their own expire, in expiry-timezone.',
  'expiry-timezone': 'By default relevance-date-timezone.',
  'auto-expire-number-days':
    'Days by the calendar after the first install, 0 to 3,650. With expiration-setting auto this or auto-expire-number-hours is required; both add.',
  'auto-expire-number-hours': 'Hours after the first install, 0 to 87,600.',
  'auto-expire-timezone': 'Required with expiration-setting auto.',
  'auto-expire-roundoff-midnight': 'True: the expiration moves to the next midnight; by default False.',
  'never-installed-ttl': hours('a pass that nobody has installed'),
  'never-installed-archive-timestamp': `As never-installed-ttl, which is required with it; the earlier of both counts. ${atOrigin}`,
  'expired-pass-ttl': hours('an expired pass'),
  'redeemed-pass-ttl': hours('a redeemed pass'),
  'voided-pass-ttl': hours('a voided pass'),
  'barcode-type':
    'Kind of barcode, and with it what its value may be: QRCODE 2,331 bytes, AZTEC 1,850 and PDF417 1,000 characters of Latin-1, CODE128 80 of ASCII.',
  'barcode-value': 'For passes that bring none, where none is generated.',
  'autogenerate-barcode-values':
    'True: a pass that brings no barcode-value gets a random one that no other pass of the template has; by default False.',
  'autogenerate-barcode-value-type': 'By default Alphanumeric; letters are A to Z.',
  'autogenerate-barcode-value-length': '10 to 100 characters, by default 20; CODE128 carries 80.',
  'display-alternate-barcode-text': 'Whether the barcode’s value stands below it; by default True.',
  'barcode-check':
    'What happens where a bar-coded boarding pass (IATA) says something else than the pass: off, a warning, or E9025. By default warn; off for templates that are older than this field.',
  'enable-update-notifications': '0: updates are silent; any other number, or none: they are shown.',
  'flight-status':
    'Told once to every passenger: scheduled, delayed, boarding, gate-closed, departed, arrived, cancelled or diverted. Send estimated-departure-time with a delay.',
  'flight-status-reason': 'Behind the status, in your words; not shown without flight-status.',
  'estimated-boarding-time': `${atOrigin} By default boarding-time is shown.`,
  'walleta-own-data':
    'True: your gates, terminals and current times stay in Wallet A’s design of iOS 26 where Apple has others; by default False.',
  'void-passes':
    'True: every pass of the template reads as voided, whatever its own status is; False or cleared: each has its own status again.',
  'pass-install-help-text': installText,
  'pass-install-background-color': 'Background of the install page; white, also when it is no color.',
  'pass-install-checkmark-display': '1 shows the check mark of the install page, 0 hides it; by default 1.',
  'pass-install-logo-display': 'Whether the install page shows the logo; by default True.',
  'pass-install-show-barcode':
    'True: the install page, on screen and on paper, shows the barcode of the pass, to board without a wallet; by default False.',
  'pass-download-wait-message': installText,
  'pass-download-thank-you-message': installText,
  language: 'Language of the texts that you send, and of our own beside them; by default en.',
  languages: 'All languages of the passes, with that of language: 1 to 8. By default only that one.',
  translations:
    'Your texts in the other languages: objects by language, with the names of the fields. Each has the limits of its field; "" clears one, and in place of an object all of the language. A text that changes loses translations that do not come with it.',
  'walletb-own-language':
    'True: Wallet B shows the whole pass, with its own labels, in language on every phone; by default False.',
};

/** Source: docs/api.md#fields-of-a-pass. */
export const passTexts: TextsOf<typeof newPassFields> & TextsOf<typeof updateOnlyFields> = {
  'passenger-name': asIs,
  'boarding-group': asIs,
  'boarding-position': asIs,
  'seat-number': asIs,
  'passenger-kind':
    'In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.',
  'confirmation-number': 'Code of the booking.',
  'boarding-seat-class': 'By default the template’s.',
  'sequence-number': asIs,
  'ticket-number': 'Number of the e-ticket.',
  'frequent-flyer-program-name': 'Shown before the number.',
  'frequent-flyer-name-number': asIs,
  'barcode-value':
    'As barcode-type carries. By default a generated value where the template says so, else the template’s.',
  'additional-image': 'By default the template’s. Wallet B.',
  'strip-image': 'PNG across the pass in both wallets; fetched when the pass is generated.',
  'expiration-timestamp': 'ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.',
  'expiration-timezone': 'In which the expiration is shown; by default UTC.',
  'group-id':
    'Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash.',
  'relevant-locations': 'In place of the template’s; each with a key of its own, relevant-1 to relevant-10.',
  ibeacons: 'In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A.',
  ...forEachActionLink((name) => `${english.services[name]}: in place of the template’s.`),
  'pass-status':
    'New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it.',
  'pass-update-notification': 'Text of the notification for this update; by default what has changed.',
};

/** Source: docs/api.md#fields-of-a-pass. */
export const contactTexts: TextsOf<typeof passMetaDataFields> = {
  'user-email': 'For your own integrations; never shown.',
  'user-phone': 'For your own integrations, digits only; never shown.',
};

/** Source: docs/api.md#fields-of-an-issuance-link. */
export const linkTexts: TextsOf<typeof linkFields> = {
  'link-name': 'Your name of the link. Also accepted as issuance-link-name.',
  'link-expiration-timestamp':
    'ISO 8601: until when the link works, local in link-expiration-timezone; an offset is ignored.',
  'link-expiration-timezone': 'Required with link-expiration-timestamp.',
  'link-generation-limit': 'How many passes it makes at most; by default any number.',
  'link-status': 'By default ACTIVE.',
  'update-pass-data': 'Whether following the link updates a pass that exists; by default False.',
  'encryption-settings':
    'Required where a variable has value-encryption. Key and iv are 32 and 16 letters and digits; they never come back.',
  'link-protection':
    'Checksum over the query-string or the full link, best HMAC-SHA256. checksum is also accepted as checksum-algorithm.',
  'pass-variables': 'The values that the link carries: at least one; latitude and longitude of a place together.',
};

/** Fields of requests beside these objects. Source: docs/api.md#identifiers. */
export const requestTexts: Readonly<Record<string, string>> = {
  'pass-data': 'What the pass shows of the passenger.',
  'pass-meta-data': 'How the passenger is reached.',
  'reference-data': 'Key/value pairs of your own, at most 4 KB of JSON; they come back in events.',
  'issuance-link-id': 'Id of the link, as createpassissuancelink gives it.',
  'flight-number-label': 'The airline’s code, in any letter case.',
  'flight-number': 'Without the airline; leading zeros do not count.',
  'departure-date': 'Day of departure-time, local to origin-airport.',
  url: 'The whole link as the passenger gets it, under the present or a former base of the service.',
  priority: 'Whether phones should be told at once.',
  'pass-status': 'New status; may stand in pass-data as well, with the same value.',
  passes: 'One row for each pass, at most 500.',
  'page-number': 'From 1, which is the default.',
  'items-per-page': '1 to 1,000, by default 100.',
};
