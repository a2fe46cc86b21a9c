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

/** Over HTTP, to whatever the pass says. */
const overHttp: Send = async (url, init) => {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};

/**
 * An iPhone with Wallet: knows of the service only what its passes say, and remembers of its answers what Wallet does.
 * Source: Apple, PassKit web service; Wallet's rule that `lastUpdated` is a text.
 */
export class Iphone {
  /** By serial number. */
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
    const kept = { webServiceURL, passTypeIdentifier, serialNumber, authenticationToken, passJson };
    this.passes.set(serialNumber, { ...kept, lastModified: undefined });
    return { status: (await this.register(serialNumber)).status, serial: serialNumber };
  }

  /** Registers, as it also does again whenever it likes. */
  register(serial: string, pushToken = this.#device.pushToken): Promise<IphoneAnswer> {
    this.#device.pushToken = pushToken;
    const pass = this.#pass(serial);
    return this.#ask(pass, 'POST', this.#registration(pass), { body: JSON.stringify({ pushToken }) });
  }

  /** The passenger removes a pass. */
  async remove(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    this.passes.delete(serial);
    return (await this.#ask(pass, 'DELETE', this.#registration(pass))).status;
  }

  /**
   * What a push, which says nothing, makes it do: it asks what has changed since the last time and fetches that.
   * @returns the serial numbers listed, with the status of each fetch
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

  /** Asks what has changed, without believing the answer. */
  list(passTypeIdentifier: string, tag = this.#tags.get(passTypeIdentifier)): Promise<IphoneAnswer> {
    const [pass] = this.passes.values();
    const query = tag === undefined ? '' : `?passesUpdatedSince=${encodeURIComponent(tag)}`;
    const path = `devices/${encodeURIComponent(this.#device.id)}/registrations/${encodeURIComponent(passTypeIdentifier)}`;
    return this.#send(`${pass?.webServiceURL}/v1/${path}${query}`, { method: 'GET', headers: {} });
  }

  /** Fetches a pass unless it is the one it has. @returns the status */
  async fetch(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    const { status, headers, body } = await this.ask(serial, 'GET');
    if (status !== 200) return status;
    if (headers.get('content-type') !== 'application/vnd.apple.pkpass') throw new Error('Wallet ignores such a pass');
    const { passJson } = openPkpass(body);
    const { serialNumber, authenticationToken } = passJson;
    if (serialNumber !== serial || authenticationToken !== pass.authenticationToken)
      throw new Error('Wallet refuses a pass that has become another one');
    this.passes.set(serial, { ...pass, passJson, lastModified: headers.get('last-modified') ?? undefined });
    return status;
  }

  /** Asks for a pass, by default as it does after a push. */
  ask(serial: string, method: string, headers: Record<string, string> = {}): Promise<IphoneAnswer> {
    const pass = this.#pass(serial);
    const condition = pass.lastModified === undefined ? {} : { 'if-modified-since': pass.lastModified };
    const path = `passes/${encodeURIComponent(pass.passTypeIdentifier)}/${percentEncoded(serial)}`;
    return this.#ask(pass, method, path, { headers: { ...condition, ...headers } });
  }

  #ask(
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

/** Every character, as a phone may do: the service decodes. */
function percentEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
