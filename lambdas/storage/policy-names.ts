/** Names that both the storage code and the functions' policies are made of. Constants only, as CDK imports them. */

/** What the partition keys of the table begin with, by the kind of item. */
export const keyPrefixes = {
  account: 'ACCOUNT#',
  apiKey: 'APIKEY#',
  audit: 'AUDIT#',
  barcode: 'BARCODE#',
  link: 'LINK#',
  /** Counts of long lists; the entries themselves are in the items listed. */
  list: 'LIST#',
  /** That records of an item have been parked. */
  parked: 'PARKED#',
  pass: 'PASS#',
  rate: 'RATE#',
  receipt: 'IDEMPOTENCY#',
  template: 'TEMPLATE#',
  walletEvent: 'WALLETEVENT#',
} as const;

/** Kinds of items of which somebody hears: the relay is called for their changes, and theirs alone. */
export const relayedKinds = ['pass', 'template'] as const satisfies readonly ItemKind[];

/** Where the bucket has what could not be relayed: what the relay has parked, and what Lambda itself has given up. */
export const failureFolders = { parked: 'failures/', givenUp: 'aws/lambda/' } as const;

export const failureDays = 14;

export type ItemKind = keyof typeof keyPrefixes;

/** Where the secrets of a wallet are, below the account. */
export const credentialFolders = { walleta: 'apple', walletb: 'google' } as const;
