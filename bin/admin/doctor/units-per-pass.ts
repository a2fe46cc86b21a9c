/** DynamoDB's write units of issuing one pass, without and with an Idempotency-Key. Source: docs/limits.md#data. */
export const unitsPerPass = { without: 3, withKey: 6 } as const;
