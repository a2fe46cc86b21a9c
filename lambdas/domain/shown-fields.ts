import * as z from 'zod';
import { forEachActionLink } from './action-links.ts';
import { flightStatuses } from './flight-statuses.ts';

const text = z.string();

/** Only those that are set. */
const shownActionLinks = forEachActionLink(() => z.optional(text));

/** An entry of relevant-locations in answers. Source: docs/api.md#names-of-what-is-shown. */
const shownLocation = z.object({ key: text, latitude: text, longitude: text, 'relevant-text': text });

/** An entry of ibeacons in answers. Source: docs/api.md#names-of-what-is-shown. */
const shownBeacon = z.object({ key: text, 'proximity-uuid': text, major: text, minor: text, 'relevant-text': text });

/** Every field of a flight and its passenger, "" or [] if it has no value. */
const shownFields = z.object({
  'logo-url': text,
  'carrier-airline-name': text,
  'footer-url': text,
  'strip-url': text,
  'barcode-value': text,
  'barcode-text': text,
  'origin-airport-code': text,
  'origin-airport-name': text,
  'destination-airport-code': text,
  'destination-airport-name': text,
  'origin-terminal': text,
  'origin-gate': text,
  'boarding-seat-class': text,
  'boarding-date-time': text,
  'flight-number': text,
  'passenger-name': text,
  'boarding-group': text,
  'seat-number': text,
  'confirmation-number': text,
  'scheduled-departure-time': text,
  'ticket-number': text,
  'scheduled-arrival-time': text,
  'arrival-terminal': text,
  'arrival-gate': text,
  'additional-image': text,
  'expiration-timestamp': text,
  'boarding-position': text,
  'sequence-number': text,
  'boarding-door': text,
  'frequent-flyer-name-number': text,
  message1: text,
  message2: text,
  message3: text,
  'text-module': text,
  'info-module': text,
  'link1-URI': text,
  'link2-URI': text,
  'home-page-URI': text,
  'relevant-locations': z.array(shownLocation),
  ibeacons: z.array(shownBeacon),
});

/** The day of the flight; behind all others, and only if set. */
const shownDayFields = {
  'flight-status': z.optional(z.enum(flightStatuses)),
  'flight-status-reason': z.optional(text),
  'estimated-boarding-time': z.optional(text),
};

/** The object `pass-data` of getpassdata. Source: docs/api.md#getpassdata. */
export const shownPassFields = shownFields.extend({
  'passenger-kind': z.optional(z.enum(['confirmed', 'standby', 'infant', 'unseated'])),
  ...shownDayFields,
  ...shownActionLinks,
});

/** The object `pass-template` of getpasstemplate. Source: docs/api.md#getpasstemplate. */
export const shownTemplateFields = shownFields.extend({
  'pass-name': text,
  'pass-type': text,
  organization: text,
  description: text,
  'display-alternate-barcode-text': z.boolean(),
  'barcode-check': z.optional(z.enum(['off', 'warn', 'refuse'])),
  ...shownDayFields,
  'walleta-own-data': z.optional(z.boolean()),
  'void-passes': z.optional(z.boolean()),
  ...shownActionLinks,
  language: z.optional(text),
  languages: z.optional(z.array(text)),
  'walletb-own-language': z.optional(z.boolean()),
  translations: z.optional(z.record(text, z.record(text, text))),
});
