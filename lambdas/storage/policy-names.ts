/** Names shared by the storage code and the functions' IAM policies. Constants only, as CDK imports them. */

/** Prefixes of the table's partition keys, by kind of item. */
export const keyPrefixes = {
  account: 'ACCOUNT#',
  apiKey: 'APIKEY#',
  audit: 'AUDIT#',
  barcode: 'BARCODE#',
  link: 'LINK#',
  /** Chunk counts of long lists; the entries themselves are attributes of the listed items. */
  list: 'LIST#',
  /** Markers of items with parked records. */
  parked: 'PARKED#',
  pass: 'PASS#',
  rate: 'RATE#',
  receipt: 'IDEMPOTENCY#',
  template: 'TEMPLATE#',
  walletEvent: 'WALLETEVENT#',
} as const;

/** Kinds of items whose changes have consequences: the relay receives only these. */
export const relayedKinds = ['pass', 'template'] as const satisfies readonly ItemKind[];

/** Folders of stream records that could not be relayed: parked by the relay, or given up by Lambda itself. */
export const failureFolders = { parked: 'failures/', givenUp: 'aws/lambda/' } as const;

export const failureDays = 14;

export type ItemKind = keyof typeof keyPrefixes;

/** Folders of a wallet's secrets, below the account. */
export const credentialFolders = { walleta: 'apple', walletb: 'google' } as const;
