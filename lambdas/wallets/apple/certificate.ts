import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { AppleCertificate, UploadField } from '../../ports/accounts.ts';
import { CertificateUnusable } from '../../ports/wallets.ts';
import type { SigningCredentials } from './cms-signature.ts';

/** Read once, as a certificate parses its dates at each access, which takes a tenth of a pass without its signature. */
interface Validity {
  readonly what: string;
  readonly from: Date;
  readonly to: Date;
}

/** A certificate that can sign, at times when it and its issuer are valid. */
export interface ReadCertificate extends SigningCredentials {
  readonly validities: readonly Validity[];
}

/**
 * Reads a pass type certificate and checks everything that does not depend on time. A pass signed with a certificate
 * that fails these checks does not install, and the phone does not say why.
 * @throws CertificateUnusable with the reason, never with a part of the key.
 */
export function readCertificate(pems: AppleCertificate): ReadCertificate {
  const certificate = readX509(pems.certificatePem, 'pass type certificate');
  const intermediate = readX509(pems.intermediatePem, 'intermediate certificate');
  const key = readKey(pems.privateKeyPem);
  const bits = key.asymmetricKeyDetails?.modulusLength;
  ensure(
    key.asymmetricKeyType === 'rsa' && bits === 2048,
    'The private key is not an RSA key of 2048 bits',
    'privateKey',
  );
  ensure(
    certificate.checkPrivateKey(key),
    'The private key does not belong to the pass type certificate',
    'privateKey',
  );
  requireSubject(certificate, 'UID', pems.passTypeId, 'pass type');
  requireSubject(certificate, 'OU', pems.teamId, 'team');
  ensure(
    certificate.checkIssued(intermediate) && certificate.verify(intermediate.publicKey),
    'The pass type certificate was not issued by the intermediate certificate',
    'intermediate',
  );
  const validities = [
    validityOf(certificate, 'pass type certificate'),
    validityOf(intermediate, 'intermediate certificate'),
  ];
  return { certificate, intermediate, key, validities };
}

/** @throws CertificateUnusable if phones would reject a signature of that time. */
export function checkValidity({ validities }: Pick<ReadCertificate, 'validities'>, at: Date): void {
  for (const validity of validities) requireValid(validity, at);
}

function readX509(pem: string, what: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new CertificateUnusable(`The ${what} cannot be read`);
  }
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new CertificateUnusable('The private key cannot be read');
  }
}

/** The common name in a subject or an issuer. */
export const nameOf = (subject: string) => /^CN=(.+)$/m.exec(subject)?.[1] ?? 'without a name';

/** Phones compare both attributes with pass.json. */
function requireSubject(certificate: X509Certificate, attribute: 'UID' | 'OU', expected: string, what: string): void {
  const prefix = `${attribute}=`;
  const values = certificate.subject.split('\n').filter((line) => line.startsWith(prefix));
  ensure(
    values.includes(prefix + expected),
    `The pass type certificate's ${attribute} is not its ${what} identifier ${expected}`,
  );
}

export const validityOf = ({ validFromDate: from, validToDate: to }: X509Certificate, what: string): Validity => ({
  what,
  from,
  to,
});

/** @throws CertificateUnusable if the certificate is not yet valid, or expired. */
export function requireValid({ what, from, to }: Validity, at: Date): void {
  if (!(at >= from)) throw new CertificateUnusable(`The ${what} is not valid before ${from.toISOString()}`);
  if (!(at <= to)) throw new CertificateUnusable(`The ${what} expired at ${to.toISOString()}`);
}

function ensure(condition: boolean, message: string, field?: UploadField): void {
  if (!condition) throw new CertificateUnusable(message, field);
}

/**
 * A pass type certificate with the ids in its subject: UID is the pass type, OU the team.
 * @throws CertificateUnusable if it cannot be read or lacks them. Source: Apple, Wallet Developer Guide.
 */
export function identifyCertificate(pems: Omit<AppleCertificate, 'passTypeId' | 'teamId'>): AppleCertificate {
  const { subject } = readX509(pems.certificatePem, 'pass type certificate');
  const attribute = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];
  const passTypeId = attribute('UID');
  const teamId = attribute('OU');
  if (!passTypeId || !teamId) throw new CertificateUnusable('The pass type certificate has no UID or no OU');
  return { ...pems, passTypeId, teamId };
}
