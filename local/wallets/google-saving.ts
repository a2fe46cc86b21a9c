import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jwtVerify } from 'jose';
import type { GoogleSaving, SavePayload, Saving } from '../../world/wallets/google-saving.ts';
import { type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from '../edge/exchange.ts';

/** Base path of save links; the JWT follows. */
export const savePath = '/_local/walletb/save';

interface Options {
  readonly saving: GoogleSaving;
  /** The service account's key file. */
  readonly serviceAccountFile: string;
  readonly now: () => number;
  /** Whether a callback is sent twice, as it may be. */
  readonly isRepeated?: () => boolean;
}

/**
 * The save page at pay.google.com: shows the passes of a link with buttons that save and remove them, and sends the
 * service the same callbacks as Google.
 */
export class GoogleSavePage {
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
      this.#options.saving.complete(pass, event);
      if (status !== 200) return page(502, 'The service did not take the callback', `Status ${status}`);
    }
    return { status: 303, headers: { location: request.target }, body: Buffer.alloc(0) };
  }

  async #resolve(jwt: string): Promise<readonly Saving[] | string> {
    const { saving, serviceAccountFile, now } = this.#options;
    const { private_key } = JSON.parse(readFileSync(serviceAccountFile, 'utf8')) as { private_key: string };
    const currentDate = new Date(now());
    const verified = await jwtVerify(jwt, createPublicKey(private_key), { audience: 'google', currentDate }).catch(
      () => undefined,
    );
    if (verified?.payload.typ !== 'savetowallet') return 'The JWT is not signed by the service account.';
    return saving.resolve(verified.payload.payload as SavePayload);
  }

  async #sendCallback(pass: Saving, event: 'save' | 'del') {
    const { saving, isRepeated } = this.#options;
    const { url, body } = saving.callback(pass, event);
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function page(status: number, title: string, body: string): EdgeAnswer {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return textAnswer(status, 'text/html; charset=utf-8', `<!doctype html>${head}<h1>${title}</h1>${body}`);
}
