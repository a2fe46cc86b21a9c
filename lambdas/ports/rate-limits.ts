/** What requests to issuance links are counted by. */
export type RateKind = 'client' | 'link';

export interface RateLimits {
  /** Counts one request more of this minute; false when it is one too many. */
  take(kind: RateKind, id: string): Promise<boolean>;
}
