/** Work that is queued: keys and versions only, no personal data. Who does it reads the current records. */

export interface OfAccount {
  /** One account's work does not hold up another's. */
  readonly account: string;
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
  /** Where the part goes on. */
  readonly after?: string | undefined;
}

/** Brings Wallet B's class of a template, or its object of a pass, up to date. */
export interface WalletBWork extends OfAccount {
  readonly templateId?: string | undefined;
  readonly passKey?: string | undefined;
}

/** Does what time has brought for a pass. */
export interface DueWork extends OfAccount {
  readonly passKey: string;
}
