import { createPublicKey, hash, verify } from 'node:crypto';
import forge from 'node-forge';
import type { AppleCertificate } from '../../ports/accounts.ts';

const { asn1, pki, pkcs7 } = forge;
/** node-forge has bytes in strings of Latin-1. */
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const derOf = (element: forge.asn1.Asn1) => asn1.toDer(element).getBytes();

export interface Signed {
  readonly manifest: Uint8Array;
  /** Detached CMS SignedData, DER. */
  readonly signature: Uint8Array;
  readonly certificate: AppleCertificate;
  /** Undefined where the builder takes it from the system's clock. */
  readonly signedAt?: Date | undefined;
}

/** The parts of a SignedData with one signer, as node-forge captures them. Source: RFC 5652, sections 5.1 and 5.3. */
interface Captured {
  readonly certificates?: { readonly value: forge.asn1.Asn1[] };
  readonly issuer: forge.asn1.Asn1;
  readonly serial: string;
  readonly digestAlgorithm: string;
  readonly authenticatedAttributes: forge.asn1.Asn1[];
  readonly signature: string;
}

/**
 * Checks a pass's signature with none of the code that makes ours: node-forge reads it, Node verifies it.
 * @returns problems, each as the end of a sentence about the signature.
 */
export function signatureProblems(signed: Signed): string[] {
  try {
    return problemsOf(signed);
  } catch {
    return ['cannot be read'];
  }
}

function problemsOf({ manifest, signature, certificate, signedAt }: Signed): string[] {
  const read: Captured = pkcs7.messageFromAsn1(asn1.fromDer(latin1(signature))).rawCapture;
  const leaf = pki.certificateFromPem(certificate.certificatePem);
  const intermediate = pki.certificateFromPem(certificate.intermediatePem);
  const included = read.certificates?.value.map(derOf) ?? [];
  const lacks = (pem: string) => !included.includes(forge.pem.decode(pem)[0]?.body ?? '');
  const digest = pki.oids[asn1.derToOid(read.digestAlgorithm)] ?? '';
  const time = attributeOf(read, 'signingTime');
  const isOtherTime = time !== undefined && signedAt && asn1.utcTimeToDate(time).getTime() !== wholeSecond(signedAt);
  const isOtherIssuer = derOf(read.issuer) !== derOf(pki.distinguishedNameToAsn1(leaf.issuer));
  const checks: [isProblem: unknown, problem: string][] = [
    [lacks(certificate.certificatePem), 'lacks the pass type certificate'],
    [lacks(certificate.intermediatePem), 'lacks the intermediate certificate'],
    [!hasIssued(intermediate, leaf), 'has a chain that does not verify'],
    [isOtherIssuer || forge.util.bytesToHex(read.serial) !== leaf.serialNumber, 'names another signer'],
    [attributeOf(read, 'messageDigest') !== hash(digest, manifest, 'binary'), 'is of another manifest.json'],
    [time === undefined, 'has no signing time'],
    [isOtherTime, 'has another signing time'],
    [!isVerified(read, digest, certificate), 'does not verify'],
  ];
  return checks.flatMap(([isProblem, problem]) => (isProblem ? [problem] : []));
}

const wholeSecond = (at: Date) => Math.floor(at.getTime() / 1_000) * 1_000;

/** The value of a signed attribute. Source: RFC 5652, section 11. */
function attributeOf({ authenticatedAttributes }: Captured, name: string): string | undefined {
  for (const { value } of authenticatedAttributes) {
    const [type, values] = value as forge.asn1.Asn1[];
    const [first] = (values?.value ?? []) as forge.asn1.Asn1[];
    if (type && asn1.derToOid(type.value as string) === pki.oids[name]) return first?.value as string;
  }
  return undefined;
}

/** The library throws where a signature does not decrypt to a hash. */
function hasIssued(intermediate: forge.pki.Certificate, leaf: forge.pki.Certificate): boolean {
  try {
    return intermediate.verify(leaf);
  } catch {
    return false;
  }
}

/** The signed bytes carry the tag of the SET OF. Source: RFC 5652, section 5.4. */
function isVerified(read: Captured, digest: string, { certificatePem }: AppleCertificate): boolean {
  const attributes = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, read.authenticatedAttributes);
  const signed = Buffer.from(derOf(attributes), 'latin1');
  return verify(digest, signed, createPublicKey(certificatePem), Buffer.from(read.signature, 'latin1'));
}
