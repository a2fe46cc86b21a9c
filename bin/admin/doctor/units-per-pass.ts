/**
 * DynamoDB's write units of issuing one pass, without and with an Idempotency-Key, and of its entry in the history, which follows.
 * Source: docs/limits.md#data.
 */
export const unitsPerPass = { without: 3, withKey: 6, history: 1 } as const;
