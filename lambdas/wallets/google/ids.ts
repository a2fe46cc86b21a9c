/** Ids consist of the issuer id and our own key of the record, so they contain no personal data. */
export const resourceId = (issuerId: string, suffix: string) => `${issuerId}.${suffix}`;

/** Splits an id; the issuer id is a number. */
export function parseResourceId(id: unknown): { issuerId: string; suffix: string } | undefined {
  const [, issuerId, suffix] = (typeof id === 'string' && /^(\d+)\.(.+)$/s.exec(id)) || [];
  return issuerId === undefined || suffix === undefined ? undefined : { issuerId, suffix };
}
