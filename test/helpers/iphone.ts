import { openPkpass } from './pkpass.ts';

interface InstalledPass {
  readonly webServiceURL: string;
  readonly passTypeIdentifier: string;
  readonly serialNumber: string;
  readonly authenticationToken: string;
  // biome-ignore lint/suspicious/noExplicitAny: what tests look at is whatever the file says
  readonly passJson: any;
  readonly lastModified: string | undefined;
}

export interface IphoneAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends a request; `fetch` for a service that listens. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<IphoneAnswer>;

/** Sends over HTTP, to the address in the pass. */
const overHttp: Send = async (url, init) => {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};

/**
 * An iPhone with Wallet: it knows the service by its passes only, and remembers the same of its answers as Wallet.
 * Source: Apple, PassKit web service; Wallet's rule that `lastUpdated` is a text.
 */
export class Iphone {
  /** Installed passes by serial number. */
  readonly passes = new Map<string, InstalledPass>();
  readonly #tags = new Map<string, string>();
  readonly #device: { readonly id: string; pushToken: string };
  readonly #send: Send;

  constructor(device: { readonly id: string; pushToken: string }, send: Send = overHttp) {
    this.#device = device;
    this.#send = send;
  }

  /** Opens a .pkpass and registers for its updates. @returns the status of the registration and the serial number */
  async install(pkpass: Uint8Array): Promise<{ status: number; serial: string }> {
    const { passJson } = openPkpass(pkpass);
    const { webServiceURL, passTypeIdentifier, serialNumber, authenticationToken } = passJson;
    const stored = { webServiceURL, passTypeIdentifier, serialNumber, authenticationToken, passJson };
    this.passes.set(serialNumber, { ...stored, lastModified: undefined });
    return { status: (await this.register(serialNumber)).status, serial: serialNumber };
  }

  /** Registers for updates of a pass; phones repeat this at any time. */
  register(serial: string, pushToken = this.#device.pushToken): Promise<IphoneAnswer> {
    this.#device.pushToken = pushToken;
    const pass = this.#pass(serial);
    return this.#request(pass, 'POST', this.#registration(pass), { body: JSON.stringify({ pushToken }) });
  }

  /** Removes a pass, like its passenger. */
  async remove(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    this.passes.delete(serial);
    return (await this.#request(pass, 'DELETE', this.#registration(pass))).status;
  }

  /**
   * Handles a push, which has no content: requests the list of changes since the last one and fetches them.
   * @returns the listed serial numbers, with the status of each fetch
   */
  async onPush(passTypeIdentifier: string): Promise<Record<string, number>> {
    const pass = [...this.passes.values()].find((installed) => installed.passTypeIdentifier === passTypeIdentifier);
    if (pass === undefined) return {};
    const answer = await this.list(passTypeIdentifier);
    if (answer.status === 204) return {};
    const { lastUpdated, serialNumbers } = JSON.parse(answer.body.toString());
    if (answer.status !== 200 || typeof lastUpdated !== 'string') throw new Error('Wallet ignores such a list');
    const fetched: [string, number][] = [];
    for (const serial of serialNumbers) if (this.passes.has(serial)) fetched.push([serial, await this.fetch(serial)]);
    this.#tags.set(passTypeIdentifier, lastUpdated);
    return Object.fromEntries(fetched);
  }

  /** Requests the list of changed passes, without using the answer. */
  list(passTypeIdentifier: string, tag = this.#tags.get(passTypeIdentifier)): Promise<IphoneAnswer> {
    const [pass] = this.passes.values();
    const query = tag === undefined ? '' : `?passesUpdatedSince=${encodeURIComponent(tag)}`;
    const path = `devices/${encodeURIComponent(this.#device.id)}/registrations/${encodeURIComponent(passTypeIdentifier)}`;
    return this.#send(`${pass?.webServiceURL}/v1/${path}${query}`, { method: 'GET', headers: {} });
  }

  /** Fetches a pass unless the phone has this version. @returns the status */
  async fetch(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    const { status, headers, body } = await this.request(serial, 'GET');
    if (status !== 200) return status;
    if (headers.get('content-type') !== 'application/vnd.apple.pkpass') throw new Error('Wallet ignores such a pass');
    const { passJson } = openPkpass(body);
    const { serialNumber, authenticationToken } = passJson;
    if (serialNumber !== serial || authenticationToken !== pass.authenticationToken)
      throw new Error('Wallet refuses a pass that has become another one');
    this.passes.set(serial, { ...pass, passJson, lastModified: headers.get('last-modified') ?? undefined });
    return status;
  }

  /** Requests a pass, by default in the way it does after a push. */
  request(serial: string, method: string, headers: Record<string, string> = {}): Promise<IphoneAnswer> {
    const pass = this.#pass(serial);
    const condition = pass.lastModified === undefined ? {} : { 'if-modified-since': pass.lastModified };
    const path = `passes/${encodeURIComponent(pass.passTypeIdentifier)}/${percentEncoded(serial)}`;
    return this.#request(pass, method, path, { headers: { ...condition, ...headers } });
  }

  #request(
    pass: InstalledPass,
    method: string,
    path: string,
    more: { headers?: Record<string, string>; body?: string } = {},
  ) {
    const headers = {
      authorization: `ApplePass ${pass.authenticationToken}`,
      ...(more.body !== undefined && { 'content-type': 'application/json' }),
      ...more.headers,
    };
    const body = more.body === undefined ? {} : { body: more.body };
    return this.#send(`${pass.webServiceURL}/v1/${path}`, { method, headers, ...body });
  }

  #registration({ passTypeIdentifier, serialNumber }: InstalledPass): string {
    const device = encodeURIComponent(this.#device.id);
    return `devices/${device}/registrations/${encodeURIComponent(passTypeIdentifier)}/${percentEncoded(serialNumber)}`;
  }

  #pass(serial: string): InstalledPass {
    const pass = this.passes.get(serial);
    if (pass === undefined) throw new Error('Not installed');
    return pass;
  }
}

/** Encodes every character, as phones may: the service decodes. */
function percentEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
