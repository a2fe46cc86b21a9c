import { type PassJson, passJsonIn, pkpassOf } from './pkpass.ts';

/** A pass on a phone. */
interface HeldPass<Json extends PassJson> {
  passJson: Json;
  /** Last-Modified of this version; undefined for a file that came from elsewhere. */
  lastModified: string | undefined;
  isRegistered: boolean;
}

/** The part of a phone that a backup has. Assumed: Apple says only that passes are in it. */
export interface Backup<Json extends PassJson> {
  readonly passes: readonly (readonly [serial: string, pass: Readonly<HeldPass<Json>>])[];
  readonly tags: readonly (readonly [passTypeIdentifier: string, tag: string])[];
}

interface PhoneAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

interface PhoneRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Sends a request, like `fetch`. */
export type Send = (url: string, request: PhoneRequest) => Promise<PhoneAnswer>;

interface Options<Json extends PassJson> {
  /** Device library identifier. */
  readonly id: string;
  readonly pushToken: string;
  readonly send: Send;
  /** Unzips by default. */
  readonly open?: (pkpass: Uint8Array) => Json;
  /** Waits after so many failures of a request, or returns undefined to give up, as by default at once. */
  readonly pause?: (failures: number) => Promise<void> | undefined;
}

/**
 * An iPhone with Wallet: it knows the service by its passes only, and remembers the same of its answers as Wallet.
 * Sources: Apple, PassKit Web Service Reference; Wallet's rule that `lastUpdated` is a text. Apple says that a request
 * is repeated several times, with growing pauses, but neither how often nor after which answers
 * (docs/decisions/simulation.md#a-phone-is-built-once).
 */
export class Phone<Json extends PassJson> {
  /** Installed passes by serial number. */
  readonly passes = new Map<string, HeldPass<Json>>();
  readonly id: string;
  pushToken: string;
  readonly #options: Options<Json>;
  /** Tag of the last list, by pass type. */
  readonly #tags = new Map<string, string>();
  /** Ends with the last push so far. */
  #updated: Promise<unknown> = Promise.resolve();
  #installed = 0;

  constructor(options: Options<Json>) {
    this.#options = options;
    this.id = options.id;
    this.pushToken = options.pushToken;
  }

  /** Adds a .pkpass without a request, in place of an earlier version. */
  add(pkpass: Uint8Array): HeldPass<Json> {
    const pass = { passJson: this.#open(pkpass), lastModified: undefined, isRegistered: false };
    this.passes.set(pass.passJson.serialNumber, pass);
    return pass;
  }

  /** Adds a .pkpass and registers for its updates. @returns the status of the registration and the serial number */
  async install(pkpass: Uint8Array): Promise<{ status: number; serial: string }> {
    const { passTypeIdentifier, serialNumber } = this.add(pkpass).passJson;
    const { status } = await this.register(serialNumber);
    // Assumed: a tag says nothing of a file that came from elsewhere, and may be older than the list.
    this.#tags.delete(passTypeIdentifier);
    this.#installed += 1;
    return { status, serial: serialNumber };
  }

  /** Backs up passes, and what the phone has been told of them. */
  backUp(): Backup<Json> {
    return { passes: [...this.passes].map(([serial, pass]) => [serial, { ...pass }]), tags: [...this.#tags] };
  }

  /** Restores a backup in place of all passes; a restored phone then registers again, with another push token. */
  restore({ passes, tags }: Backup<Json>): void {
    this.passes.clear();
    for (const [serial, pass] of passes) this.passes.set(serial, { ...pass });
    this.#tags.clear();
    for (const [type, tag] of tags) this.#tags.set(type, tag);
    this.#installed += 1;
  }

  /** Registers for updates of a pass; phones repeat this at any time. */
  async register(serial: string, pushToken = this.pushToken): Promise<PhoneAnswer> {
    this.pushToken = pushToken;
    const pass = this.#pass(serial);
    const more = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ pushToken }) };
    const answer = await this.#authorized(pass, 'POST', this.#registration(pass), more);
    pass.isRegistered = answer.status === 200 || answer.status === 201;
    return answer;
  }

