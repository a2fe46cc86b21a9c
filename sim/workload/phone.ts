import { createHash } from 'node:crypto';
import { waitMs } from '../../world/phones/delays.ts';
import { sendInProcess } from '../../world/phones/in-process.ts';
import { type Backup, Phone, type Send } from '../../world/phones/phone.ts';
import { asSeen, type PassFile } from '../world/apple.ts';
import { textIn } from '../world/bodies.ts';
import { passTypeId } from '../world/environment.ts';
import { open } from './client.ts';
import type { Workload } from './known.ts';
import { checkTimetable } from './timetable.ts';

/**
 * Habits of phones, by the share of cases. That a phone gives up a refused request is Apple's ("PassKit Web Service Reference":
 * after several attempts), and so is that a push may not arrive ("Local and Remote Notification Programming Guide": best effort).
 * Assumed are the shares, and that no phone misses more than two changes or refused requests in a row: it can be reached.
 */
const habits = { ignores: 0.4, givesUp: 0.3, restores: 0.5, mostMissed: 2 } as const;

/** Attempts at a request, within which the service has answered, and the longest pause between two, ms. */
const attempts = 40;
const longestMs = 60_000;

/** A passenger's phone, which judges what the service sends. */
export class PassengersPhone extends Phone<PassFile> {
  readonly #workload: Workload;
  /** Pushes and refused requests that it has let go, one after the other. */
  #missed = 0;
  /** True after it gave up a request, until it has asked again for what it missed. */
  hasGivenUp = false;
  /** True while it lies in a drawer, switched off. */
  isAway = false;
  /** True when it misses nothing any more. */
  #isAttentive = false;
  /** Apple has a push for it: the last one is stored (APNs, "Quality of Service, Store-and-Forward, and Coalesced Notifications"). */
  #isPushStored = false;
  #backup: Backup<PassFile> | undefined;
  /** Messages on its lock screen, by pass and text: how often each was shown. */
  readonly #shown = new Map<string, number>();
  /** Passes as it has fetched them, by pass and what they show. */
  readonly #fetched = new Set<string>();
  onShown: (serial: string, text: string, times: number) => void = () => {};

