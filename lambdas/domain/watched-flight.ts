import type { LocalDateTime } from './dates.ts';

/** What Google Wallet tells passengers of by itself, in its own words, when it changes on the class. */
export const watchedByGoogle = ['gate', 'terminal', 'boarding', 'departure'] as const;

export type WatchedByGoogle = (typeof watchedByGoogle)[number];

/** What Google Wallet has of a flight that it tells of by itself. */
export interface WatchedFlight {
  readonly gate?: string | undefined;
  readonly terminal?: string | undefined;
  readonly boardingTime: LocalDateTime;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
}
