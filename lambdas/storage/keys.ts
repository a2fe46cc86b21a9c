import type { DueWork } from '../domain/work.ts';
import type { Stretch } from '../ports/stretch.ts';
import { keyPrefixes } from './policy-names.ts';

/** Every key shape of the table, on one page. Attribute names of the keys: PK and SK. */

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** What every item that is written conditionally carries: its id tells a write from somebody else's. */
export interface WrittenItem extends Key {
  readonly writeId: string;
}

export const accountKey = (account: string): Key => ({ PK: `${keyPrefixes.account}${account}`, SK: 'ACCOUNT' });

/** The list of all accounts, in the index `byList`. */
export const accountsList = `${keyPrefixes.list}ACCOUNTS`;

export const accountListKey = (createdAtUtc: string, account: string): ListKey => ({
  listKey: accountsList,
  listSort: unfiledSort(createdAtUtc, account),
});

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

/** Counts the links that named this pass without knowing whose it is. */
export const wrongCodesKey = (passKey: string): Key => ({ PK: `${keyPrefixes.pass}${passKey}`, SK: 'PASS#WRONGCODES' });

/** A pass and its wrongCodesKey, as a KeyConditionExpression. */
export const passWithWrongCodes = (passKey: string) => ({
  KeyConditionExpression: 'PK = :pass AND begins_with(SK, :self)',
  ExpressionAttributeValues: { ':pass': passItemKey(passKey).PK, ':self': passItemKey(passKey).SK },
});

export const passKeyOf = (PK: string) => PK.slice(keyPrefixes.pass.length);

/** A device's registration for the updates of a pass. */
export const registrationKey = (passKey: string, deviceId: string): Key => ({
  PK: `${keyPrefixes.pass}${passKey}`,
  SK: `DEVICE#${deviceId}`,
});

/** The pass and the device of a registrationKey. */
export const registrationOf = ({ PK, SK }: Key) => ({ passKey: passKeyOf(PK), deviceId: SK.slice('DEVICE#'.length) });

/** Registrations of a pass, as a KeyConditionExpression. */
export const registrationsOf = (passKey: string) => ({
  KeyConditionExpression: 'PK = :pass AND begins_with(SK, :device)',
  ExpressionAttributeValues: { ':pass': passItemKey(passKey).PK, ':device': 'DEVICE#' },
});

/** Key of the index `byDevice`: the passes that a device has registered for, by pass type. */
export const byDeviceKey = (deviceId: string, passTypeId: string, passKey: string) => ({
  deviceKey: `DEVICE#${deviceId}`,
  deviceSort: `${passTypeId}#${passKey}`,
});

/** Keys of the passes of this type that a device has registered for, as a query. */
export const registrationsOfDevice = (deviceId: string, passTypeId: string) => ({
  IndexName: 'byDevice',
  KeyConditionExpression: 'deviceKey = :device AND begins_with(deviceSort, :passType)',
  ExpressionAttributeValues: { ':device': `DEVICE#${deviceId}`, ':passType': `${passTypeId}#` },
});

/** Key of the index `byTemplate`: the registrations of a flight, those of one device side by side. */
export const byTemplateKey = (templateId: string, deviceId: string, passKey: string) => ({
  registrationsKey: `REGISTRATIONS#${templateId}`,
  registrationsSort: `${deviceId}#${passKey}`,
});

/** Registrations of a flight from one registrationsSort to another, as a query; no key is empty. */
export const registrationsOfTemplate = (templateId: string, { after = '!', until = '~' }: Stretch) => ({
  IndexName: 'byTemplate',
  KeyConditionExpression: 'registrationsKey = :template AND registrationsSort BETWEEN :after AND :until',
  ExpressionAttributeValues: { ':template': `REGISTRATIONS#${templateId}`, ':after': after, ':until': until },
});

/** What a pass key is made of, base32; its first character is the shard of what is due. */
export const dueShards = [...'abcdefghijklmnopqrstuvwxyz234567'];

export const dueShard = (shard: string) => `DUE#${shard}`;

/** Key of the index `byDue`, in 32 shards: what is due when, and all that the work needs to be queued. */
export const byDueKey = (dueAtUtc: string, { account, passKey }: DueWork) => ({
  dueKey: dueShard(passKey.charAt(0)),
  dueSort: `${dueAtUtc}#${account}#${passKey}`,
});

/** The work that an entry of the index stands for. */
export const dueWorkOf = (dueSort: string): DueWork => {
  const [, account = '', passKey = ''] = dueSort.split('#');
  return { account, passKey };
};

/** That a template has generated this barcode value, for whichever pass. */
export const barcodeKey = (templateId: string, value: string): Key => ({
  PK: `${keyPrefixes.barcode}${templateId}#${value}`,
  SK: 'BARCODE',
});

/** That Google Wallet has told of this event. */
export const walletEventKey = (issuerId: string, nonce: string): Key => ({
  PK: `${keyPrefixes.walletEvent}${issuerId}#${nonce}`,
  SK: 'WALLETEVENT',
});

