/** Work that is queued: keys and versions only, no personal data. Who does it reads the current records. */

export interface OfAccount {
  /** One account's work does not hold up another's. */
  readonly account: string;
  /** Nor does what a change of one template brings about hold up the account's other work. */
  readonly templateId?: string | undefined;
}

/** Tells devices that there is something new to fetch. What they have been told already they are not told again. */
export interface PushWork extends OfAccount {
  readonly targets: readonly PushTarget[];
}

/** One device, or every device of a pass. */
export interface PushTarget {
  /** The passes that the push is for; several where one device has several of a flight. */
  readonly passKeys: readonly string[];
  readonly deviceId?: string | undefined;
}

/** Brings a changed flight to everything that shows it. A message of an older version is dropped. */
export interface FanOutWork extends OfAccount {
  readonly templateId: string;
  readonly version: number;
  /** The part that this message stands for: the devices, or the passes themselves. Without it, the whole, to be split. */
  readonly part?: 'devices' | 'passes' | undefined;
  /** The stretch of the part that it stands for: from behind `after` on, and up to `until`. */
  readonly after?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * Brings Google Wallet's object of a pass up to date; of all passes in a stretch; or, without either, a template's
 * class.
 */
export interface GoogleWork extends OfAccount {
  readonly passKey?: string | undefined;
  readonly part?: 'objects' | undefined;
  readonly after?: string | undefined;
  readonly until?: string | undefined;
}

/** Does what time has brought for a pass. */
export interface DueWork extends OfAccount {
  readonly passKey: string;
}
