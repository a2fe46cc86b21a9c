import { forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import type { sensitiveNames } from '../../lambdas/domain/fields/badges.ts';
import type { PassFields } from '../../lambdas/domain/fields/pass-fields.ts';
import type { Contact, Pass } from '../../lambdas/domain/pass/pass.ts';
import type { keyPrefixes } from '../../lambdas/storage/policy-names.ts';

/** Classes of personal data, and who may read each besides the passenger and API keys that may read the pass. */
export const classes = {
  identity: 'the passenger’s name; every role on the desk',
  contact: 'e-mail address and telephone number; event receivers, nobody on the desk',
  booking: 'booking, ticket and loyalty numbers; agents and admins on the desk',
  journey: 'seat, group and kind of passenger; agents and admins on the desk',
  status: 'programmes, priority and screening; agents and admins on the desk',
  health: 'may reveal health (GDPR, article 9); nobody on the desk',
  barcode:
    'lets a person board; agents and admins on the desk, as a phone shows it; histories have its name, not its value',
  own: 'the airline’s texts and data, which may name somebody; agents and admins on the desk',
  use: 'wallets, devices and notifications of a pass; every role on the desk',
  access: 'opens the pass, as its link does; agents and admins on the desk, with an entry in the audit trail',
  none: 'not personal',
} as const;

type DataClass = keyof typeof classes;

type Sensitive = (typeof sensitiveNames)[number];
/** Health fields are exactly those that are left out of everything that outlives a pass. */
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
  'walleta-featured-actions': 'none',
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
    'staff ids, and pass keys with seats and kinds before and after, but no names; 366 days; `passenger erase` removes keys and values',
  barcode: 'generated barcode values without a passenger; for ever, so that no value is given twice; not erased',
  brand: '',
  counts: '',
  group: 'keys of a booking’s passes; until they leave it; with each pass',
  history: 'changes of passes and flights; `historyDays`; with the pass and by `passenger erase`',
  link: '',
  list: '',
  number:
    'keyed hashes of booking codes and ticket numbers, with pass keys; until the pass expires, plus DynamoDB’s delay; with the number, with the pass and by `passenger erase`',
  parked: 'pass keys; until replayed; by `passenger erase`',
  parkedEvents: 'pass keys; until replayed; by `passenger erase`',
  pass: 'the pass, its registrations (hashes of device ids, push tokens) and its tombstone; see above; by deletepassdata and `passenger erase`',
  person:
    'e-mail addresses, or a directory’s names and hashed ids, and roles of staff; until removed; a directory’s 366 days after sign-in, removed ones until allowed; by an admin',
  rate: 'keyed hashes of clients and accounts; 10 minutes (a day for invitations), plus DynamoDB’s delay; by expiry',
  receipt: 'answers to calls with an Idempotency-Key, encrypted with the caller’s key; 24 hours; by expiry',
  session: 'a staff id, under the hash of a cookie; up to 12 hours; by signing out, or by expiry',
  template: 'the sample passenger, if the airline enters a real one; until changed; by changing it',
  usage: '',
  walletEvent: 'ids of Google’s callbacks; until a day after they expire; by expiry',
} as const satisfies Readonly<Record<keyof typeof keyPrefixes, string>>;
