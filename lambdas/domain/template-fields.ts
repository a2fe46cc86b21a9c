import * as z from 'zod';
import { actionLinkFields } from './action-links.ts';
import {
  airport,
  color,
  httpsUrl,
  ibeacon,
  imageUrl,
  installPageText,
  localDateTime,
  messageText,
  numeric,
  oneOf,
  oneToTen,
  oneZero,
  relevantLocation,
  text,
  timeZone,
  trueFalse,
  wholeNumber,
} from './fields.ts';
import { flightStatuses } from './flight-statuses.ts';
import { linkType } from './link-value.ts';
import { languageList, languageTag, translationsOf } from './translated-fields.ts';

const label = z.optional(text(60));
const short = text(60);
const flightNumberLength = 'must be 3 or 4 characters, without the airline code and with leading zeros: 012';
const message = z.optional(messageText(5_000));
const hours = z.optional(wholeNumber(0, 87_600));

/** App Store ids, positive numbers. */
export const linkedAppsPattern = /^\s*[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14})*\s*$/;

/** Fields of a pass template that describe the flight; getflight shows them as they are sent. */
export const flightFields = z.strictObject({
  'flight-number-label': text(10),
  'flight-number': text(4, flightNumberLength).min(3, flightNumberLength),
  'origin-airport': airport,
  'origin-airport-label': label,
  'origin-terminal': short,
  'origin-gate': short,
  'destination-airport': airport,
  'destination-airport-label': label,
  'arrival-terminal': z.optional(short),
  'arrival-gate': z.optional(short),
  'boarding-time': localDateTime,
  'gate-closing-time': z.optional(localDateTime),
  'departure-time': localDateTime,
  'estimated-departure-time': z.optional(localDateTime),
  'arrival-time': z.optional(localDateTime),
  'estimated-arrival-time': z.optional(localDateTime),
  'relevance-date-time': localDateTime,
  'relevance-date-timezone': timeZone,
  'boarding-door': z.optional(oneOf('Front', 'Back')),
  'flight-status': z.optional(oneOf(...flightStatuses)),
  'flight-status-reason': z.optional(text(120)),
  'estimated-boarding-time': z.optional(localDateTime),
});

const untranslatedFields = z.strictObject({
  'pass-template-type': oneOf('boarding-pass'),
  'pass-template-subtype': oneOf('boarding-pass-type1'),
  'pass-template-name': text(100),

  // Airline and appearance
  'carrier-airline-name': text(60),
  'carrier-airline-logo': z.optional(imageUrl),
  'carrier-airline-logo-walletb': z.optional(imageUrl),
  'carrier-alliance-logo': z.optional(imageUrl),
  'walleta-pass-icon': imageUrl,
  'strip-image': z.optional(imageUrl),
  'additional-image': z.optional(imageUrl),
  'additional-image-text': z.optional(text(250)),
  'background-color': color,
  'text-color': color,
  description: text(250),
  'linked-apps': z.optional(
    text(200)
      .refine((ids) => linkedAppsPattern.test(ids), 'must be store app ids, whole numbers from 1, separated by commas')
      .transform((ids) => ids.split(',').map(Number)),
  ),
  'disable-screenshot': z.optional(trueFalse),
  'disable-pass-sharing': z.optional(trueFalse),

  ...flightFields.shape,

  // Static values, and labels of passenger data
  'passenger-name': text(100),
  'boarding-position': short,
  'boarding-group': short,
  'boarding-group-label': label,
  'seat-number': short,
  'boarding-seat-class': z.optional(short),
  'boarding-seat-class-label': label,
  'sequence-number': z.optional(short),
  'confirmation-number': short,
  'ticket-number': z.optional(short),
  'frequent-flyer-name-number': z.optional(text(100)),

  // Messages, modules, links
  'message1-label': label,
  message1: message,
  'message2-label': label,
  message2: message,
  'text-module-label': label,
  'text-module': message,
  'info-module-label': label,
  'info-module': message,
  'home-page-uri-label': label,
  'home-page-uri': z.optional(httpsUrl),
  'link1-label': label,
  'link1-type': z.optional(linkType),
  link1: z.optional(text(2048)),
  'link2-label': label,
  'link2-type': z.optional(linkType),
  link2: z.optional(text(2048)),
  ...actionLinkFields,

  // Relevance
  'relevant-locations': z.optional(oneToTen(relevantLocation)),
  ibeacons: z.optional(oneToTen(ibeacon)),

  // Expiration and archive
  'no-expiration': trueFalse,
  'expiration-setting': z.optional(oneOf('default', 'auto')),
  'expiry-date': z.optional(localDateTime),
  'expiry-timezone': z.optional(timeZone),
  'auto-expire-number-days': z.optional(wholeNumber(0, 3_650)),
  'auto-expire-number-hours': z.optional(wholeNumber(0, 87_600)),
  'auto-expire-timezone': z.optional(timeZone),
  'auto-expire-roundoff-midnight': z.optional(trueFalse),
  'never-installed-ttl': z.optional(wholeNumber(1, 87_600)),
  'never-installed-archive-timestamp': z.optional(localDateTime),
  'expired-pass-ttl': hours,
  'redeemed-pass-ttl': hours,
  'voided-pass-ttl': hours,

  // Barcode
  'barcode-type': oneOf('QRCODE', 'AZTEC', 'PDF417', 'CODE128'),
  'barcode-value': z.optional(text(2_000)),
  'autogenerate-barcode-values': z.optional(trueFalse),
  'autogenerate-barcode-value-type': z.optional(oneOf('Numeric', 'Alphabet', 'Alphanumeric')),
  'autogenerate-barcode-value-length': z.optional(wholeNumber(10, 100)),
  'display-alternate-barcode-text': z.optional(trueFalse),
  'barcode-check': z.optional(oneOf('off', 'warn', 'refuse')),

  'enable-update-notifications': z.optional(numeric),

  // Live data and validity
  'walleta-own-data': z.optional(trueFalse),
  'void-passes': z.optional(trueFalse),

  // Install page
  'pass-install-help-text': z.optional(installPageText),
  'pass-install-background-color': z.optional(color.catch('#FFFFFF')),
  'pass-install-checkmark-display': z.optional(oneZero),
  'pass-install-logo-display': z.optional(trueFalse),
  'pass-install-show-barcode': z.optional(trueFalse),
  'pass-download-wait-message': z.optional(installPageText),
  'pass-download-thank-you-message': z.optional(installPageText),

  // Languages
  language: z.optional(languageTag),
  languages: z.optional(languageList),
  'walletb-own-language': z.optional(trueFalse),
});

/**
 * Every field of a pass template, independent of the group it is sent in.
 * Source: docs/api.md#fields-of-a-template.
 */
export const templateFields = untranslatedFields.extend({
  translations: z.optional(translationsOf(untranslatedFields.shape)),
});

export type TemplateFields = z.output<typeof templateFields>;
