import type { LocalDateTime } from '../time/dates.ts';

/** Facts whose changes on a class Google Wallet notifies by itself, in its own words. */
export const watchedByGoogle = ['gate', 'terminal', 'boarding', 'departure'] as const;

export type WatchedByGoogle = (typeof watchedByGoogle)[number];

/** Values of these facts as Google Wallet has them. */
export interface WatchedFlight {
  readonly gate?: string | undefined;
  readonly terminal?: string | undefined;
  readonly boardingTime: LocalDateTime;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
}
