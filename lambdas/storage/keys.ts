import type { FlightKey } from '../domain/flight/flight.ts';
import type { GroupPlace } from '../domain/pass/pass.ts';
import type { DueWork } from '../domain/updates/work.ts';
import type { CertificateRef } from '../ports/accounts.ts';
import type { KeyRange } from '../ports/passes.ts';
import { type ItemKind, keyPrefixes, type StreamReader, streamReaders } from './policy-names.ts';

/** All keys of the single-table design. Key attributes: PK and SK. */

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** Attributes of every conditionally written item: the id distinguishes a write from another writer's. */
export interface WrittenItem extends Key {
  readonly writeId: string;
}

const keyOf = (kind: ItemKind, id: string, SK: string): Key => ({ PK: keyPrefixes[kind] + id, SK });

/** Items of a partition, as a KeyConditionExpression: those whose sort keys begin with this key's, or all if that is empty. */
export const itemsFrom = ({ PK, SK: start }: Key) => ({
  KeyConditionExpression: start === '' ? 'PK = :partition' : 'PK = :partition AND begins_with(SK, :start)',
  ExpressionAttributeValues: { ':partition': PK, ...(start !== '' && { ':start': start }) },
});

export const accountKey = (account: string) => keyOf('account', account, 'ACCOUNT');

export const accountIdOf = (PK: string) => PK.slice(keyPrefixes.account.length);

export const appleCertificateKey = (account: string, passTypeId: string) =>
  keyOf('account', account, `CERT#A#${passTypeId}`);

export const googleIssuerKey = (account: string, issuerId: string) => keyOf('account', account, `CERT#B#${issuerId}`);

export const credentialKey = (account: string, { wallet, id }: CertificateRef) =>
  wallet === 'walleta' ? appleCertificateKey(account, id) : googleIssuerKey(account, id);

/** Certificates and issuers of an account, as a KeyConditionExpression. */
export const credentialKeysOf = (account: string) => itemsFrom(keyOf('account', account, 'CERT#'));

/** @param keyHash HMAC of the API key; the key itself is never stored in the clear. */
export const apiKeyKey = (keyHash: string) => keyOf('apiKey', keyHash, 'APIKEY');

/** The hour in which an API key was last used. @param keyHash HMAC of the API key. */
export const apiKeyUseKey = (keyHash: string) => keyOf('apiKeyUse', keyHash, 'USE');

/** A line of an account's audit trail. */
export const auditKey = (account: string, atUtc: string, id: string) => keyOf('audit', account, `${atUtc}#${id}`);

/** The audit trail of an account, as a KeyConditionExpression. */
export const auditOf = (account: string) => itemsFrom(keyOf('audit', account, ''));

/** Somebody who may sign in for an account. @param id `sub` in the user pool. */
export const personKey = (account: string, id: string) => keyOf('person', account, id);

/** People of an account, as a KeyConditionExpression. */
export const peopleOf = (account: string) => itemsFrom(keyOf('person', account, ''));

/** @param cookieHash hash of the session's cookie, which is never stored. */
export const sessionKey = (cookieHash: string) => keyOf('session', cookieHash, 'SESSION');

export const templateKey = (templateId: string) => keyOf('template', templateId, 'TEMPLATE');

export const templateIdOf = (PK: string) => PK.slice(keyPrefixes.template.length);

export const brandKey = (account: string, brandId: string) => keyOf('brand', account, brandId);

/** Brands of an account, as a KeyConditionExpression. */
export const brandsOf = (account: string) => itemsFrom(keyOf('brand', account, ''));

export const linkKey = (linkId: string) => keyOf('link', linkId, 'LINK');

export const passItemKey = (passKey: string) => keyOf('pass', passKey, 'PASS');

/** Counter of links that named this pass with a wrong passenger. */
export const wrongCodesKey = (passKey: string) => keyOf('pass', passKey, 'PASS#WRONGCODES');

/** A pass together with its wrongCodesKey, as a KeyConditionExpression. */
export const passWithWrongCodes = (passKey: string) => itemsFrom(passItemKey(passKey));

/** A pass with all items beside it, as a KeyConditionExpression. */
export const itemsOfPass = (passKey: string) => itemsFrom(keyOf('pass', passKey, ''));

export const passKeyOf = (PK: string) => PK.slice(keyPrefixes.pass.length);

/** A device's registration for the updates of a pass. */
export const registrationKey = (passKey: string, deviceId: string) => keyOf('pass', passKey, `DEVICE#${deviceId}`);

