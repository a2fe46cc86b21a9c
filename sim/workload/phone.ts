import { createHash } from 'node:crypto';
import type { PassFile } from '../world/apple.ts';
import { passTypeId } from '../world/environment.ts';
import { open } from './client.ts';
import type { Workload } from './known.ts';
import { checkTimetable } from './timetable.ts';

/** A pass on a phone. */
interface HeldPass {
  readonly passKey: string;
  shown: PassFile;
  /** Last-Modified of this version. */
  lastModified: string;
  isRegistered: boolean;
}

const attempts = 40;
const service = '/passkit/v1';

/** An iPhone: it registers for its passes, and fetches them when it is notified. */
export class Phone {
  readonly deviceId: string;
  readonly #workload: Workload;
  readonly held = new Map<string, HeldPass>();
  pushToken = '';
  #tag = '';
  /** Passes that were ever added. */
  #added = 0;
  #isNotified = false;
  #isFetching = false;

  constructor(workload: Workload, number: number) {
    this.#workload = workload;
    this.deviceId = `device-${number}`;
    this.#newToken();
  }

  /** Device id as the service stores it. */
  get hashedId(): string {
    return createHash('sha256').update(this.deviceId).digest('base64url');
  }

  /** Downloads a pass from its link and registers for it. */
  async add(link: string): Promise<void> {
    const shown = await this.#download(link);
    if (shown === undefined) return;
    const { passKey } = shown.boardingPass;
    const pass = { passKey, shown, lastModified: '', isRegistered: false };
    this.held.set(passKey, pass);
    await this.#register(pass);
    // A file may be of a moment ago (docs/decisions/0018): earlier fetches do not count any more.
    this.#tag = '';
    this.#added += 1;
    await this.fetchUpdates();
  }

  /** Removes a pass, and repeats the request until the service has answered. */
  async remove(passKey: string): Promise<void> {
    const pass = this.held.get(passKey);
    if (pass === undefined) return;
    this.held.delete(passKey);
    await this.#untilAnswered(() => this.#request('DELETE', this.#registrationOf(passKey), pass));
  }

  /** Gets another push token, as after a restore, and sends it to the service. */
  async comeBack(): Promise<void> {
    this.#newToken();
    for (const pass of [...this.held.values()]) await this.#register(pass);
  }

  /** Requests the list of changed passes, as when its owner pulls it down. */
  async fetchUpdates(): Promise<void> {
    this.#isNotified = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    while (this.#isNotified) {
      this.#isNotified = false;
      await this.#untilAnswered(() => this.#fetchOnce());
    }
    this.#isFetching = false;
  }

  #newToken(): void {
    const { devices } = this.#workload.universe.apple;
    devices.delete(this.pushToken);
    this.pushToken = `token-${this.#workload.next()}`;
    devices.set(this.pushToken, () => void this.fetchUpdates());
  }

  async #download(link: string): Promise<PassFile | undefined> {
    const { universe } = this.#workload;
    const cached = universe.aws.bucket.text(`i/${link}/pass.pkpass`);
    if (cached !== undefined) return JSON.parse(cached) as PassFile;
    const answer = await open(universe, 'GET', `/i/${link}/pass.pkpass`);
    if (answer?.statusCode !== 200) return undefined;
    return this.#shownIn(answer);
  }

  #shownIn({ body = '' }: { readonly body?: string | undefined }): PassFile {
    const shown = JSON.parse(Buffer.from(body, 'base64').toString()) as PassFile;
    const { day, passKey } = shown.boardingPass;
    const states = this.#workload.history.passes.get(passKey) ?? [];
    checkTimetable(this.#workload, day?.originalBoardingTime, ...new Set(states.map(({ item }) => item.templateId)));
    return shown;
  }

  async #register(pass: HeldPass): Promise<void> {
    const answered = await this.#untilAnswered(() =>
      this.#request('POST', this.#registrationOf(pass.passKey), pass, JSON.stringify({ pushToken: this.pushToken })),
    );
    pass.isRegistered = answered === 200 || answered === 201;
  }

  #registrationOf(passKey: string): string {
    return `${service}/devices/${this.deviceId}/registrations/${passTypeId}/${passKey}`;
  }

  /** @returns the status; undefined without an answer. */
  async #request(method: string, target: string, { shown }: HeldPass, body = ''): Promise<number | undefined> {
    const headers = { authorization: `ApplePass ${shown.token}` };
    return (await open(this.#workload.universe, method, target, { headers, body }))?.statusCode;
  }

  async #fetchOnce(): Promise<number | undefined> {
    const { universe } = this.#workload;
    const added = this.#added;
    const target = `${service}/devices/${this.deviceId}/registrations/${passTypeId}?passesUpdatedSince=${this.#tag}`;
    const list = await open(universe, 'GET', target);
    if (list?.statusCode !== 200) return list?.statusCode;
    const { lastUpdated, serialNumbers } = JSON.parse(list.body ?? '') as UpdatedPasses;
    for (const serial of serialNumbers) {
      const pass = this.held.get(serial);
      const status = pass ? await this.#fetchPass(pass) : 200;
      if (status === undefined || status >= 500) return status;
    }
    // A pass that was added meanwhile is not in it.
    this.#tag = added === this.#added ? lastUpdated : '';
    return 200;
  }

  async #fetchPass(pass: HeldPass): Promise<number | undefined> {
    const headers = { authorization: `ApplePass ${pass.shown.token}`, 'if-modified-since': pass.lastModified };
    const answer = await open(this.#workload.universe, 'GET', `${service}/passes/${passTypeId}/${pass.passKey}`, {
      headers,
    });
    if (answer?.statusCode !== 200) return answer?.statusCode;
    const lastModified = String(answer.headers?.['last-modified']);
    if (this.held.get(pass.passKey) === pass && pass.lastModified !== '')
      if (Date.parse(lastModified) < Date.parse(pass.lastModified))
        this.#workload.fail('no version on a phone goes back', `${pass.passKey} on ${this.deviceId}: ${lastModified}`);
    pass.lastModified = lastModified;
    pass.shown = this.#shownIn(answer);
    return 200;
  }

  /** Repeats a request until the answer is not a failure. */
  async #untilAnswered(request: () => Promise<number | undefined>): Promise<number | undefined> {
    const { chance, universe } = this.#workload;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const status = await request();
      if (status !== undefined && status < 500) return status;
      await universe.world.sleep(chance.between(500, 2_000 * (attempt + 1)));
    }
    this.#workload.fail('it comes to rest', `${this.deviceId} gets no answer`);
    return undefined;
  }
}

interface UpdatedPasses {
  readonly lastUpdated: string;
  readonly serialNumbers: readonly string[];
}
