import { PKPass } from 'passkit-generator';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import type { AppleWallet, PkpassInput } from '../../lambdas/ports/apple-wallet.ts';
import { checkValidity, readCertificate } from '../../lambdas/wallets/apple/certificate.ts';
import { pkpassImages, stripImage } from '../../lambdas/wallets/apple/images.ts';
import { passJsonOf } from '../../lambdas/wallets/apple/pass-json.ts';

/**
 * Builds passes with the npm package passkit-generator: the oracle of ours, by the same contract.
 *
 * Four things differ in its passes, and phones accept either: it writes relevant and expiration dates in UTC, signs
 * with SHA-1, takes the signing time from the system's clock, and drops the tags that Apple's documentation does not
 * name: the second spelling of the airports' zones.
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