  constructor(workload: Workload, number: number) {
    const { chance, universe } = workload;
    super({
      ...{ id: `device-${number}`, pushToken: '', send: judgedSend(workload) },
      open: (pkpass) => readPass(workload, pkpass),
      pause: (failures) => {
        if (this.#givesUp()) return undefined;
        if (failures === attempts) workload.fail('it comes to rest', `device-${number} gets no answer`);
        return failures < attempts ? universe.world.sleep(waitMs(failures, chance.next(), longestMs)) : undefined;
      },
    });
    this.#workload = workload;
    this.#renewToken();
  }

  /** Device id as the service stores it. */
  get hashedId(): string {
    return createHash('sha256').update(this.id).digest('base64url');
  }

  /** Downloads a pass from its link, registers for it and fetches what is newer. */
  async addFrom(link: string): Promise<void> {
    const pkpass = await this.#download(link);
    if (pkpass === undefined) return;
    const shown = new Map([...this.passes.keys()].map((serial) => [serial, this.#messageOf(serial)]));
    const { serial } = await this.install(pkpass);
    // A file kept from before a change takes the pass on this phone back, and its message is news again.
    if (shown.get(serial) !== this.#messageOf(serial)) this.#forgetMessages(serial);
    await this.refresh();
  }

  /** Gets another push token, now and then as it is restored from its last backup, and sends it to the service. */
  async comeBack(): Promise<void> {
    if (this.#backup && this.#workload.chance.is(habits.restores)) {
      this.restore(this.#backup);
      this.#shown.clear();
    }
    this.#backup = this.backUp();
    this.#renewToken();
    for (const serial of [...this.passes.keys()]) await this.register(serial);
  }

  /** Requests the list of changed passes, as when its owner pulls it down. */
  async refresh(): Promise<void> {
    const missed = this.#missed;
    await this.onPush(passTypeId);
    if (this.#missed !== missed) return;
    this.#missed = 0;
    this.hasGivenUp = false;
  }

  /** Puts the phone into a drawer, or takes it out: Apple then delivers the push that it has stored. */
  async putAway(isAway: boolean): Promise<void> {
    this.isAway = isAway;
    if (isAway || !this.#isPushStored) return;
    this.#isPushStored = false;
    this.#missed = habits.mostMissed;
    await this.refresh();
  }

  /** Fetches a pass, and shows its message if that has changed. */
  override async fetch(serial: string): Promise<number> {
    const before = this.#messageOf(serial);
    const status = await super.fetch(serial);
    const [text, pass] = [this.#messageOf(serial), this.passes.get(serial)];
    if (status === 200 && pass) this.#fetched.add(`${serial} ${asSeen(pass.passJson)}`);
    if (status === 200 && text && text !== before) {
      const times = (this.#shown.get(`${serial} ${text}`) ?? 0) + 1;
      this.#shown.set(`${serial} ${text}`, times);
      this.onShown(serial, text, times);
    }
    return status;
  }

  /** True if it has fetched a pass that shows this; a file from a link is not fetched. */
  hasFetched(serial: string, shown: string): boolean {
    return this.#fetched.has(`${serial} ${shown}`);
  }

  /** Misses nothing from now on, and asks for what it has missed: after the flight has left nothing is pushed again. */
  async attend(): Promise<void> {
    this.#isAttentive = true;
    if (this.#missed > 0) await this.refresh();
  }

  #messageOf(serial: string): string | undefined {
    return this.passes.get(serial)?.passJson.boardingPass.lastNotification;
  }

  #forgetMessages(serial: string): void {
    for (const shown of [...this.#shown.keys()]) if (shown.startsWith(`${serial} `)) this.#shown.delete(shown);
  }

  get #mayMiss(): boolean {
    return !this.#isAttentive && this.#missed < habits.mostMissed;
  }

  async #onPush(): Promise<void> {
    if (this.isAway) this.#isPushStored = true;
    else if (this.#mayMiss && this.#workload.chance.is(habits.ignores)) this.#missed += 1;
    else await this.refresh();
  }

  #givesUp(): boolean {
    const givesUp = this.#mayMiss && this.#workload.chance.is(habits.givesUp);
    if (!givesUp) return false;
    this.#missed += 1;
    this.hasGivenUp = true;
    return true;
  }

  #renewToken(): void {
    const { universe, next } = this.#workload;
    const { phones } = universe.apple;
    phones.delete(this.pushToken);
    this.pushToken = `token-${next()}`;
    phones.set(this.pushToken, () => {
      this.#onPush().catch((error) => {
        universe.world.failure ??= error;
      });
    });
  }

  async #download(link: string): Promise<Buffer | undefined> {
    const { universe } = this.#workload;
    const cached = textIn(universe.aws.bucket, `i/${link}/pass.pkpass`);
    if (cached !== undefined) return Buffer.from(cached);
    const answer = await open(universe, 'GET', `/i/${link}/pass.pkpass`);
    return answer?.statusCode === 200 ? Buffer.from(answer.body ?? '', 'base64') : undefined;
  }
}

function readPass(workload: Workload, pkpass: Uint8Array): PassFile {
  const file = JSON.parse(Buffer.from(pkpass).toString()) as PassFile;
  const states = workload.history.passes.get(file.serialNumber) ?? [];
  const templates = new Set(states.map(({ item }) => item.templateId));
  checkTimetable(workload, file.boardingPass.day?.originalBoardingTime, ...templates);
  return file;
}

function judgedSend(workload: Workload): Send {
  const send = sendInProcess((...request) => open(workload.universe, ...request));
  return async (url, request) => {
    const answer = await send(url, request);
    const [before, after] = [request.headers['if-modified-since'], answer.headers.get('last-modified')];
    if (before !== undefined && after !== null && Date.parse(after) < Date.parse(before))
      workload.fail('no version on a phone goes back', `${url}: ${after}`);
    return answer;
  };
}
