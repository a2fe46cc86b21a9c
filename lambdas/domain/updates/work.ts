import type { DayFlight } from '../flight/flight.ts';

/** Work messages on queues: keys and versions only, no personal data. Workers read the current records. */

export interface OfAccount {
  /** Grouping key: one account's work does not delay another's. */
  readonly account: string;
  /** Second grouping key: follow-up work of one template does not delay the account's other work. */
  readonly templateId?: string | undefined;
}

/** Notifies devices of updates to fetch, unless they have been notified already. */
export interface PushWork extends OfAccount {
  readonly targets: readonly PushTarget[];
  /** Devices to push to once more, unless they have fetched by then; without targets. */
  readonly again?: { readonly repeat: number; readonly devices: readonly NotifiedDevice[] } | undefined;
  /** Pushes that Apple has accepted and that could not be recorded: only the record is repeated. */
  readonly told?: readonly NotifiedDevice[] | undefined;
}

/** A device that was notified of a version sum of a pass. */
export interface NotifiedDevice {
  readonly passKey: string;
  readonly deviceId: string;
  readonly sum: number;
  /** Write id of the notified registration: a later one, with another push token, was not notified. */
  readonly writeId: string;
  /** When Apple accepted the push; absent from older messages. */
  readonly atUtc?: string | undefined;
  /** Number of the repeated push; absent for the first one. */
  readonly repeat?: number | undefined;
}

/** One device, or all devices of a pass. */
export interface PushTarget {
  /** Passes that the push is for; several if a device has several passes of a flight. */
  readonly passKeys: readonly string[];
  readonly deviceId?: string | undefined;
}

/** Propagates a template change to passes and devices. A message of an outdated version is dropped. */
export interface FanOutWork extends OfAccount {
  readonly templateId: string;
  readonly version: number;
  /** Part of the work: devices or passes. Absent for the whole, to be split. */
  readonly part?: 'devices' | 'passes' | undefined;
  /** Key range within the part: after `after`, up to and including `until`. */
  readonly after?: string | undefined;
  readonly until?: string | undefined;
}

/** Updates Google Wallet's object of a pass, the objects of a key range, or, without either, a template's class. */
export interface GoogleWork extends OfAccount {
  readonly passKey?: string | undefined;
  readonly part?: 'objects' | undefined;
  readonly after?: string | undefined;
  readonly until?: string | undefined;
}

/** Handles a due pass: expiry or archive. */
export interface DueWork extends OfAccount {
  readonly passKey: string;
}

/** Counts the passes of flights anew, as far as their counts are old. */
export interface CountWork extends OfAccount {
  readonly flights: readonly Pick<DayFlight, 'flight' | 'templateIds'>[];
}