const parkedMarks = `${keyPrefixes.parked}ITEMS`;

/** That records of an item are parked. */
export const parkedKey = (item: string): Key => ({ PK: parkedMarks, SK: item });

/** Those of a pass and its registrations, as a query. */
export const parkedMarksOf = (passKey: string) => ({
  KeyConditionExpression: 'PK = :marks AND begins_with(SK, :items)',
  ExpressionAttributeValues: { ':marks': parkedMarks, ':items': `${passItemKey(passKey).PK}/` },
});

/** Counts tries at a record of an item that began and did not end. */
export const triesKey = (item: string, sequenceNumber: string): Key => ({
  PK: `${keyPrefixes.parked}TRIES`,
  SK: `${item}#${sequenceNumber}`,
});

/** Whether records of any item are, as a query. */
export const anyParked = {
  KeyConditionExpression: 'PK = :marks',
  ExpressionAttributeValues: { ':marks': parkedMarks },
};

/** Counts requests of one minute, or a share of them. */
export const rateKey = (rateId: string, minute: number, counter: number): Key => ({
  PK: `${keyPrefixes.rate}${rateId}#${minute}#${counter}`,
  SK: 'RATE',
});

/** @param keyHash of an Idempotency-Key and its account. */
export const receiptKey = (keyHash: string): Key => ({ PK: `${keyPrefixes.receipt}${keyHash}`, SK: 'IDEMPOTENCY' });

/**
 * Key of the index `byList`: what a list shows, oldest first. An entry starts with `~`, which sorts after every chunk
 * number, until the filing job has put it into a numbered chunk.
 */
export interface ListKey {
  readonly listKey: string;
  readonly listSort: string;
}

export const templatesOf = (account: string) => `${keyPrefixes.list}TEMPLATES#${account}`;

export const passesOf = (templateId: string) => `${keyPrefixes.list}PASSES#${templateId}`;

export const templateListKey = (account: string, createdAtUtc: string, templateId: string): ListKey => ({
  listKey: templatesOf(account),
  listSort: unfiledSort(createdAtUtc, templateId),
});

export const passListKey = (templateId: string, createdAtUtc: string, passId: string): ListKey => ({
  listKey: passesOf(templateId),
  listSort: unfiledSort(createdAtUtc, passId),
});

/** Entries of a template's passes from one listSort down to another, as a query. */
export const passesOfTemplate = (templateId: string, { after = '~~', until = '!' }: Stretch) => ({
  IndexName: 'byList',
  KeyConditionExpression: 'listKey = :list AND listSort BETWEEN :until AND :after',
  ExpressionAttributeValues: { ':list': passesOf(templateId), ':until': until, ':after': after },
});

/** Sorts after every filed entry and before every other. */
export const lowestUnfiledSort = '~';

/** Sorts after every chunk, and between the unfiled entries of an earlier and a later time. */
export const unfiledSort = (createdAtUtc: string, id?: string) =>
  id === undefined ? `~${createdAtUtc}` : `~${createdAtUtc}#${id}`;

/** When an unfiled entry was made, ms since 1970. */
export const unfiledTime = (listSort: string) => Date.parse(listSort.slice(1).split('#')[0] ?? '');

export const isUnfiled = (listSort: string) => listSort.startsWith('~');

/** Sorts before every entry of this chunk and after those of the chunks before it. */
export const chunkSort = (chunk: number) => String(chunk).padStart(8, '0');

/** Where an unfiled entry goes in a chunk: behind those that are older. */
export const filedSort = (chunk: number, listSort: string) => `${chunkSort(chunk)}#${listSort.slice(1)}`;

/** The item that counts what is left in a chunk of a list. */
export const chunkKey = (listKey: string, chunk: number): Key => ({ PK: listKey, SK: `CHUNK#${chunkSort(chunk)}` });

export const chunkNumber = ({ SK }: Key) => Number(SK.slice('CHUNK#'.length));

/** The number of the chunk that a filed entry is in. */
export const chunkOfSort = (listSort: string) => Number(listSort.slice(0, chunkSort(0).length));

/** The chunk that an entry has been filed into, if it has. */
export const chunkOf = ({ listKey, listSort }: ListKey): Key | undefined =>
  isUnfiled(listSort) ? undefined : chunkKey(listKey, chunkOfSort(listSort));

/** Chunks of a list, as a KeyConditionExpression. */
export const chunksOf = (listKey: string) => ({
  KeyConditionExpression: 'PK = :list AND begins_with(SK, :chunk)',
  ExpressionAttributeValues: { ':list': listKey, ':chunk': 'CHUNK#' },
});

export const linkListKey = (account: string, createdAtUtc: string, linkId: string): ListKey => ({
  listKey: `${keyPrefixes.list}LINKS#${account}`,
  listSort: `~${createdAtUtc}#${linkId}`,
});
