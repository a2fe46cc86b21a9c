import { type StdioOptions, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RecordedPush } from '../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../local/wallets/recorded-request.ts';
import { Iphone } from './iphone.ts';
import type { LocalStack } from './local-stack.ts';
import { type OpenedPkpass, openPkpass } from './pkpass.ts';
import { local, passTime } from './stack-calls.ts';

export const irregularOperations = 'docs/irregular-operations.md';

/** A part of the document, from its heading to the next. */
export interface Chapter {
  readonly title: string;
  /** Commands to paste. */
  readonly commands: string;
  readonly text: string;
}

/** The chapters with commands; the first makes the flight. */
export const chapters: readonly Chapter[] = readFileSync(irregularOperations, 'utf8')
  .split(/^(?=## )/m)
  .map((text) => ({
    title: /^## (.*)$/m.exec(text)?.[1] ?? '',
    commands: [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join(''),
    text,
  }))
  .filter(({ commands }) => commands !== '');

type Json = Readonly<Record<string, unknown>>;

/** A passenger of the document, with the pass on a phone and in Google Wallet. */
interface Passenger {
  readonly installUrl: string;
  readonly phone: Iphone;
  readonly pushToken: string;
}

/** Results of a chapter. */
export interface Outcome extends Pictured {
  readonly answers: readonly Json[];
  /** Number of pushes to each passenger's phone. */
  readonly pushes: readonly number[];
  readonly classPatches: number;
  readonly objectPatches: number;
  /** Changed parts of pass.json of the first notified passenger. */
  readonly inAppleWallet: unknown;
  /** Changed parts of the last request about the flight, or else about the first notified passenger's pass. */
  readonly inGoogleWallet: unknown;
}

export interface Pictured {
  readonly pkpass: OpenedPkpass;
  readonly installUrl: string;
}

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
    for (const { 'pass-install-url': url } of answers) if (url !== undefined) await this.#board(String(url));
    await passTime(this.#stack, 1);
    this.#keep(await this.#google());
  }

  /** The pass and the page of a passenger, by their place in the first chapter. */
  async pictured(place: number): Promise<Pictured> {
    const { installUrl } = this.#passengers[place] ?? { installUrl: '' };
    return { installUrl, pkpass: openPkpass(await bytesOf(installUrl)) };
  }

  async carryOut(chapter: Chapter): Promise<Outcome> {
    const [pushed, requested] = [(await this.#pushes()).length, (await this.#google()).length];
    const answers = this.#paste(chapter);
    // Time beyond the second round of a fan-out, which must notify nobody again.
    await passTime(this.#stack, 150);
    const paths = (await this.#pushes()).slice(pushed).map(({ path }) => path);
    const pushes = this.#passengers.map(({ pushToken }) => paths.filter((path) => path.endsWith(pushToken)).length);
    const [passenger] = this.#passengers.filter((_, place) => (pushes[place] ?? 0) > 0);
    if (passenger === undefined) throw new Error(`${chapter.title}: no phone was told`);
    const before = passJsonOf(passenger.phone);
    for (const { phone } of this.#passengers) await phone.onPush(passType);
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
      ...{ answers, pushes, classPatches: ofClass.length, objectPatches: patches.length - ofClass.length },
      inAppleWallet: changedParts(before, passJsonOf(passenger.phone)),
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

  /** Runs a chapter in a shell, whose variables and functions are saved in a file for the next. */
  #paste(chapter: Chapter | undefined): Json[] {
    const keep = '{ declare -p BASE KEY RUN TEMPLATE; declare -f api id flight; } > shell';
    const script = `if [ -f shell ]; then . ./shell; fi\n${chapter?.commands}\n${keep}`;
    const env = { ...process.env, BASE: this.#stack.url, KEY: this.#stack.apiKey };
    // bash with a socket as input would believe itself a remote shell, and read the settings of interactive ones.
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    const { stdout, stderr, status } = spawnSync('bash', ['-euc', script], {
      ...{ cwd: this.#folder, env, encoding: 'utf8', stdio },
    });
    if (status !== 0 || stderr !== '') throw new Error(`${chapter?.title}: ${status} ${stderr}`);
    const lines = stdout.trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  }

  async #board(installUrl: string): Promise<void> {
    const pushToken = Buffer.from(`irregular-${this.#passengers.length}`).toString('hex');
    const phone = new Iphone({ id: pushToken, pushToken });
    await phone.install(await bytesOf(installUrl));
    const click = await fetch(`${installUrl}/walletb`, { redirect: 'manual' });
    await fetch(click.headers.get('location') ?? '', { method: 'POST', body: 'event=save', redirect: 'manual' });
    this.#passengers.push({ installUrl, phone, pushToken });
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
