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

export const passItemKey = (passKey: string): Key => ({ PK: `PASS#${passKey}`, SK: 'PASS' });

/**
 * Key of the index `byList`: what a list shows, oldest first. An entry not yet filed into a chunk starts with `~`,
 * which sorts after every chunk number.
 */
export interface ListKey {
  readonly listKey: string;
  readonly listSort: string;
}

export const templateListKey = (account: string, createdAtUtc: string, templateId: string): ListKey => ({
  listKey: `LIST#TEMPLATES#${account}`,
  listSort: `~${createdAtUtc}#${templateId}`,
});

export const passListKey = (templateId: string, createdAtUtc: string, passId: string): ListKey => ({
  listKey: `LIST#PASSES#${templateId}`,
  listSort: `~${createdAtUtc}#${passId}`,
});
