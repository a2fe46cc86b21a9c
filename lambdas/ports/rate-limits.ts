/** What requests are counted by: to issuance links by who follows and which link, of the API by its key. */
export type RateKind = 'client' | 'link' | 'api-key';

export interface RateLimits {
  /**
   * Counts one request more of this minute.
   * @returns 0, or when it is one too many, in how many seconds the next minute begins.
   */
  take(kind: RateKind, id: string): Promise<number>;
}
