import {
  keyPrefixes,
  publishedSortKeys,
  registrationRecords,
  registrationSortKey,
  relayedKinds,
  type StreamReader,
} from '../lambdas/storage/policy-names.ts';

const Keys = { PK: { S: relayedKinds.map((kind) => ({ prefix: keyPrefixes[kind] })) } };

const withoutRecords = Object.fromEntries(registrationRecords.map((name) => [name, { N: [{ exists: false }] }]));

/** Patterns of the records that each reader of the stream receives: one has to match. */
export const streamFilters: Readonly<Record<StreamReader, readonly Readonly<Record<string, unknown>>[]>> = {
  relay: [
    { eventName: ['INSERT', 'REMOVE'], dynamodb: { Keys } },
    // Records on a registration have no consequences, and there are several for each phone.
    { eventName: ['MODIFY'], dynamodb: { Keys, NewImage: withoutRecords } },
  ],
  events: [
    { dynamodb: { Keys: { SK: { S: publishedSortKeys } } } },
    // Pushes and fetches are recorded on registrations.
    { eventName: ['MODIFY'], dynamodb: { Keys: { SK: { S: [{ prefix: registrationSortKey }] } } } },
  ],
};
