import type { LocalDateTime } from './dates.ts';

/** What Google Wallet tells passengers of by itself, in its own words, when it changes on the class. */
export type WatchedByGoogle = 'gate' | 'terminal' | 'boarding' | 'departure';

/** What Google Wallet has of a flight that it tells of by itself. */
export interface WatchedFlight {
  readonly gate?: string | undefined;
  readonly terminal?: string | undefined;
  readonly boardingTime: LocalDateTime;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
}
