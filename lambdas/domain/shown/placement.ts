import type { FactName, FlightFactName } from './facts.ts';

/**
 * Maximum number of fields that Apple Wallet shows in each row of a boarding pass.
 * Source: Apple, Wallet Developer Guide, Pass Design.
 */
export interface AppleRows {
  /** The only row that is visible in a stack of passes. */
  readonly header: readonly [FactName?, FactName?, FactName?];
  readonly primary: readonly [FactName?, FactName?];
  readonly auxiliary: readonly [FactName?, FactName?, FactName?, FactName?, FactName?];
  readonly secondary: readonly [FactName?, FactName?, FactName?, FactName?];
  readonly back: readonly FactName[];
}

/**
 * Facts in each row of Apple Wallet. The front has those that a passenger needs on the way to the seat; messages and
 * links follow on the back.
 */
export const appleRows = {
  header: ['gate', 'seat', 'flight-status'],
  primary: ['origin', 'destination'],
  auxiliary: ['flight', 'date', 'boarding', 'departure', 'terminal'],
  secondary: ['passenger', 'group', 'position', 'class'],
  back: [
    'flight-status-text',
    'boarding-estimate',
    'departure-estimate',
    'door',
    'closing',
    'scheduled-departure',
    'arrival',
    'scheduled-arrival',
    'arrives-in',
    'arrives-at',
    'confirmation',
    'ticket',
    'sequence',
    'frequent-flyer',
    'kind',
  ],
} as const satisfies AppleRows;

export type AppleRow = keyof AppleRows;

/** Facts without a field in Google Wallet, shown there as text modules. */
export const googleTexts: { readonly class: readonly FlightFactName[]; readonly object: readonly FactName[] } = {
  class: [
    'flight-status-text',
    'boarding-estimate',
    'departure-estimate',
    'arrival-estimate',
    'closing-estimate',
    'message1',
    'message2',
    'text-module',
  ],
  object: ['info-module', 'badges'],
};

/** Facts in large letters on the install page: what matters at the airport. */
export const heroFacts: readonly FactName[] = ['boarding', 'gate', 'seat'];

/** Its other facts, beside route and times. */
export const pageFacts: readonly FactName[] = ['closing', 'terminal', 'group', 'class', 'passenger'];

/** Facts whose changes are notified on the lock screen, the most important first: an update notifies of one only. */
export const notifiedFacts: readonly FactName[] = [
  'flight-status-text',
  'status',
  'gate',
  'boarding',
  'departure',
  'closing',
  'terminal',
  'seat',
  'class',
  'group',
  'position',
  'door',
  'flight',
  'from',
  'to',
  'arrival',
  'arrives-at',
  'arrives-in',
  'message1',
  'message2',
  'text-module',
  'info-module',
  'passenger',
];
