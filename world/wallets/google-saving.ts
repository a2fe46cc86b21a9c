import type { Chance } from '../time/chance.ts';
import type { Clock } from '../time/clock.ts';
import type { GoogleService } from './google.ts';
import { type Resource, refusalOf } from './google-rules.ts';
import type { GoogleSigner } from './google-signer.ts';

/** Content of the JWT of a save link. Source: Google Wallet, Google Wallet API JWT. */
export interface SavePayload {
  readonly flightClasses?: readonly Resource[];
  readonly flightObjects?: readonly Resource[];
}

/** An object with its class. */
export interface Saving {
  readonly object: Resource;
  readonly flightClass: Resource;
}

interface Services {
  readonly google: GoogleService;
  readonly signer: GoogleSigner;
  readonly clock: Pick<Clock, 'now'>;
  /** Source of nonces. */
  readonly chance: Chance;
}

/** Validity of a callback, ms. */
const callbackTtlMs = 60 * 60 * 1_000;

/** The save page at pay.google.com: what a link saves, and the callbacks to the service. */
export class GoogleSaving {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Resolves a link's objects and classes, creating embedded ones that do not exist. @returns a message if it is invalid. */
  resolve({ flightClasses = [], flightObjects = [] }: SavePayload): readonly Saving[] | string {
    const { google } = this.#services;
    const refusal =
      flightClasses.map((each) => refusalOf('flightClass', each)).find(Boolean) ??
      flightObjects.map((each) => refusalOf('flightObject', each)).find(Boolean);
    if (refusal) return refusal;
    for (const each of flightClasses) google.find('flightClass', each.id) ?? google.put('flightClass', each);
    const savings: Saving[] = [];
    for (const object of flightObjects) {
      const existing = google.find('flightObject', object.id);
      const isWhole = Object.keys(object).length > 2;
      // The class of an existing object is its own: Google does not document another one in a link.
      const flightClass = google.find('flightClass', (existing ?? object).classId);
      if (!flightClass) return 'There is no such class.';
      if (!existing && !isWhole) return 'There is no such object.';
      savings.push({ object: existing ?? google.put('flightObject', object), flightClass });
    }
    return savings.length > 0 ? savings : 'There is no such class.';
  }

  /** The callback about a save or a deletion, and its address. */
  callback({ object, flightClass }: Saving, eventType: 'save' | 'del') {
    const { clock, chance, signer } = this.#services;
    const [issuerId = ''] = String(object.id).split('.');
    const body = signer.sign(issuerId, {
      classId: object.classId,
      objectId: object.id,
      eventType,
      expTimeMillis: clock.now() + callbackTtlMs,
      count: 1,
      nonce: chance.bytes(16).toString('hex'),
    });
    const { url = '' } = (flightClass.callbackOptions ?? {}) as { url?: string };
    return { url, body };
  }

  /** Adds a passenger's save to the object, or takes it away. Source: Google Wallet REST reference, FlightObject, hasUsers. */
  complete({ object }: Saving, event: 'save' | 'del'): void {
    const current = this.#services.google.find('flightObject', object.id);
    if (current && (event === 'save' || current.hasUsers))
      this.#services.google.put('flightObject', { ...current, hasUsers: event === 'save' });
  }
}
