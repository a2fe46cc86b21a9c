import { createHmac } from 'node:crypto';
import type { IdempotencySecret } from '../ports/runtime.ts';
import { open, seal } from './aes-gcm.ts';

/** Values derived from the 32 secret bytes of one Idempotency-Key of one account. */
export function idempotencySecretOf(secret: Uint8Array): IdempotencySecret {
  const derive = (...purpose: string[]) => createHmac('sha256', secret).update(purpose.join('\0')).digest();
  const keyHash = derive('name').toString('hex');
  return {
    keyHash,
    hash: (request) => derive('request', request).toString('hex'),
    seal: (answer) => seal(answer, derive('answer'), keyHash),
    open: (sealed) => open(sealed, derive('answer'), keyHash),
    ofRow: (row) => idempotencySecretOf(derive('row', String(row))),
  };
}
