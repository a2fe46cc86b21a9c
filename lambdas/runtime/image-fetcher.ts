import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket, type TcpNetConnectOpts, connect as tcpConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { largestSizes } from '../domain/template/images.ts';
import { type ImageField, pkpassImageFields } from '../domain/template/template.ts';
import type { Clock } from '../ports/runtime.ts';
import { type Image, type ImageFetcher, ImageRefused } from '../ports/stores.ts';
import { within } from '../retry/within.ts';
import { isPublicAddress, isPublicName } from './address-guard.ts';
import { type PackPng, readPng } from './png.ts';

const maxBytes = 2 * 1024 * 1024;
const inPkpass: ReadonlySet<ImageField> = new Set(pkpassImageFields);
const maxRedirects = 3;
/** Total time from the first DNS look-up to the last byte, including redirects, ms. */
const defaultDeadlineMs = 5_000;
/** Other images being unpacked, or a busy machine, are no fault of an image. */
const deadlineParts = 20;

/** The fetcher's access to the network, replaceable in tests. */
export interface Network {
  /** DNS look-up of all addresses of a host name. */
  resolve(hostname: string): Promise<readonly ResolvedAddress[]>;
  connect(options: TcpNetConnectOpts): Socket;
}

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

const internet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  connect: (options) => tcpConnect(options),
};

export interface ImageFetcherOptions {
  readonly clock: Clock;
  /** `host:port` pairs, or `host:*`, that may be fetched over HTTP and from private addresses: empty in AWS. */
  readonly localHosts: readonly string[];
  readonly deadlineMs?: number;
  readonly network?: Network;
  /** Packs the pictures of passes, which otherwise stay as they are. */
  readonly pack?: PackPng;
}

/**
 * Fetches images from callers' URLs, protected against server-side request forgery (SSRF): a host is refused unless its
 * literal address, all addresses that it resolves to and the address of the connected socket are public. This applies
 * to each redirect too.
 */
export class GuardedImageFetcher implements ImageFetcher {
  readonly #clock: Clock;
  readonly #localHosts: readonly string[];
  readonly #deadlineMs: number;
  readonly #network: Network;
  readonly #pack: PackPng;

  constructor({
    clock,
    localHosts,
    deadlineMs = defaultDeadlineMs,
    network = internet,
    pack = async () => undefined,
  }: ImageFetcherOptions) {
    this.#clock = clock;
    this.#localHosts = localHosts;
    this.#deadlineMs = deadlineMs;
    this.#network = network;
    this.#pack = pack;
  }

