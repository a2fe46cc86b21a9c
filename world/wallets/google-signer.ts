import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const protocolVersion = 'ECv2SigningOnly';
const sender = 'GooglePayPasses';

/** Later than any time to which a clock may be moved. */
const keyExpiration = String(Date.parse('2100-01-01T00:00:00Z'));

/**
 * Signs callbacks as Google does, with its own root key. Source: Google Wallet, "Verify the signature".
 */
export class GoogleSigner {
  readonly #root: KeyObject;
  readonly #intermediate = newKey();

  /** @param rootPem a new key by default. */
  constructor(rootPem?: string) {
    this.#root = rootPem === undefined ? newKey() : createPrivateKey(rootPem);
  }

  get rootPem(): string {
    return this.#root.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  /** The answer of https://pay.google.com/gp/m/issuer/keys. */
  get rootKeys() {
    return { keys: [{ keyValue: publicValue(this.#root), protocolVersion, keyExpiration }] };
  }

  /** The body of a callback. */
  sign(issuerId: string, message: object): string {
    const signedKey = JSON.stringify({ keyValue: publicValue(this.#intermediate), keyExpiration });
    const signedMessage = JSON.stringify(message);
    return JSON.stringify({
      signature: signed(this.#intermediate, sender, issuerId, protocolVersion, signedMessage),
      intermediateSigningKey: { signedKey, signatures: [signed(this.#root, sender, protocolVersion, signedKey)] },
      protocolVersion,
      signedMessage,
    });
  }
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;

const publicValue = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

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
