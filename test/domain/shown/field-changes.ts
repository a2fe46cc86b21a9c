import { forEachActionLink } from '../../../lambdas/domain/fields/action-links.ts';
import {
  fieldsOfPass,
  linkPassFields,
  newPassFields,
  type PassFields,
} from '../../../lambdas/domain/fields/pass-fields.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { type ImageRef, imageFields, type Template } from '../../../lambdas/domain/template/template.ts';
import {
  fieldsOfTemplate,
  type TemplateFields,
  templateFields,
} from '../../../lambdas/domain/template-fields/template-fields.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { minimalPass } from '../../wallets/google/minimal.ts';

/** One flight and passenger before and after one field has changed. */
export interface FieldChange {
  readonly before: { readonly template: Template; readonly pass: Pass };
  readonly after: { readonly template: Template; readonly pass: Pass };
  /** A text in each place of the field, letter by letter; '' for a value shown in other words. */
  readonly mark: string;
}

type Others<Fields> = {
  readonly [Name in keyof Fields]?: { to: unknown; in?: Partial<Fields>; of?: Partial<PassFields> };
};

const actionLinkChanges = {
  ...forEachActionLink(() => ({ to: 'https://action.example.com/' })),
  'contact-phone': { to: '+4930' },
  'contact-email': { to: 'help@example.com' },
};

/** Other links than the first ones, of those that a pass has. */
const featuredChange = {
  to: [{ link: 'upgrade-url', type: 'shop' }],
  in: { 'manage-booking-url': 'https://booking.example.com/', 'upgrade-url': 'https://upgrade.example.com/' },
};

const auto = { 'expiration-setting': 'auto', 'auto-expire-timezone': 'Europe/Berlin' } as const;

/** Other values of the fields that take only certain texts, and templates in which the field counts. */
const othersOfTemplate: Others<TemplateFields> = {
  ...actionLinkChanges,
  'walleta-featured-actions': featuredChange,
  'pass-template-type': { to: 'other' },
  'pass-template-subtype': { to: 'other' },
  'walleta-pass-icon': { to: 'https://images.example.com/another.png', in: { 'pass-install-logo-display': false } },
  'background-color': { to: '#123456' },
  'text-color': { to: '#FFFF00' },
  'linked-apps': { to: [284882215] },
  'disable-screenshot': { to: true },
  'disable-pass-sharing': { to: true },
  'flight-number-label': { to: 'TN' },
  'flight-number': { to: '4242' },
  'origin-airport': { to: 'CDG', in: { 'origin-airport-label': undefined } },
  'destination-airport': { to: 'ORD', in: { 'destination-airport-label': undefined } },
  'boarding-time': { to: '2027-03-15T17:06:07' },
  'gate-closing-time': { to: '2027-03-15T17:26:07' },
  'departure-time': { to: '2027-03-15T17:36:07' },
  'estimated-departure-time': { to: '2027-03-15T17:56:07' },
  'arrival-time': { to: '2027-03-15T18:46:07' },
  'estimated-arrival-time': { to: '2027-03-15T18:56:07' },
  'relevance-date-time': { to: '2027-03-15T13:00:00' },
  'relevance-date-timezone': { to: 'Asia/Tokyo', in: { 'expiry-timezone': undefined } },
  'boarding-door': { to: 'Back' },
  'boarding-group-label': { to: 'Zone' },
  'boarding-seat-class-label': { to: 'Class' },
  'home-page-uri': { to: 'https://home.example.com/' },
  'link1-type': { to: 'geo-location' },
  link1: { to: '+4930' },
  'link2-type': { to: 'email' },
  link2: { to: 'https://link.example.com/' },
  'relevant-locations': { to: [{ latitude: 1.5, longitude: 2.5 }] },
  ibeacons: { to: [{ 'proximity-uuid': '00000000-0000-4000-8000-000000000000', major: 1, minor: 2 }] },
  'additional-image': { to: 'https://images.example.com/another.png' },
  'no-expiration': { to: true },
  'expiration-setting': { to: 'auto', in: { 'auto-expire-number-days': 2, 'auto-expire-timezone': 'Europe/Berlin' } },
  'expiry-date': { to: '2027-03-17T03:00:00' },
  'expiry-timezone': { to: 'Asia/Tokyo' },
  'auto-expire-number-days': { to: 3, in: { ...auto, 'auto-expire-number-days': 2 } },
  'auto-expire-number-hours': { to: 3, in: { ...auto, 'auto-expire-number-days': 2 } },
  'auto-expire-timezone': {
    to: 'Asia/Tokyo',
    in: { ...auto, 'auto-expire-number-days': 1, 'auto-expire-roundoff-midnight': true },
  },
  'auto-expire-roundoff-midnight': { to: true, in: { ...auto, 'auto-expire-number-days': 1 } },
  'never-installed-ttl': { to: 7 },
  'never-installed-archive-timestamp': { to: '2027-03-14T00:00:00' },
  'expired-pass-ttl': { to: 7 },
  'redeemed-pass-ttl': { to: 7 },
  'voided-pass-ttl': { to: 7 },
  'barcode-type': { to: 'QRCODE' },
  'autogenerate-barcode-values': { to: true },
  'autogenerate-barcode-value-type': { to: 'Numeric' },
  'autogenerate-barcode-value-length': { to: 10 },
  'display-alternate-barcode-text': { to: false },
  'barcode-check': { to: 'refuse' },
  'enable-update-notifications': { to: 0 },
  'flight-status': { to: 'cancelled' },
  'flight-status-reason': { to: 'Z-flight-status-reason', in: { 'flight-status': 'delayed' } },
  'flight-status-reason-code': { to: 'weather', in: { 'flight-status': 'delayed' } },
  'estimated-boarding-time': { to: '2027-03-15T17:16:07' },
  'walleta-own-data': { to: true },
  'walleta-classic-design': { to: true },
  'walletb-badge-texts': { to: true, of: { 'priority-status': 'Gold' } },
  'carrier-iata-code': { to: 'ZZ' },
  'origin-security-programs': { to: ['clear'] },
  'destination-security-programs': { to: ['clear'] },
  'void-passes': { to: true },
  'pass-install-background-color': { to: '#123456' },
  'pass-install-checkmark-display': { to: 0 },
  'pass-install-logo-display': { to: false },
  'pass-install-show-barcode': { to: true },
  language: { to: 'de', in: { 'boarding-group-label': undefined } },
  languages: { to: ['en', 'de'] },
  'walletb-own-language': { to: true },
  translations: {
    to: {
      de: {
        'carrier-airline-name': 'Z-airline',
        'info-module': 'Z-info',
        description: 'Z-description',
        'origin-airport-label': 'Z-origin',
      },
    },
    in: { languages: ['en', 'de'] },
  },
};

