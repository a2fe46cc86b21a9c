import { badgeRows } from './badge-rows.ts';
import { beaconRows, locationRows } from './entries.ts';
import { actionLinkRows } from './formats.ts';
import { metaDataRows, passRows, updateOnlyRows } from './pass-rows.ts';
import { templateRows } from './template-rows.ts';

/**
 * The names of the API's fields. Those of requests are the rows of test/fields, with what each takes and refuses: the
 * only such list that the tests keep, with which schemas, answers and documents are compared.
 */
export const actionLinkNames = Object.keys(actionLinkRows);

/** The object pass-data. Source: docs/api/generatepass.md#pass-data. */
export const passDataFields = [...Object.keys(passRows), ...Object.keys(updateOnlyRows)];

/** The object pass-meta-data. */
export const passMetaDataFields = Object.keys(metaDataRows);

/** An entry of relevant-locations. */
export const locationFields = ['key', ...Object.keys(locationRows)];

/** An entry of ibeacons. */
export const beaconFields = ['key', ...Object.keys(beaconRows)];

/** Source: docs/api/createpasstemplate.md#fields. */
export const templateFieldNames = [...Object.keys(templateRows), 'pass-template-id'];

/** Fields that getpassdata shows, in this order. Source: docs/api/getpassdata.md#names-of-what-is-shown. */
export const returnedPassDataFields = [
  'logo-url',
  'carrier-airline-name',
  'footer-url',
  'strip-url',
  'barcode-value',
  'barcode-text',
  'origin-airport-code',
  'origin-airport-name',
  'destination-airport-code',
  'destination-airport-name',
  'origin-terminal',
  'origin-gate',
  'boarding-seat-class',
  'boarding-date-time',
  'flight-number',
  'passenger-name',
  'boarding-group',
  'seat-number',
  'confirmation-number',
  'scheduled-departure-time',
  'ticket-number',
  'scheduled-arrival-time',
  'arrival-terminal',
  'arrival-gate',
  'additional-image',
  'expiration-timestamp',
  'boarding-position',
  'sequence-number',
  'boarding-door',
  'frequent-flyer-name-number',
  'message1',
  'message2',
  'message3',
  'text-module',
  'info-module',
  'link1-URI',
  'link2-URI',
  'home-page-URI',
  'relevant-locations',
  'ibeacons',
] as const;

/** Fields that getpasstemplate shows besides. Source: docs/api/getpasstemplate.md#getpasstemplate. */
export const returnedTemplateFields = [
  'pass-name',
  'pass-type',
  'organization',
  'description',
  'display-alternate-barcode-text',
] as const;

/** Fields of the object `pass-data` that are there only when they are set, behind all others. */
const returnedDayFields = [
  ...(['flight-status', 'flight-status-reason', 'flight-status-reason-code', 'estimated-boarding-time'] as const),
] as const;

export const returnedOfPassWhenSet = [
  'passenger-kind',
  ...returnedDayFields,
  ...actionLinkNames,
  ...Object.keys(badgeRows),
  'walleta-featured-actions',
] as const;

/** Fields of the object `pass-template` that are there only when they are set, behind all others. */
export const returnedWhenSet = [
  'barcode-check',
  ...returnedDayFields,
  'walleta-own-data',
  'void-passes',
  ...actionLinkNames,
  'language',
  'languages',
  'walletb-own-language',
  'translations',
  'carrier-iata-code',
  'origin-security-programs',
  'destination-security-programs',
  'lounge-place-id',
  'walleta-classic-design',
  'walletb-badge-texts',
  'walleta-featured-actions',
] as const;

/** With the two settings of a variable. Source: docs/api/createpassissuancelink.md#fields. */
export const linkFieldNames = [
  'link-name',
  'issuance-link-id',
  'pass-template-id',
  'link-expiration-timestamp',
  'link-expiration-timezone',
  'link-generation-limit',
  'link-status',
  'update-pass-data',
  'encryption-settings',
  'encryption-name',
  'secret-key',
  'iv',
  'link-protection',
  'checksum',
  'checksum-applied',
  'pass-variables',
  'is-required',
  'value-encryption',
] as const;

/** The keys of pass-variables. Source: docs/api/createpassissuancelink.md#variables. */
export const linkVariableNames: readonly string[] = [
  'passenger-name-value',
  'boarding-position-value',
  'boarding-group',
  'seat-number-value',
  'reservation-confirmation-code-value',
  'pass-id',
  'expiration-timestamp',
  'expiration-timezone',
  'additional-image',
  'additional-image-text',
  'boarding-seat-class',
  'sequence-number-value',
  'reservation-eticket-number-value',
  'frequent-flyer-name/number-value',
  'barcode-value',
  'passenger-kind',
  'user-email',
  'user-phone',
  ...Array.from({ length: 10 }, (_, index) => index + 1).flatMap((n) => [
    `relevance-location-address${n}`,
    `relevance-location-latitude${n}`,
    `relevance-location-longitude${n}`,
    `relevance-text${n}`,
    `ibeacon-uuid${n}`,
    `ibeacon-major${n}`,
    `ibeacon-minor${n}`,
    `ibeacon-relevance-text${n}`,
  ]),
  'group-id',
];
