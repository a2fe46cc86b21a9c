import type { FlightKey } from '../domain/flight/flight.ts';
import type { GroupPlace } from '../domain/pass/pass.ts';
import type { DueWork } from '../domain/updates/work.ts';
import type { KeyRange } from '../ports/passes.ts';
import { keyPrefixes, type StreamReader, streamReaders } from './policy-names.ts';

/** All keys of the single-table design. Key attributes: PK and SK. */

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** Attributes of every conditionally written item: the id distinguishes a write from another writer's. */
export interface WrittenItem extends Key {
  readonly writeId: string;
}

export const accountKey = (account: string): Key => ({ PK: `${keyPrefixes.account}${account}`, SK: 'ACCOUNT' });

export const accountIdOf = (PK: string) => PK.slice(keyPrefixes.account.length);

export const appleCertificateKey = (account: string, passTypeId: string): Key => ({
  PK: `${keyPrefixes.account}${account}`,
  SK: `CERT#A#${passTypeId}`,
});

export const googleIssuerKey = (account: string, issuerId: string): Key => ({
  PK: `${keyPrefixes.account}${account}`,
  SK: `CERT#B#${issuerId}`,
});

/** Certificates and issuers of an account, as a KeyConditionExpression. */
export const credentialKeysOf = (account: string) => ({
  KeyConditionExpression: 'PK = :account AND begins_with(SK, :certificate)',
  ExpressionAttributeValues: { ':account': accountKey(account).PK, ':certificate': 'CERT#' },
});

/** @param keyHash HMAC of the API key; the key itself is never stored in the clear. */
export const apiKeyKey = (keyHash: string): Key => ({ PK: `${keyPrefixes.apiKey}${keyHash}`, SK: 'APIKEY' });

/** A line of an account's audit trail. */
export const auditKey = (account: string, atUtc: string, id: string): Key => ({
  PK: `${keyPrefixes.audit}${account}`,
  SK: `${atUtc}#${id}`,
});

/** The audit trail of an account, as a KeyConditionExpression. */
export const auditOf = (account: string) => ({
  KeyConditionExpression: 'PK = :audit',
  ExpressionAttributeValues: { ':audit': auditKey(account, '', '').PK },
});

export const templateKey = (templateId: string): Key => ({
  PK: `${keyPrefixes.template}${templateId}`,
  SK: 'TEMPLATE',
});

export const templateIdOf = (PK: string) => PK.slice(keyPrefixes.template.length);

export const linkKey = (linkId: string): Key => ({ PK: `${keyPrefixes.link}${linkId}`, SK: 'LINK' });

export const passItemKey = (passKey: string): Key => ({ PK: `${keyPrefixes.pass}${passKey}`, SK: 'PASS' });

/** Counter of links that named this pass with a wrong passenger. */
export const wrongCodesKey = (passKey: string): Key => ({ PK: `${keyPrefixes.pass}${passKey}`, SK: 'PASS#WRONGCODES' });

/** A pass together with its wrongCodesKey, as a KeyConditionExpression. */
export const passWithWrongCodes = (passKey: string) => ({
  KeyConditionExpression: 'PK = :pass AND begins_with(SK, :self)',
  ExpressionAttributeValues: { ':pass': passItemKey(passKey).PK, ':self': passItemKey(passKey).SK },
});

/** A pass with all items beside it, as a KeyConditionExpression. */
export const itemsOfPass = (passKey: string) => ({
  KeyConditionExpression: 'PK = :pass',
  ExpressionAttributeValues: { ':pass': passItemKey(passKey).PK },
});

export const passKeyOf = (PK: string) => PK.slice(keyPrefixes.pass.length);

/** A device's registration for the updates of a pass. */
export const registrationKey = (passKey: string, deviceId: string): Key => ({
  PK: `${keyPrefixes.pass}${passKey}`,
  SK: `DEVICE#${deviceId}`,
});

/** The pass and device in a registrationKey. */
export const registrationOf = ({ PK, SK }: Key) => ({ passKey: passKeyOf(PK), deviceId: SK.slice('DEVICE#'.length) });

/** Registrations of a pass, as a KeyConditionExpression. */
export const registrationsOf = (passKey: string) => ({
  KeyConditionExpression: 'PK = :pass AND begins_with(SK, :device)',
  ExpressionAttributeValues: { ':pass': passItemKey(passKey).PK, ':device': 'DEVICE#' },
});

/**
 * Key of the index `byDevice`: passes that a device is registered for, by pass type and time. Before it had the time, the
 * pass key followed the type: `~` sorts behind those.
 */
export const byDeviceKey = (deviceId: string, passTypeId: string, registeredAtUtc: string, passKey: string) => ({
  deviceKey: `DEVICE#${deviceId}`,
  deviceSort: `${passTypeId}#~${registeredAtUtc}#${passKey}`,
});

/** Passes of this type that a device is registered for, the newest first, as a query. */
export const registrationsOfDevice = (deviceId: string, passTypeId: string) => ({
  IndexName: 'byDevice',
  ScanIndexForward: false,
  KeyConditionExpression: 'deviceKey = :device AND begins_with(deviceSort, :passType)',
  ExpressionAttributeValues: { ':device': `DEVICE#${deviceId}`, ':passType': `${passTypeId}#` },
});

