import type { AppleCertificate } from './accounts.ts';

export interface ApplePush {
  /**
   * Tells a device that there is something new to fetch. Says no more than that.
   *
   * @param certificate that signs the device's passes
   * @returns false when the push token is of no device any more
   * @throws PushRefused when Apple will not accept this push however often it is sent, another error when Apple could
   * not be reached or was too busy
   */
  push(pushToken: string, certificate: AppleCertificate): Promise<boolean>;
}

/** Apple understood a push and refused it: our certificate or our request is wrong. Or we have no certificate. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  /** Apple's one word for why, or ours. */
  readonly reason: string;

  constructor(reason: string) {
    super(`A push is refused: ${reason}`);
    this.reason = reason;
  }
}
