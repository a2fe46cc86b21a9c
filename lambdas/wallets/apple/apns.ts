import { connect as connectHttp2 } from 'node:http2';
import type { AppleCertificate } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';
import { type ApplePush, PushBusy, PushRefused } from '../../ports/wallets.ts';
import type { Connect, PushAnswer } from './apns-connection.ts';
import { ApnsConnections } from './apns-connections.ts';

/** Apple's production endpoint: passes have no sandbox. Source: Apple, Sending notification requests to APNs. */
const appleEndpoint = 'https://api.push.apple.com';

/** Delays before a push is retried because Apple was busy, ms; after the last one, its message is redelivered. */
const retryDelaysMs = [100, 300, 900];

interface Options {
  readonly clock: Clock;
  /** Endpoint in place of Apple's. */
  readonly endpoint?: string | undefined;
  /** Opens HTTP/2 sessions: a seam for fault injection. */
  readonly connect?: Connect | undefined;
}

/** Apple's push service for passes, over connections of each certificate. */
export class Apns implements ApplePush {
  readonly #options: Options;
  readonly #connections = new Map<string, ApnsConnections>();

  constructor(options: Options) {
    this.#options = options;
  }

  async push(pushToken: string, certificate: AppleCertificate): Promise<boolean> {
    const { clock } = this.#options;
    const connections = this.#connectionsWith(certificate);
    for (const delayMs of retryDelaysMs) {
      try {
        return isAccepted(await connections.push(pushToken, certificate.passTypeId));
      } catch (error) {
        if (error instanceof PushRefused) throw error;
        await clock.wait(delayMs * (0.5 + clock.random()));
      }
    }
    return isAccepted(await connections.push(pushToken, certificate.passTypeId));
  }

  /** A renewed certificate gets new connections; Apple closes the idle ones. */
  #connectionsWith({ certificatePem: cert, privateKeyPem: key }: AppleCertificate): ApnsConnections {
    const { clock, connect = connectHttp2, endpoint = appleEndpoint } = this.#options;
    let connections = this.#connections.get(cert);
    if (connections === undefined) {
      connections = new ApnsConnections(clock, () => connect(endpoint, { cert, key }));
      this.#connections.set(cert, connections);
    }
    return connections;
  }
}

/**
 * False if the device is gone.
 * @throws PushRefused; PushBusy if the push may be sent again.
 * Source: Apple, Handling notification responses from APNs.
 */
function isAccepted({ status, reason }: PushAnswer): boolean {
  if (status === 200) return true;
  if (status === 410 || (status === 400 && reason === 'BadDeviceToken')) return false;
  throw status === 429 || status >= 500 ? new PushBusy(reason, status) : new PushRefused(reason, status);
}
