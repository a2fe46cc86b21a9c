import { PKPass } from 'passkit-generator';
import type { AppleCertificate } from '../../ports/accounts.ts';
import type { AppleWallet, PkpassInput } from '../../ports/wallets.ts';
import { checkValidity, readCertificate } from './certificate.ts';
import { pkpassImages, stripImage } from './images.ts';
import { passJsonOf } from './pass-json.ts';

/**
 * Builds passes with the npm package passkit-generator: judges new certificates, and ours in tests, by the same
 * contract. No passenger gets its passes. Source: docs/decisions/code-structure.md#one-builder-in-production.
 *
 * Four things differ in its passes, and phones accept either: it writes relevant and expiration dates in UTC, signs
 * with SHA-1, takes the signing time from the system's clock, and drops the tags that Apple's documentation does not
 * name: the second spelling of the airports' zones. It takes no pass with a featured action whose type Apple's documentation
 * does not name; the trial of a certificate has none.
 */
export class PasskitGeneratorBuilder implements AppleWallet {
  async checkCertificate(certificate: AppleCertificate, at: Date): Promise<void> {
    checkValidity(readCertificate(certificate), at);
  }

  async build(input: PkpassInput): Promise<Uint8Array> {
    const { certificate, signedAt } = input;
    await this.checkCertificate(certificate, signedAt);
    const files = [
      ...pkpassImages(input.images),
      ...stripImage(input),
      { name: 'pass.json', data: Buffer.from(JSON.stringify(passJsonOf(input))) },
    ];
    const pass = new PKPass(Object.fromEntries(files.map(({ name, data }) => [name, Buffer.from(data)])), {
      wwdr: certificate.intermediatePem,
      signerCert: certificate.certificatePem,
      signerKey: certificate.privateKeyPem,
    });
    return pass.getAsBuffer();
  }
}
