/** Every key shape of the table, on one page. Attribute names of the keys: PK and SK. */

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

export const accountKey = (account: string): Key => ({ PK: `ACCOUNT#${account}`, SK: 'ACCOUNT' });

export const appleCertificateKey = (account: string, passTypeId: string): Key => ({
  PK: `ACCOUNT#${account}`,
  SK: `CERT#A#${passTypeId}`,
});

export const googleIssuerKey = (account: string, issuerId: string): Key => ({
  PK: `ACCOUNT#${account}`,
  SK: `CERT#B#${issuerId}`,
});

/** @param keyHash HMAC of the API key; the key itself is never stored in the clear. */
export const apiKeyKey = (keyHash: string): Key => ({ PK: `APIKEY#${keyHash}`, SK: 'APIKEY' });

export const templateKey = (templateId: string): Key => ({ PK: `TEMPLATE#${templateId}`, SK: 'TEMPLATE' });

export const templateIdOf = (PK: string) => PK.slice('TEMPLATE#'.length);

export const linkKey = (linkId: string): Key => ({ PK: `LINK#${linkId}`, SK: 'LINK' });

export const passItemKey = (passKey: string): Key => ({ PK: `PASS#${passKey}`, SK: 'PASS' });

/** That a template has generated this barcode value, for whichever pass. */
export const barcodeKey = (templateId: string, value: string): Key => ({
  PK: `BARCODE#${templateId}#${value}`,
  SK: 'BARCODE',
});

/** @param keyHash of an Idempotency-Key and its account. */
export const receiptKey = (keyHash: string): Key => ({ PK: `IDEMPOTENCY#${keyHash}`, SK: 'IDEMPOTENCY' });

/**
 * Key of the index `byList`: what a list shows, oldest first. An entry starts with `~`, which sorts after every chunk
 * number, until the filing job has put it into a numbered chunk.
 */
export interface ListKey {
  readonly listKey: string;
  readonly listSort: string;
}

export const templatesOf = (account: string) => `LIST#TEMPLATES#${account}`;

export const passesOf = (templateId: string) => `LIST#PASSES#${templateId}`;

export const templateListKey = (account: string, createdAtUtc: string, templateId: string): ListKey => ({
  listKey: templatesOf(account),
  listSort: unfiledSort(createdAtUtc, templateId),
});

export const passListKey = (templateId: string, createdAtUtc: string, passId: string): ListKey => ({
  listKey: passesOf(templateId),
  listSort: unfiledSort(createdAtUtc, passId),
});

/** Sorts after every chunk, and between the unfiled entries of an earlier and a later time. */
export const unfiledSort = (createdAtUtc: string, id?: string) =>
  id === undefined ? `~${createdAtUtc}` : `~${createdAtUtc}#${id}`;

export const isUnfiled = (listSort: string) => listSort.startsWith('~');

/** Sorts before every entry of this chunk and after those of the chunks before it. */
export const chunkSort = (chunk: number) => String(chunk).padStart(8, '0');

/** Where an unfiled entry goes in a chunk: behind those that are older. */
export const filedSort = (chunk: number, listSort: string) => `${chunkSort(chunk)}#${listSort.slice(1)}`;

/** The item that counts what is left in a chunk of a list. */
export const chunkKey = (listKey: string, chunk: number): Key => ({ PK: listKey, SK: `CHUNK#${chunkSort(chunk)}` });

export const chunkNumber = ({ SK }: Key) => Number(SK.slice('CHUNK#'.length));

/** The chunk that an entry has been filed into, if it has. */
export const chunkOf = ({ listKey, listSort }: ListKey): Key | undefined =>
  isUnfiled(listSort) ? undefined : chunkKey(listKey, Number(listSort.slice(0, chunkSort(0).length)));

/** Chunks of a list, as a KeyConditionExpression. */
export const chunksOf = (listKey: string) => ({
  KeyConditionExpression: 'PK = :list AND begins_with(SK, :chunk)',
  ExpressionAttributeValues: { ':list': listKey, ':chunk': 'CHUNK#' },
});

export const linkListKey = (account: string, createdAtUtc: string, linkId: string): ListKey => ({
  listKey: `LIST#LINKS#${account}`,
  listSort: `~${createdAtUtc}#${linkId}`,
});