/** The pass and device in a registrationKey. */
export const registrationOf = ({ PK, SK }: Key) => ({ passKey: passKeyOf(PK), deviceId: SK.slice('DEVICE#'.length) });

/** Registrations of a pass, as a KeyConditionExpression. */
export const registrationsOf = (passKey: string) => itemsFrom(registrationKey(passKey, ''));

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
export const escapedInKey = (value: string) => value.replace(/[%#]/g, encodeURIComponent);

const flightText = (account: string, { airline, number, origin, date }: FlightKey) =>
  `${account}#${date}#${origin}#${escapedInKey(number)}#${escapedInKey(airline)}`;

const flightKey = (account: string, flight: FlightKey) => `FLIGHT#${flightText(account, flight)}`;

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

/** Counts of a flight's passes, as several people see them. */
export const countsKey = (account: string, flight: FlightKey) => keyOf('counts', flightText(account, flight), 'COUNTS');

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
export const barcodeKey = (templateId: string, value: string) => keyOf('barcode', `${templateId}#${value}`, 'BARCODE');

/** One of a group's places, each of which one pass can take. */
export const groupPlaceKey = ({ group, number }: GroupPlace) =>
  keyOf('group', group, `PLACE#${String(number).padStart(2, '0')}`);

export const groupPlaceNumber = ({ SK }: Pick<Key, 'SK'>) => Number(SK.slice('PLACE#'.length));

/** The taken places of a group, as a KeyConditionExpression. */
export const groupPlacesOf = (group: string) => itemsFrom(keyOf('group', group, ''));

/** An entry of the index of numbers. `ttl` is in seconds since 1970; DynamoDB deletes expired items with a delay of days. */
export interface NumberItem extends Key {
  readonly ttl: number;
}

/** A pass under a booking code or ticket number. @param numberKey HMAC of the number, which is never stored in the clear. */
export const numberItemKey = (numberKey: string, passKey: string) => keyOf('number', numberKey, passKey);

/** The passes under a number, as a KeyConditionExpression. */
export const passesUnder = (numberKey: string) => itemsFrom(numberItemKey(numberKey, ''));

/** A change of a pass or a flight; the number is padded, so that those of one moment sort. */
export const historyKey = (of: string, atUtc: string, number: number) =>
  keyOf('history', of, `${atUtc}#${String(number).padStart(6, '0')}`);

export const historyIdOf = (PK: string) => PK.slice(keyPrefixes.history.length);

/** The history of a pass or a flight since an instant, by default the whole, as a KeyConditionExpression. */
export const historySince = (of: string, sinceUtc = '0') => ({
  KeyConditionExpression: 'PK = :partition AND SK >= :since',
  ExpressionAttributeValues: { ':partition': historyKey(of, '', 0).PK, ':since': sinceUtc },
});

/** Counts of a day in one shard of the stream; a month is a partition. */
export const usageKey = (account: string, dayUtc: string, shard: string) =>
  keyOf('usage', `${account}#${dayUtc.slice(0, '2027-03'.length)}`, `${dayUtc}#${shard}`);

/** Counts of a month, as a KeyConditionExpression. */
export const usageOfMonth = (account: string, month: string) => itemsFrom(keyOf('usage', `${account}#${month}`, ''));

/** Deduplicates the events that Google Wallet reports. */
export const walletEventKey = (issuerId: string, nonce: string) =>
  keyOf('walletEvent', `${issuerId}#${nonce}`, 'WALLETEVENT');

/** Marks an item that has records parked by this reader of the stream. */
export const parkedKey = (reader: StreamReader, item: string) => keyOf(streamReaders[reader].marks, 'ITEMS', item);

/** A reader's markers of a pass and its registrations, as a KeyConditionExpression. */
export const parkedMarksOf = (reader: StreamReader, passKey: string) =>
  itemsFrom(parkedKey(reader, `${passItemKey(passKey).PK}/`));

/** Counter of a reader's attempts at a record that began and did not end. */
export const triesKey = (reader: StreamReader, item: string, sequenceNumber: string) =>
  keyOf(streamReaders[reader].marks, 'TRIES', `${item}#${sequenceNumber}`);

/** All markers of a reader, as a KeyConditionExpression. */
export const anyParked = (reader: StreamReader) => itemsFrom(parkedKey(reader, ''));

/** Counter, or one shard of it, of the requests of one window of time. */
export const rateKey = (rateId: string, window: number, counter: number) =>
  keyOf('rate', `${rateId}#${window}#${counter}`, 'RATE');

/** @param keyHash of an Idempotency-Key and its account. */
export const receiptKey = (keyHash: string) => keyOf('receipt', keyHash, 'IDEMPOTENCY');
