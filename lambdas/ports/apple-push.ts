import type { AppleCertificate } from './accounts.ts';

export interface ApplePush {
  /**
   * Tells a device that there is something new to fetch. Says no more than that.
   *
   * @param certificate that signs the device's passes
   * @returns false when the push token is of no device any more
   * @throws PushRefused when Apple will not accept this push however often it is sent, PushBusy when Apple was too busy,
   * another error when Apple could not be reached
   */
  push(pushToken: string, certificate: AppleCertificate): Promise<boolean>;
}

/** Apple's answer to a push that did not reach its device. */
class PushNotTaken extends Error {
  /** Apple's one word for why, or ours. */
  readonly reason: string;
  /** Undefined when Apple was not asked, or did not answer. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`A push is not taken: ${status ?? 'no answer'} ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Apple understood a push and refused it: our certificate or our request is wrong. Or we have no certificate. */
export class PushRefused extends PushNotTaken {
  override readonly name = 'PushRefused';
}

/** Too many pushes at a time, or a failure of Apple's own: the same push may be sent again. */
export class PushBusy extends PushNotTaken {
  override readonly name = 'PushBusy';
}
