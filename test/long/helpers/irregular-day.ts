import type { RecordedPush } from '../../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import type { LocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { local, passTime } from '../../helpers/stack-calls.ts';
import { type Chapter, chaptersOf, pasteChapter } from './pasted-chapters.ts';

/** The chapters with commands; the first makes the flight. */
export const chapters = chaptersOf('docs/irregular-operations.md');

/** Changed parts of what each wallet is sent, by chapter; `npm run screenshots` writes it. */
export const sentOnTheDay = 'test/vectors/irregular-day.json';

type Json = Readonly<Record<string, unknown>>;

/** A passenger of the document, with the pass on a phone and in Google Wallet. */
interface Passenger {
  readonly installUrl: string;
  readonly phone: Iphone;
  readonly pushToken: string;
}

export type Pictured = Awaited<ReturnType<IrregularDay['pictured']>>;

const passType = 'pass.com.example.boardingpass';

/** Runs the document's commands on a local stack, chapter by chapter, like pasted into one shell. */
export class IrregularDay {
  readonly #stack: LocalStack;
  readonly #folder: string;
  readonly #passengers: Passenger[] = [];
  /** Google's resources in their last version, by address. */
  readonly #sent = new Map<string, Json>();

  constructor(stack: LocalStack, folder: string) {
    this.#stack = stack;
    this.#folder = folder;
  }

  /** Runs the first chapter, whose passengers install their passes. */
  async begin(): Promise<void> {
    const answers = this.#paste(chapters[0]);
    const refused = answers.find(({ status }) => status !== 'success');
    if (refused) throw new Error(JSON.stringify(refused));
    for (const { 'pass-install-url': url } of answers) if (url !== undefined) await this.#board(String(url));
    await passTime(this.#stack, 1);
    this.#keep(await this.#google());
  }

  /** The pass and the page of a passenger, by their place in the first chapter. */
  async pictured(place: number) {
    const { installUrl } = this.#passengers[place] ?? { installUrl: '' };
    return { installUrl, pkpass: await bytesOf(installUrl) };
  }

  async carryOut(chapter: Chapter) {
    const [pushed, requested] = [(await this.#pushes()).length, (await this.#google()).length];
    const answers = this.#paste(chapter);
    // Phones fetch within seconds: who has not after a minute is pushed to again.
    await passTime(this.#stack, 5);
    const passenger = this.#passengers[(await this.#pushesSince(pushed)).findIndex((count) => count > 0)];
    if (passenger === undefined) throw new Error(`${chapter.title}: no phone was told`);
    const before = passJsonOf(passenger.phone);
    for (const { phone } of this.#passengers) await phone.onPush(passType);
    // Time beyond the second round of a fan-out, which must notify nobody again.
    await passTime(this.#stack, 145);
    const pushes = await this.#pushesSince(pushed);
    const requests = (await this.#google()).slice(requested);
    const patches = requests.filter(({ method }) => method === 'PATCH');
    const ofClass = patches.filter(({ path }) => path.includes('/flightClass/'));
    // Google gets the objects in any order.
    const ofObject = patches.filter(({ path }) => path.endsWith(`.${serialOf(passenger.phone)}`));
    const last = ofClass.at(-1) ?? ofObject.at(-1);
    const { id, ...sent } = withoutNulls(last?.body) as Json;
    const inGoogleWallet = withoutIds(changedParts(this.#sent.get(String(id)), sent));
    this.#keep(patches);
    return {
      answers,
      /** Number of pushes to each passenger's phone. */
      pushes,
      classPatches: ofClass.length,
      objectPatches: patches.length - ofClass.length,
      /** Changed parts of pass.json of the first notified passenger. */
      inAppleWallet: changedParts(before, passJsonOf(passenger.phone)),
      /** Changed parts of the last request about the flight, or else about the first notified passenger's pass. */
      inGoogleWallet,
      ...(await this.pictured(this.#passengers.indexOf(passenger))),
    };
  }

  #keep(requests: readonly RecordedRequest[]): void {
    for (const { body } of requests) {
      const { id, ...sent } = withoutNulls(body) as Json;
      this.#sent.set(String(id), sent);
    }
  }

  #paste(chapter: Chapter | undefined): readonly Json[] {
    return chapter ? pasteChapter(this.#stack, this.#folder, chapter) : [];
  }

  async #board(installUrl: string): Promise<void> {
    const pushToken = Buffer.from(`irregular-${this.#passengers.length}`).toString('hex');
    const phone = iphone({ id: pushToken, pushToken });
    await phone.install(await bytesOf(installUrl));
    const click = await fetch(`${installUrl}/walletb`, { redirect: 'manual' });
    await fetch(click.headers.get('location') ?? '', { method: 'POST', body: 'event=save', redirect: 'manual' });
    this.#passengers.push({ installUrl, phone, pushToken });
  }

  /** Numbers of pushes to each passenger's phone, after the first so many of all. */
  async #pushesSince(count: number): Promise<readonly number[]> {
    const paths = (await this.#pushes()).slice(count).map(({ path }) => path);
    return this.#passengers.map(({ pushToken }) => paths.filter((path) => path.endsWith(pushToken)).length);
  }

  async #pushes(): Promise<readonly RecordedPush[]> {
    return (await local<RecordedPush[]>(this.#stack, 'apns')).filter(({ status }) => status === 200);
  }

  async #google(): Promise<readonly RecordedRequest[]> {
    const all = await local<RecordedRequest[]>(this.#stack, 'walletb');
    return all.filter(({ path }) => path.startsWith('/walletobjects/'));
  }
}

const bytesOf = async (installUrl: string) =>
  new Uint8Array(await (await fetch(`${installUrl}/pass.pkpass`)).arrayBuffer());

const serialOf = ({ passes }: Iphone) => [...passes.keys()][0];

const passJsonOf = ({ passes }: Iphone) => [...passes.values()][0]?.passJson;

/** Changes between two values: an object's changed fields, with null for a removed one; a list's new entries. */
function changedParts(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = before.map((entry) => JSON.stringify(entry));
    return after.filter((entry) => !known.includes(JSON.stringify(entry)));
  }
  if (!isObject(before) || !isObject(after)) return after;
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, changedParts(before[name], after[name] ?? null)]));
}

/** Hides ids of classes, which contain a new template's id each time. */
const withoutIds = (parts: unknown): unknown =>
  JSON.parse(JSON.stringify(parts), (name, value) => (name === 'classId' ? '…' : value));

/** Removes nulls, which in a PATCH stand for fields that the first request did not have. */
const withoutNulls = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) => {
    const entries = isObject(value) ? Object.entries(value).filter(([, each]) => each !== null) : undefined;
    return entries ? Object.fromEntries(entries) : value;
  });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
