import { createPublicKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jwtVerify } from 'jose';
import { hourMs } from '../../lambdas/domain/time/durations.ts';
import { type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from '../edge/exchange.ts';
import type { GoogleStandIn, Resource } from './google.ts';
import { refusalOf } from './google-refusals.ts';
import type { GoogleSigner } from './google-signer.ts';

/** Base path of save links; the JWT follows. */
export const savePath = '/_local/walletb/save';

interface Payload {
  readonly flightClasses?: readonly Resource[];
  readonly flightObjects?: readonly Resource[];
}

interface Options {
  readonly google: GoogleStandIn;
  readonly signer: GoogleSigner;
  /** The service account's key file. */
  readonly serviceAccountFile: string;
  readonly now: () => number;
  /** Whether a callback is sent twice, as it may be. */
  readonly isRepeated?: () => boolean;
}

/** Validity of a callback, ms. */
const callbackTtlMs = hourMs;

/** An object with its class. */
interface Saving {
  readonly object: Resource;
  readonly flightClass: Resource;
}

/**
 * Stand-in for the save page at pay.google.com: shows the passes of a link with buttons that save and remove them, and
 * sends the service the same callbacks as Google.
 */
export class GoogleSaving {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async answer(request: EdgeRequest): Promise<EdgeAnswer> {
    const passes = await this.#resolve(pathOf(request.target).slice(savePath.length + 1));
    if (typeof passes === 'string') return page(400, 'This link saves nothing', escaped(passes));
    if (request.method !== 'POST') return page(200, 'Google Wallet, locally', shown(passes));
    const event = request.body.toString() === 'event=save' ? 'save' : 'del';
    for (const pass of passes) {
      const { status } = await this.#sendCallback(pass, event);
      if (event === 'save' || pass.object.hasUsers)
        this.#options.google.keep('flightObject', saved(pass.object, event));
      if (status !== 200) return page(502, 'The service did not take the callback', `Status ${status}`);
    }
    return { status: 303, headers: { location: request.target }, body: Buffer.alloc(0) };
  }

  /** Resolves a JWT's objects and classes, creating embedded ones that do not exist. @returns a message if it is invalid. */
  async #resolve(jwt: string): Promise<readonly Saving[] | string> {
    const { google, serviceAccountFile, now } = this.#options;
    const { private_key } = JSON.parse(readFileSync(serviceAccountFile, 'utf8')) as { private_key: string };
    const currentDate = new Date(now());
    const verified = await jwtVerify(jwt, createPublicKey(private_key), { audience: 'google', currentDate }).catch(
      () => undefined,
    );
    if (verified?.payload.typ !== 'savetowallet') return 'The JWT is not signed by the service account.';
    const { flightClasses = [], flightObjects = [] } = verified.payload.payload as Payload;
    const refusal = [...flightClasses, ...flightObjects].map(refusalOf).find(Boolean);
    if (refusal) return refusal;
    for (const each of flightClasses) google.find('flightClass', each.id) ?? google.keep('flightClass', each);
    const passes: Saving[] = [];
    for (const object of flightObjects) {
      const existing = google.find('flightObject', object.id);
      const isWhole = Object.keys(object).length > 2;
      const flightClass = google.find('flightClass', object.classId);
      if (!flightClass) return 'There is no such class.';
      if (!existing && !isWhole) return 'There is no such object.';
      passes.push({ object: existing ?? google.keep('flightObject', object), flightClass });
    }
    return passes.length > 0 ? passes : 'There is no such class.';
  }

  async #sendCallback({ object, flightClass }: Saving, eventType: 'save' | 'del') {
    const { signer, now, isRepeated } = this.#options;
    const [issuerId = ''] = String(object.id).split('.');
    const body = signer.sign(issuerId, {
      classId: object.classId,
      objectId: object.id,
      eventType,
      expTimeMillis: now() + callbackTtlMs,
      count: 1,
      nonce: randomUUID(),
    });
    const { url = '' } = (flightClass.callbackOptions ?? {}) as { url?: string };
    const send = () => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (isRepeated?.()) await send();
    return send();
  }
}

function shown(passes: readonly Saving[]): string {
  const button = (event: string, text: string) => `<button name="event" value="${event}">${text}</button>`;
  const each = passes.map(
    ({ object, flightClass }) => `<p>${object.hasUsers ? 'Saved' : 'Not saved'}</p>
<h2>Object</h2><pre>${escaped(JSON.stringify(object, null, 2))}</pre>
<h2>Class</h2><pre>${escaped(JSON.stringify(flightClass, null, 2))}</pre>`,
  );
  return `<form method="post">${button('save', 'Save')} ${button('del', 'Remove')}</form>${each.join('')}`;
}

/** Source: Google Wallet REST reference, FlightObject, hasUsers. */
const saved = (object: Resource, event: 'save' | 'del'): Resource => ({ ...object, hasUsers: event === 'save' });

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function page(status: number, title: string, body: string): EdgeAnswer {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return textAnswer(status, 'text/html; charset=utf-8', `<!doctype html>${head}<h1>${title}</h1>${body}`);
}
