/** Names shared by the storage code and the functions' IAM policies. Constants only, as CDK imports them. */

/** Prefixes of the table's partition keys, by kind of item. */
export const keyPrefixes = {
  account: 'ACCOUNT#',
  apiKey: 'APIKEY#',
  /** Hours in which API keys were last used. */
  apiKeyUse: 'APIKEYUSE#',
  audit: 'AUDIT#',
  barcode: 'BARCODE#',
  /** Brands of an account. */
  brand: 'BRAND#',
  /** Counts of flights' passes. */
  counts: 'COUNTS#',
  /** Places of a booking's passes in their group. */
  group: 'GROUP#',
  /** Changes of passes and flights. */
  history: 'HISTORY#',
  link: 'LINK#',
  /** Chunk counts of long lists; the entries themselves are attributes of the listed items. */
  list: 'LIST#',
  /** Passes under their booking codes and ticket numbers. */
  number: 'NUMBER#',
  /** Markers of items with records that the relay has parked. */
  parked: 'PARKED#',
  /** Markers of items with parked records of events. */
  parkedEvents: 'PARKEDEVENTS#',
  pass: 'PASS#',
  /** People of an account who may sign in. */
  person: 'PERSON#',
  rate: 'RATE#',
  receipt: 'IDEMPOTENCY#',
  /** Sessions of people who have signed in. */
  session: 'SESSION#',
  template: 'TEMPLATE#',
  /** Counts of what passes were used for, by day. */
  usage: 'USAGE#',
  walletEvent: 'WALLETEVENT#',
} as const;

/** Kinds of items whose changes have consequences: the relay receives only these. */
export const relayedKinds = ['pass', 'template'] as const satisfies readonly ItemKind[];

/**
 * Attributes of a registration that tell of records on it: of a push, and of anything else. A new push token, which has
 * consequences, begins without them.
 */
export const registrationRecords = ['pushedSum', 'recorded'] as const;

/** Beginning of the sort keys of registrations. */
export const registrationSortKey = 'DEVICE#';

/** Sort keys of the items whose changes have events. */
export const publishedSortKeys = ['PASS', 'TEMPLATE'] as const;

/** Functions that read the table's stream, each with the kind of its markers and the folder of its parked records. */
export const streamReaders = {
  relay: { marks: 'parked', folder: 'failures/' },
  events: { marks: 'parkedEvents', folder: 'event-failures/' },
} as const satisfies Record<string, { readonly marks: ItemKind; readonly folder: string }>;

export type StreamReader = keyof typeof streamReaders;

/** Folder of stream records that Lambda itself gave up, below the id of the event source mapping. */
export const givenUpFolder = 'aws/lambda/';

export const failureDays = 14;

export type ItemKind = keyof typeof keyPrefixes;

/** Folders of a wallet's secrets, below the account. */
export const credentialFolders = { walleta: 'apple', walletb: 'google' } as const;
