import * as z from 'zod';
import { barcodeOf } from '../barcode/barcode.ts';
import { actionLinkNames, forEachActionLink } from '../fields/action-links.ts';
import { passengerCapabilities, securityPrograms } from '../fields/badges.ts';
import { shapeOf } from '../fields/field.ts';
import { flightStatuses, statusReasons } from '../fields/flight-statuses.ts';
import { passengerKinds } from '../fields/passenger-kind.ts';
import { inEnglish, type Wording } from '../languages/languages.ts';
import { expirationOf } from '../pass/expiration.ts';
import type { ShownPass } from '../pass/pass.ts';
import { samplePassOf } from '../pass/sample-pass.ts';
import type { Template } from '../template/template.ts';
import { present } from '../text/json.ts';
import { displayLocal, type LocalDateTime } from '../time/dates.ts';
import { displayInstant } from '../time/display-instant.ts';
import { boardingPassOf } from './boarding-pass.ts';
import { infoModuleOf } from './messages.ts';

const sourceOf = (template: Template, pass: ShownPass, { words }: Wording) => ({
  template: template.fields,
  pass: pass.fields,
  shown: boardingPassOf(template, pass),
  barcode: barcodeOf(template, pass),
  expiration: expirationOf(template, pass),
  information: infoModuleOf(template.fields, pass.status, words),
});

type Source = ReturnType<typeof sourceOf>;

/** A value that is read back, and its schema. The comment above an entry is its description in the API; without one: as sent. */
const shownAs = <Schema extends z.ZodType>(schema: Schema, of: (from: Source) => z.output<Schema>) => ({ schema, of });
const sent = (of: (from: Source) => string | undefined) => shownAs(z.string(), (from) => of(from) ?? '');
const whenSet = <Schema extends z.ZodType>(schema: Schema, of: (from: Source) => z.output<Schema> | undefined) =>
  shownAs(z.optional(schema), of);

const text = z.string();
const location = z.object({ key: text, latitude: text, longitude: text, 'relevant-text': text });
const beacon = z.object({ key: text, 'proximity-uuid': text, major: text, minor: text, 'relevant-text': text });

