import type { AppleCertificate } from './accounts.ts';

export interface ApplePush {
  /**
   * Tells a device to fetch its passes; the push carries no data.
   *
   * @param certificate that signs the device's passes
   * @returns false if the push token is no longer that of a device
   * @throws PushRefused if sending again would not help, PushBusy if Apple was too busy, another error if Apple could
   * not be reached
   */
  push(pushToken: string, certificate: AppleCertificate): Promise<boolean>;
}

/** A push that did not reach its device. */
class PushNotTaken extends Error {
  /** Apple's one-word reason, or ours. */
  readonly reason: string;
  /** HTTP status; undefined if no request was sent, or Apple did not answer. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`Apple did not accept a push: ${status ?? 'no answer'} ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** A permanent refusal: our certificate or request is wrong, or we have no certificate. */
export class PushRefused extends PushNotTaken {
  override readonly name = 'PushRefused';
}

/** A transient failure, such as too many pushes at a time: the same push may be sent again. */
export class PushBusy extends PushNotTaken {
  override readonly name = 'PushBusy';
}