  /** Switches off the updates of a pass, which stays. */
  async unregister(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    return (await this.#authorized(pass, 'DELETE', this.#registration(pass))).status;
  }

  /** Removes a pass, like its passenger. */
  remove(serial: string): Promise<number> {
    const answered = this.unregister(serial);
    this.passes.delete(serial);
    return answered;
  }

  /**
   * Handles a push, which has no content, after those before: requests the list of changes since the last one and
   * fetches them.
   * @returns the listed serial numbers, with the status of each fetch
   */
  onPush(passTypeIdentifier: string): Promise<Record<string, number>> {
    const update = this.#updated.then(() => this.#fetchChanged(passTypeIdentifier));
    this.#updated = update.catch(() => {});
    return update;
  }

  /** Requests the list of changed passes, without using the answer. */
  async list(passTypeIdentifier: string, tag = this.#tags.get(passTypeIdentifier)): Promise<PhoneAnswer> {
    const pass = this.#anyOf(passTypeIdentifier);
    if (pass === undefined) throw new Error('Not installed');
    const query = tag === undefined ? '' : `?passesUpdatedSince=${encodeURIComponent(tag)}`;
    return this.#untilAnswered(pass, `${this.#registrations(pass)}${query}`, { method: 'GET', headers: {} });
  }

  /** Fetches a pass unless the phone has this version. @returns the status */
  async fetch(serial: string): Promise<number> {
    const pass = this.#pass(serial);
    const answer = await this.request(serial, 'GET');
    if (answer.status !== 200) return answer.status;
    const passJson = this.#open(pkpassOf(answer));
    if (passJson.serialNumber !== serial || passJson.authenticationToken !== pass.passJson.authenticationToken)
      throw new Error('Wallet refuses a pass that has become another one');
    pass.passJson = passJson;
    pass.lastModified = answer.headers.get('last-modified') ?? undefined;
    return 200;
  }

  /** Requests a pass, by default in the way it does after a push. */
  request(serial: string, method: string, headers: Record<string, string> = {}): Promise<PhoneAnswer> {
    const pass = this.#pass(serial);
    const condition = pass.lastModified === undefined ? {} : { 'if-modified-since': pass.lastModified };
    const path = `passes/${encodeURIComponent(pass.passJson.passTypeIdentifier)}/${percentEncoded(serial)}`;
    return this.#authorized(pass, method, path, { headers: { ...condition, ...headers } });
  }

  async #fetchChanged(passTypeIdentifier: string): Promise<Record<string, number>> {
    if (this.#anyOf(passTypeIdentifier) === undefined) return {};
    const installed = this.#installed;
    const { status, body } = await this.list(passTypeIdentifier);
    if (status === 204 || isFailure(status)) return {};
    const { lastUpdated, serialNumbers } = JSON.parse(body.toString());
    if (status !== 200 || typeof lastUpdated !== 'string') throw new Error('Wallet ignores such a list');
    const fetched: Record<string, number> = {};
    for (const serial of serialNumbers) if (this.passes.has(serial)) fetched[serial] = await this.fetch(serial);
    // Passes that were not fetched, or were installed meanwhile, are listed again.
    if (installed === this.#installed && !Object.values(fetched).some(isFailure))
      this.#tags.set(passTypeIdentifier, lastUpdated);
    return fetched;
  }

  #authorized(pass: HeldPass<Json>, method: string, path: string, more: Partial<PhoneRequest> = {}) {
    const headers = { authorization: `ApplePass ${pass.passJson.authenticationToken}`, ...more.headers };
    return this.#untilAnswered(pass, path, { ...more, method, headers });
  }

  async #untilAnswered({ passJson }: HeldPass<Json>, path: string, request: PhoneRequest): Promise<PhoneAnswer> {
    const { pause, send } = this.#options;
    for (let failures = 1; ; failures++) {
      const answer = await send(`${passJson.webServiceURL}/v1/${path}`, request);
      const pausing = isFailure(answer.status) ? pause?.(failures) : undefined;
      if (pausing === undefined) return answer;
      await pausing;
    }
  }

  #open(pkpass: Uint8Array): Json {
    return (this.#options.open ?? passJsonIn<Json>)(pkpass);
  }

  #anyOf(passTypeIdentifier: string): HeldPass<Json> | undefined {
    return [...this.passes.values()].find(({ passJson }) => passJson.passTypeIdentifier === passTypeIdentifier);
  }

  #registrations({ passJson }: HeldPass<Json>): string {
    return `devices/${encodeURIComponent(this.id)}/registrations/${encodeURIComponent(passJson.passTypeIdentifier)}`;
  }

  #registration(pass: HeldPass<Json>): string {
    return `${this.#registrations(pass)}/${percentEncoded(pass.passJson.serialNumber)}`;
  }

  #pass(serial: string): HeldPass<Json> {
    const pass = this.passes.get(serial);
    if (pass === undefined) throw new Error('Not installed');
    return pass;
  }
}

const isFailure = (status: number) => status === 429 || status >= 500;

/** Encodes every character, as phones may: the service decodes. */
function percentEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
