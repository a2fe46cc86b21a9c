import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { isRecord, recordIn } from '../../domain/text/json.ts';

const protocolVersion = 'ECv2SigningOnly';
const sender = 'GooglePayPasses';

/** Signatures of the intermediate key. Google sends one, and more while it rotates its root key. */
const maxKeySignatures = 5;

/** A root key in Google's published form. */
export interface RootKey {
  readonly keyValue: string;
  readonly protocolVersion: string;
  /** Milliseconds since 1970, as text. */
  readonly keyExpiration?: string | undefined;
}

/** A well-formed callback whose signatures are not verified yet. */
export interface SignedCallback {
  readonly signature: string;
  readonly signedKey: string;
  readonly keySignatures: readonly string[];
  readonly signedMessage: string;
}

/** @returns undefined for anything malformed. */
export function readCallback(body: string): SignedCallback | undefined {
  const { protocolVersion: version, signature, signedMessage, intermediateSigningKey: key } = recordIn(body);
  const { signedKey, signatures: keySignatures } = isRecord(key) ? key : {};
  const isWhole =
    version === protocolVersion &&
    typeof signature === 'string' &&
    typeof signedMessage === 'string' &&
    typeof signedKey === 'string' &&
    Array.isArray(keySignatures) &&
    keySignatures.length <= maxKeySignatures &&
    keySignatures.every((each) => typeof each === 'string');
  return isWhole ? { signature, signedMessage, signedKey, keySignatures } : undefined;
}

/**
 * True if Google has signed the message for this issuer: a root key signed the intermediate key, and that one the
 * message, each over the strings exactly as received. The endpoint is public: cheap checks come before any signature
 * verification. Source: Google Wallet, "Verify the signature"; Tink, PaymentMethodTokenRecipient, ECv2SigningOnly.
 */
export function isSignedByGoogle(
  { signature, signedKey, keySignatures, signedMessage }: SignedCallback,
  { rootKeys, issuerId, at }: { rootKeys: readonly RootKey[]; issuerId: string; at: Date },
): boolean {
  const { keyValue, keyExpiration } = recordIn(signedKey);
  if (isExpired(keyExpiration, at)) return false;
  const key = publicKeyOf(keyValue);
  if (key === undefined) return false;
  const ofKey = lengthValues(sender, protocolVersion, signedKey);
  const roots = rootKeys
    .filter((root) => root.protocolVersion === protocolVersion && !isExpired(root.keyExpiration, at))
    .flatMap(({ keyValue }) => publicKeyOf(keyValue) ?? []);
  if (!roots.some((root) => keySignatures.some((each) => isSigned(ofKey, each, root)))) return false;
  return isSigned(lengthValues(sender, issuerId, protocolVersion, signedMessage), signature, key);
}

/** Each text preceded by its length in bytes (4 bytes, little-endian). */
function lengthValues(...texts: string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(Buffer.byteLength(text));
      return [length, Buffer.from(text)];
    }),
  );
}

/** ECDSA on P-256 with SHA-256; the signature is DER in base64. */
function isSigned(data: Buffer, signature: string, key: KeyObject): boolean {
  return verify('sha256', data, { key, dsaEncoding: 'der' }, Buffer.from(signature, 'base64'));
}

function publicKeyOf(keyValue: unknown): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(String(keyValue), 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A missing or unreadable expiration counts as expired. */
function isExpired(keyExpiration: unknown, at: Date): boolean {
  return !(Number(keyExpiration) > at.getTime());
}
