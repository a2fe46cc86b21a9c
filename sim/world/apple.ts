import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import type { BoardingPass } from '../../lambdas/domain/shown/boarding-pass.ts';
import type { ApplePush, AppleWallet } from '../../lambdas/ports/wallets.ts';
import type { Invocation, Process } from './process.ts';
import type { World } from './world.ts';

/** A .pkpass of the simulation: what it shows, neither zipped nor signed. */
export interface PassFile {
  readonly boardingPass: BoardingPass;
  /** A message of the flight, in each of its languages. */
  readonly texts?: readonly unknown[] | undefined;
  readonly token: string;
}

export const simulatedBuilder: AppleWallet = {
  checkCertificate: async () => {},
  build: async ({ boardingPass, inLanguages, settings }) => {
    const messages = inLanguages?.ofTemplate().map((each) => each.boardingPass.messages);
    const texts = messages?.map(([first]) => first?.html);
    return Buffer.from(JSON.stringify({ boardingPass, texts, token: settings.authenticationToken } satisfies PassFile));
  },
};

/**
 * Contents of a pass as a passenger sees them, for comparison; words of ours are the same as long as the language is.
 */
export const asSeen = ({ boardingPass, texts }: Pick<PassFile, 'boardingPass' | 'texts'>) =>
  JSON.stringify({ boardingPass: { ...boardingPass, wording: undefined }, texts });

/** A push that Apple has accepted. */
export interface AcceptedPush {
  readonly token: string;
  readonly step: number;
  readonly invocation: Invocation;
  /** Registrations that the worker read for the push's message. */
  readonly read: readonly Registration[];
  /** False if the worker gets no answer of Apple. */
  readonly isAnswered: boolean;
}

/** Longest delay of a push that is late, ms. */
const longestDelayMs = 120_000;

/** Apple's push service: it knows tokens of devices, and delivers what it accepts at least once. */
export class PushService {
  readonly #world: World;
  /** Called when a push reaches a device. */
  readonly devices = new Map<string, () => void>();
  onAccepted: (push: AcceptedPush) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  /** @param read the registrations of a message, when they have been read. */
  of(process: Process, read: readonly Registration[]): ApplePush {
    return { push: (token) => process.call('apns', 'push', () => this.#accept(token, process, read)) };
  }

  #accept(token: string, { invocation }: Process, read: readonly Registration[]): boolean {
    const device = this.devices.get(token);
    if (device === undefined) return false;
    if (invocation)
      this.onAccepted({ token, step: this.#world.step, invocation, read, isAnswered: this.#world.isAnswered });
    const { chance, faults } = this.#world;
    this.#world.after(faults.strikes('push-late') ? chance.below(longestDelayMs) : chance.below(200), device);
    return true;
  }
}
