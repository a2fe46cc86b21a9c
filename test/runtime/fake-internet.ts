import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Network } from '../../lambdas/runtime/image-fetcher.ts';

/** The addresses that names resolve to, one answer after the other; the last answer stays. */
type Names = Record<string, string[][]>;

export interface FakeInternet extends Network {
  readonly names: Names;
  /** `address:port` of every connection that was made. */
  readonly connections: string[];
  /** The address that connected sockets claim, if it is not the requested one. */
  claimed: string | undefined;
  /** The server's end of the TCP connection below a request's TLS. */
  tcpSocket(request: IncomingMessage): Socket | undefined;
  close(): void;
}

/** Leads every name and address to one https server on this machine, with a certificate for these hosts. */
export async function fakeInternet(hosts: readonly string[], answer: RequestListener): Promise<FakeInternet> {
  const credentials = selfSigned(hosts);
  const trusted = getCACertificates('default');
  setDefaultCACertificates([credentials.cert]);
  const server = createServer(credentials, answer);
  const tcpSockets = new Map<number | undefined, Socket>();
  server.on('connection', (socket: Socket) => tcpSockets.set(socket.remotePort, socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const internet: FakeInternet = {
    names: Object.fromEntries(hosts.map((host) => [host, [['93.184.215.14']]])),
    connections: [],
    claimed: undefined,
    async resolve(hostname) {
      const answers = internet.names[hostname] ?? [];
      const addresses = answers.length > 1 ? answers.shift() : answers[0];
      if (addresses === undefined)
        throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
      return addresses.map((address) => ({ address, family: isIP(address) }));
    },
    connect(options): Socket {
      const address = isIP(options.host ?? '') ? options.host : lookedUp(options.lookup);
      internet.connections.push(`${address}:${options.port}`);
      const socket = tcpConnect(port, '127.0.0.1');
      Object.defineProperty(socket, 'remoteAddress', { value: internet.claimed ?? address });
      return socket;
    },
    tcpSocket: ({ socket }) => tcpSockets.get(socket.remotePort),
    close() {
      server.closeAllConnections();
      server.close();
      setDefaultCACertificates(trusted);
    },
  };
  return internet;
}

/** The first of the addresses looked up, to which node:net would connect. */
function lookedUp(lookup: LookupFunction | undefined): string | undefined {
  let first: string | undefined;
  lookup?.('', { all: true }, (_error, addresses) => {
    first = Array.isArray(addresses) ? addresses[0]?.address : addresses;
  });
  return first;
}

/** A key with its certificate, valid from now, as PEM. */
function selfSigned(hosts: readonly string[]): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fake-internet-'));
  const names = hosts.map((host) => (isIP(host) ? `IP:${host}` : `DNS:${host}`)).join(',');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'key.pem'];
  const cert = ['-days', '2', '-subj', '/CN=Test', '-addext', `subjectAltName=${names}`, '-out', 'cert.pem'];
  try {
    execFileSync('openssl', ['req', '-x509', ...key, ...cert], { cwd: folder, stdio: 'pipe' });
    return { key: readFileSync(join(folder, 'key.pem'), 'utf8'), cert: readFileSync(join(folder, 'cert.pem'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
