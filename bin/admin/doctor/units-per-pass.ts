/**
 * DynamoDB's write units of issuing one pass, without and with an Idempotency-Key, and of what follows: its entry in the history, and
 * those under its booking code and its ticket number.
 * Source: docs/limits.md#data.
 */
export const unitsPerPass = { without: 3, withKey: 6, history: 1, numbers: 2 } as const;

/** Write units of a pass with all that follows. */
export const unitsOfAll = unitsPerPass.withKey + unitsPerPass.history + unitsPerPass.numbers;
