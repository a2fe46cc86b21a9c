import type { AppleCertificate } from '../../ports/accounts.ts';
import { type ApplePush, PushBusy, PushRefused } from '../../ports/apple-push.ts';
import type { Clock } from '../../ports/clock.ts';
import { ApnsConnection, type Connect, type PushAnswer } from './apns-connection.ts';

/** Apple's own, for passes there is no other. Source: Apple, Sending notification requests to APNs. */
const appleEndpoint = 'https://api.push.apple.com';

/** Before a push that Apple was too busy for is sent again, ms; what fails then comes back with its message. */
const retryDelaysMs = [100, 300, 900];

interface Options {
  readonly clock: Clock;
  /** Another address than Apple's. */
  readonly endpoint?: string | undefined;
  /** Makes HTTP/2 sessions: the place to inject faults. */
  readonly connect?: Connect | undefined;
}

/** Apple's push service for passes, over one connection per certificate. */
export class Apns implements ApplePush {
  readonly #options: Options;
  readonly #connections = new Map<string, ApnsConnection>();

  constructor(options: Options) {
    this.#options = options;
  }

  async push(pushToken: string, certificate: AppleCertificate): Promise<boolean> {
    const { clock } = this.#options;
    const connection = this.#connectionWith(certificate);
    for (const delayMs of retryDelaysMs) {
      try {
        return isTold(await connection.push(pushToken, certificate.passTypeId));
      } catch (error) {
        if (error instanceof PushRefused) throw error;
        await clock.wait(delayMs * (0.5 + clock.random()));
      }
    }
    return isTold(await connection.push(pushToken, certificate.passTypeId));
  }

  /** A renewed certificate gets a connection of its own; Apple closes the one before when it is idle. */
  #connectionWith(certificate: AppleCertificate): ApnsConnection {
    const { endpoint = appleEndpoint, ...options } = this.#options;
    let connection = this.#connections.get(certificate.certificatePem);
    if (connection === undefined) {
      connection = new ApnsConnection(endpoint, certificate, options);
      this.#connections.set(certificate.certificatePem, connection);
    }
    return connection;
  }
}

/**
 * False when the device is gone.
 * @throws PushRefused; PushBusy when the push may be sent again.
 * Source: Apple, Handling notification responses from APNs.
 */
function isTold({ status, reason }: PushAnswer): boolean {
  if (status === 200) return true;
  if (status === 410 || (status === 400 && reason === 'BadDeviceToken')) return false;
  throw status === 429 || status >= 500 ? new PushBusy(reason, status) : new PushRefused(reason, status);
}
