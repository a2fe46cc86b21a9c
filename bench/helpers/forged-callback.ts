import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const protocolVersion = 'ECv2SigningOnly';
const keyExpiration = String(Date.parse('2100-01-01T00:00:00Z'));
/** Limits of a callback: lambdas/web/google-callback.ts and lambdas/wallets/google/callback-signature.ts. */
const maxBytes = 16 * 1024;
const maxKeySignatures = 5;

/**
 * A callback that fails only the very last check: well-formed, not expired, with the maximum of five signatures of a
 * long intermediate key, none by a root key.
 */
export function forgedCallback(issuerId: string, at: Date): string {
  const forger = newKey();
  const signatures = Array.from({ length: maxKeySignatures }, (_, n) => signed(forger, `${n}`));
  const signedMessage = JSON.stringify({
    classId: `${issuerId}.template`,
    objectId: `${issuerId}.${'a'.repeat(32)}`,
    eventType: 'save',
    nonce: 'nonce',
    expTimeMillis: at.getTime() + 60_000,
  });
  const withPadding = (padding: string) =>
    JSON.stringify({
      signature: signed(forger, signedMessage),
      intermediateSigningKey: {
        signedKey: JSON.stringify({ keyValue: keyValueOf(newKey()), keyExpiration, padding }),
        signatures,
      },
      protocolVersion,
      signedMessage,
    });
  return withPadding('x'.repeat(maxBytes - Buffer.byteLength(withPadding('')) - 16));
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

const keyValueOf = ({ publicKey }: { publicKey: KeyObject }) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const signed = ({ privateKey }: { privateKey: KeyObject }, text: string) =>
  sign('sha256', Buffer.from(text), privateKey).toString('base64');
