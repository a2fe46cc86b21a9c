import {
  type FlightClassInput,
  type FlightObjectInput,
  type GoogleWallet,
  GoogleWalletFailure,
  type PassIds,
  type WalletCallback,
  type WalletCallbacks,
} from '../../lambdas/ports/wallets.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** A class or an object as Google Wallet has it. */
interface Resource<Input> {
  readonly input: Input;
  /** Another object has taken its place, and it is inactive and empty. */
  readonly isReplaced?: boolean;
}

/**
 * Shares of objects by what Google does with another class, which it does not document: a third each
 * (docs/decisions/0224).
 */
const modes = ['moves', 'keeps', 'refuses'] as const;
const modeOf = (passKey: string) => modes[passKey.charCodeAt(0) % modes.length];

type ObjectIds = Pick<PassIds, 'passKey' | 'number'>;

/** Id of an object without the prefix of its issuer. */
const idOf = ({ passKey, number }: ObjectIds) => (number === undefined ? passKey : `${passKey}.${number}`);

/** A message on the lock screens of those who have a class or an object. */
export interface Notification {
  readonly kind: 'class' | 'object';
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  readonly atMs: number;
  readonly step: number;
  /** Step at which the worker began that sends it. */
  readonly startStep: number;
}

/** Google Wallet, by the resources that it stores. */
export class GoogleService {
  readonly #world: World;
  readonly classes = new Map<string, Resource<FlightClassInput>>();
  readonly objects = new Map<string, Resource<FlightObjectInput>>();
  onNotification: (notification: Notification) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  objectOf(ids: ObjectIds): FlightObjectInput | undefined {
    return this.objects.get(idOf(ids))?.input;
  }

  /** The object that wallets show of a pass: of several the last one. */
  shownObject(passKey: string): FlightObjectInput | undefined {
    return [...this.objects.values()].findLast(({ input }) => input.boardingPass.passKey === passKey)?.input;
  }

  of(process: Process): GoogleWallet {
    const refusal = () => new GoogleWalletFailure('busy', 503);
    const call = <Answer>(name: string, apply: () => Answer, isOnce = false) =>
      process.call('google', name, apply, refusal, isOnce);
    const putClass = (input: FlightClassInput) => void this.classes.set(input.templateId, { input });
    const idsOf = ({ boardingPass, number }: FlightObjectInput) => ({ passKey: boardingPass.passKey, number });
    const putObject = (input: FlightObjectInput, hasClass = true) => {
      const ids = idsOf(input);
      const existing = !hasClass || modeOf(ids.passKey) !== 'moves' ? this.objectOf(ids) : undefined;
      this.objects.set(idOf(ids), { input: existing ? { ...input, templateId: existing.templateId } : input });
    };
    const isRefused = (input: FlightObjectInput) => {
      const ids = idsOf(input);
      return modeOf(ids.passKey) === 'refuses' && this.objectOf(ids)?.templateId !== input.templateId;
    };
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
          const isNew = !this.objectOf(idsOf(input));
          if (isNew) putObject(input);
          return isNew;
        }),
      putObject: (_issuer, input) => call('putObject', () => putObject(input)),
      updateObject: async (_issuer, input, { notifies, keepsClass = false }) => {
        const apply = () => {
          if (!this.objectOf(idsOf(input))) return false;
          if (!keepsClass && isRefused(input)) return 'refused';
          putObject(input, !keepsClass);
          if (notifies) this.#notifyOwner(process, input);
          return true;
        };
        const outcome = await call('updateObject', apply, notifies);
        if (outcome === 'refused') throw new GoogleWalletFailure('refused', 400);
        return outcome;
      },
      moveObject: async (_issuer, input, { notifies, replacement }) => {
        const ids = idsOf(input);
        const patched = await call('patchObject', () => {
          if (this.objectOf(ids) === undefined) return 'lost';
          if (isRefused(input)) return 'refused';
          putObject(input);
          return undefined;
        });
        if (patched === 'lost') return 'lost';
        const isMoved =
          patched !== 'refused' &&
          (await call('readObject', () => this.objectOf(ids)?.templateId === input.templateId));
        if (!isMoved) {
          await call('putObject', () => putObject({ ...input, number: replacement }));
          await call('replaceObject', () => this.#replace(ids));
        }
        if (notifies) await call('addMessage', () => this.#notifyOwner(process, input), true);
        return isMoved ? 'moved' : 'replaced';
      },
      endOtherObjects: async (_issuer, { passKey, number }, last) => {
        for (let each = 0; each <= last; each++) {
          const ids = { passKey, number: each || undefined };
          if (ids.number !== number) await call('replaceObject', () => this.#replace(ids));
        }
      },
      saveLink: async (_issuer, passes) => `https://save.example/${passes.map(idOf).join()}`,
      saveLinkWith: async (_issuer, { flightObject }) => `https://save.example/${idOf(idsOf(flightObject))}`,
    };
  }

  #replace(ids: ObjectIds): void {
    const input = this.objectOf(ids);
    if (input === undefined) return;
    const boardingPass = { passKey: ids.passKey } as FlightObjectInput['boardingPass'];
    this.objects.set(idOf(ids), {
      input: { ...input, boardingPass, translations: [], lastNotification: undefined },
      isReplaced: true,
    });
  }

  #notifyOwner(process: Process, { templateId, boardingPass, lastNotification: text }: FlightObjectInput): void {
    this.#notify(process, { kind: 'object', id: boardingPass.passKey, templateId, text });
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
