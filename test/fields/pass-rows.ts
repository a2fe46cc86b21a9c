import { badgeRows } from './badge-rows.ts';
import { beacon, location, storedBeacon, storedLocation } from './entries.ts';
import {
  actionLinkRows,
  entries,
  type FieldRows,
  type Format,
  featuredActions,
  imageUrl,
  png,
  required,
  text,
  timeZone,
} from './formats.ts';

const expirationTimestamp: Format = {
  accepts: [
    ['2027-03-16T02:00:00', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00:00Z', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00:00+05:30', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00:00-0800', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00:00.123Z', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00', '2027-03-16T02:00:00Z'],
    ['2027-03-16T02:00+01', '2027-03-16T02:00:00Z'],
  ],
  refuses: ['2027-02-30T02:00:00', '2027-03-16T24:00:00', '2027-03-16', '03/16/2027 02:00:00', 'tomorrow'].map(
    (value) =>
      [
        value,
        'must be a real date and time as YYYY-MM-DDThh:mm or YYYY-MM-DDThh:mm:ss; a fraction and an offset are not heeded',
      ] as const,
  ),
};

const keyed = (prefix: string, entry: object) => (place: number) => ({ key: `${prefix}-${place}`, ...entry });

/** Fields of pass-data in generatepass. Source: docs/api/generatepass.md#pass-data. */
export const passRows: FieldRows = {
  'barcode-value': text(2_000),
  'boarding-seat-class': text(60),
  'passenger-name': required(text(100)),
  'boarding-group': required(text(60)),
  'seat-number': required(text(60)),
  'confirmation-number': required(text(60)),
  'ticket-number': text(60),
  'boarding-position': required(text(60)),
  'passenger-kind': {
    accepts: [['confirmed'], ['standby'], ['infant'], ['unseated'], ['Standby', 'standby'], ['INFANT', 'infant']],
    refuses: [
      ['waiting', 'must be confirmed, standby, infant or unseated'],
      [true, 'must be confirmed, standby, infant or unseated'],
    ],
  },
  'sequence-number': text(60),
  'frequent-flyer-program-name': text(100),
  'frequent-flyer-name-number': text(100),
  'additional-image': imageUrl,
  'strip-image': png,
  'expiration-timestamp': expirationTimestamp,
  'expiration-timezone': timeZone,
  'group-id': text(100),
  'relevant-locations': entries(keyed('relevant', location), keyed('relevant', storedLocation)),
  ibeacons: entries(keyed('ibeacon', beacon), keyed('ibeacon', storedBeacon)),
  ...badgeRows,
  ...actionLinkRows,
  'walleta-featured-actions': featuredActions,
};

/** Fields of pass-data in updatepassdata only. */
export const updateOnlyRows: FieldRows = { 'pass-update-notification': text(250) };

/** Fields of pass-meta-data. Source: docs/api/generatepass.md#pass-data. */
export const metaDataRows: FieldRows = {
  'user-email': {
    accepts: [['erika@example.com'], ['a.b+c@sub.example.com']],
    refuses: [
      ...['erika', 'erika@', '@example.com', 'a b@example.com'].map(
        (value) => [value, 'must be an e-mail address'] as const,
      ),
      [`${'x'.repeat(250)}@example.com`, 'must be at most 254 characters'],
    ],
  },
  'user-phone': {
    accepts: [['12345'], ['123456789012345']],
    refuses: ['1234', '1234567890123456', '+498912345', '0123 456'].map(
      (value) => [value, 'must be 5 to 15 digits'] as const,
    ),
  },
};
