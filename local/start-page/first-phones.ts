import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DrawnPhones } from '../../browser/start-page/live.ts';
import { type Html, html } from '../../lambdas/pages/html.ts';
import { drawAppleFront, drawAppleNotice } from '../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../lambdas/pages/phones/drawing.ts';
import { drawGoogleCard } from '../../lambdas/pages/phones/google-phone.ts';
import type { FlightClass, FlightObject } from '../../lambdas/pages/phones/google-texts.ts';
import { Phone, type Send } from '../../world/phones/phone.ts';
import { type PassJson, passJsonIn } from '../../world/phones/pkpass.ts';
import type { GoogleService } from '../../world/wallets/google.ts';
import { readJson, writeAtomically } from '../basics/files.ts';
import { phoneAgent } from './observed.ts';
import type { RunningStack } from './running-stack.ts';
import type { Timeline } from './timeline.ts';

interface Options {
  readonly dataDirectory: string;
  readonly stack: RunningStack;
  readonly google: GoogleService;
  readonly timeline: Timeline;
  readonly now: () => number;
}

/** The file that the iPhone has, kept so that it has it after a restart, too. */
interface Kept {
  readonly firstPassUrl: string;
  readonly pkpass: string;
}

/** The first pass on an iPhone and an Android phone: stand-ins that know of it only what the service has given them. */
export class FirstPhones {
  readonly #options: Options;
  readonly #iPhone: Phone<PassJson>;
  #pkpass: Uint8Array | undefined;
  #before: Uint8Array | undefined;
  #adding: Promise<void> | undefined;
  /** Grows with each change of the drawings. */
  version = 0;

  constructor(options: Options) {
    this.#options = options;
    const { firstPassUrl } = options.stack.demoTemplate;
    this.#iPhone = new Phone({
      id: phoneAgent,
      pushToken: createHash('sha256').update(firstPassUrl).digest('hex'),
      send: this.#send,
      open: (pkpass) => {
        this.#before = this.#pkpass;
        this.#pkpass = pkpass;
        return passJsonIn(pkpass);
      },
    });
    const kept = readJson<Kept>(this.#file);
    if (kept?.firstPassUrl === firstPassUrl) this.#iPhone.add(Buffer.from(kept.pkpass, 'base64'));
  }

  hasToken(pushToken: string): boolean {
    return pushToken === this.#iPhone.pushToken;
  }

  /** Adds the pass to both wallets, as a passenger would; does nothing where it is. @throws if the service refuses. */
  add(): Promise<void> {
    this.#adding ??= this.#add().finally(() => {
      this.#adding = undefined;
    });
    return this.#adding;
  }

  async #add(): Promise<void> {
    const { timeline, stack } = this.#options;
    const address = this.#here(stack.demoTemplate.firstPassUrl);
    if (this.#pkpass === undefined) {
      const { body } = await this.#send(`${address}/pass.pkpass`, { method: 'GET', headers: {} });
      const { status } = await this.#iPhone.install(body);
      if (status >= 300) {
        this.#pkpass = undefined;
        throw new Error(`The iPhone could not register for updates: the service answered ${status}.`);
      }
      this.#keep();
      timeline.add({ of: 'phone', text: 'The iPhone has added the pass and registered for its updates' });
    }
    if (this.#inGoogle() === undefined) {
      const { headers } = await fetch(`${address}/walletb`, { redirect: 'manual' });
      const saved = await fetch(this.#here(headers.get('location') ?? address), {
        method: 'POST',
        body: 'event=save',
        redirect: 'manual',
      });
      if (saved.status !== 303)
        throw new Error(`Google’s stand-in could not save the pass: it answered ${saved.status}.`);
      timeline.add({ of: 'phone', text: 'The Android phone has saved the pass' });
    }
    this.changed();
  }

  /** The drawings may differ from now on. */
  changed(): void {
    this.version += 1;
  }

  /** Handles a push to the iPhone. */
  async notified(): Promise<void> {
    const { timeline } = this.#options;
    try {
      const [pass] = [...this.#iPhone.passes.values()];
      const fetched = Object.values(await this.#iPhone.onPush(pass?.passJson.passTypeIdentifier ?? ''));
      if (!fetched.includes(200)) return;
      this.#keep();
      this.changed();
      timeline.add({ of: 'phone', text: 'The iPhone has fetched the pass and shows it', step: 'fetched' });
    } catch {
      timeline.add({ of: 'phone', text: 'The iPhone could not fetch the pass' });
    }
  }

  /** Both phones, each without a pass until it has one. */
  drawn(): DrawnPhones {
    const phone = { now: new Date(this.#options.now()) };
    const [google, pkpass, before] = [this.#inGoogle(), this.#pkpass, this.#before];
    const iPhone = pkpass && [before && drawAppleNotice(before, pkpass, phone), drawAppleFront(pkpass, phone)];
    const android = google && [drawGoogleCard({ ...google, pictures: this.#picturesOf(google) }, phone)];
    const screens = [
      ['iPhone', iPhone],
      ['Android phone', android],
    ] as const;
    const drawings = [iPhone, android].flatMap((each) => each ?? []).filter((each) => each !== undefined);
    return {
      markup: screens
        .map(([name, shown]) => screenOf(name, shown))
        .map(({ markup }) => markup)
        .join(''),
      styles: [...new Set(drawings.flatMap(({ styles }) => styles))].join(''),
    };
  }

  get #file(): string {
    return path.join(this.#options.dataDirectory, 'start-page-phone.json');
  }

  #keep(): void {
    const { firstPassUrl } = this.#options.stack.demoTemplate;
    const pkpass = Buffer.from(this.#pkpass ?? []).toString('base64');
    writeAtomically(this.#file, JSON.stringify({ firstPassUrl, pkpass } satisfies Kept));
  }

  /** Class and object, if a passenger has saved the pass: the object's id ends with Apple's serial number. */
  #inGoogle() {
    const { google } = this.#options;
    const [serial = ''] = this.#iPhone.passes.keys();
    const object = google.all('flightObject').find(({ id, hasUsers }) => hasUsers && String(id).endsWith(`.${serial}`));
    const flightClass = object && google.find('flightClass', object.classId);
    return flightClass && ({ flightClass, flightObject: object } as unknown as InGoogle);
  }

  /** Pictures of the service by their addresses, each at this server. */
  #picturesOf(pass: InGoogle): Record<string, string> {
    const own = [...JSON.stringify(pass).matchAll(/"uri":"([^"]+\.png)"/g)].map(([, uri = '']) => uri);
    return Object.fromEntries(
      own.filter((uri) => URL.canParse(uri)).map((uri) => [uri, new URL(uri).pathname] as const),
    );
  }

  /** An address below the public one, as it is reached on this machine. */
  #here(address: string): string {
    const { pathname, search } = new URL(address);
    return this.#options.stack.url + pathname + search;
  }

  readonly #send: Send = async (address, { headers, ...request }) => {
    const answer = await fetch(this.#here(address), { ...request, headers: { ...headers, 'user-agent': phoneAgent } });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
}

interface InGoogle {
  readonly flightClass: FlightClass;
  readonly flightObject: FlightObject;
}

function screenOf(name: string, drawings: readonly (Drawing | undefined)[] | undefined): Html {
  const shown = drawings
    ? drawings.map((each) => each?.html)
    : html`<p class="quiet">The pass is not on this phone yet.</p>`;
  return html`<section class="phone" aria-label="${name}"><h3>${name}</h3>${shown}</section>`;
}
