import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AppleCertificate, CertificateUpload, UploadField } from '../../ports/accounts.ts';
import { CertificateUnusable } from '../../ports/wallets.ts';
import {
  checkValidity,
  identifyCertificate,
  nameOf,
  readCertificate,
  requireValid,
  validityOf,
} from './certificate.ts';
import { checkRounds } from './key-derivation.ts';

type AppleUpload = Extract<CertificateUpload, { wallet: 'walleta' }>;

const intermediateAddress = 'https://www.apple.com/certificateauthority/AppleWWDRCAG4.cer';

/**
 * Reads an uploaded pass type certificate with its key and intermediate, and checks that phones will accept its
 * signatures.
 * @param roots SHA-256 of the accepted roots of the chain, lower-case hex.
 * @throws CertificateUnusable with the reason.
 */
export async function readUpload(upload: AppleUpload, at: Date, roots: readonly string[]): Promise<AppleCertificate> {
  const pems: string[] = [];
  for (const part of ['certificate', 'privateKey', 'intermediate', 'root'] as const)
    pems.push(...(await pemsOf(upload, part)));
  const certificates = pems.filter(isCertificate).map((pem) => new X509Certificate(pem));
  const leaf = certificates.find(({ ca }) => !ca);
  if (leaf === undefined) throw new CertificateUnusable('The files contain no pass type certificate', 'certificate');
  const intermediate = issuerOf(leaf, certificates);
  const certificate = identifyCertificate({
    certificatePem: leaf.toString(),
    privateKeyPem: await keyOf(pems, upload.password),
    intermediatePem: intermediate.toString(),
  });
  requirePassType(certificate.passTypeId);
  checkValidity(readCertificate(certificate), at);
  requireRoot(intermediate, certificates, roots, at);
  return certificate;
}

const isCertificate = (pem: string) => pem.startsWith('-----BEGIN CERTIFICATE-----');

/** Detects the format by content: PEM texts, a single DER certificate, or a .p12. */
async function pemsOf(upload: AppleUpload, part: Exclude<keyof AppleUpload, 'wallet' | 'password'>): Promise<string[]> {
  const file = upload[part];
  if (file === undefined) return [];
  const text = Buffer.from(file).toString('latin1');
  const pems = text.match(/-----BEGIN ([A-Z0-9 ]+)-----[^-]+-----END \1-----/g);
  if (pems) return pems.map((pem) => readable(pem, part));
  const der = derCertificate(file);
  if (der) return [der];
  // Loads node-forge only for a .p12.
  const { openPkcs12 } = await import('./pkcs12.ts');
  return openPkcs12(file, upload.password ?? '', part);
}

function readable(pem: string, part: UploadField): string {
  if (!isCertificate(pem)) return pem;
  try {
    return new X509Certificate(pem).toString();
  } catch {
    throw new CertificateUnusable('A certificate in the files cannot be read', part);
  }
}

function derCertificate(file: Uint8Array): string | undefined {
  try {
    return new X509Certificate(file).toString();
  } catch {
    return undefined;
  }
}

/** Older formats, with a DEK-Info header, derive the key in one round. Source: RFC 7468, section 11. */
const encryptedPkcs8 = '-----BEGIN ENCRYPTED PRIVATE KEY-----';

/** The private key as unencrypted PKCS#8, the form stored in Secrets Manager. */
async function keyOf(pems: readonly string[], password: string | undefined): Promise<string> {
  const pem = pems.find((each) => each.includes('PRIVATE KEY-----'));
  if (pem === undefined)
    throw new CertificateUnusable('The private key is missing: add its file, or a .p12 with it', 'privateKey');
  const isEncrypted = pem.includes('ENCRYPTED');
  if (pem.startsWith(encryptedPkcs8)) {
    checkRounds(Buffer.from(pem.slice(encryptedPkcs8.length, pem.lastIndexOf('-----END')), 'base64'));
  }
  try {
    const key = createPrivateKey(isEncrypted ? { key: pem, passphrase: password ?? '' } : pem);
    return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    throw isEncrypted
      ? new CertificateUnusable('The password of the private key is wrong, or is missing', 'password')
      : new CertificateUnusable('The private key cannot be read', 'privateKey');
  }
}

/**
 * Selects Apple's intermediate by its name, since Apple's roots have signed others, too. The signature on the pass type
 * certificate shows which generation it is.
 */
function issuerOf(leaf: X509Certificate, certificates: readonly X509Certificate[]): X509Certificate {
  const authorities = certificates.filter(({ ca }) => ca);
  const other = authorities.find((each) => !each.checkIssued(each));
  const issuer = authorities.find((each) => leaf.checkIssued(each)) ?? other;
  if (issuer === undefined)
    throw new CertificateUnusable(
      `Apple's intermediate certificate is missing: get it from ${intermediateAddress} (this one was issued by ${nameOf(leaf.issuer)})`,
      'intermediate',
    );
  if (!nameOf(issuer.subject).includes('Worldwide Developer Relations'))
    throw new CertificateUnusable(
      `The intermediate certificate is not Apple's WWDR: it is ${nameOf(issuer.subject)}`,
      'intermediate',
    );
  return issuer;
}

/** The pass type id becomes part of secret names and of pass.json. */
function requirePassType(passTypeId: string): void {
  if (!/^pass\.[A-Za-z0-9.-]{1,200}$/.test(passTypeId))
    throw new CertificateUnusable(
      `The certificate is for ${passTypeId}, which is not a pass type (pass.…): Apple issues certificates of many kinds`,
      'certificate',
    );
}

/** SHA-256 of Apple Root CA, Apple Root CA - G2 and - G3. Source: docs/decisions/certificates.md#chains-end-at-apples-roots */
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
function requireRoot(
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
      'root',
    );
  const sha256 = sha256Of(root);
  if (!accepted.includes(sha256))
    throw new CertificateUnusable(
      `The root certificate is none of Apple's that this service knows: it is ${nameOf(root.subject)}, SHA-256 ${sha256}`,
      'root',
    );
  if (!intermediate.verify(root.publicKey))
    throw new CertificateUnusable(`The intermediate certificate was not issued by ${nameOf(root.subject)}`);
  requireValid(validityOf(root, 'root certificate'), at);
}

const sha256Of = ({ fingerprint256 }: X509Certificate) => fingerprint256.replaceAll(':', '').toLowerCase();
