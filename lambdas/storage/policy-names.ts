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
  pass: 'PASS#',
  rate: 'RATE#',
  receipt: 'IDEMPOTENCY#',
  template: 'TEMPLATE#',
  walletEvent: 'WALLETEVENT#',
} as const;

export type ItemKind = keyof typeof keyPrefixes;

/** Where the secrets of a wallet are, below the account. */
export const credentialFolders = { walleta: 'apple', walletb: 'google' } as const;
