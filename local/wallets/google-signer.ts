import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '../basics/files.ts';

const protocolVersion = 'ECv2SigningOnly';
const sender = 'GooglePayPasses';

/** Later than any time to which the local clock may be moved. */
const keyExpiration = String(Date.parse('2100-01-01T00:00:00Z'));

/**
 * Signs callbacks as Google does, with its own root key. Source: Google Wallet, "Verify the signature".
 */
export class GoogleSigner {
  readonly #root: KeyObject;

  /** @param file where the root key is stored. */
  constructor(file: string) {
    if (!existsSync(file)) writeAtomically(file, newKey().export({ type: 'pkcs8', format: 'pem' }));
    this.#root = createPrivateKey(readFileSync(file));
  }

  /** The answer of https://pay.google.com/gp/m/issuer/keys. */
  get rootKeys() {
    return { keys: [{ keyValue: publicValue(this.#root), protocolVersion, keyExpiration }] };
  }

  /** The body of a callback. */
  sign(issuerId: string, message: object): string {
    const intermediate = newKey();
    const signedKey = JSON.stringify({ keyValue: publicValue(intermediate), keyExpiration });
    const signedMessage = JSON.stringify(message);
    return JSON.stringify({
      signature: signed(intermediate, sender, issuerId, protocolVersion, signedMessage),
      intermediateSigningKey: { signedKey, signatures: [signed(this.#root, sender, protocolVersion, signedKey)] },
      protocolVersion,
      signedMessage,
    });
  }
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;

const publicValue = (key: KeyObject) =>
  createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }).toString())
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

function signed(key: KeyObject, ...texts: string[]): string {
  const data = Buffer.concat(
    texts.flatMap((text) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(Buffer.byteLength(text));
      return [length, Buffer.from(text)];
    }),
  );
  return sign('sha256', data, key).toString('base64');
}
