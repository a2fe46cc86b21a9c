import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { AppleCertificate } from '../../ports/accounts.ts';
import type { AppleWallet, PkpassInput } from '../../ports/wallets.ts';
import { checkValidity, type ReadCertificate, readCertificate } from './certificate.ts';
import { CmsSigner } from './cms-signature.ts';
import { type PkpassFile, pkpassImages, stripImage } from './images.ts';
import { passJsonOf } from './pass-json.ts';
import { passStrings, type StringTables, stringsFiles, templateStrings } from './strings.ts';
import { CommonStart, type ZipFile, zipArchive } from './zip.ts';

interface Signing {
  readonly credentials: ReadCertificate;
  readonly signer: CmsSigner;
  readonly start: CommonStart;
}

/** Files that are the same in many passes. */
interface PreparedFiles {
  readonly manifestEntries: readonly string[];
  readonly manifestStart: CommonStart;
  readonly archive: Buffer;
}

interface PreparedVersion {
  readonly images: readonly PkpassFile[];
  readonly strings: StringTables;
  /** Images and texts. */
  readonly files: PreparedFiles;
}

/** Cache size: template versions with prepared files, at most 4.5 MB each, typically 0.1 MB. */
const preparedVersions = 16;

/** The level of zlib that takes the least CPU; level 6 would save 6 % of pass.json. */
const fastest = { level: 1 };

/**
 * Builds passes with Node's own cryptography only. Work shared by the passes of a certificate or a template version is
 * done once, so that a pass costs little more than its RSA signature.
 */
export class NativeBuilder implements AppleWallet {
  readonly #signing = new WeakMap<AppleCertificate, Signing>();
  /** LRU cache by imagesKey, least recently used first. */
  readonly #versions = new Map<string, PreparedVersion>();

  async checkCertificate(certificate: AppleCertificate, at: Date): Promise<void> {
    this.#signingOf(certificate, at);
  }

  async build(input: PkpassInput): Promise<Uint8Array> {
    const { signer, start } = this.#signingOf(input.certificate, input.signedAt);
    const prepared = this.#filesOf(input);
    const passJson = Buffer.from(JSON.stringify(passJsonOf(input)));
    const passFile: ZipFile = { name: 'pass.json', data: passJson, deflated: deflateRawSync(passJson, fastest) };
    const own = [passFile].concat(stripImage(input));
    const manifest = manifestOf(prepared.manifestEntries.concat(own.map(manifestEntry)));
    const signature = signer.sign(manifest, input.signedAt);
    const files = own.concat(
      { name: 'manifest.json', data: manifest, deflated: prepared.manifestStart.deflated(manifest) },
      { name: 'signature', data: signature, deflated: start.deflated(signature) },
    );
    return zipArchive(files, prepared.archive);
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

  #filesOf(input: PkpassInput): PreparedFiles {
    const { images, strings, files } = this.#versionOf(input);
    const own = passStrings(input, strings);
    return own ? prepare([...images, ...stringsFiles(own, input)]) : files;
  }

  #versionOf(input: PkpassInput): PreparedVersion {
    const { imagesKey } = input;
    const prepared = this.#versions.get(imagesKey) ?? prepareVersion(input);
    this.#versions.delete(imagesKey);
    this.#versions.set(imagesKey, prepared);
    for (const oldest of this.#versions.keys()) {
      if (this.#versions.size <= preparedVersions) break;
      this.#versions.delete(oldest);
    }
    return prepared;
  }
}

function prepareVersion(input: PkpassInput): PreparedVersion {
  const images = pkpassImages(input.images);
  const strings = templateStrings(input);
  const texts = stringsFiles(strings, input).map((file) => ({ ...file, deflated: deflateRawSync(file.data) }));
  return { images, strings, files: prepare([...images, ...texts]) };
}

function prepare(files: readonly ZipFile[]): PreparedFiles {
  const manifestEntries = files.map(manifestEntry);
  // Up to the hash of pass.json, the first of the pass's own files; without the closing brace.
  const manifestStart = new CommonStart(manifestOf([...manifestEntries, '"pass.json":"']).subarray(0, -1));
  return { manifestEntries, manifestStart, archive: zipArchive(files) };
}

/**
 * A line of manifest.json: the file's name and the SHA-1 of its content in lower-case hex.
 * Source: Apple, Wallet Developer Guide, Signing and Compressing the Pass. The manifest itself is protected by the
 * SHA-256 in its signature.
 */
export function manifestEntry({ name, data }: PkpassFile): string {
  return `"${name}":"${hash('sha1', data, 'hex')}"`;
}

/** manifest.json, with an entry for every file except itself and the signature. */
export function manifestOf(entries: readonly string[]): Buffer {
  return Buffer.from(`{${entries.join(',')}}`);
}
