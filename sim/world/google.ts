import { retryPolicies } from '../../lambdas/context/google-wallet.ts';
import type { GoogleWallet, PassIds, WalletCallbacks } from '../../lambdas/ports/wallets.ts';
import { GoogleCallbacks } from '../../lambdas/wallets/google/google-callbacks.ts';
import { GoogleWalletApi } from '../../lambdas/wallets/google/google-wallet-api.ts';
import { objectId, parseObjectSuffix, parseResourceId } from '../../lambdas/wallets/google/ids.ts';
import { type GoogleAnswer, type GoogleNotification, GoogleService } from '../../world/wallets/google.ts';
import { requestOf, responseOf } from '../../world/wallets/google-fetch.ts';
import type { Resource } from '../../world/wallets/google-rules.ts';
import { GoogleSaving } from '../../world/wallets/google-saving.ts';
import { GoogleSigner } from '../../world/wallets/google-signer.ts';
import { environment, issuerId } from './environment.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/**
 * Shares of objects by what Google does with another class, which it does not document: a third each
 * (docs/decisions/google-objects.md#an-object-moves-or-is-replaced).
 */
const modes = ['class-moved', 'class-kept', 'class-refused'] as const;
const modeOf = (passKey: string) => modes[passKey.charCodeAt(0) % modes.length];

/** Ids of a class or an object of ours without the issuer's. */
const suffixOf = (id: unknown) => parseResourceId(id)?.suffix ?? '';

/** A template's id or a pass's key. */
const keyOf = (id: unknown) => parseObjectSuffix(suffixOf(id)).passKey;

/** An object of a pass, as Google Wallet has it. */
export interface StoredObject extends PassIds {
  /** Another object has taken its place, and it is inactive and empty. */
  readonly isReplaced: boolean;
  readonly resource: Resource;
}

function storedObject(resource: Resource): StoredObject {
  const isReplaced = resource.state === 'INACTIVE' && resource.passengerName === '-';
  return {
    ...parseObjectSuffix(suffixOf(resource.id)),
    templateId: suffixOf(resource.classId),
    isReplaced,
    resource,
  };
}

/** A message on lock screens, with the template's id or the pass's key. */
export interface Notification extends GoogleNotification {
  readonly atMs: number;
  readonly step: number;
  /** Step at which the worker began that sends it. */
  readonly startStep: number;
}

class Busy extends Error {}

/** Source: Google APIs, error reasons. */
const busy: GoogleAnswer = { status: 503, body: { error: { code: 503, errors: [{ reason: 'backendError' }] } } };

/** Instead of RS256, which takes real time: a JWT of the same length. */
const unsigned = async (_issuer: unknown, claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${'A'.repeat(342)}`;

/** Google Wallet in process: each request of the service's own clients is a call that the scheduler decides about. */
export class SimulatedGoogle {
  readonly #world: World;
  readonly #signer = new GoogleSigner();
  readonly #service = new GoogleService({
    rootKeys: this.#signer.rootKeys,
    strikes: (fault, id) => fault === modeOf(suffixOf(id)),
  });
  readonly #saving: GoogleSaving;
  /** The process whose request has its effect. */
  #process: Process | undefined;
  onNotification: (notification: Notification) => void = () => {};

  constructor(world: World) {
    this.#world = world;
    const clock = { now: () => world.nowMs };
    this.#saving = new GoogleSaving({ google: this.#service, signer: this.#signer, clock, chance: world.chance });
    this.#service.onNotification = (notification) => this.#notify(notification);
  }

  classOf(templateId: string): Resource | undefined {
    return this.#service.find('flightClass', `${issuerId}.${templateId}`);
  }

  objectOf({ passKey, number }: Pick<PassIds, 'passKey' | 'number'>): StoredObject | undefined {
    const resource = this.#service.find('flightObject', objectId(issuerId, passKey, number));
    return resource && storedObject(resource);
  }

  objects(): readonly StoredObject[] {
    return this.#service.all('flightObject').map(storedObject);
  }

  of(process: Process, kind: keyof typeof retryPolicies): GoogleWallet {
    return new GoogleWalletApi({
      ...retryPolicies[kind],
      // Some give up at once: otherwise a failure after all attempts would be rare.
      attempts: this.#world.chance.is(0.5) ? 1 : retryPolicies[kind].attempts,
      ...(kind === 'work' && { requestsPerSecond: Number(environment.GOOGLE_RATE) }),
      clock: process.clock,
      fetch: this.#fetchOf(process, false),
      fetchAfresh: this.#fetchOf(process, true),
      saveUrl: 'https://save.example',
      signer: { sign: unsigned },
    });
  }

  callbacksOf(process: Process): WalletCallbacks {
    return new GoogleCallbacks({ clock: process.clock, fetch: this.#fetchOf(process, false) });
  }

  /** Opens a save link. @returns its passes; their objects, or a message if Google does not save them */
  openLink(link: string) {
    const { payload } = JSON.parse(Buffer.from(link.split('.').at(-2) ?? '', 'base64url').toString());
    const savings = this.#saving.resolve(payload);
    const objects = typeof savings === 'string' ? savings : savings.map(({ object }) => storedObject(object));
    return { passKeys: (payload.flightObjects as readonly Resource[]).map(({ id }) => keyOf(id)), objects };
  }

  /** Adds a save to an object, or takes it away. @returns the body of the callback */
  callbackOf({ resource, templateId }: StoredObject, event: 'save' | 'del'): string {
    const saving = { object: resource, flightClass: this.classOf(templateId) ?? {} };
    this.#saving.complete(saving, event);
    return this.#saving.callback(saving, event).body;
  }

  #fetchOf(process: Process, isOnce: boolean) {
    return async (url: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
      const request = requestOf(String(url), init);
      const name = `${request.method} ${/\w+/.exec(request.path.replace('/walletobjects/v1/', ''))}`;
      const apply = () => {
        // The client has given up, and its connection has ended.
        init.signal?.throwIfAborted();
        this.#process = process;
        return this.#service.answer(request);
      };
      const answer = process.call('google', name, apply, () => new Busy(), isOnce);
      return responseOf(
        await answer.catch((error) => {
          if (error instanceof Busy) return busy;
          throw error;
        }),
      );
    };
  }

  #notify(notification: GoogleNotification): void {
    const { nowMs: atMs, step } = this.#world;
    const startStep = this.#process?.invocation?.startStep ?? step;
    this.onNotification({ ...notification, id: keyOf(notification.id), atMs, step, startStep });
  }
}
