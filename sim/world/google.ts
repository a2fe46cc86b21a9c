import {
  type FlightClassInput,
  type FlightObjectInput,
  type GoogleWallet,
  GoogleWalletFailure,
  type WalletCallback,
  type WalletCallbacks,
} from '../../lambdas/ports/google-wallet.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** A class or an object as Google Wallet has it. */
interface Resource<Input> {
  input: Input;
}

/** A message on the lock screens of those who have a class or an object. */
export interface Notification {
  readonly kind: 'class' | 'object';
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  readonly atMs: number;
  readonly step: number;
  /** When the worker that sends it began. */
  readonly startStep: number;
}

/** Google Wallet, by the resources that it keeps. */
export class GoogleService {
  readonly #world: World;
  readonly classes = new Map<string, Resource<FlightClassInput>>();
  readonly objects = new Map<string, Resource<FlightObjectInput>>();
  onNotification: (notification: Notification) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  of(process: Process): GoogleWallet {
    const refusal = () => new GoogleWalletFailure('busy', 503);
    const call = <Answer>(name: string, apply: () => Answer, isOnce = false) =>
      process.call('google', name, apply, refusal, isOnce);
    const putClass = (input: FlightClassInput) => void this.classes.set(input.templateId, { input });
    const putObject = (input: FlightObjectInput) => void this.objects.set(input.boardingPass.passKey, { input });
    return {
      putClass: (_issuer, input) => call('putClass', () => putClass(input)),
      updateClass: (_issuer, input, { notifies }) => {
        const { templateId, lastNotification: text } = input;
        const apply = () => {
          const exists = this.classes.has(templateId);
          putClass(input);
          if (notifies && exists) this.#notify(process, { kind: 'class', id: templateId, templateId, text });
        };
        return call('updateClass', apply, notifies);
      },
      makeObject: (_issuer, input) =>
        call('makeObject', () => {
          if (!this.objects.has(input.boardingPass.passKey)) putObject(input);
        }),
      putObject: (_issuer, input) => call('putObject', () => putObject(input)),
      updateObject: (_issuer, input, { notifies }) => {
        const { templateId, boardingPass, lastNotification: text } = input;
        const { passKey: id } = boardingPass;
        const apply = () => {
          if (!this.objects.has(id)) return false;
          putObject(input);
          if (notifies) this.#notify(process, { kind: 'object', id, templateId, text });
          return true;
        };
        return call('updateObject', apply, notifies);
      },
      moveObject: (_issuer, input, { notifies }) => {
        const { templateId, boardingPass, lastNotification: text } = input;
        const { passKey: id } = boardingPass;
        const apply = () => {
          if (!this.objects.has(id)) return 'lost';
          putObject(input);
          if (notifies) this.#notify(process, { kind: 'object', id, templateId, text });
          return 'moved';
        };
        return call('moveObject', apply, notifies);
      },
      saveLink: async (_issuer, passes) => `https://save.example/${passes.map(({ passKey }) => passKey).join()}`,
      saveLinkWith: async (_issuer, { flightObject }) => `https://save.example/${flightObject.boardingPass.passKey}`,
    };
  }

  #notify(
    { invocation }: Process,
    {
      text = '',
      ...notification
    }: Pick<Notification, 'kind' | 'id' | 'templateId'> & { readonly text?: string | undefined },
  ) {
    const { nowMs: atMs, step } = this.#world;
    this.onNotification({ ...notification, text, atMs, step, startStep: invocation?.startStep ?? step });
  }
}

/** Callbacks need no signature here. */
export const simulatedCallbacks = (process: Process): WalletCallbacks => ({
  verified: async (body) => {
    const callback = JSON.parse(body) as WalletCallback;
    return callback.expiresAtUtc > process.clock.now().toISOString() ? callback : undefined;
  },
});
