import type { AppleCertificate } from '../../ports/accounts.ts';
import type { AppleWallet, PkpassInput } from '../../ports/apple-wallet.ts';
import { checkValidity, readCertificate } from './certificate.ts';
import { CmsSigner, type SigningCredentials } from './cms-signature.ts';
import { CommonStart } from './deflate.ts';
import { pkpassImages, stripImage } from './images.ts';
import { manifestEntry, manifestOf } from './manifest.ts';
import { passJsonOf } from './pass-json.ts';
import { type ZipEntries, zipArchive, zipEntries } from './zip.ts';

interface Signing {
  readonly credentials: SigningCredentials;
  readonly signer: CmsSigner;
  readonly start: CommonStart;
}

interface PreparedImages {
  readonly manifestEntries: readonly string[];
  readonly manifestStart: CommonStart;
  readonly zipEntries: ZipEntries;
}

/** Cache size: template versions with prepared images, at most 4.5 MB each, typically 0.1 MB. */
const preparedVersions = 16;

/**
 * Builds passes with Node's own cryptography only. Work shared by the passes of a certificate or a template version is
 * done once, so that a pass costs little more than its RSA signature.
 */
export class NativeBuilder implements AppleWallet {
  readonly #signing = new WeakMap<AppleCertificate, Signing>();
  /** LRU cache by imagesKey, least recently used first. */
  readonly #images = new Map<string, PreparedImages>();

  async checkCertificate(certificate: AppleCertificate, at: Date): Promise<void> {
    this.#signingOf(certificate, at);
  }

  async build(input: PkpassInput): Promise<Uint8Array> {
    const { signer, start } = this.#signingOf(input.certificate, input.signedAt);
    const images = this.#imagesOf(input);
    const own = [{ name: 'pass.json', data: Buffer.from(JSON.stringify(passJsonOf(input))) }, ...stripImage(input)];
    const manifest = manifestOf([...images.manifestEntries, ...own.map(manifestEntry)]);
    const signature = signer.sign(manifest, input.signedAt);
    const files = [
      ...own,
      { name: 'manifest.json', data: manifest, deflated: images.manifestStart.deflated(manifest) },
      { name: 'signature', data: signature, deflated: start.deflated(signature) },
    ];
    return zipArchive(images.zipEntries, zipEntries(files, images.zipEntries.content.length));
  }

  #signingOf(certificate: AppleCertificate, at: Date): Signing {
    let signing = this.#signing.get(certificate);
    if (signing === undefined) {
      const credentials = readCertificate(certificate);
      const signer = new CmsSigner(credentials);
      signing = { credentials, signer, start: new CommonStart(signer.commonStart) };
      this.#signing.set(certificate, signing);
    }
    checkValidity(signing.credentials, at);
    return signing;
  }

  #imagesOf({ imagesKey, images }: PkpassInput): PreparedImages {
    const prepared = this.#images.get(imagesKey) ?? prepareImages(images);
    this.#images.delete(imagesKey);
    this.#images.set(imagesKey, prepared);
    for (const oldest of this.#images.keys()) {
      if (this.#images.size <= preparedVersions) break;
      this.#images.delete(oldest);
    }
    return prepared;
  }
}

function prepareImages(images: PkpassInput['images']): PreparedImages {
  const files = pkpassImages(images);
  const manifestEntries = files.map(manifestEntry);
  // Without the closing brace, before which the pass's own files come.
  const manifestStart = new CommonStart(manifestOf(manifestEntries).subarray(0, -1));
  return { manifestEntries, manifestStart, zipEntries: zipEntries(files) };
}
