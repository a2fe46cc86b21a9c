import { programs } from './badge-rows.ts';
import { beacon, location, storedBeacon, storedLocation } from './entries.ts';
import {
  actionLinkRows,
  airport,
  color,
  entries,
  type FieldRows,
  featuredActions,
  httpsUrl,
  imageUrl,
  localDateTime,
  message5000,
  oneOf,
  png,
  required,
  richText,
  text,
  timeZone,
  trueFalse,
  wholeNumber,
} from './formats.ts';

const unknownCredential = (unknown: string) => ({
  accepts: [['pass.com.example.boarding'], ['', undefined]] as const,
  refuses: [[unknown, 'matches no active certificate of the account', 'E922']] as const,
});

const linkType = oneOf('email', 'geo-location', 'map-link', 'phone', 'web-link');
const hours = wholeNumber(0, 87_600);
const languageTag = 'must be the tag of a language, such as de or pt-BR';

/** Fields of createpasstemplate. Source: docs/api/createpasstemplate.md#fields. */
export const templateRows: FieldRows = {
  'pass-template-type': required(oneOf('boarding-pass')),
  'pass-template-subtype': required(oneOf('boarding-pass-type1')),
  'pass-template-name': required(text(100)),
  'pass-type-id': unknownCredential('pass.com.example.unknown'),
  'issuer-id': unknownCredential('3388000000000000000'),
  'carrier-airline-logo': png,
  'carrier-airline-logo-walletb': png,
  'carrier-airline-name': required(text(60)),
  'carrier-alliance-logo': png,
  'background-color': required(color),
  'origin-airport-label': text(60),
  'origin-airport': required(airport),
  'destination-airport-label': text(60),
  'destination-airport': required(airport),
  'passenger-name': required(text(100)),
  'boarding-position': required(text(60)),
  'boarding-group-label': text(60),
  'boarding-group': required(text(60)),
  'seat-number': required(text(60)),
  'origin-terminal': required(text(60)),
  'origin-gate': required(text(60)),
  'flight-number-label': required(text(10)),
  'flight-number': required({
    accepts: [['123'], ['2724'], ['12A']],
    refuses: [
      ['27', 'must be 3 or 4 characters, without the airline code and with leading zeros: 012'],
      ['27245', 'must be 3 or 4 characters, without the airline code and with leading zeros: 012'],
      [27.5, 'must be text'],
    ],
  }),
  'boarding-time': required(localDateTime),
  'boarding-seat-class-label': text(60),
  'boarding-seat-class': text(60),
  'sequence-number': text(60),
  'boarding-door': {
    accepts: [['Front'], ['Back'], ['BACK', 'Back'], ['front', 'Front']],
    refuses: ['Side', 'Front/Back', 'F'].map((value) => [value, 'must be Front or Back'] as const),
  },
  'confirmation-number': required(text(60)),
  'ticket-number': text(60),
  'frequent-flyer-name-number': text(100),
  'gate-closing-time': localDateTime,
  'departure-time': required(localDateTime),
  'estimated-departure-time': localDateTime,
  'arrival-time': localDateTime,
  'estimated-arrival-time': localDateTime,
  'arrival-terminal': text(60),
  'arrival-gate': text(60),
  'message1-label': text(60),
  message1: message5000,
  'message2-label': text(60),
  message2: message5000,
  'text-module-label': text(60),
  'text-module': message5000,
  'info-module-label': text(60),
  'info-module': message5000,
  'home-page-uri-label': text(60),
  'home-page-uri': httpsUrl,
  'link1-label': text(60),
  'link1-type': { accepts: [['phone']], refuses: linkType.refuses },
  link1: {
    accepts: [['+498912345678'], ['112']],
    refuses: [
      ['call me', phone()],
      ['+49 89 1234', phone()],
    ],
  },
  'link2-label': text(60),
  'link2-type': { accepts: [['web-link'], ['map-link']], refuses: linkType.refuses },
  link2: { accepts: httpsUrl.accepts, refuses: [['http://maps.example.com/', 'must be an https address']] },
  'text-color': required(color),
  'walleta-pass-icon': required(png),
  description: required(text(250)),
  'linked-apps': {
    accepts: [
      ['299219152', [299219152]],
      ['1, 2 ,3', [1, 2, 3]],
    ],
    refuses: ['abc', '1,', '1;2', '0', '1,0', '-1'].map(
      (value) => [value, 'must be store app ids, whole numbers from 1, separated by commas'] as const,
    ),
  },
  'relevance-date-time': required(localDateTime),
  'relevance-date-timezone': required(timeZone),
  ibeacons: entries(
    () => beacon,
    () => storedBeacon,
  ),
  'additional-image': imageUrl,
  'additional-image-text': text(250),
  'disable-screenshot': trueFalse,
  'strip-image': png,
  'no-expiration': required(trueFalse),
  'expiration-setting': {
    accepts: [['default']],
    refuses: [['never', 'must be default or auto']],
  },
  'expiry-date': localDateTime,
  'expiry-timezone': timeZone,
  'auto-expire-number-days': wholeNumber(0, 3_650),
  'auto-expire-number-hours': hours,
  'auto-expire-timezone': timeZone,
  'auto-expire-roundoff-midnight': trueFalse,
  'barcode-type': required(oneOf('QRCODE', 'AZTEC', 'PDF417', 'CODE128')),
  // The example's barcodes are AZTEC; other types: barcode-capacity.test.ts.
  'barcode-value': {
    accepts: [['A'], ['Zoë'], ['x'.repeat(1_850)]],
    refuses: [
      ...text(2_000).refuses,
      ['x'.repeat(1_851), 'must be at most 1850 characters for barcode-type AZTEC'],
      ['Łuk', 'must be Latin-1 text for barcode-type AZTEC'],
    ],
  },
  'autogenerate-barcode-values': trueFalse,
  'autogenerate-barcode-value-type': oneOf('Numeric', 'Alphabet', 'Alphanumeric'),
  'autogenerate-barcode-value-length': wholeNumber(10, 100),
  'display-alternate-barcode-text': trueFalse,
  'barcode-check': {
    accepts: [['off'], ['warn'], ['refuse'], ['Refuse', 'refuse'], ['', undefined]],
    refuses: [
      ['strict', 'must be off, warn or refuse'],
      [true, 'must be off, warn or refuse'],
    ],
  },
  'relevant-locations': entries(
    () => location,
    () => storedLocation,
  ),
  'disable-pass-sharing': trueFalse,
  'enable-update-notifications': {
    accepts: [[0], [1], ['0', 0], ['7', 7], [-1], ['1.5', 1.5]],
    refuses: [
      ['on', 'must be a number'],
      [true, 'must be a number'],
    ],
  },
  'never-installed-ttl': wholeNumber(1, 87_600),
  'never-installed-archive-timestamp': localDateTime,
  'expired-pass-ttl': hours,
  'redeemed-pass-ttl': hours,
  'voided-pass-ttl': hours,
  'pass-install-help-text': richText,
  'pass-install-background-color': {
    accepts: [
      ['#f2f5fa', '#F2F5FA'],
      ['blue', '#FFFFFF'],
      ['#12345', '#FFFFFF'],
      [7, '#FFFFFF'],
      [null, '#FFFFFF'],
    ],
    refuses: [],
  },
  'pass-install-checkmark-display': {
    accepts: [[1], [0], ['1', 1], ['0', 0], [true, 1], [false, 0], ['True', 1], ['false', 0]],
    refuses: [2, -1, 'yes'].map((value) => [value, 'must be 1 or 0'] as const),
  },
  'pass-install-logo-display': trueFalse,
  'pass-download-wait-message': richText,
  'pass-download-thank-you-message': richText,
  'flight-status': {
    accepts: [['scheduled'], ['GATE-CLOSED', 'gate-closed'], ['cancelled'], ['', undefined]],
    refuses: ['late', 'gate closed', true].map((value) => [value, flightStatus()] as const),
  },
  'flight-status-reason': text(120),
  'flight-status-reason-code': {
    accepts: [
      ['weather'],
      ['LATE-AIRCRAFT', 'late-aircraft'],
      ['crew'],
      ['technical'],
      ['air-traffic'],
      ['strike'],
      ['', undefined],
    ],
    refuses: ['fog', 'late aircraft', true].map(
      (value) => [value, 'must be weather, late-aircraft, crew, technical, air-traffic or strike'] as const,
    ),
  },
  'estimated-boarding-time': localDateTime,
  'walleta-own-data': trueFalse,
  'walleta-classic-design': trueFalse,
  'walletb-badge-texts': trueFalse,
  'origin-security-programs': programs,
  'destination-security-programs': programs,
  'lounge-place-id': text(60),
  'carrier-iata-code': {
    accepts: [['LH'], ['lh', 'LH'], ['U2'], ['3O']],
    refuses: ['L', 'DLH', '12', 'L-'].map(
      (value) => [value, 'must be the two-character IATA code of an airline'] as const,
    ),
  },
  'void-passes': trueFalse,
  'pass-install-show-barcode': trueFalse,
  ...actionLinkRows,
  'walleta-featured-actions': featuredActions,
  language: {
    accepts: [['de'], ['pt-br', 'pt-BR'], ['ZH-hans', 'zh-Hans'], ['es-419'], ['fi']],
    refuses: [
      ...['d', 'german', 'de_AT', 'de-', 'de-AT-1996', 'x-klingon'].map((tag) => [tag, languageTag] as const),
      [['de'], 'must be text'],
    ],
  },
  languages: {
    accepts: [
      [['en']],
      [
        ['DE', 'en'],
        ['de', 'en'],
      ],
      [['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']],
    ],
    refuses: [
      ['en', 'must be an array'],
      [['en', 'EN'], 'must have each language once'],
      [['de', 'fr'], 'must have the language of the texts, en'],
      [['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'], 'must have 1 to 8 languages'],
    ],
  },
  'walletb-own-language': trueFalse,
  translations: {
    // Translations are accepted beside their languages only: test/contract/languages.test.ts.
    accepts: [],
    refuses: [
      ['de', 'must be an object of languages'],
      [[{ de: {} }], 'must be an object of languages'],
    ],
  },
};

function flightStatus(): string {
  return 'must be scheduled, delayed, boarding, gate-closed, departed, arrived, cancelled or diverted';
}

function phone(): string {
  return 'must be a phone number: digits, with or without a leading +';
}
