import { forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import type { sensitiveNames } from '../../lambdas/domain/fields/badges.ts';
import type { PassFields } from '../../lambdas/domain/fields/pass-fields.ts';
import type { Contact, Pass } from '../../lambdas/domain/pass/pass.ts';
import type { keyPrefixes } from '../../lambdas/storage/policy-names.ts';

/** Classes of personal data, each with those who may read it, besides the passenger and API keys that may read the pass. */
export const classes = {
  identity: 'name of the passenger; on the desk every role',
  contact: 'e-mail address and telephone number; receivers of events, nobody on the desk',
  booking: 'numbers of booking, ticket and loyalty; on the desk agents and admins',
  journey: 'seat, group and kind of passenger; on the desk agents and admins',
  status: 'programmes, priority and screening; on the desk agents and admins',
  health: 'what may tell of health (GDPR, article 9); nobody on the desk',
  barcode:
    'admits to the aircraft; on the desk agents and admins, as a phone shows it; histories have its name without the value',
  own: 'texts and data of the airline, which may name somebody; on the desk agents and admins',
  use: 'wallets, devices and notifications of a pass; on the desk every role',
  access: 'opens the pass, as its link does; on the desk agents and admins, recorded in the audit trail',
  none: 'not of a person',
} as const;

type DataClass = keyof typeof classes;

type Sensitive = (typeof sensitiveNames)[number];
/** Fields that may tell of health are those that are left out of what outlives a pass, and no others. */
type ClassOf<Name> = Name extends Sensitive ? 'health' : Exclude<DataClass, 'health'>;

/** Class of each field that a pass can have. A field without a class does not build. */
export const fieldClasses = {
  'passenger-name': 'identity',
  'boarding-group': 'journey',
  'boarding-position': 'journey',
  'seat-number': 'journey',
  'passenger-kind': 'journey',
  'confirmation-number': 'booking',
  'boarding-seat-class': 'journey',
  'sequence-number': 'booking',
  'ticket-number': 'booking',
  'frequent-flyer-program-name': 'booking',
  'frequent-flyer-name-number': 'booking',
  'barcode-value': 'barcode',
  'additional-image': 'own',
  'additional-image-text': 'own',
  'expiration-timestamp': 'none',
  'expiration-timezone': 'none',
  'group-id': 'booking',
  'relevant-locations': 'none',
  'relevance-addresses': 'own',
  ibeacons: 'none',
  'strip-image': 'own',
  'service-requests': 'health',
  'airline-service-requests': 'health',
  'passenger-capabilities': 'health',
  'security-programs': 'status',
  'documents-verified': 'status',
  'documents-declaration': 'status',
  'priority-status': 'status',
  'frequent-flyer-status': 'status',
  'security-screening': 'status',
  'boarding-zone': 'journey',
  'security-program-logo': 'status',
  'boarding-privilege-image': 'status',
  ...forEachActionLink(() => 'own'),
} as const satisfies { readonly [Name in keyof Required<PassFields>]: ClassOf<Name> };

export const contactClasses = {
  'user-email': 'contact',
  'user-phone': 'contact',
} as const satisfies Readonly<Record<keyof Contact, DataClass>>;

/** Class of each attribute that a pass is stored with, besides fields and contact. */
export const attributeClasses = {
  ...{ account: 'none', passKey: 'none', templateId: 'none', formerTemplates: 'none', movedAtUtc: 'none' },
  ...{ sumBefore: 'none', renderedFrom: 'none', version: 'none', revision: 'none', writeId: 'none' },
  ...{ accessVersion: 'none', storedStatus: 'none', storedStatusSinceUtc: 'none', createdAtUtc: 'none' },
  ...{ updatedAtUtc: 'none', trackingId: 'none', expiryNotedUtc: 'none', dueAtUtc: 'none', erasedAtUtc: 'none' },
  ...{ isPriority: 'none', eventTimeUtc: 'none', changedBy: 'none' },
  passId: 'own',
  nonce: 'access',
  groupPlace: 'booking',
  stripImage: 'own',
  generatedBarcode: 'barcode',
  firstInstalledAtUtc: 'use',
  wallets: 'use',
  devices: 'use',
  googleObject: 'use',
  contactHashes: 'contact',
  notification: 'own',
  lastNotification: 'own',
  referenceData: 'own',
} as const satisfies Readonly<Record<keyof Required<Omit<Pass, 'fields' | 'contact'>>, DataClass>>;

/** Personal data in items of the table besides passes, for how long, and how it is erased; empty for none. A kind that is not here does not build. */
export const itemKinds = {
  account: '',
  apiKey: '',
  apiKeyUse: '',
  audit:
    'ids of staff, keys of passes with seats and kinds before and after, and no name; 366 days; keys and values by `passenger erase`',
  barcode: 'generated barcode values, of no passenger; for ever, as no value is given twice',
  brand: '',
  counts: '',
  group: 'keys of the passes of a booking; until they leave it; with each pass',
  history: 'changes of passes and flights; `historyDays`; with the pass, and by `passenger erase`',
  link: '',
  list: '',
  parked: 'keys of passes; until replayed; by `passenger erase`',
  parkedEvents: 'keys of passes; until replayed; by `passenger erase`',
  pass: 'the pass, its registrations (device ids as hashes, push tokens) and its tombstone; see above; by deletepassdata and `passenger erase`',
  person: 'e-mail address and role of staff; until removed; by an admin',
  rate: 'keyed hashes of clients and accounts; 10 minutes, of invitations a day, and the delay of DynamoDB; by time',
  receipt: 'answers to calls with an Idempotency-Key, encrypted with the caller’s key; 24 hours; by time',
  session: 'id of staff, under the hash of a cookie; 12 hours at most; by signing out, and by time',
  template: 'a sample passenger, if the airline enters a real one; until changed',
  walletEvent: 'ids of Google’s callbacks; a day after they expire; by time',
} as const satisfies Readonly<Record<keyof typeof keyPrefixes, string>>;