/** Values of a flight and its passenger, "" or [] where there is none. Source: docs/api/getpassdata.md#names-of-what-is-shown. */
const shown = {
  /** carrier-airline-logo. The address as sent, or "". */
  'logo-url': sent(({ template }) => template['carrier-airline-logo']),
  /** Name of the airline. */
  'carrier-airline-name': sent(({ template }) => template['carrier-airline-name']),
  /** carrier-alliance-logo. The address as sent, or "". */
  'footer-url': sent(({ template }) => template['carrier-alliance-logo']),
  /** strip-image. The address as sent, or "". */
  'strip-url': sent(({ template, pass }) => pass['strip-image'] ?? template['strip-image']),
  /** Value of the pass, else generated, else the template’s; or "". */
  'barcode-value': sent(({ barcode }) => barcode?.value),
  /** Text below the barcode, or "". */
  'barcode-text': sent(({ barcode }) => barcode?.text),
  /** IATA code. */
  'origin-airport-code': sent(({ template }) => template['origin-airport']),
  /** origin-airport-label. As sent, or "". */
  'origin-airport-name': sent(({ template }) => template['origin-airport-label']),
  /** IATA code. */
  'destination-airport-code': sent(({ template }) => template['destination-airport']),
  /** destination-airport-label. As sent, or "". */
  'destination-airport-name': sent(({ template }) => template['destination-airport-label']),
  'origin-terminal': sent(({ template }) => template['origin-terminal']),
  'origin-gate': sent(({ template }) => template['origin-gate']),
  /** Class of the pass, else the template’s; or "". */
  'boarding-seat-class': sent(({ shown }) => shown.seatClass),
  /** Local, as `March 15, 2027 5:05 PM`, or "". */
  'boarding-date-time': sent(({ template }) => displayTime(template['boarding-time'])),
  /** Number without the airline. */
  'flight-number': sent(({ template }) => template['flight-number']),
  'passenger-name': sent(({ shown }) => shown.passengerName),
  'boarding-group': sent(({ shown }) => shown.boardingGroup),
  'seat-number': sent(({ pass }) => pass['seat-number']),
  'confirmation-number': sent(({ shown }) => shown.confirmationNumber),
  /** Local, as `March 15, 2027 5:05 PM`. */
  'scheduled-departure-time': sent(({ template }) => displayTime(template['departure-time'])),
  'ticket-number': sent(({ shown }) => shown.ticketNumber),
  /** Local, as `March 15, 2027 5:05 PM`, or "". */
  'scheduled-arrival-time': sent(({ template }) => displayTime(template['arrival-time'])),
  'arrival-terminal': sent(({ template }) => template['arrival-terminal']),
  'arrival-gate': sent(({ template }) => template['arrival-gate']),
  /** The address as sent, or "". */
  'additional-image': sent(({ template, pass }) => pass['additional-image'] ?? template['additional-image']),
  /** In its timezone, as `March 16, 2027 3:00 AM`, or "". */
  'expiration-timestamp': sent(
    ({ expiration }) => expiration && displayInstant(expiration.instant, expiration.timeZone),
  ),
  'boarding-position': sent(({ shown }) => shown.boardingPosition),
  'sequence-number': sent(({ shown }) => shown.sequenceNumber),
  'boarding-door': sent(({ template }) => template['boarding-door']),
  'frequent-flyer-name-number': sent(({ pass }) => pass['frequent-flyer-name-number']),
  message1: sent(({ template }) => template.message1),
  message2: sent(({ template }) => template.message2),
  /** Always "". */
  message3: sent(() => ''),
  'text-module': sent(({ template }) => template['text-module']),
  /** Text as sent, or Redeemed, Expired or Voided. */
  'info-module': sent(({ information }) => information),
  'link1-URI': sent(({ template }) => template.link1),
  'link2-URI': sent(({ template }) => template.link2),
  'home-page-URI': sent(({ template }) => template['home-page-uri']),
  /** With keys; or []. */
  'relevant-locations': shownAs(z.array(location), ({ shown }) =>
    shown.locations.map((each, index) => ({
      key: `relevant-${index + 1}`,
      latitude: String(each.latitude),
      longitude: String(each.longitude),
      'relevant-text': each['relevant-text'] ?? '',
      ...keyOf(each),
    })),
  ),
  /** With keys; or []. */
  ibeacons: shownAs(z.array(beacon), ({ shown }) =>
    shown.beacons.map((each, index) => ({
      key: `ibeacon-${index + 1}`,
      'proximity-uuid': each['proximity-uuid'],
      major: String(each.major ?? ''),
      minor: String(each.minor ?? ''),
      'relevant-text': each['relevant-text'] ?? '',
      ...keyOf(each),
    })),
  ),
};

/** Values behind all others, and only if they are set. */
const day = {
  'flight-status': whenSet(z.enum(flightStatuses), ({ template }) => template['flight-status']),
  'flight-status-reason': whenSet(text, ({ template }) => template['flight-status-reason']),
  'flight-status-reason-code': whenSet(z.enum(statusReasons), ({ template }) => template['flight-status-reason-code']),
  /** Local, as `March 15, 2027 5:05 PM`. */
  'estimated-boarding-time': whenSet(text, ({ template }) => displayTime(template['estimated-boarding-time'])),
};

const texts = z.array(text);
const programs = z.array(z.enum(securityPrograms));

