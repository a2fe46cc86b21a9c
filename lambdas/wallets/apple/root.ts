import type { X509Certificate } from 'node:crypto';
import { CertificateUnusable } from '../../ports/wallets.ts';
import { nameOf, requireValid, validityOf } from './certificate.ts';

/** SHA-256 of Apple Root CA, Apple Root CA - G2 and - G3. Source: docs/decisions/0097-chains-end-at-apples-roots.md */
export const appleRoots: readonly string[] = [
  'b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024',
  'c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050',
  '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179',
];

/**
 * Requires the root that signed an intermediate certificate, and that it is an accepted one: anyone can create a chain
 * with Apple's names, but phones trust only Apple's roots.
 * @param certificates all uploaded ones, in any order.
 * @param accepted SHA-256 of the roots, lower-case hex.
 * @throws CertificateUnusable saying where to get the root, or which root it is.
 */
export function requireRoot(
  intermediate: X509Certificate,
  certificates: readonly X509Certificate[],
  accepted: readonly string[],
  at: Date,
): void {
  const issuers = certificates.filter((each) => each.ca && intermediate.checkIssued(each));
  const root = issuers.find((each) => accepted.includes(sha256Of(each))) ?? issuers[0];
  if (root === undefined)
    throw new CertificateUnusable(
      `The root certificate is missing: get ${nameOf(intermediate.issuer)} from https://www.apple.com/certificateauthority/`,
    );
  const sha256 = sha256Of(root);
  if (!accepted.includes(sha256))
    throw new CertificateUnusable(
      `The root certificate is none of Apple's that this service knows: it is ${nameOf(root.subject)}, SHA-256 ${sha256}`,
    );
  if (!intermediate.verify(root.publicKey))
    throw new CertificateUnusable(`The intermediate certificate was not issued by ${nameOf(root.subject)}`);
  requireValid(validityOf(root, 'root certificate'), at);
}

const sha256Of = ({ fingerprint256 }: X509Certificate) => fingerprint256.replaceAll(':', '').toLowerCase();