/** Key of the index `byTemplate`: registrations of a flight, grouped by device. */
export const byTemplateKey = (templateId: string, deviceId: string, passKey: string) => ({
  registrationsKey: `REGISTRATIONS#${templateId}`,
  registrationsSort: `${deviceId}#${passKey}`,
});

/** Registrations of a flight between two registrationsSorts, as a query; no key is empty. */
export const registrationsOfTemplate = (templateId: string, { after = '!', until = '~' }: KeyRange) => ({
  IndexName: 'byTemplate',
  KeyConditionExpression: 'registrationsKey = :template AND registrationsSort BETWEEN :after AND :until',
  ExpressionAttributeValues: { ':template': `REGISTRATIONS#${templateId}`, ':after': after, ':until': until },
});

/** The separator is escaped in values that callers choose: `LH` `27#4` and `4#LH` `27` are two flights. */
const escaped = (value: string) => value.replace(/[%#]/g, encodeURIComponent);

const flightKey = (account: string, { airline, number, origin, date }: FlightKey) =>
  `FLIGHT#${account}#${date}#${origin}#${escaped(number)}#${escaped(airline)}`;

/**
 * Key of a template in the index `byTemplate`, which has the templates of a flight besides its registrations: a new
 * index of a table in use would have to be filled from all of its items.
 */
export const byFlightKey = (account: string, flight: FlightKey, templateId: string) => ({
  registrationsKey: flightKey(account, flight),
  registrationsSort: templateId,
});

/** Templates that are a flight, as a query; the index may show another flight's for a moment. */
export const templatesOfFlight = (account: string, flight: FlightKey) => ({
  IndexName: 'byTemplate',
  KeyConditionExpression: 'registrationsKey = :flight',
  ExpressionAttributeValues: { ':flight': flightKey(account, flight) },
});

/** Shards of the index `byDue`: the characters of a pass key (base32), whose first one selects the shard. */
export const dueShards = [...'abcdefghijklmnopqrstuvwxyz234567'];

export const dueShard = (shard: string) => `DUE#${shard}`;

/** Key of the index `byDue`: due time, and all that is needed to queue the work. */
export const byDueKey = (dueAtUtc: string, { account, passKey }: DueWork) => ({
  dueKey: dueShard(passKey.charAt(0)),
  dueSort: `${dueAtUtc}#${account}#${passKey}`,
});

/** The work described by an entry of the index `byDue`. */
export const dueWorkOf = (dueSort: string): DueWork => {
  const [, account = '', passKey = ''] = dueSort.split('#');
  return { account, passKey };
};

/** Reserves a generated barcode value of a template. */
export const barcodeKey = (templateId: string, value: string): Key => ({
  PK: `${keyPrefixes.barcode}${templateId}#${value}`,
  SK: 'BARCODE',
});

/** One of a group's places, each of which one pass can take. */
export const groupPlaceKey = ({ group, number }: GroupPlace): Key => ({
  PK: `${keyPrefixes.group}${group}`,
  SK: `PLACE#${String(number).padStart(2, '0')}`,
});

export const groupPlaceNumber = ({ SK }: Pick<Key, 'SK'>) => Number(SK.slice('PLACE#'.length));

/** The taken places of a group, as a KeyConditionExpression. */
export const groupPlacesOf = (group: string) => ({
  KeyConditionExpression: 'PK = :group',
  ExpressionAttributeValues: { ':group': `${keyPrefixes.group}${group}` },
});

/** Deduplicates the events that Google Wallet reports. */
export const walletEventKey = (issuerId: string, nonce: string): Key => ({
  PK: `${keyPrefixes.walletEvent}${issuerId}#${nonce}`,
  SK: 'WALLETEVENT',
});

const parkedMarks = (reader: StreamReader) => `${keyPrefixes[streamReaders[reader].marks]}ITEMS`;

/** Marks an item that has records parked by this reader of the stream. */
export const parkedKey = (reader: StreamReader, item: string): Key => ({ PK: parkedMarks(reader), SK: item });

/** A reader's markers of a pass and its registrations, as a KeyConditionExpression. */
export const parkedMarksOf = (reader: StreamReader, passKey: string) => ({
  KeyConditionExpression: 'PK = :marks AND begins_with(SK, :items)',
  ExpressionAttributeValues: { ':marks': parkedMarks(reader), ':items': `${passItemKey(passKey).PK}/` },
});

/** Counter of a reader's attempts at a record that began and did not end. */
export const triesKey = (reader: StreamReader, item: string, sequenceNumber: string): Key => ({
  PK: `${keyPrefixes[streamReaders[reader].marks]}TRIES`,
  SK: `${item}#${sequenceNumber}`,
});

/** All markers of a reader, as a KeyConditionExpression. */
export const anyParked = (reader: StreamReader) => ({
  KeyConditionExpression: 'PK = :marks',
  ExpressionAttributeValues: { ':marks': parkedMarks(reader) },
});

/** Counter, or one shard of it, of one minute's requests. */
export const rateKey = (rateId: string, minute: number, counter: number): Key => ({
  PK: `${keyPrefixes.rate}${rateId}#${minute}#${counter}`,
  SK: 'RATE',
});

/** @param keyHash of an Idempotency-Key and its account. */
export const receiptKey = (keyHash: string): Key => ({ PK: `${keyPrefixes.receipt}${keyHash}`, SK: 'IDEMPOTENCY' });