/** Badges of the passenger, and the switches beside them, as sent; only when they are set. */
const badges = {
  'service-requests': whenSet(texts, ({ pass }) => pass['service-requests']),
  'airline-service-requests': whenSet(texts, ({ pass }) => pass['airline-service-requests']),
  'passenger-capabilities': whenSet(
    z.array(z.enum(passengerCapabilities)),
    ({ pass }) => pass['passenger-capabilities'],
  ),
  'security-programs': whenSet(programs, ({ pass }) => pass['security-programs']),
  'documents-verified': whenSet(z.boolean(), ({ pass }) => pass['documents-verified']),
  'documents-declaration': whenSet(text, ({ pass }) => pass['documents-declaration']),
  'priority-status': whenSet(text, ({ pass }) => pass['priority-status']),
  'frequent-flyer-status': whenSet(text, ({ pass }) => pass['frequent-flyer-status']),
  'security-screening': whenSet(text, ({ pass }) => pass['security-screening']),
  'boarding-zone': whenSet(text, ({ pass }) => pass['boarding-zone']),
  'security-program-logo': whenSet(text, ({ pass }) => pass['security-program-logo'] || undefined),
  'boarding-privilege-image': whenSet(text, ({ pass }) => pass['boarding-privilege-image'] || undefined),
};
const badgesOfFlight = {
  'carrier-iata-code': whenSet(text, ({ template }) => template['carrier-iata-code']),
  'origin-security-programs': whenSet(programs, ({ template }) => template['origin-security-programs']),
  'destination-security-programs': whenSet(programs, ({ template }) => template['destination-security-programs']),
  'lounge-place-id': whenSet(text, ({ template }) => template['lounge-place-id']),
};
const featured = whenSet(
  z.array(z.object({ link: z.enum(actionLinkNames), type: text })),
  ({ shown }) => shown.featuredActions,
);
const links = forEachActionLink((name) => whenSet(text, ({ template, pass }) => pass[name] ?? template[name]));

const ofPass = {
  ...shown,
  /** In lower case. */
  'passenger-kind': whenSet(z.enum(passengerKinds), ({ pass }) => pass['passenger-kind']),
  ...day,
  ...links,
  ...badges,
  'walleta-featured-actions': featured,
};

const ofTemplate = {
  ...shown,
  /** pass-template-name. */
  'pass-name': sent(({ template }) => template['pass-template-name']),
  /** Boarding Pass. */
  'pass-type': sent(() => 'Boarding Pass'),
  /** Name of the airline. */
  organization: sent(({ template }) => template['carrier-airline-name']),
  description: sent(({ template }) => template.description),
  /** Whether the value is shown below the barcode. */
  'display-alternate-barcode-text': shownAs(
    z.boolean(),
    ({ template }) => template['display-alternate-barcode-text'] ?? true,
  ),
  'barcode-check': whenSet(z.enum(['off', 'warn', 'refuse']), ({ template }) => template['barcode-check']),
  ...day,
  'walleta-own-data': whenSet(z.boolean(), ({ template }) => template['walleta-own-data']),
  'void-passes': whenSet(z.boolean(), ({ template }) => template['void-passes']),
  ...links,
  language: whenSet(text, ({ template }) => template.language),
  languages: whenSet(z.array(text), ({ template }) => template.languages),
  'walletb-own-language': whenSet(z.boolean(), ({ template }) => template['walletb-own-language']),
  /** By language, then by field. */
  translations: whenSet(z.record(text, z.record(text, text)), ({ template }) => template.translations),
  ...badgesOfFlight,
  'walleta-classic-design': whenSet(z.boolean(), ({ template }) => template['walleta-classic-design']),
  'walletb-badge-texts': whenSet(z.boolean(), ({ template }) => template['walletb-badge-texts']),
  'walleta-featured-actions': featured,
};

export const shownPassFields = z.object(shapeOf(ofPass));
export const shownTemplateFields = z.object(shapeOf(ofTemplate));

/** The object `pass-data` of getpassdata. Source: docs/api/getpassdata.md#names-of-what-is-shown. */
export const passDataOf = (template: Template, pass: ShownPass, wording = inEnglish) =>
  valuesOf(ofPass, sourceOf(template, pass, wording));

/** The object `pass-template` of getpasstemplate, with the static values. Source: docs/api/getpasstemplate.md#getpasstemplate. */
export const passTemplateOf = (template: Template) =>
  // Its static pass is active: no word of ours is in it.
  valuesOf(ofTemplate, sourceOf(template, samplePassOf(template), inEnglish));

function valuesOf<Rows extends Readonly<Record<string, { schema: z.ZodType; of: (from: Source) => unknown }>>>(
  rows: Rows,
  source: Source,
) {
  return present(Object.fromEntries(Object.entries(rows).map(([name, { of }]) => [name, of(source)]))) as {
    [Name in keyof Rows]: z.output<Rows[Name]['schema']>;
  };
}

const displayTime = (local: LocalDateTime | undefined) => local && displayLocal(local);

/** The caller's own key; entries of a template have no keys and are numbered. */
const keyOf = (entry: object): { key?: string } =>
  'key' in entry && typeof entry.key === 'string' ? { key: entry.key } : {};
