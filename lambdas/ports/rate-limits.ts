/** Units of counting: requests to issuance links per client and per link, requests to the API per API key. */
export type RateKind = 'client' | 'link' | 'api-key';

export interface RateLimits {
  /**
   * Counts a request in the current minute.
   * @returns 0, or above the limit the seconds until the next minute.
   */
  take(kind: RateKind, id: string): Promise<number>;
}
