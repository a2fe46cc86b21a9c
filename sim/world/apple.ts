import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import type { BoardingPass } from '../../lambdas/domain/shown/boarding-pass.ts';
import type { ApplePush, AppleWallet } from '../../lambdas/ports/wallets.ts';
import type { PassJson } from '../../world/phones/pkpass.ts';
import { PushService } from '../../world/wallets/apple-push.ts';
import type { Invocation, Process } from './process.ts';
import type { World } from './world.ts';

/** A .pkpass of the simulation: what it shows, neither zipped nor signed. */
export interface PassFile extends PassJson {
  readonly boardingPass: BoardingPass;
  /** A message of the flight, in each of its languages. */
  readonly texts?: readonly unknown[] | undefined;
}

export const simulatedBuilder: AppleWallet = {
  checkCertificate: async () => {},
  build: async ({ boardingPass, inLanguages, settings, certificate }) => {
    const messages = inLanguages?.ofTemplate().map((each) => each.boardingPass.messages);
    const file: PassFile = {
      ...{ webServiceURL: settings.webServiceUrl, authenticationToken: settings.authenticationToken },
      ...{ passTypeIdentifier: certificate.passTypeId, serialNumber: boardingPass.passKey, boardingPass },
      texts: messages?.map(([first]) => first?.html),
    };
    return Buffer.from(JSON.stringify(file));
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
  /** Registrations whose pushes the message repeats. */
  readonly again: readonly Registration[];
  /** False if the worker gets no answer of Apple. */
  readonly isAnswered: boolean;
}

/** Apple's push service as the workers of the service call it. */
export class PushesInProcess extends PushService {
  readonly #world: World;
  onAccepted: (push: AcceptedPush) => void = () => {};

  constructor(world: World) {
    super(world);
    this.#world = world;
  }

  /** @param message the registrations of a message, when they have been read. */
  of(process: Process, message: Pick<AcceptedPush, 'read' | 'again'>): ApplePush {
    return { push: (token) => process.call('apns', 'push', () => this.#push(token, process, message)) };
  }

  #push(token: string, { invocation }: Process, message: Pick<AcceptedPush, 'read' | 'again'>): boolean {
    const { step, isAnswered } = this.#world;
    const isAccepted = this.accepts(token);
    if (isAccepted && invocation) this.onAccepted({ token, step, invocation, ...message, isAnswered });
    return isAccepted;
  }
}
