/** Ids are the issuer's and our own key of the record, so nothing in them tells of a passenger. */
export const resourceId = (issuerId: string, suffix: string) => `${issuerId}.${suffix}`;

/** The two halves of an id; the issuer's is a number. */
export function parseResourceId(id: unknown): { issuerId: string; suffix: string } | undefined {
  const [, issuerId, suffix] = (typeof id === 'string' && /^(\d+)\.(.+)$/s.exec(id)) || [];
  return issuerId === undefined || suffix === undefined ? undefined : { issuerId, suffix };
}
