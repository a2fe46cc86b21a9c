import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';

/** The doctor's access to public addresses. */
export interface Network {
  readonly fetch: typeof fetch;
  /** @throws an error with the code ENOTFOUND for an unknown name. */
  resolve(host: string): Promise<unknown>;
  /** Expiry of a host's TLS certificate, trusted or not. */
  certificateExpiry(host: string, port?: number): Promise<Date>;
}

const timeoutMs = 10_000;

export const internet: Network = {
  fetch: (...request) => fetch(...request),
  resolve: (host) => lookup(host, { all: true }),
  async certificateExpiry(host, port = 443) {
    // Trust is checked by the request for robots.txt; here an expired certificate must be readable.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs });
    socket.on('timeout', () => socket.destroy(new Error(`no TLS handshake within ${timeoutMs / 1_000} s`)));
    try {
      await once(socket, 'secureConnect');
      return new Date(socket.getPeerCertificate().valid_to);
    } finally {
      socket.destroy();
    }
  },
};
