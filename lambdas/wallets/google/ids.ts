/** Ids consist of the issuer id and our own key of the record, so they contain no personal data. */
export const resourceId = (issuerId: string, suffix: string) => `${issuerId}.${suffix}`;

/** Id of an object; of a pass that has had several, one has a number. */
export const objectId = (issuerId: string, passKey: string, number?: number) =>
  resourceId(issuerId, number === undefined ? passKey : `${passKey}.${number}`);

/** Splits the suffix of an object's id. */
export function parseObjectSuffix(suffix: string): { passKey: string; number?: number } {
  const [, passKey, number] = /^(\w+)\.([1-9]\d{0,8})$/.exec(suffix) ?? [];
  return passKey === undefined ? { passKey: suffix } : { passKey, number: Number(number) };
}

/** Splits an id; the issuer id is a number. */
export function parseResourceId(id: unknown): { issuerId: string; suffix: string } | undefined {
  const [, issuerId, suffix] = (typeof id === 'string' && /^(\d+)\.(.+)$/s.exec(id)) || [];
  return issuerId === undefined || suffix === undefined ? undefined : { issuerId, suffix };
}
