import { GoogleSigner } from '../../../../world/wallets/google-signer.ts';

/** Limits of a callback: lambdas/web/google-callback.ts and lambdas/wallets/google/callback-signature.ts. */
const maxBytes = 16 * 1024;
const maxKeySignatures = 5;

/**
 * A callback that fails only the very last check: well-formed, not expired, with the maximum of five signatures of a
 * long intermediate key, none by a root key of Google's.
 */
export function forgedCallback(issuerId: string, at: Date): string {
  const ids = { classId: `${issuerId}.template`, objectId: `${issuerId}.${'a'.repeat(32)}` };
  const message = { ...ids, eventType: 'save', nonce: 'nonce', expTimeMillis: at.getTime() + 60_000 };
  const callback = JSON.parse(new GoogleSigner().sign(issuerId, message));
  const { signedKey, signatures } = callback.intermediateSigningKey;
  const withPadding = (padding: string) =>
    JSON.stringify({
      ...callback,
      intermediateSigningKey: {
        signedKey: JSON.stringify({ ...JSON.parse(signedKey), padding }),
        signatures: Array(maxKeySignatures).fill(signatures[0]),
      },
    });
  return withPadding('x'.repeat(maxBytes - Buffer.byteLength(withPadding('')) - 16));
}