  async fetchPng(url: string, field: ImageField): Promise<Image> {
    const follow = (deadline: AbortSignal) => this.#follow(url, deadline);
    const data = await within(this.#clock, this.#deadlineMs, follow, deadlineParts).catch((error) => {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw isLate ? new ImageRefused(`was not delivered within ${this.#deadlineMs / 1_000} s`) : error;
    });
    const png = readPng(data, largestSizes[field]);
    const { width, height } = png;
    const image = { data, sha256: sha256Of(data), bytes: data.length, width, height };
    const packed = inPkpass.has(field) ? await this.#pack(data, png) : undefined;
    return packed ? { ...image, packed, packedAs: sha256Of(packed) } : image;
  }

  async #follow(address: string, deadline: AbortSignal): Promise<Buffer> {
    let url = URL.parse(address);
    for (let requests = 0; requests <= maxRedirects; requests++) {
      if (url === null) throw new ImageRefused('must be a web address');
      const response = await this.#get(url, deadline);
      try {
        const location = redirectOf(response);
        if (location === undefined) return await bodyOf(response);
        url = URL.parse(location, url.href);
      } finally {
        response.destroy();
      }
    }
    throw new ImageRefused(`must not redirect more than ${maxRedirects} times`);
  }

  /** Sends the request. @returns the answer with an unread body. */
  async #get(url: URL, deadline: AbortSignal): Promise<IncomingMessage> {
    const socket = await this.#connect(url, deadline);
    const outgoing = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, accept: 'image/png', 'accept-encoding': 'identity' },
    });
    // An 'error' without a listener would end the process, and a server can cause one even after its headers, by a
    // reset or malformed chunks. The waits for headers and body receive it as well.
    outgoing.on('error', () => {});
    outgoing.end();
    const [response] = await once(outgoing, 'response').catch(refuse('could not be read from its server'));
    return response;
  }

  /** Connects to a checked address, up to the TLS handshake. */
  async #connect(url: URL, deadline: AbortSignal): Promise<Socket> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const isLocal = url.protocol === 'http:' && hostsOf(url).some((each) => this.#localHosts.includes(each));
    if (!isLocal) requireHttps(url, this.#localHosts);
    const isAllowed = (address: string | undefined) => isLocal || (address !== undefined && isPublicAddress(address));

    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await this.#resolve(host, isLocal);
    if (!addresses.every(({ address }) => isAllowed(address))) throw notPublic();
    deadline.throwIfAborted();
    const socket = this.#network.connect({
      host,
      port: Number(url.port) || (isLocal ? 80 : 443),
      // Returns the checked addresses, as another look-up could give others (DNS rebinding); a list, for
      // autoSelectFamily.
      lookup: (_host, _options, done) => done(null, [...addresses]),
      autoSelectFamily: true,
    });
    deadline.addEventListener('abort', () => socket.destroy());
    await once(socket, 'connect').catch(refuse('could not be read: its server does not answer'));
    if (!isAllowed(socket.remoteAddress)) {
      socket.destroy();
      throw notPublic();
    }
    return isLocal ? socket : secured(socket, host);
  }

  /**
   * @throws ImageRefused for an unknown name. Internal names are not even looked up, so that callers cannot probe for
   * them.
   */
  async #resolve(host: string, isLocal: boolean): Promise<readonly ResolvedAddress[]> {
    if (!isLocal && !isPublicName(host)) throw notPublic();
    const addresses = await this.#network.resolve(host).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND') return [];
      throw new ImageRefused('could not be read: the name of its host cannot be looked up now');
    });
    if (addresses.length === 0) throw new ImageRefused('is on a host whose name does not resolve: check its spelling');
    return addresses;
  }
}

/** Names that a URL's host may have among the local ones. */
const hostsOf = ({ hostname, port }: URL) => [`${hostname}:${port || '80'}`, `${hostname}:*`];

function requireHttps(url: URL, localHosts: readonly string[]): void {
  const orLocal = localHosts.length > 0 ? ', or http on localhost or on a host of LOCAL_IMAGE_HOSTS' : '';
  if (url.protocol !== 'https:') throw new ImageRefused(`must be an https address${orLocal}`);
  if (url.port !== '') throw new ImageRefused('must be on port 443');
  if (url.username !== '' || url.password !== '') throw new ImageRefused('must not contain a user name or password');
}

async function secured(socket: Socket, host: string): Promise<Socket> {
  // Server name indication allows host names only (RFC 6066, section 3); the certificate is checked against `host`.
  const secure = tlsConnect({ socket, host, ...(isIP(host) ? {} : { servername: host }) });
  await once(secure, 'secureConnect').catch(refuse('must be on a server with a valid TLS certificate'));
  return secure;
}

/** Target of a redirect, possibly relative; undefined if the answer is not one. */
function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? headers.location : undefined;
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200)
    throw new ImageRefused(`could not be read: its server answered ${response.statusCode}`);
  // Not requested, and a decompression bomb could hide in it.
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ImageRefused('must be sent without content-encoding');
  if (Number(response.headers['content-length']) > maxBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  const read = async () => {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes > maxBytes) break;
    }
  };
  await read().catch(refuse('could not be read to its end'));
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(parts);
}

const sha256Of = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

const notPublic = () => new ImageRefused('must be on a host with a public address');
const tooLarge = () => new ImageRefused('must be at most 2 MB');

/** Replaces an error, whose message may contain addresses, by one for the caller. */
const refuse = (reason: string) => () => {
  throw new ImageRefused(reason);
};