const othersOfPass: Others<PassFields> = {
  ...actionLinkChanges,
  'walleta-featured-actions': featuredChange,
  'passenger-kind': { to: 'standby' },
  'additional-image': { to: 'https://images.example.com/another.png' },
  'service-requests': { to: ['WCHR'] },
  'airline-service-requests': { to: ['ZZ-1'] },
  'passenger-capabilities': { to: ['lap-infant'] },
  'security-programs': { to: ['clear'] },
  'documents-verified': { to: true, in: { 'documents-declaration': 'DOCS OK' } },
  'documents-declaration': { to: 'Ready', in: { 'documents-verified': true } },
  'boarding-zone': { to: '7' },
  'security-program-logo': { to: 'https://images.example.com/another.png' },
  'boarding-privilege-image': { to: 'https://images.example.com/another.png' },
  'strip-image': { to: 'https://images.example.com/another.png' },
  'expiration-timestamp': { to: '2027-03-16T02:03:04Z' },
  'expiration-timezone': { to: 'Asia/Tokyo', in: { 'expiration-timestamp': '2027-03-16T02:03:04Z' } },
  'relevant-locations': { to: [{ key: 'relevant-1', latitude: 1.5, longitude: 2.5 }] },
  ibeacons: {
    to: [{ key: 'ibeacon-1', 'proximity-uuid': '00000000-0000-4000-8000-000000000000', major: 1, minor: 2 }],
  },
  'relevance-addresses': { to: [{ key: 'relevant-1', address: 'Gate' }] },
};

const image = (sha256: string): ImageRef => ({ sha256, bytes: 1, width: 1, height: 1 });
const images = Object.fromEntries(imageFields.map((name) => [name, image(name)]));
const isImage = (name: string) => name in images;

/** An installed pass, which can be opened and shows its automatic expiration. */
const pass: Pass = {
  ...minimalPass(),
  firstInstalledAtUtc: now.toISOString(),
  wallets: { walleta: { state: 'installed', atUtc: now.toISOString() } },
};

export const templateNames = Object.keys(fieldsOfTemplate) as (keyof TemplateFields)[];
export const passNames = Object.keys(fieldsOfPass) as (keyof PassFields)[];

/** The example with another value of this template field; its pass has only required fields. */
export function templateChange(name: keyof TemplateFields): FieldChange {
  const other = othersOfTemplate[name];
  const to = other?.to ?? `Z-${name}`;
  if (other === undefined && !isImage(name)) templateFields.shape[name].parse(to);
  const before = exampleTemplate(other?.in, { images });
  const changed = isImage(name) ? { images: { ...images, [name]: image('another') } } : {};
  const after = { ...before, ...changed, version: 2, fields: { ...before.fields, [name]: to } };
  const shown = { ...pass, fields: { ...pass.fields, ...other?.of } };
  return {
    before: { template: before, pass: shown },
    after: { template: after, pass: shown },
    mark: other || isImage(name) ? '' : String(to),
  };
}

/** The example with another value of this pass field. */
export function passChange(name: keyof PassFields): FieldChange {
  const other = othersOfPass[name];
  const to = other?.to ?? `Z-${name}`;
  if (other === undefined) ({ ...newPassFields.shape, ...linkPassFields.shape })[name].parse(to);
  const template = exampleTemplate({ 'walletb-badge-texts': true });
  const before = examplePass({ ...minimalPass().fields, ...other?.in });
  const after = {
    ...before,
    version: 2,
    fields: { ...before.fields, [name]: to },
    stripImage: name === 'strip-image' ? image('another') : undefined,
  };
  return {
    before: { template, pass: before },
    after: { template, pass: after },
    mark: other ? '' : String(to),
  };
}
