import { createHmac } from 'node:crypto';
import type { IdempotencySecret } from '../ports/identity.ts';
import { open, seal } from './aes-gcm.ts';

/** Values derived from the 32 secret bytes of one Idempotency-Key of one account. */
export class DerivedIdempotencySecret implements IdempotencySecret {
  readonly keyHash: string;
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
    this.keyHash = this.#derive('name').toString('hex');
  }

  hash(request: string): string {
    return this.#derive('request', request).toString('hex');
  }

  seal(answer: string): string {
    return seal(answer, this.#derive('answer'), this.keyHash);
  }

  open(sealed: string): string {
    return open(sealed, this.#derive('answer'), this.keyHash);
  }

  #derive(...purpose: string[]): Buffer {
    return createHmac('sha256', this.#secret).update(purpose.join('\0')).digest();
  }
}
