import type * as z from 'zod';
import { barcodeOf } from './barcode.ts';
import { boardingPassOf } from './boarding-pass.ts';
import { displayLocal, type LocalDateTime } from './dates.ts';
import { displayInstant } from './display-instant.ts';
import { expirationOf } from './expiration.ts';
import { inEnglish, type Wording } from './languages.ts';
import { type ActionLink, actionLinksOf, infoModuleOf } from './messages.ts';
import type { ShownPass } from './pass.ts';
import { present } from './present.ts';
import { samplePassOf } from './sample-pass.ts';
import type { shownPassFields, shownTemplateFields } from './shown-fields.ts';
import type { Template } from './template.ts';

/**
 * The object `pass-data` of getpassdata: every field, "" or [] if it has no value; then fields that appear only if set.
 * Source: docs/api.md#names-of-what-is-shown.
 */
export function passDataOf(template: Template, pass: ShownPass, wording = inEnglish): z.output<typeof shownPassFields> {
  const kind = pass.fields['passenger-kind'];
  return {
    ...shownOf(template, pass, wording),
    ...(kind && { 'passenger-kind': kind }),
    ...dayDataOf(template),
    ...shownLinks(actionLinksOf(template.fields, pass.fields)),
  };
}

function shownOf(template: Template, pass: ShownPass, { words }: Wording) {
  const shown = boardingPassOf(template, pass);
  const { fields } = template;
  const barcode = barcodeOf(template, pass);
  const expiration = expirationOf(template, pass);
  return {
    'logo-url': fields['carrier-airline-logo'] ?? '',
    'carrier-airline-name': fields['carrier-airline-name'],
    'footer-url': fields['carrier-alliance-logo'] ?? '',
    'strip-url': pass.fields['strip-image'] ?? fields['strip-image'] ?? '',
    'barcode-value': barcode?.value ?? '',
    'barcode-text': barcode?.text ?? '',
    'origin-airport-code': fields['origin-airport'],
    'origin-airport-name': fields['origin-airport-label'] ?? '',
    'destination-airport-code': fields['destination-airport'],
    'destination-airport-name': fields['destination-airport-label'] ?? '',
    'origin-terminal': fields['origin-terminal'],
    'origin-gate': fields['origin-gate'],
    'boarding-seat-class': shown.seatClass ?? '',
    'boarding-date-time': displayTime(fields['boarding-time']),
    'flight-number': fields['flight-number'],
    'passenger-name': shown.passengerName,
    'boarding-group': shown.boardingGroup ?? '',
    'seat-number': pass.fields['seat-number'] ?? '',
    'confirmation-number': shown.confirmationNumber,
    'scheduled-departure-time': displayTime(fields['departure-time']),
    'ticket-number': shown.ticketNumber ?? '',
    'scheduled-arrival-time': displayTime(fields['arrival-time']),
    'arrival-terminal': fields['arrival-terminal'] ?? '',
    'arrival-gate': fields['arrival-gate'] ?? '',
    'additional-image': pass.fields['additional-image'] ?? fields['additional-image'] ?? '',
    'expiration-timestamp': expiration ? displayInstant(expiration.instant, expiration.timeZone) : '',
    'boarding-position': shown.boardingPosition ?? '',
    'sequence-number': shown.sequenceNumber ?? '',
    'boarding-door': fields['boarding-door'] ?? '',
    'frequent-flyer-name-number': pass.fields['frequent-flyer-name-number'] ?? '',
    message1: fields.message1 ?? '',
    message2: fields.message2 ?? '',
    message3: '',
    'text-module': fields['text-module'] ?? '',
    'info-module': infoModuleOf(fields, pass.status, words) ?? '',
    'link1-URI': fields.link1 ?? '',
    'link2-URI': fields.link2 ?? '',
    'home-page-URI': fields['home-page-uri'] ?? '',
    'relevant-locations': shown.locations.map((location, index) => ({
      key: `relevant-${index + 1}`,
      latitude: String(location.latitude),
      longitude: String(location.longitude),
      'relevant-text': location['relevant-text'] ?? '',
      ...keyOf(location),
    })),
    ibeacons: shown.beacons.map((beacon, index) => ({
      key: `ibeacon-${index + 1}`,
      'proximity-uuid': beacon['proximity-uuid'],
      major: String(beacon.major ?? ''),
      minor: String(beacon.minor ?? ''),
      'relevant-text': beacon['relevant-text'] ?? '',
      ...keyOf(beacon),
    })),
  };
}

/** The object `pass-template` of getpasstemplate, with the static values. Source: docs/api.md#getpasstemplate. */
export function passTemplateOf(template: Template): z.output<typeof shownTemplateFields> {
  const { fields } = template;
  return {
    // Its static pass is active: it has none of our own words.
    ...shownOf(template, samplePassOf(template), inEnglish),
    'pass-name': fields['pass-template-name'],
    'pass-type': 'Boarding Pass',
    organization: fields['carrier-airline-name'],
    description: fields.description,
    'display-alternate-barcode-text': fields['display-alternate-barcode-text'] ?? true,
    ...(fields['barcode-check'] && { 'barcode-check': fields['barcode-check'] }),
    ...dayDataOf(template),
    ...present({ 'walleta-own-data': fields['walleta-own-data'], 'void-passes': fields['void-passes'] }),
    ...shownLinks(actionLinksOf(fields, {})),
    ...present({
      language: fields.language,
      languages: fields.languages,
      'walletb-own-language': fields['walletb-own-language'],
      translations: fields.translations,
    }),
  };
}

const dayDataOf = ({ fields }: Template) =>
  present({
    'flight-status': fields['flight-status'],
    'flight-status-reason': fields['flight-status-reason'],
    'estimated-boarding-time': displayTime(fields['estimated-boarding-time']) || undefined,
  });

const shownLinks = (links: readonly ActionLink[]) =>
  Object.fromEntries(links.map(({ field, value }) => [field, value]));

/** "" if absent. */
function displayTime(local: LocalDateTime | undefined): string {
  return local === undefined ? '' : displayLocal(local);
}

/** The caller's own key; entries of a template have no keys and are numbered. */
function keyOf(entry: object): { key?: string } {
  return 'key' in entry && typeof entry.key === 'string' ? { key: entry.key } : {};
}
